title = Vedrfölnir
pitch = Draw for the ravens and stop in time: every card makes the stake richer and the fall deeper.
mood = quick, push your luck, a little spite
length = 20 to 30 minutes

# Options
option-deck = Which decks are shuffled together. Alone, only the base deck is played.
choice-deck-base = base deck
choice-deck-spring = base and spring
choice-deck-winter = base and winter
choice-deck-both = base, spring and winter

# Zones
zone-seat = { $seat }
zone-ase = { $god }, Ase of { $seat }
zone-valhalla = Valhalla
zone-helheim = Helheim
zone-brynhildr = Brynhildr
zone-tribute = Tribute

# Cards
name-thor = Thor
name-odin = Odin
name-sleipnir = Sleipnir
name-ratatosk = Ratatosk
name-nidhogg = Nidhogg
name-loki = Loki
name-norns = the Norns
name-freyja = Freyja
name-tyr = Tyr
name-hugin = Hugin
name-munin = Munin
name-skoll-and-hati = Skoll and Hati
name-eikthyrnir = Eikthyrnir
name-surtr = Surtr
name-fenrir = Fenrir
name-moin = Moin
name-hel = Hel
name-heimdall = Heimdall
name-brynhildr = Brynhildr
runes-odin = Odin
runes-thor = Thor
runes-surtr = Surtr
runes-freyja = Freyja
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who } as { $sense } ᚱ{ $runes } ★{ $stars }
card-modifier = { $who } → { $objective }
cards-and = { $cards }, { $card }
no-cards = no cards

# The table
piles = Draw pile { $pile }, face down in hand { $hand }, discards { $discards } (unseen { $buried })
zone-line = { $zone }: ★{ $stars } of { $objective }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  } in { $won ->
    [one] { $won } won card
   *[other] { $won } won cards
  }
tribute-row = Tribute:
stake = Stake:
jokers = Jokers:
won = Won:
face-down = Face down: { $count }
crosswise = On its way:
comes-to = It comes to { $zone }.
unseen = Not yet seen (cards with 0 1 2 3 4 stars):
discards = Discards (cards with 0 1 2 3 4 stars):

# Questions
ask-ase = Which Ase do you play besides yourself?
ask-unseen = Your next card: to Brynhildr as it lies, or reveal it?
ask-to = To whom does the card go?
ask-sense = Whose runes shall Tyr's be?
ask-end = Which card do Skoll and Hati take?
ask-hel = What does Hel do?
ask-refuse = Do you take the card, or refuse it?
ask-answer = Hel aims at your stake. Do you let her, or refuse her?
do-ase-0 = Odin
do-ase-1 = Thor
do-unseen-0 = Reveal it
do-unseen-1 = Give it to Brynhildr, unseen
do-give = { $card } to { $zone }
do-sense-0 = Runes of Odin
do-sense-1 = Runes of Thor
do-end-0 = The first card
do-end-1 = The last card
do-accept = Let { $card } come
do-norns = Play the Norns: { $card } is discarded with them
do-heimdall = Play Heimdall: give { $card } to another
do-hel-norns = Destroy the Norns of { $zone }
do-hel-heimdall = Destroy the Heimdall of { $zone }
do-hel-first = Discard the first card of { $zone }
do-hel-last = Discard the last card of { $zone }
do-hel-nothing = Nothing: there is nothing to strike

# What happened
turn-began = Turn of { $zone }: { $count } cards face down.
revealed = Revealed: { $card }.
given = { $card } goes to { $zone }.
given-unseen = A card goes to Brynhildr, unseen.
drawn = { $zone } draws { $card }.
joined = { $card } joins { $zone }.
discarded = { $card } is discarded.
taken-away = { $card } is taken from { $zone } and discarded.
joker-kept = { $zone } keeps a joker: { $card }.
joker-played = { $zone } plays a joker: { $card }.
joker-destroyed = Hel destroys a joker of { $zone }: { $card }.
raven-passed = { $card } flies on to { $zone }.
collected = { $zone } has exactly { $stars } stars and collects: { $cards }.
went-beyond = { $zone } goes beyond the objective: { $stars } stars of { $objective }.
shared = { $zone } has the majority for { $runes } and wins: { $cards }.
nobody-takes = Nobody has the majority for { $runes }. Discarded: { $cards }.
brynhildr-came = Brynhildr comes: the rest of the hand is discarded, and her cards are turned up.
brynhildr-ends = Brynhildr again: her turned-up cards are discarded.
turned-up = Brynhildr turns up { $card }.
exhausted = Brynhildr has no card left: the majority decides.
last-tribute = Too few cards for another turn: the last Tribute is shared.
scored = { $zone }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.

# Endings
outcome-victory-points = The most points win.
outcome-shared-points = The victory is shared.
outcome-victory-ases = One player has more points than all three others.
outcome-defeat-ases = Neither player is above all three others: nobody wins.
outcome-victory-valhalla = Valhalla is above Helheim and Brynhildr: you win.
outcome-defeat-valhalla = Valhalla is not above Helheim and Brynhildr: you lose.

# The drawn board
board-zone = { $zone }: { $stars } stars of { $objective }
board-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-won = won: { $count }
board-outlook = next card: { $exact } % exact, { $beyond } % beyond
board-odds = If the next unseen card came here: the chance to meet the objective exactly, and to go beyond it
board-left = Not yet seen: { $count } cards
board-pile = draw pile { $count }
board-hand = in hand { $count }
board-discards = discards { $count }

# A page to learn it, and a first game with a coach
summary-1 = Every card you turn over must be given away: to another, to yourself or to the Tribute in the middle.
summary-2 = Win the cards with the most points: a rune of Thor is worth 1, of Odin 2, of Surtr -3; a Tyr card 5.
summary-3 = On your turn take one card more than there are players, face down. Turn one over, give it, let it act; then the next. Nobody gets two in a turn.
summary-4 = Stars count towards the objective, which is 12 unless the last modifier in the stake says otherwise.
summary-5 = Exactly the objective: you win all score cards of your stake and of the Tribute.
summary-6 = Beyond it: your stake is lost, and the others share the Tribute: each rune type goes to whoever has the most runes of it.
summary-7 = Either ends the round. All stakes are cleared; jokers stay.
summary-8 = Sleipnir draws another card. Ratatosk makes the objective 8, Nidhogg 16. Loki throws out the last card before it.
summary-9 = Jokers are kept: the Norns refuse a card, Heimdall sends it to somebody else.
summary-10 = Two players each play for an Ase too, and must beat all three others. Alone, Valhalla must beat Helheim and Brynhildr.
summary-11 = When the pile is too small for a turn, the last Tribute is shared, and the most points win.
guide-goal = Welcome to Vedrfölnir. Collect runes: Thor's are worth 1 point, Odin's 2. You take them by having exactly twelve stars before you.
guide-ase = With two players each also plays an Ase, a god with a zone of its own. Choose yours; to win you must beat the other three zones, your own Ase too.
guide-turn = Your turn: a few cards lie face down in your hand. They are turned over one by one, and each must be given to somebody before you see the next.
guide-give = The card on its way lies here. Zones that glow may receive it: click one. Nobody gets two cards in the same turn.
guide-tribute = The Tribute belongs to nobody. Whoever reaches the objective wins its runes too; if somebody goes beyond, the others share it.
guide-unseen = You play alone: one card of your turn goes to Brynhildr without being looked at. Give her the next one unseen, or reveal it.
guide-stars = Watch the stars. The bar shows how many lie there and how many are wanted; the striped part is what the present card would add.
guide-sleipnir = Sleipnir gallops: whoever receives him draws another card at once, which counts too.
guide-modifier = A modifier: it changes the objective of the stake that gets it. The last one in a stake counts.
guide-loki = A thief of cards: it makes a card of the stake be discarded. Give it where that hurts, or where it saves you.
guide-joker = Jokers are kept beside the stake. The Norns refuse a card that comes to you, Heimdall passes it on to another.
guide-refuse = A card comes to you, and you hold a joker. Let the card come, or click the joker to refuse it.
guide-near = A stake is close to its objective. Under each zone stands the chance that the next unseen card hits it exactly or goes beyond.
guide-collected = Exactly the objective! All score cards of that stake and of the Tribute are won, and a new round begins.
guide-beyond = Too many stars: that stake is lost, and the others share the Tribute by their runes.
guide-brynhildr = Brynhildr! The rest of your hand is discarded, and her face-down cards are turned up one by one.
guide-last = The pile is too small for another turn: the last Tribute is shared and the points are counted.
guide-over = That was Vedrfölnir. Look at the replay to see which gift decided it.

## Refused before the game

refused-deck = Alone it is played with the base deck.
