# Yggdrasil: every word a player reads, in English.

title = Yggdrasil
pitch = Together you are the gods: hold six enemies back from Asgard while every card brings Ragnarök a step nearer.
mood = together against the game, tense
length = 60 to 90 minutes
god-odin = Odin

choice-gods-odin = Odin
god-thor = Thor

choice-gods-thor = Thor
god-frey = Frey

choice-gods-frey = Frey
god-heimdall = Heimdall

choice-gods-heimdall = Heimdall
god-tyr = Tyr

choice-gods-tyr = Tyr
god-freyja = Freyja

choice-gods-freyja = Freyja
enemy-hel = Hel

choice-angry_enemies-hel = Hel
enemy-surt = Surt

choice-angry_enemies-surt = Surt
enemy-jormungand = Jörmungand

choice-angry_enemies-jormungand = Jörmungand
enemy-loki = Loki

choice-angry_enemies-loki = Loki
enemy-nidhogg = Nidhögg

choice-angry_enemies-nidhogg = Nidhögg
enemy-fenrir = Fenrir

choice-angry_enemies-fenrir = Fenrir
card-hel = { enemy-hel }
card-surt = { enemy-surt }
card-jormungand = { enemy-jormungand }
card-loki = { enemy-loki }
card-nidhogg = { enemy-nidhogg }
card-fenrir = { enemy-fenrir }
card-angry-hel = Angry { enemy-hel }
card-angry-surt = Angry { enemy-surt }
card-angry-jormungand = Angry { enemy-jormungand }
card-angry-loki = Angry { enemy-loki }
card-angry-nidhogg = Angry { enemy-nidhogg }
card-angry-fenrir = Angry { enemy-fenrir }
card-ragnarok-1 = Ragnarök: Fenrir, Jörmungand, Hel
card-ragnarok-2 = Ragnarök: Loki, Surt, Nidhögg
card-ragnarok-3 = Ragnarök: Fenrir, Surt, Hel
card-ragnarok-4 = Ragnarök: Jörmungand, Loki, Nidhögg
card-ragnarok-5 = Ragnarök: Fenrir, Hel
card-ragnarok-6 = Ragnarök: Loki, Surt
card-ragnarok-7 = Ragnarök: Jörmungand, Nidhögg
card-ragnarok-8 = Ragnarök: Fenrir, Loki
island-rainbow = Rainbow
island-white = White
island-blue = Blue
island-green = Green
island-black = Black
world-asgard = Asgard
act-asgard = Asgard: fight an enemy
world-midgard = Midgard
act-midgard = Midgard: move the Valkyries, seek souls
world-forge = Dwarven Forge
act-forge = Dwarven Forge: take an artifact
world-elves = World of the Elves
act-elves = World of the Elves: take an elf
world-darkness = World of Darkness
act-darkness = World of Darkness: share with one god
world-dead = World of the Dead
act-dead = World of the Dead: put Vikings into a bag
world-fire = Kingdom of Fire
act-fire = Kingdom of Fire: take fire giants out of a bag
world-ice = Ice Fortress
act-ice = Ice Fortress: fight a giant
world-sacred = Sacred Land
act-sacred = Sacred Land: call on the Vanir
artifact-ring = Ring (Hel)
artifact-sword = Sword (Surt)
artifact-hammer = Hammer (Jörmungand)
artifact-net = Net (Loki)
artifact-spear = Spear (Nidhögg)
artifact-ribbon = Ribbon (Fenrir)
rune-sigel = Sigel
rune-daeg = Daeg
rune-mann = Mann
rune-tiwaz = Tiwaz
giant-hyrrokkin = Hyrrokkin
effect-hyrrokkin = blocks the World of the Dead
giant-gunnlod = Gunnlöd
effect-gunnlod = blocks the World of the Elves
giant-thokk = Thökk
effect-thokk = Hel +1
giant-hymir = Hymir
effect-hymir = whirlpool on the submerged island
giant-geirrod = Geirröd
effect-geirrod = no die in combats
giant-greip = Greip
effect-greip = blocks the Sacred Land
giant-gialp = Gialp
effect-gialp = blocks the Kingdom of Fire
giant-hrym = Hrym
effect-hrym = Surt +1
giant-suttung = Suttung
effect-suttung = blocks the World of Darkness
giant-farbauti = Farbauti
effect-farbauti = Loki +1
giant-angrboda = Angrboda
effect-angrboda = Fenrir +1
giant-vafthrudnir = Vafthrudnir
effect-vafthrudnir = no god has a power
giant-thrym = Thrym
effect-thrym = blocks the Dwarven Forge
giant-hrungnir = Hrungnir
effect-hrungnir = giants +1
giant-hraesvelg = Hraesvelg
effect-hraesvelg = Nidhögg +1
giant-utgard-loki = Utgard-Loki
effect-utgard-loki = Jörmungand +1
giant-pile = the unseen giant on top of the pile
die-face = { $colour }, { face-hammers }
face-hammers = { $hammers ->
    [0] no hammer
    [one] 1 hammer
   *[other] { $hammers } hammers
}
fell-die = The die shows { $value }.
fell-first = The first roll shows { $value }.
fell-second = The second roll shows { $value }.
fell-angry = In the deck: Angry { $value }.
fell-ragnarok = In the deck: { $value }.

ask-world = In which world do you act?
ask-enemy = Which enemy do you drive back?
ask-drag = Which of the rearmost enemies does Nidhögg drag forward?
ask-giant = Which giant do you choose?
ask-play = Which card do you play?
ask-back = Where does the other card go?
ask-roll = Which roll counts?
ask-vikings = How many Vikings do you send into the fight?
ask-elves = How many elves do you add?
ask-share = How many Vikings does this god receive?
ask-route = Where do the Valkyries go, and do they seek souls?
ask-artifact = Which artifact do you take?
ask-partner = With which god do you share?
ask-hold_vikings = Of both gods' Vikings, how many do you keep?
ask-hold_elves = Of both gods' elves, how many do you keep?
ask-bag = Which bag do you choose?
ask-scale = Move the Vanir on, or call for help?
ask-island = To which island do the Valkyries ride?
ask-next_card = Which card comes next, from the top?

act-stop = End the turn
do-enemy = { $enemy } (space { $space }, force { $force })
do-drive-back = { $enemy }, from space { $space } to { $to }
do-giant = { $giant }: { $effect } ({ $rune })
do-discard = Discard { $giant }: { $effect } ({ $rune })
do-put-on-top = { $card } on top of the deck
do-put-under = { $card } under the deck
do-calm = { $colour }, { face-hammers }: calms Fenrir
do-not-calm = { $colour }, { face-hammers }: Fenrir stays angry
do-search = { $island }: seek souls
do-search-three = { $island }: seek souls, three counters only
do-move-only = { $island }: seek no souls there
do-raise = { $count ->
    [one] { $island } bag (put in { $count } Viking)
   *[other] { $island } bag (put in { $count } Vikings)
}
do-burn = { $count ->
    [one] { $island } bag (draw { $count } counter)
   *[other] { $island } bag (draw { $count } counters)
}
do-forge = { $artifact }, level { $level }
do-upgrade = { $artifact }, level { $level } for your level { $held }
do-share = { $count } for { $god }
do-vikings = { $count } (against { $foe }, force { $needed })
do-elves = { $count } (sum { $force } against { $needed })
do-hold-vikings = { $count ->
    [one] { $count } Viking, and { $rest } for { $other }
   *[other] { $count } Vikings, and { $rest } for { $other }
}
do-hold-elves = { $count ->
    [one] { $count } elf, and { $rest } for { $other }
   *[other] { $count } elves, and { $rest } for { $other }
}
do-scale-0 = Move the Vanir one square on
do-scale-1 = Call for help: the Valkyries move one island
do-scale-2 = Call for help: two Vikings from the World of the Dead
do-scale-3 = Call for help: rearrange the top six enemy cards
do-scale-4 = Call for help: one enemy goes back one space
do-scale-5 = Call for help: discard a giant from the pile
god-chosen = { $seat } plays { $god }.
card-drawn = { $god } plays the enemy card { $card }.
no-card = { $left ->
    [one] { $god } draws no enemy card ({ $left } more turn like this).
   *[other] { $god } draws no enemy card ({ $left } more turns like this).
}
put-on-top = The card { $card } goes back on the deck.
put-under = The card { $card } goes under the deck.
card-seen = { $god } looks at the enemy card { $card }.
card-placed = The card { $card } goes back into the deck, in position { $place } from the top.
roll-chosen = { $god } keeps the roll of { $colour }, { face-hammers }.
turn-ended = { $god } ends the turn.
won = The enemy cards have run out: the gods have won.
lost = The gods have lost: { $defeat }.
defeat-wall = five enemies are beyond the wall
defeat-door = three enemies are beyond the door
defeat-residence = an enemy is in Odin's residence
advanced = { $enemy } advances to space { $space }.
driven-back = { $enemy } goes back to space { $space }.
hel-took = { $count ->
    [0] Hel finds no Viking in the { $island } bag.
    [one] Hel takes { $count } Viking out of the { $island } bag.
   *[other] Hel takes { $count } Vikings out of the { $island } bag.
}
surt-put = { $count ->
    [0] Surt has no fire giant left to put into the { $island } bag.
    [one] Surt puts { $count } fire giant into the { $island } bag.
   *[other] Surt puts { $count } fire giants into the { $island } bag.
}
submerged = Jörmungand floods the { $island } island; the Valkyries go back to the Rainbow Island.
giant-came = { $giant } wakes: { $effect }.
fenrir-raged = Fenrir is angry.
fenrir-calmed = { $god } calms Fenrir.
fenrir-still-angry = Fenrir is still angry.
attacked = { $god } attacks { $foe } (force { $needed }).
sent = { $count ->
    [0] { $god } sends no Viking.
    [one] { $god } sends 1 Viking.
   *[other] { $god } sends { $count } Vikings.
}
combat-won = { $god } beats { $foe }: { $sum } = { $force } against { $needed }.
combat-lost = { $god } cannot beat { $foe }: { $sum } = { $force } against { $needed }.
sum-more = { $first } + { $rest }
sum-vikings = { $count ->
    [one] 1 Viking
   *[other] { $count } Vikings
}
sum-hammers = { $count ->
    [one] 1 hammer
   *[other] { $count } hammers
}
sum-ring = Ring { $count }
sum-sword = Sword { $count }
sum-hammer = Hammer (artifact) { $count }
sum-net = Net { $count }
sum-spear = Spear { $count }
sum-ribbon = Ribbon { $count }
sum-bonus = Thor's power { $count }
sum-elves = { $count ->
    [one] 1 elf
   *[other] { $count } elves
}
giant-fell = { $giant } is defeated ({ $rune }).
rune-complete = The rune { $rune } is complete.
valkyries-moved = The Valkyries go to the { $island } island.
sum-found-vikings = { $vikings ->
    [0] no Vikings
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
}
sum-found-giants = { $giants ->
    [0] no fire giants
    [one] { $giants } fire giant
   *[other] { $giants } fire giants
}
souls-found = { $god } seeks souls in the { $island } bag and draws { sum-found-vikings } and { sum-found-giants }.
forged = { $god } takes the artifact { $artifact }, level { $level }.
elf-taken = { $god } takes an elf.
exchanged = { $god } and { $other } share: { $god } now has { $vikings ->
    [one] { $vikings } Viking
   *[other] { $vikings } Vikings
} and { $elves ->
    [one] { $elves } elf
   *[other] { $elves } elves
}, { $other } has { $other-vikings } and { $other-elves }.
raised = { $count ->
    [one] { $god } puts { $count } Viking into the { $island } bag.
   *[other] { $god } puts { $count } Vikings into the { $island } bag.
}
burned = { $god } draws counters from the { $island } bag, sends { sum-found-giants } home and puts { sum-found-vikings } back.
god-took = { $count ->
    [0] { $god } finds no Viking in the World of the Dead.
    [one] { $god } takes { $count } Viking from the World of the Dead.
   *[other] { $god } takes { $count } Vikings from the World of the Dead.
}
vanir-moved = The Vanir goes to square { $square } of the scale.
track-head = Asgard: # wall and door, 8 residence
force = force { $force }
god-line = { $god }: Vikings { $vikings }, elves { $elves }
worlds-line = Elves at home { $elves }, Vikings among the dead { $dead }, fire giants at home { $fire }
vanir-line = The Vanir: square { $square } of 6
island-open = { $island }: Vikings { $vikings }, fire giants { $giants }
island-hidden = { $island }: counters { $counters } (Vikings at least { $vikings }, fire giants at least { $giants })
island-no-bag = { $island }
is-submerged = {"["}submerged]
is-whirlpool = {"["}whirlpool]
valkyries-here = {"["}Valkyries]
pile-line = Giants (force { $force }): face down { $count }
pile-holds = Face down, in unknown order:
removed-giants = Out of play without a rune:
turn-line = Active god: { $god }; actions taken: { $taken }
used-worlds = worlds used:
deck-line = Enemy cards left { $left }, turns played { $turns }
deck-order = From the top:
run-of-unseen = { $count } unseen
run-with-special = { $count ->
    [one] { $count } unseen, a special one
   *[other] { $count } unseen, one of them special
}
deck-unseen = Unseen:
deck-discards = Discarded:
deck-drawn = Looked at now:
fight-line = { $god } against { $foe }: { $force } of { $needed } so far
danger-line = { $defeat }: { $count } of { $of } enemies beyond, { $steps ->
    [one] 1 step from defeat
   *[other] { $steps } steps from defeat
}
fenrir-line = Fenrir is angry and must be calmed.
quiet-line = Turns without an enemy card: { $turns }

outcome-victory = Victory: the enemy cards have run out, and Yggdrasil stands.
outcome-defeat-wall = Defeat: five enemies are beyond the wall of Asgard.
outcome-defeat-door = Defeat: three enemies are beyond the door of Valhalla.
outcome-defeat-residence = Defeat: an enemy is in Odin's residence.

option-gods = The gods of the seats in order, at most one for each; the others are drawn by lot.
option-level = How hard the deck is: a level, or the numbers of special cards as set below.
option-angry = Angry Enemy cards in the deck, if set here.
option-angry_enemies = Enemies that are always among the Angry ones; the rest are drawn by lot.
option-ragnarok = Ragnarök cards in the deck, if set here.
option-ragnarok_cards = Which enemies the Ragnarök cards move; the rulebook's text does not say.
option-ragnarok_named = Ragnarök cards that are always in the deck, by number; the rest are drawn by lot.
option-shuffle = How special cards go into the deck: spread, as the rulebook advises, or shuffled in.
choice-ragnarok_cards-three-each = three enemies a card
choice-ragnarok_cards-two-each = two enemies a card
choice-shuffle-spread = spread evenly
choice-shuffle-plain = shuffled in
choice-ragnarok_named-1 = 1
choice-ragnarok_named-2 = 2
choice-ragnarok_named-3 = 3
choice-ragnarok_named-4 = 4
option-bags = Whether everybody sees what is in the bags.
option-stopping = Whether a god may end a turn before the last action (house rule).
option-vanir_runes = Whether a giant discarded by the Vanir counts for its rune (house rule).
option-hammers = The hammers on the die's six faces; the rulebook does not say.
option-colours = The colours on the die's six faces; the rulebook does not say.
choice-angry-0 = 0
choice-angry-1 = 1
choice-angry-2 = 2
choice-angry-3 = 3
choice-angry-4 = 4
choice-angry-5 = 5
choice-angry-6 = 6
choice-ragnarok-0 = 0
choice-ragnarok-1 = 1
choice-ragnarok-2 = 2
choice-ragnarok-3 = 3
choice-ragnarok-4 = 4
choice-level-own = the plain deck, and what is set below
choice-level-easy = easy
choice-level-normal = normal
choice-level-hard = hard
choice-level-ragnarok-1 = Ragnarök 1
choice-level-ragnarok-2 = Ragnarök 2
choice-level-ragnarok-3 = Ragnarök 3
choice-level-ragnarok-4 = Ragnarök 4
choice-bags-open = open
choice-bags-hidden = hidden
choice-stopping-True = yes
choice-stopping-False = no
choice-vanir_runes-True = yes
choice-vanir_runes-False = no
choice-hammers-nought-to-three = 0 1 1 2 2 3
choice-hammers-one-to-three = 1 1 1 2 2 3
choice-hammers-two-of-each = 1 1 2 2 3 3
choice-colours-white-and-blue = white 2, blue 2, green 1, black 1
choice-colours-green-and-black = white 1, blue 1, green 2, black 2

## The drawn board

board-wall = Wall
board-door = Door
board-residence = Residence
board-force = Force
board-cards = Cards left
board-enemy = { $enemy }: space { $space } of 8, force { $force }, power { $power }
board-blocked = blocked
board-used = used
board-vikings = Vikings
board-fire-giants = fire giants
board-share = Take, give, exchange Vikings and elves with one god
board-pile = face down: { $count }
board-flooded = flooded
board-whirlpool = whirlpool
board-actions = Actions taken: { $taken } of { $of }
board-deck = Enemy cards left: { $left }
board-victory = None left, and Yggdrasil stands: victory
board-last = Enemy card:
board-asgard = Vikings, die, artifact and elves against its force
board-die = The die: hammers, and the colour of an island
board-elves = An elf adds 1 after the roll.
board-dead = Five of them go into a bag.
board-fire = Takes fire giants out of a bag.
board-chance = { $share } %

## A page to learn it, and a first game with a coach

summary-1 = You all play gods, together. Six enemies climb towards Asgard; hold them until the deck of enemy cards has run out.
summary-2 = You lose at the end of a turn with five enemies beyond the wall, three beyond the door, or one in the residence.
summary-3 = A turn: draw an enemy card. That enemy advances one space and does its harm: the farther it has come, the worse.
summary-4 = Then act in three different worlds, one action in each.
summary-5 = Asgard: drive an enemy back one space. Vikings sent before the roll, the die, your artifact and elves after the roll must reach its force.
summary-6 = Midgard: move the Valkyries to an island and draw three counters from its bag. Vikings come to you, fire giants go back.
summary-7 = Forge: an artifact against one enemy, levels 1 to 3. Elves: an elf, worth one after the roll.
summary-8 = Dead: put five Vikings back into a bag. Fire: take fire giants out of a bag. Darkness: share with another god.
summary-9 = Ice Fortress: fight a giant of force 3. An active giant hinders you; four of one rune give its power once.
summary-10 = Sacred Land: move the Vanir on, or use what the scale offers up to where it stands.
summary-11 = Each god has a power of its own. Talk: you win or lose together.

guide-goal = Welcome to Yggdrasil. You are gods, all on one side. Six enemies march on Asgard: hold them off until their deck of cards is used up, and you have won.
guide-track = This is their road. The number beside a name is the force you must reach to drive that enemy back one space; it grows beyond the wall and beyond the door.
guide-lose = This is how you lose: at the end of a turn five enemies stand beyond the wall, or three beyond the door, or one in the residence. The counts are above the road.
guide-card = Each turn begins with an enemy card. That enemy takes a step and does the harm written here. Point at any enemy on the road to read what it does.
guide-god = This is you. Your god has a power of its own, written on the sheet. Vikings and elves, which you need for fighting, will lie here too: you have none yet.
guide-actions = Now you act three times, each time in another world. Worlds with a dashed frame are open. Point at one, or tap it, to read what it does.
guide-first = You need Vikings. Go to Midgard: the Valkyries take three counters from the bag of an island, and every Viking among them comes to you.
guide-second = An artifact is a lasting help: the Dwarven Forge makes them, one line against each enemy. Take one against an enemy that stands far ahead.
guide-third = One action left. Fight in Asgard, if Vikings, die, artifact and elves can reach the force of an enemy; if not, take an elf for later.
guide-why = What has no dashed frame is closed now. Point at it, or open “why?” in the list, to read the rule.
guide-midgard = The Valkyries go one island along the line, or stay. The numbers are what lies in each bag: Vikings (helmets) you keep, fire giants (flames) go back in.
guide-combat = Choose the enemy to drive back: one that is near the wall, or whose artifact you hold. On the first space none can be driven back.
guide-vikings = First the Vikings: each adds 1, and is spent whatever the die says. Beside each number stands the chance to win, with the elves you have.
guide-elves = The die has fallen. Each elf still adds 1: spend just enough to win (✓), or none if it is hopeless.
guide-forge = An artifact helps in every fight against its one enemy, for the rest of the game. First level 1, later 2 and 3.
guide-ice = Choose a giant: one that lies open and troubles you, or the top of the pile unseen.
guide-bag = Which bag? The World of the Dead puts Vikings in, the Kingdom of Fire takes fire giants out.
guide-share = Share with one other god: Vikings and elves may go either way. Give to whoever fights next.
guide-sacred = The Vanir: move it on, or call for any help up to its square.
guide-giant = Loki woke a giant. As long as it lies open its effect holds: look into the Ice Fortress.
guide-flood = Jörmungand flooded an island: the Valkyries cannot search there as long as it is under water.
guide-hel = Hel took Vikings out of a bag: fewer are left for the Valkyries to find. The World of the Dead puts five back.
guide-surt = Surt put fire giants into a bag: more of what the Valkyries draw there is in vain. The Kingdom of Fire takes them out.
guide-nidhogg = Nidhögg does not come alone: he drags the enemy that is farthest behind one space along.
guide-fenrir = Fenrir is angry. Until the die calms him, the active god can do nothing but roll for it; white always calms him.
guide-wall = An enemy is beyond the wall. Five of them at the end of a turn, and all is lost. So it is with three beyond the door, or one in the residence.
guide-rune = A giant fell. Four giants of the same rune give you the rune's power.
guide-half = Half of the deck is gone. Keep the enemies that do most harm far back, and do not waste Vikings on lost fights.
guide-won = Victory! You know Yggdrasil now. A harder deck has angry enemies, which take two steps, and Ragnarök cards.
guide-lost = They broke through. Next time: fight the foremost early, raise an artifact to level 3, and share Vikings with the god who can use them. “Again” sets the same table.

## Refused before the game

refused-gods = { $count } gods are named, but only { $most } sit down: one for each at most.

## What a hint counts

hint-more-vikings = more Vikings
hint-less-vikings = fewer Vikings
hint-more-elves = more elves
hint-less-elves = fewer elves
hint-more-artifacts = stronger artifacts
hint-less-artifacts = weaker artifacts
hint-more-giants = more active giants
hint-less-giants = fewer active giants
hint-more-wall = more enemies past the wall
hint-less-wall = fewer enemies past the wall
hint-more-due = more steps to drive the enemies back before the end
hint-less-due = fewer steps to drive the enemies back before the end
