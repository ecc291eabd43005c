# Yggdrasil Chronicles: every word a player reads.

title = Yggdrasil Chronicles
pitch = Climb the three levels of the World Tree together, saga after saga, with gods who learn from every defeat.
mood = together, a campaign of six sagas
length = 60 to 90 minutes a saga
god-0 = Freyr
god-1 = Freyia
god-2 = Frigg
god-3 = Heimdall
god-4 = Odin
god-5 = Thor
god-6 = Tyr
enemy-0 = Hel
enemy-1 = Surt
enemy-2 = Loki
enemy-3 = Iormungand
enemy-4 = Fenrir
enemy-5 = Nidhogg
world-0 = Asgard
world-1 = Alfheim
world-2 = Vanaheim
world-3 = Midgard
world-4 = Nidavellir
world-5 = Svartalfheim
world-6 = Iotunheim
world-7 = Muspellheim
world-8 = Niflheim
world-9 = the Cage
world-10 = off the tree
iotunn-0 = Thjazi
iotunn-1 = Baugi
iotunn-2 = Skadi
iotunn-3 = Geirröd
iotunn-4 = Greip
iotunn-5 = Gjalp
iotunn-6 = Starkadr
iotunn-7 = Beli
iotunn-8 = Angrboda
iotunn-9 = Gerda
iotunn-10 = Hyrrokkin
iotunn-11 = Hymir
iotunn-12 = Vafthrudnir
iotunn-13 = Suttung
iotunn-14 = Skrymir
iotunn-15 = Thrym
iotunn-16 = Hrungnir
iotunn-17 = Utgardloki
iotunn-does-0 = blocks Asgard
iotunn-does-1 = blocks Midgard
iotunn-does-2 = blocks Vanaheim
iotunn-does-3 = blocks Nidavellir
iotunn-does-4 = blocks Svartalfheim
iotunn-does-5 = blocks Niflheim
iotunn-does-6 = blocks Alfheim
iotunn-does-7 = blocks Muspellheim
iotunn-does-8 = shields Loki
iotunn-does-9 = shields Surt
iotunn-does-10 = shields Hel
iotunn-does-11 = shields Iormungand
iotunn-does-12 = shields Fenrir
iotunn-does-13 = no elves after a throw
iotunn-does-14 = no heroes
iotunn-does-15 = no artifacts
iotunn-does-16 = no Vanir dice
iotunn-does-17 = no God dice
artifact-0 = Andvarinaut
artifact-1 = Draupnir
artifact-2 = Giallarhorn
artifact-3 = Hringhorn
artifact-4 = Megingjord
artifact-5 = Skidbladnir
artifact-6 = Gleipnir
artifact-7 = Gungnir
artifact-8 = Hofund
artifact-9 = Jarngreipr
artifact-10 = Miming
artifact-11 = Mjöllnir
artifact-12 = Brisingamen
artifact-13 = Gullinbursti
artifact-14 = Idunn's apples
artifact-15 = Odroerir
artifact-16 = Svalinn
artifact-17 = Valshamr
creature-0 = Dain, Duneyr, Durathror and Dvalin (you regain 1 life)
creature-1 = Eikthyrnir (heal any world)
creature-2 = Geri and Freki (go anywhere and fight, 1 risk cancelled)
creature-3 = Gullfaxi (beat any Iotunn)
creature-4 = Gullinkambi (1 hero to Valhalla)
creature-5 = Gulltopp (gods give each other pieces)
creature-6 = Heidrun (you regain up to 2 life)
creature-7 = Hildisvini (up to 3 elves)
creature-8 = Hugin and Munin (up to 2 Vanir dice)
creature-9 = Ratatosk (go anywhere and act)
creature-10 = Saehrimnir (any god regains 1 life)
creature-11 = Skuld (turn over and order the next enemy cards)
creature-12 = Sleipnir (every god may go anywhere)
creature-13 = Tanngrisnir and Tanngnjostr (2 life to gods of your choice)
creature-14 = Urd (2 cards leave the wheel)
creature-15 = Vedrfolnir (2 heroes to Valhalla)
creature-16 = Verdandi (gods share out their life)
creature-17 = Vidofnir (3 heroes to Valhalla)
opponent-0 = a Son of Bergelmir
opponent-1 = the second Son of Bergelmir
opponent-2 = the third Son of Bergelmir
opponent-3 = Skoll
opponent-4 = Hati
opponent-5 = Naglfar
opponent-6 = a Servant of Hel
wolf-0 = Skoll
wolf-1 = Hati
rune-0 = move any god anywhere
rune-1 = an action of any world
rune-2 = turn the middle level
rune-3 = regain 1 life
stone-0 = white
stone-1 = green
stone-2 = red
face-0 = blank
face-1 = success
face-2 = I
face-3 = II
face-4 = success, lost
face-5 = I, lost
face-6 = II, lost
piece-elf = an elf
piece-die = a Vanir die
piece-life = a life
ask-god = Choose a god. After the players, the support gods are chosen.
ask-next = Who is next in the order of turns?
ask-travel = Jump to a travel companion first?
ask-move = Where do you move?
ask-deed = What do you do?
ask-heroes = How many heroes do you send home to cancel risks?
ask-pairs = How many pairs of elves cancel a risk each?
ask-dice = How many Vanir dice do you throw?
ask-reroll = Throw again?
ask-ring = Throw again: with which ring first?
ask-elf = Turn a failure with an elf?
ask-help = Spend one of your elves on your die, for your comrade?
ask-bear = How many risks does your kin bear in your place?
ask-keep = Keep it?
ask-luck = What does your lucky companion bring you?
ask-kin = What do you take from your kin?
ask-take = How many do you take?
ask-heal = Which world do you heal?
ask-level = From which deck?
ask-creature = Which creature helps you?
ask-world = Which world?
ask-iotunn = Which Iotunn is beaten?
ask-fed = Who regains a life?
ask-agree = Act there?
ask-rune = Which stone do you apply?
ask-figure = Which god is moved?
ask-steps = How far does the middle level turn?
ask-swap = In which order do the two cards go back?
ask-chosen = Which card leaves the wheel?
ask-taker = Who takes it?
ask-give = What do you give away?
ask-share = To whom do you give a life?
ask-wolf = Which wolf goes back?
god-chosen = { $god } joins the table.
abilities = The gods take up their abilities and powers.
artifact-shown = { $artifact } now lies on top of the level { $level } deck.
round-began = Round { $round }: every god lays a card face down.
next-named = { $god } is number { $place } in the order of turns.
order-agreed = Order of turns: { $gods }.
turn-began = { $god }'s turn.
revealed = { $god } reveals { $enemy }.
revealed-third = { $god } reveals { $enemy } for the third time: this card stays, the two others go under the deck, and nothing is activated.
activated = { $enemy } is activated!
cards-returned = { $enemy }: both cards go back to their decks.
fenrir-shuffled = { $god } shuffles the Fenrir card in.
turn-ended = Fenrir ends { $god }'s turn.
went = { $god } goes to { $world }.
stayed = { $god } stays in { $world }.
passed = { $god } does nothing more.
level-turned = { $count ->
    [one] The middle level turns by { $count } world.
   *[other] The middle level turns by { $count } worlds.
}
enemy-went = { $enemy } goes to { $place }.
devastated = { $world } is devastated.
healed = { $world } is healed.
iotunn-awoke = { $iotunn } wakes: { $does }.
iotunn-beaten = { $iotunn } is beaten.
giants-came = { $count ->
    [one] { $count } Fire Giant joins Surt: { $all } on the ladder.
   *[other] { $count } Fire Giants join Surt: { $all } on the ladder.
}
giants-sent = { $count ->
    [0] { $god } sends no Fire Giant home: { $all } left on the ladder.
    [one] { $god } sends { $count } Fire Giant home: { $all } left on the ladder.
   *[other] { $god } sends { $count } Fire Giants home: { $all } left on the ladder.
}
anonymous-came = { $count ->
    [one] { $count } Anonymous joins Hel: { $all } on the ladder.
   *[other] { $count } Anonymous join Hel: { $all } on the ladder.
}
anonymous-sent = { $count ->
    [0] { $god } sends no Anonymous home: { $all } left on the ladder.
   *[other] { $god } sends { $count } Anonymous home: { $all } left on the ladder.
}
island-drowned = Iormungand reaches island { $island }.
serpent-back = Iormungand is back on island { $island }.
lost-life = { $god } loses { $count } life.
gained-life = { $god } regains { $count } life.
took-elves = { $count ->
    [one] { $god } takes { $count } elf.
   *[other] { $god } takes { $count } elves.
}
took-vanir = { $count ->
    [one] { $god } takes { $count } Vanir die.
   *[other] { $god } takes { $count } Vanir dice.
}
took-artifact = { $god } takes { $artifact }.
heroes-called = { $count ->
    [one] { $count } hero goes to Valhalla: { $all } there.
   *[other] { $count } heroes go to Valhalla: { $all } there.
}
handed = { $god } gives { $what } to { $other }.
handed-artifact = { $god } gives { $artifact } to { $other }.
fights-enemy = { $god } fights { $enemy }.
fights-iotunn = { $god } fights { $iotunn }.
fights-opponent = { $god } fights { $opponent }.
duels = { $god } fights a duel with { $enemy }.
felled = { $enemy } is removed for good.
fell-servant = The Servant of Hel has strength { $value }.
risks-faced = { $count ->
    [one] { $god } bears { $count } risk.
   *[other] { $god } bears { $count } risks.
}
risks-cancelled = { $god } has no risk left.
heroes-spent = { $count ->
    [one] { $count } hero returns to Midgard.
   *[other] { $count } heroes return to Midgard.
}
pairs-spent = { $count ->
    [one] { $god } sends { $elves } elves home: { $count } risk cancelled.
   *[other] { $god } sends { $elves } elves home: { $count } risks cancelled.
}
god-die-fell = { $god }'s God die shows: { $face }.
god-die-fell-again = { $god } throws the God die again: { $face }.
comrade-die-fell = { $god } throws a God die for { $other }: { $face }.
vanir-die-fell = { $god }'s Vanir die shows: { $face }.
die-taken-up = { $god } takes up a die to throw it again: { $face }.
thrown = { $count ->
    [0] { $god }'s throw cancels no risk.
    [one] { $god }'s throw cancels { $count } risk.
   *[other] { $god }'s throw cancels { $count } risks.
}
thrown-again = { $count ->
    [one] Thrown again, { $god }'s dice cancel { $count } risk.
   *[other] Thrown again, { $god }'s dice cancel { $count } risks.
}
elf-turned-vanir = An elf of { $god } turns a failed Vanir die into a success.
elf-turned-god-die = An elf of { $god } turns the failed God die into a success.
comrade-helped = { $god } spends an elf on the die thrown for { $other }: now a success.
kept = { $god } keeps { $what }.
elves-home = { $count ->
    [one] { $count } elf of { $god } goes home to Alfheim.
   *[other] { $count } elves of { $god } go home to Alfheim.
}
dice-lost = { $count ->
    [one] { $god } loses { $count } Vanir die.
   *[other] { $god } loses { $count } Vanir dice.
}
dice-taken-back = { $god } takes all the dice back.
creature-drawn = { $god } draws: { $creature }.
creature-helps = { $god } is helped by { $creature }.
card-seen = { $god } turns over a card: { $card }.
cards-ordered = { $god } puts back { $first } on top, then { $second }.
card-left-wheel = { $card } leaves the wheel and goes under { $god }'s deck.
stone-fell = { $god } throws the { $stone } stone: { $rune }.
gnawed = Nidhogg reaches icon { $icon } of { $all }.
goal-reached = The goal of the page is reached!
page-turned = The page is turned: page { $page }.
saga-acted = { $god } does a saga action.
promises-laid = Nine promises lie face down, one in each world.
oath-sworn = An oath is sworn in { $world }.
betrayal-shown = A betrayal in { $world }!
son-entered = A Son of Bergelmir enters { $world }.
sons-climbed = The Sons of Bergelmir climb.
son-beaten = { $opponent } is driven back to { $world }.
son-slain = A Son of Bergelmir is slain.
wolves-set = Both wolves stand on space { $space }.
wolf-ran = { $wolf } is on space { $space }.
servants-laid = { $count } Servants of Hel lie face down.
servant-beaten = The Servant of Hel in { $world } is beaten: { $left } left.
naglfar-sailed = Naglfar sails to { $world }.
won = { $ending }
defeated = { $ending }
outcome-victory-tree = Victory: Nidhogg reached the Tree, and Yggdrasil stands.
outcome-victory-vigrid = Victory on the plain of Vigrid.
outcome-defeat-life = Defeat: a god lost its last life.
outcome-defeat-hel = Defeat: Hel climbed beyond the upper level.
outcome-defeat-surt = Defeat: Surt climbed beyond the upper level.
outcome-defeat-giants = Defeat: too few Fire Giants were left in the reserve.
outcome-defeat-iotunns = Defeat: no Iotunn was left to wake.
outcome-defeat-serpent = Defeat: Iormungand drowned the last island.
outcome-defeat-anonymous = Defeat: too few Anonymous were left in the reserve.
outcome-defeat-markers = Defeat: no marker was left for a devastated world.
outcome-defeat-dead-tree = Defeat: Nidhogg reached the Dead Tree.
outcome-defeat-sons = Defeat: a Son of Bergelmir climbed beyond the upper level.
outcome-defeat-wolves = Defeat: a wolf caught the sun or the moon.
outcome-defeat-naglfar = Defeat: Naglfar sailed beyond the upper level.
outcome-defeat-bifrost = Defeat: Surt stands in Asgard.
option-saga = Which pages of the Saga Book are played: the basic ones, or a saga of the campaign.
option-gods = The gods in order of seats, then the support gods; those not named are chosen at the table.
option-charts = The experience charts of a campaign, written as in its record.
option-memory = Whether the table shows what is known of the enemy decks, or leaves it to your memory. Bots always remember.
choice-memory-shown = shown
choice-memory-hidden = left to memory
choice-saga-easy = Basic game, easy
choice-saga-hard = Basic game, hard
choice-saga-baldr = Saga 1: the murder of Baldr
choice-saga-fimbulvetr = Saga 2: Fimbulvetr
choice-saga-managarm = Saga 3: the Managarms
choice-saga-naglfar = Saga 4: the sailing of Naglfar
choice-saga-bifrost = Saga 5: the fall of Bifrost
choice-saga-vigrid = Saga 6: the battle of Vigrid
story-baldr-1 = Baldr has dreamed his own death, and Frigg walks the worlds to make all things swear not to harm him. Stone swears, iron swears, fire swears. But in some of the nine worlds the oath is only a voice, and behind it Loki is smiling. Every promise you turn over may be a lie; every one you leave unturned sends another nameless dead to Hel.
story-baldr-2 = The mistletoe was too young to swear. Baldr lies on his ship, the pyre is stacked, and nobody finds the words to light it. Where a promise was betrayed, grief turns on you. Strike Loki down now, and the serpent at the root gnaws faster; spare him, and he grows with every lie.
story-fimbulvetr-1 = The first winter comes from every side at once, and no summer follows. From Iotunheim a Son of Bergelmir climbs the tree, and where he stands nothing can be done. One god alone only drives him back; it takes two to slay him. Leave him, and the cold counts its dead.
story-fimbulvetr-2 = The second winter. Brothers kill each other for a sack of barley, and the wells of Midgard are stone. Another Son has heard his brother fall, or has heard that he did not. You may send heroes to bury the dead, but then who will stand with you when the ice comes up the stairs?
story-fimbulvetr-3 = The third winter, and the last that anyone will count. Surt's sparks are the only warmth left, and some gods have begun to hold their hands towards them. Hold the middle worlds until Nidhogg has passed. Put out the fire, and you freeze; let it burn, and you know who comes with it.
story-managarm-1 = Skoll is so close to the sun that her horses smell him; Hati's breath clouds the moon. Every card of Fenrir is a howl from their father, and at each howl they leap. You can spend your elves to throw them meat from the walls of Asgard. But you have few elves, and the wolves have always been hungry.
story-managarm-2 = Now Loki whistles for them too. The sky flickers; crops and men die between one hour and the next. The wolves have tasted light and are stronger for it. Whoever stands in Asgard to drive them off does not stand where Hel and Surt are climbing.
story-naglfar-1 = In Niflheim they are building a ship from the nails of the dead. Four Servants of Hel bring what is missing: Ganglati, Ganglot, Modgud, and the hound Garm. You do not know which waits where until you strike. Every one you miss is another plank, and the lower worlds reek of it.
story-naglfar-2 = Naglfar is afloat. Whenever the serpent stirs, the flood lifts the ship one world higher, and whatever it meets it devastates. The fewer Servants you slew, the taller its sides. Beat it back to Niflheim again and again: it never sinks, it only waits for the next wave.
story-bifrost-1 = Heimdall has seen the south turn red. Five heroes must give their breath to the horn in Asgard, and every hero in the horn is one who will not fight. While the bridge still stands you can be in Midgard with one step. Wait too long, and you will hear the horn from the wrong side.
story-bifrost-2 = The bridge breaks under the sons of Muspell. Those in Midgard look up, those in Asgard look down, and there is nothing between them but burning air. If Surt sets foot in Asgard, it is over. In Midgard you can throw yourselves against his giants; it costs blood every time, and every time there are more.
story-vigrid-1 = A hundred leagues each way, and not a foot of it empty. Loki has slipped his chain, Fenrir his ribbon. Drive both into the Cage before the ranks close, or fight them where they choose. Whoever you send against the wolf, somebody else must face the liar.
story-vigrid-2 = Everyone knows whom the Norns have promised to whom: Odin to the wolf, Thor to the serpent, Freyr to the fire, Heimdall to Loki. A duel on Vigrid removes an enemy for ever, and takes its price in life. You may choose not to be fated. Then the enemy stays, and Nidhogg comes to the Dead Tree.
text-ours = This saga is our own design: the printed Saga Book is not known to us.
choice-gods-freyr = Freyr
choice-gods-freyia = Freyia
choice-gods-frigg = Frigg
choice-gods-heimdall = Heimdall
choice-gods-odin = Odin
choice-gods-thor = Thor
choice-gods-tyr = Tyr
choice-charts-none = None: no campaign
do-nothing = Nothing
do-yes = Yes
do-no = No
do-keep = Keep { $what }
do-stay = Stay in { $world }
do-go = Go to { $world }
do-act-penalty = Act in { $world }, with penalty
do-act-normal = Act in { $world }
do-act-bonus = Act in { $world }, with bonus
do-heal-here = Heal { $world } for { $count } life
do-heal = Heal { $world }
do-frigg-heals = Regain a life instead of step 3
do-frigg-gives = Give a life away instead of step 3
do-fight = { $count ->
    [one] Fight { $target } ({ $count } risk)
   *[other] Fight { $target } ({ $count } risks)
}
do-fight-unknown = Fight { $target } (risks unknown)
do-duel = { $count ->
    [one] Duel with { $target } ({ $count } risk): remove it for good
   *[other] Duel with { $target } ({ $count } risks): remove it for good
}
do-vain = { $what }: nothing to gain
do-saga-flip = Saga action: ask for the oath here
do-saga-send-anonymous = { $heroes ->
    [one] Saga action: send { $heroes } hero home, and up to { $count } Anonymous with it
   *[other] Saga action: send { $heroes } heroes home, and up to { $count } Anonymous with them
}
do-saga-send-giants = Saga action: bear { $risks } risks, and send up to { $count } Fire Giants home
do-saga-wolf-back = Saga action: send { $elves } elves home, and drive one wolf back
do-saga-achieve = Saga action: send { $heroes } heroes home, and sound the horn
do-saga-other = Saga action
do-reroll-god = Throw the God die again
do-reroll-face = Take up a die that shows { $face }
do-ring = First { $artifact }
do-heroes-early = { $count ->
    [one] 1 hero now (after the throw you would know whether you need one)
   *[other] { $count } heroes now (after the throw you would know how many you need)
}
do-regain = { $count ->
    [one] 1 life
   *[other] { $count } life
}
do-regain-fewer = { $count ->
    [0] No life (you may take { $most })
    [one] 1 life (you may take { $most })
   *[other] { $count } life (you may take { $most })
}
do-call = { $count ->
    [one] 1 hero goes to Valhalla
   *[other] { $count } heroes go to Valhalla
}
do-call-fewer = { $count ->
    [0] No hero (you may take { $most })
    [one] 1 hero goes to Valhalla (you may take { $most })
   *[other] { $count } heroes go to Valhalla (you may take { $most })
}
do-send-giants = { $count ->
    [one] 1 Fire Giant goes home
   *[other] { $count } Fire Giants go home
}
do-send-giants-fewer = { $count ->
    [0] No Fire Giant (you may take { $most })
    [one] 1 Fire Giant goes home (you may take { $most })
   *[other] { $count } Fire Giants go home (you may take { $most })
}
do-send-anonymous = { $count ->
    [one] 1 Anonymous goes home
   *[other] { $count } Anonymous go home
}
do-send-anonymous-fewer = { $count ->
    [0] No Anonymous (you may take { $most })
    [one] 1 Anonymous goes home (you may take { $most })
   *[other] { $count } Anonymous go home (you may take { $most })
}
do-no-more = No more
do-elf-vanir = Turn a Vanir die
do-elf-god = Turn the God die
do-luck-elf = An elf
do-luck-lost = A Vanir die that would be lost
do-luck-die = A Vanir die
do-piece = { $god }: { $what }
do-gives-life = { $god } gives a life to { $other }
do-artifact = { $artifact }
do-level = { $artifact } (level { $level })
do-who = { $god }
do-world = { $world }
do-world-of = { $god }'s world: { $world }
do-iotunn = { $iotunn } ({ $does })
do-stone = The { $stone } stone: { $rune }
do-order-keep = { $first } on top, then { $second }
card = { $god }'s { $enemy }
text-level-0 = Upper level
text-level-1 = Middle level
text-level-2 = Lower level
text-column = column { $column }
text-devastated = devastated
text-blocked = blocked
board-blocked-by = blocked by { $iotunn }
text-promise-1 = promise face down
text-promise-2 = betrayal
text-promise-3 = oath sworn
text-strength = { $enemy } ({ $count })
text-cage = In the Cage:
text-elves = { $count ->
    [one] { $count } elf
   *[other] { $count } elves
}
text-vanir = { $count ->
    [one] { $count } Vanir die
   *[other] { $count } Vanir dice
}
text-heroes = { $count ->
    [one] { $count } hero in Valhalla
   *[other] { $count } heroes in Valhalla
}
text-island = Iormungand on island { $island } of { $all }
text-giants = { $count ->
    [one] { $count } Fire Giant on the ladder
   *[other] { $count } Fire Giants on the ladder
}
text-anonymous = { $count } Anonymous on the ladder
text-creatures = { $count ->
    [one] { $count } creature card
   *[other] { $count } creature cards
}
text-life = { $life } of { $most } life
text-support = support god
text-deck = deck from the top: { $known } known, { $unseen } unseen, { $under } known
text-known = known cards:
text-unseen = unseen cards:
text-laid = a card lies face down on the wheel
text-wheel = Wheel:
text-empty = empty
text-round = Round { $round }
text-saga = page { $page }. Nidhogg on icon { $icon }:
text-icon-0 = plain
text-icon-1 = Tree
text-icon-2 = Dead Tree
text-icon-3 = page turn
text-icon-4 = effect
text-wolves = Skoll on space { $skoll }, Hati on space { $hati } of { $all }
text-servants = Strengths of the Servants of Hel that are left:
text-dice = Dice on the table:
text-god-die = God die
text-risks = { $count ->
    [one] { $god } bears { $count } risk
   *[other] { $god } bears { $count } risks
}
text-tops = Artifacts on top:
text-drawn = Creatures drawn:
text-comrade = Comrade-in-arms:
text-kin = Kin:
text-lucky = Lucky companion:
text-travel = Travel companion:
text-success = successes
text-felled = Removed for good:
text-reserve-life = Life tokens in the reserve: { $count }
text-decks = Iotunn cards left: { $iotunns }. Creature cards gone: { $gone }
text-active = Active: { $god }

## The pages of the Saga Book

text-goal = Goal:
text-trigger = First card of { $enemy } on the wheel:
goal-1 = all six oaths are sworn
goal-2 = a Son is slain: fight it with another god beside you
goal-3 = both wolves on the first space
goal-4 = no Servant of Hel is left
goal-5 = Loki and Fenrir both in the Cage
goal-action = the saga action of this page
page-duels = A fight may be a duel ({ $risks } more risks), which removes the enemy for good; { $count } removed win the game
page-wolves = Strength of the wolves: { $count }
page-betrayals = Loki gains 1 strength for each betrayal shown
page-hurry = The first time Loki is beaten, Nidhogg moves on
page-naglfar = Naglfar counts as an enemy of strength 3 + Servants left
page-bifrost-open = Bifrost joins Asgard and Midgard
page-bifrost-burnt = Bifrost is burnt: nobody goes between Asgard and Midgard
page-surt = Surt gains { $count } strength
page-surt-in-asgard = The game is lost if Surt comes to Asgard
order-iotunn = Iotunns that wake: { $count }
order-giants = Fire Giants: +{ $count }
order-anonymous = Anonymous: +{ $count }
order-anonymous-per-oath = Anonymous for each oath missing: +{ $count }
order-life-each = each god: -{ $count } life
order-life-upper = each god on the upper level: -{ $count } life
order-life-middle = each god on the middle level: -{ $count } life
order-life-lower = each god on the lower level: -{ $count } life
order-life-betrayed = each god beside a betrayal: -{ $count } life
order-life-you = the active god: -{ $count } life
order-heal-each = each god: +{ $count } life
order-son = a Son of Bergelmir enters in Iotunheim
order-sons-climb = every Son climbs
order-wolves = both wolves on space { $count }
order-wolves-run = both wolves: +{ $count }
order-far-wolf-runs = the wolf ahead: +{ $count } (both, if level)
order-wolf-back = one wolf: -{ $count }
order-servants = four Servants of Hel, face down
order-naglfar = Naglfar lies in Niflheim
order-naglfar-climbs = Naglfar climbs
order-fenrir-out = Fenrir leaves the Cage
order-loki-out = Loki stands in Vanaheim
order-loki-comes = Loki comes to the active god
order-promises = nine promises, face down
order-flip = the promise is turned over
order-send-anonymous = up to { $count } Anonymous go home
order-send-giants = up to { $count } Fire Giants go home
order-achieve = the goal is reached

# On the drawn board; the summary; the guided first game.

board-round = Round
board-page = page { $page }
board-iotunns = { $count ->
    [one] { $count } Iotunn awake
   *[other] { $count } Iotunns awake
 }
board-cage = { $count ->
    [one] The Cage: { $count } marker left for devastated worlds
   *[other] The Cage: { $count } markers left for devastated worlds
 }
board-lands = If activated now, { $enemy } would land in { $world }.
board-lands-ruin = If activated now, { $enemy } would land in { $world } and devastate it.
board-lands-beyond = If activated now, { $enemy } would climb beyond the upper level: defeat.
board-one-away = one card away
board-one-from-defeat = one card from defeat
board-awakes = If { $enemy } is activated
board-calm = No enemy is one card away.
board-next = What is about to happen
board-alike = On this page all gods play alike: take the one you like best.
board-next-goes = to { $world }
board-next-devastates = { $world } devastated
board-next-turns = middle level turns
board-next-giants = Fire Giants { $count }/{ $of }
board-next-island = island { $count }/{ $of }
board-next-anonymous = Anonymous { $count }/{ $of }
board-next-life = { $god }: -{ $count } life
board-next-iotunn = Iotunns { $count }/{ $of }
board-next-gnaws = Nidhogg takes a step in the book: { $icon }
board-next-ends = the turn ends
board-next-defeat = defeat
board-dangers = How near defeat is
board-danger-enemy = { $count ->
    [one] { $enemy }: one more activation, and the game is lost
   *[other] { $enemy }: { $count } more activations, and the game is lost
 }
board-danger-life = { $god } has { $count } life left
board-danger-markers = { $count ->
    [one] One more devastated world, and the game is lost
   *[other] { $count } more devastated worlds, and the game is lost
 }
board-danger-wolves = { $count ->
    [one] A wolf is { $count } space from its prey
   *[other] A wolf is { $count } spaces from its prey
 }
board-danger-sons = { $count ->
    [one] A Son of Bergelmir: one more climb, and the game is lost
   *[other] A Son of Bergelmir: { $count } more climbs, and the game is lost
 }
board-danger-naglfar = { $count ->
    [one] Naglfar: one more climb, and the game is lost
   *[other] Naglfar: { $count } more climbs, and the game is lost
 }
board-short-markers = ruins
board-short-wolves = wolves
board-short-sons = Sons
board-short-naglfar = Naglfar
board-victory = { $count ->
    [one] Victory: { $count } more step of Nidhogg to the Tree
   *[other] Victory: { $count } more steps of Nidhogg to the Tree
 }
board-story = The story
board-victory-later = The Tree is not on this page: go through it to the next.
board-risks = { $count ->
    [one] { $count } risk to bear
   *[other] { $count } risks to bear
 }
board-wake = { $share } % chance that this card activates an enemy
board-safe = { $share } % chance that no risk is left
board-played = has played this round
board-place = number { $place } in the order of turns
board-faces-god = Faces of the God die that count as successes
board-faces-vanir = Faces of Vanir dice that count as successes
board-all = all
board-in = { $world }: { $what }
board-trigger = First card of { $enemy } on the wheel: { $what }
board-goal-oaths = Goal: all six oaths
board-goal-achieved = Goal: slay a Son of Bergelmir, two gods together
board-goal-horn = Goal: sound the horn
board-goal-wolves-home = Goal: both wolves on their first space
board-goal-no-servants = Goal: no Servant of Hel is left
board-goal-caged = Goal: Loki and Fenrir both in the Cage
board-goal-reward = { $goal }; then { $reward }
board-bifrost-open = Bifrost: gods may always go between Asgard and Midgard
board-bifrost-burnt = Bifrost burns: no god goes between Asgard and Midgard
board-surt-plus = Surt's strength: +{ $count }
board-surt-in-asgard = If Surt comes to Asgard, the game is lost
board-betrayals-arm-loki = Loki is 1 stronger for each betrayal
board-loki-hurries-nidhogg = The first time Loki is beaten, Nidhogg moves on
board-naglfar-is-enemy = Naglfar is an enemy of strength 3, plus 1 for each Servant left
board-duels = Duels: 2 more risks, and the enemy is gone for good. Victory: 3 enemies removed (4 with three players or more)
board-order-iotunn = { $count ->
    [one] { $count } Iotunn wakes
   *[other] { $count } Iotunns wake
 }
board-order-giants = { $count ->
    [one] { $count } Fire Giant joins Surt
   *[other] { $count } Fire Giants join Surt
 }
board-order-anonymous = { $count ->
    [one] { $count } Anonymous joins Hel
   *[other] { $count } Anonymous join Hel
 }
board-order-anonymous-per-oath = { $count } Anonymous to Hel for each missing oath
board-order-life-each = each god loses { $count } life
board-order-life-upper = each god on the upper level loses { $count } life
board-order-life-middle = each god on the middle level loses { $count } life
board-order-life-lower = each god on the lower level loses { $count } life
board-order-life-betrayed = each god beside a betrayal loses { $count } life
board-order-life-you = the active god loses { $count } life
board-order-heal-each = each god regains { $count } life
board-order-son = a Son of Bergelmir enters Iotunheim
board-order-sons-climb = every Son of Bergelmir climbs
board-order-wolves = the wolves are set on their tracks
board-order-wolves-run = { $count ->
    [one] both wolves run { $count } space
   *[other] both wolves run { $count } spaces
 }
board-order-far-wolf-runs = { $count ->
    [one] the wolf ahead runs { $count } space; both, if level
   *[other] the wolf ahead runs { $count } spaces; both, if level
 }
board-order-wolf-back = a wolf goes back
board-order-servants = the Servants of Hel lie face down
board-order-naglfar = Naglfar lies in Niflheim
board-order-naglfar-climbs = Naglfar climbs
board-order-fenrir-out = Fenrir leaves the Cage
board-order-loki-out = Loki stands in Vanaheim
board-order-loki-comes = Loki comes to the active god
board-order-promises = a promise token lies in each world
board-order-flip = the promise of this world is turned over
board-order-send-anonymous = up to { $count } Anonymous go home
board-order-send-giants = up to { $count } Fire Giants go home
board-order-achieve = the goal is reached
summary-1 = Up to five gods hold the tree of nine worlds together; all win or all lose.
summary-2 = Victory: Nidhogg reaches the Tree on the page of the saga.
summary-3 = Defeat: a god has no life left, or an enemy's effect cannot be applied.
summary-4 = Three levels of three worlds. You go along your level or up and down your column; the middle level turns.
summary-5 = Each round every god lays an enemy card face down, then you agree on the order of play.
summary-6 = A turn: turn your card over, move, then fight or act.
summary-7 = The first card of an enemy only waits on the wheel; the second activates it. Watch who is one card away.
summary-8 = Hel and Surt climb, Loki wakes Iotunns, Iormungand drowns islands, Fenrir bites, Nidhogg moves on.
summary-9 = Two enemies in one world devastate it: it can only be healed, and Fenrir grows.
summary-10 = A fight is always won; its strength is how many risks you bear.
summary-11 = Cancel risks with heroes, then the God die and Vanir dice, then elves; what is left costs life.
summary-12 = Acting beside another god gives a bonus, beside an enemy a penalty: go in pairs.
guide-welcome = Welcome to the World Tree! You and the other gods win or lose together. First choose who you are: in this easy game all gods are alike.
guide-tree = This is the way to victory: the dragon Nidhogg walks along this row, and when he reaches the green Tree you have held out. His cards bring him there.
guide-lose = And this is the way to defeat: a god loses its last life, or an enemy's effect can no longer be carried out. The list on the right shows what is nearest.
guide-next = Every god has laid a card face down. You settle the order of turns, one god after the other, before any card is turned over. The percentage on a sheet is the chance that its card activates an enemy.
guide-wheel = Every turn begins with an enemy card. The first card of an enemy only lies on the wheel; the second makes it act. What glows is one card away. Point at an enemy to read what it does.
guide-activated = The second card activates an enemy. Look at what it does; both cards go back under their decks, and the sheets remember where.
guide-hel = Hel climbed one world, and the active god lost a life. If she acts on the upper level, all is lost: beat her back in time.
guide-surt = Surt climbed one world and brought two Fire Giants: they make him stronger. Muspellheim sends them home.
guide-loki = Loki came to the active god and woke an Iotunn. Beaten, he goes into the Cage; every Iotunn that is awake makes him stronger.
guide-serpent = Iormungand swam one island on and sent Anonymous to Hel, which makes her stronger. Beat him in Midgard, and he goes one island back.
guide-wolf = Fenrir: out of the Cage he goes to Asgard; once he is out, he bites for three life, and the turn is over. Beat him back into the Cage.
guide-move = Where to go? Lit worlds can be reached: along your level, or up and down your column. Every world offers something: point at one, or tap it, to read what.
guide-first = For a start go to Alfheim: elves save you later, when the dice fail. Vanaheim gives dice, Midgard heroes, Nidavellir artifacts.
guide-deed = Now your duty: click your world to act there, or an enemy that stands beside you to fight it. The number on it is its strength, and the risk to you.
guide-fought = A fight is always won: the enemy goes back, Hel and Surt to their homes below, Loki and Fenrir into the Cage. The risks it cost are what the dice are for.
guide-risks = A fight is always won, but it brings risks. Heroes cancel one each, and go home. Keep some for a strong enemy.
guide-dice = Throw Vanir dice beside your God die. A star cancels a risk; a die with a small arrow goes home after the throw.
guide-elf = An elf turns one failed die into a success. What is left after that costs you life.
guide-take = How many do you take? Beside another god you take more, beside an enemy fewer.
guide-turns = The middle level has turned, and all that stands on it has ridden along. The gold ladders show the columns now.
guide-lands = The small shadow with an arrow shows where Hel or Surt would land next. Beat them before they stand on the upper level.
guide-devastated = A world is devastated: two enemies stood in it. Now it can only be healed: on the spot for 2 life, or from Asgard at some risk.
guide-iotunn = An Iotunn has awoken. It blocks a world, shields an enemy or takes one kind of help away; its strength is only 2.
guide-life = A god has little life left. Protect it: beat what hunts it, or stand beside it and fight in its place.
guide-creature = Creatures help once. Choose one; all drawn cards leave the game.
guide-artifact = Artifacts stay with you for the whole game. Level 2 cancels risks in fights; level 3 changes what you may do.
guide-nidhogg = Nidhogg took a step. That brings you nearer to victory, but some icons on the way strike you first.
guide-won = Victory! You know the tree now. Try the hard page, where every god has a power, or the campaign of six sagas.
guide-lost = This time the tree fell; the line above says why. Next time go in pairs, beat who is one card away, and keep elves and dice for a strong enemy.

## The campaign

campaign-about = Six sagas one after the other. Gods gain experience in victory and in defeat, and grow from game to game.
campaign-roles = Gods: first those of the players in order of seats, then support gods. One player needs two support gods, two players one.
row-elves = Elves at the start of a game
row-vanir = Vanir dice at the start of a game
row-god = Successes on the God die
row-dice = Successes on Vanir dice
row-comrade = Comrade: adds a die to saving throws
row-kin = Kin: shares the stock
row-lucky = Lucky companion
row-travel = Travel companion

## Refused before the game

refused-most-gods = At most { $most } gods sit down here, not { $count }.
refused-gods = { $players ->
    [one] One player needs one god
   *[other] { $players } players need { $players } gods
} and { $supports ->
    [0] no support god.
    [one] one support god.
   *[other] { $supports } support gods.
}
refused-no-saga = This campaign is won: there is no saga left.
refused-price = The next box costs { $price } experience; there is { $xp }.
refused-no-box = Every box of this row is ticked or struck out.
refused-other-god = It must be another god of the campaign, one not yet named in this row.

## What a hint counts

hint-more-lives = more life among the gods
hint-less-lives = less life among the gods
hint-more-heroes = more heroes in Valhalla
hint-less-heroes = fewer heroes in Valhalla
hint-more-helpers = more elves and dice
hint-less-helpers = fewer elves and dice
hint-more-artifacts = more artifacts
hint-less-artifacts = fewer artifacts
hint-more-iotunns = more Iotunns awake
hint-less-iotunns = fewer Iotunns awake
hint-more-ruins = more worlds devastated
hint-less-ruins = fewer worlds devastated
hint-more-ladders = fuller ladders
hint-less-ladders = emptier ladders
hint-more-heights = Hel and Surt higher in the tree
hint-less-heights = Hel and Surt lower in the tree
hint-more-serpent = Iormungand further on
hint-less-serpent = Iormungand further back
