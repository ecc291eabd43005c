title = Vedrfölnir
pitch = Every card must be given to somebody: exactly twelve stars win the runes, one too many loses them all.
mood = quick, poisoned gifts, a little spite
length = 20 to 30 minutes

# Options
option-deck = Which decks are shuffled together. Solo games use the base deck only.
choice-deck-base = base deck
choice-deck-spring = base and spring
choice-deck-winter = base and winter
choice-deck-both = base, spring and winter

# Zones
zone-seat = { $seat }
zone-odin = Odin, Ase of { $seat }
zone-thor = Thor, Ase of { $seat }
zone-ase = Ase of { $seat }
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
sense-odin = Odin
sense-thor = Thor
end-first = first
end-last = last
card-plain = { $who }
card-kind = { $who } ᚱ{ $runes }
card-stars = { $who } ★{ $stars }
card-runes = { $who } ᚱ{ $runes } ★{ $stars }
card-turned = { $who } as { $sense } ᚱ{ $runes } ★{ $stars }
card-modifier = { $who } (objective { $objective })
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
won-cards = Won:
face-down = Face down: { $count }
crosswise = On its way:
comes-to = It comes to { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
ride-began = The raven set out from { $zone }.
unseen = Not yet seen (cards with 0 1 2 3 4 stars):
discards = Discards (cards with 0 1 2 3 4 stars):

# Questions
ask-ase = Which Ase do you play besides yourself?
ask-unseen = Do you give your next card to Brynhildr unseen, or reveal it?
ask-to = To whom does the card go?
ask-sense = Do Tyr's runes count as Odin's or as Thor's?
ask-end = Which card do Skoll and Hati take?
ask-hel = What does Hel do?
ask-refuse = Do you take the card, or refuse it?
ask-answer = Hel aims at a stake of yours. Do you let her, or refuse her?
do-unseen-reveal = Reveal it
do-unseen-brynhildr = Give it to Brynhildr, unseen
do-give = Give { $card } to { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }
do-sense = Runes of { $sense }
do-end = The { $end } card
do-accept = Accept { $card }
do-norns = Play the Norns, and discard { $card } with them
do-heimdall = Play Heimdall: give { $card } to another or to the Tribute
do-hel-norns = Destroy the Norns of { $zone }
do-hel-heimdall = Destroy the Heimdall of { $zone }
do-hel-first = Discard the first card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }
do-hel-last = Discard the last card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }
do-hel-nothing = Nothing: there is nothing to strike

# What happened
fell-first = { $seat-value } begins.
ases-chosen = { $seat-odin } plays Odin as an Ase, { $seat-thor } plays Thor.
turn-began = { $zone } begins a turn with { $count } cards face down.
revealed = A card is revealed: { $card }.
given = { $card } goes to { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
chose-odin = Tyr is given with runes of Odin.
chose-thor = Tyr is given with runes of Thor.
chose-first = Skoll and Hati go for the first card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
chose-last = Skoll and Hati go for the last card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
chose-hel-norns = Hel aims at the Norns of { $zone }.
chose-hel-heimdall = Hel aims at the Heimdall of { $zone }.
chose-hel-first = Hel aims at the first card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
chose-hel-last = Hel aims at the last card of { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
chose-hel-nothing = Hel has nothing to strike.
given-unseen = A card goes to Brynhildr, unseen.
drawn = { $zone ->
    [Tribute] { $card } is drawn for the Tribute.
   *[other] { $zone } draws { $card }.
  }
joined = { $card } joins { $zone }: ★{ $stars } of { $objective }.
joined-tribute = { $card } joins the Tribute.
discarded-at = Discarded as it came to { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }: { $card }.
discarded = { $card } is discarded.
taken-away = { $card } is taken from { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  } and discarded.
joker-kept = { $zone } keeps a joker: { $joker }.
joker-played = { $zone } plays a joker: { $joker }.
joker-destroyed = Hel destroys a joker of { $zone }: { $joker }.
raven-passed = { $card } flies on to { $zone ->
    [Tribute] the Tribute
   *[other] { $zone }
  }.
collected = { $zone } has exactly { $stars } stars and collects: { $cards }.
went-beyond = { $zone } goes beyond the objective: { $stars } stars of { $objective }.
shared = { $zone } has the most runes of { $runes } (ᚱ{ $count }) and wins: { $cards }.
shared-of-all = { $zone } has the most runes of all types together (ᚱ{ $count }) and wins: { $cards }.
nobody-takes = Nobody alone has the most runes of { $runes }. Discarded: { $cards }.
nobody-takes-of-all = Nobody alone has the most runes of all types together. Discarded: { $cards }.
round-ended = Round { $count } ends: all stakes are discarded, jokers stay.
brynhildr-came = Brynhildr comes: she and the rest of the hand are discarded, and her cards are turned up.
brynhildr-ends = Brynhildr again: she and her turned-up cards are discarded.
turned-up = Brynhildr turns up { $card }.
exhausted = Brynhildr has no card left: the majority decides.
last-tribute = Too few cards for another turn: the last Tribute is shared.
scored = { $zone }: { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
won = { $seat } wins.
won-together = { $seats } share the victory.
nobody-won = Nobody wins.

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
board-odds = If the next unseen card came here: the chance to hit the objective exactly, and to go beyond it. Only the card itself counts, not what it would draw or take away.
board-left = Not yet seen: { $count } cards
board-pile = draw pile { $count }
board-hand = in hand { $count }
board-discards = discards { $count }
board-most = most of it now
board-needs = then needs { $count } more
board-lacks = needs { $count } more
board-last = How the last round ended
board-ranks = The final score
board-prize = { $points } at stake
about-after = Then { $stars } of { $objective } stars.
about-exact = Exactly { $objective } stars: all these runes and the Tribute are won!
about-beyond = { $stars } stars, more than { $objective }: this stake would be lost.
about-thor = Each rune of Thor you win is worth 1 point. The stars count towards the objective.
about-odin = Each rune of Odin you win is worth 2 points. The stars count towards the objective.
about-surtr = Each rune of Surtr you win costs 3 points. The stars count towards the objective.
about-freyja = One rune of every kind. Won, she doubles another card you have won.
about-tyr = Worth 5 points when won. Whoever gives him says whether his runes are Odin's or Thor's.
about-sleipnir = Whoever receives him draws another card at once, which counts too.
about-modifier = Whoever has it needs exactly { $objective } stars. The last such card of a stake counts.
about-loki = Throws out the card that came before him, with its stars and runes.
about-fenrir = Throws out the first card of the stake, with its stars and runes.
about-skoll-and-hati = They throw out the first or the last card of the stake; the giver chooses.
about-hel = The giver destroys a joker, or throws out the first or last card of any stake.
about-raven = Flies round the table: everybody draws a card, and it comes to rest where it began.
about-norns = A joker, kept for later: once you may refuse a card that comes to you; it is discarded.
about-heimdall = A joker, kept for later: once you may pass a card that comes to you on to another or to the Tribute.
about-brynhildr = The rest of the hand is discarded, and her own cards are turned up.
about-tribute = Nobody's stake. Who hits the objective exactly wins these runes too; if somebody goes beyond, the others share them: each kind goes to whoever has most of it.
about-zone = Exactly { $objective } stars win these runes and the Tribute's. One star more, and all of it is lost.

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
summary-10 = With two players, each also plays an Ase and must beat all three others. Alone, Valhalla must beat Helheim and Brynhildr.
summary-11 = When the pile is too small for a turn, the last Tribute is shared, and the most points win.
guide-goal = Welcome to Vedrfölnir. Whoever has the most points when the pile runs out wins. Points are runes you have won: one of Thor is worth 1, one of Odin 2.
guide-stars = The cards before you are your stake. With exactly 12 stars on them you win all their runes. With more than 12 you lose the lot.
guide-turn = Your turn: you took four cards, face down. They are turned over one by one, and you must give each to somebody before you see the next.
guide-give = This card is on its way: its stars above, its runes below. Zones that glow may receive it, your own too: click one. Nobody gets two cards in the same turn, so the last goes where it must.
guide-tribute = The Tribute belongs to nobody. Whoever hits 12 exactly wins its runes too; if somebody goes beyond, the others share it: each kind of rune goes to whoever has most of it before them.
guide-ase = With two players each also plays an Ase, a god with a zone of its own. Choose yours; to win you must beat the other three zones, your own Ase too.
guide-unseen = You play alone: one card of your turn goes to Brynhildr without being looked at. Give her the next one unseen, or reveal it.
guide-bar = The stars are counted here; pale ones are what the card on its way would add. Good cards for you, and too many stars for those who are nearly there: that is the whole game.
guide-sleipnir = Sleipnir: whoever receives him draws one more card at once, and that counts too.
guide-modifier = This one changes the goal: whoever gets it needs as many stars as it says, instead of 12. The last one counts.
guide-loki = A thief: it throws a card out of the stake that gets it. Give it to hurt, or to take stars from a stake of yours that is too full.
guide-joker = A joker is kept beside the stake. With the Norns you may refuse a card that comes to you; with Heimdall pass it on to another.
guide-refuse = A card comes to you, and you hold a joker. Let the card come, or click the joker to refuse it.
guide-near = A stake is nearly full. Under each zone stands how likely the next unseen card hits the goal exactly, or goes beyond it.
guide-mine = Exactly! You win all runes before you and in the Tribute. All stakes are emptied, and a new round begins.
guide-collected = Somebody hit the goal exactly, and won all runes of that stake and of the Tribute. All stakes are emptied, and a new round begins.
guide-broke = You have too many stars: your stake is lost, and the others share the Tribute. A new round begins; what you have won before stays yours.
guide-beyond = Somebody has too many stars and loses the stake. The others share the Tribute: each kind of rune goes to whoever has most of it. A new round begins.
guide-brynhildr = Brynhildr! The rest of your hand is discarded, and her face-down cards are turned up one by one.
guide-last = The pile is too small for another turn: the last Tribute is shared, and the points are counted.
guide-over = That was Vedrfölnir. Look at the replay to see which gift decided it.

## Refused before the game

refused-deck = Solo games use the base deck only.

## Reasons of a hint

hint-more-points = more points of your own
hint-less-points = fewer points of your own
hint-more-stake = more points in your stake
hint-less-stake = fewer points in your stake
hint-more-rivals = more points for the best of the others
hint-less-rivals = fewer points for the best of the others
hint-more-jokers = more jokers kept
hint-less-jokers = fewer jokers kept
