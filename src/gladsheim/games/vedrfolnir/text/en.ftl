title = Vedrfölnir

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
