"""What can happen in the Chronicles.  Everybody hears everything: nothing is secret."""

from __future__ import annotations

from typing import Final

from gladsheim.core.events import Event
from gladsheim.core.kinds import COUNT
from gladsheim.games.chronicles.kinds import (
    ARTIFACT,
    CARD,
    CREATURE,
    ENDING,
    ENEMY,
    FACE,
    GOD,
    IOTUNN,
    OPPONENT,
    PIECE,
    RUNE,
    STONE,
    WORLD,
    says_awoke,
)

# Rounds and turns.
GOD_CHOSEN: Final = Event("god-chosen", "YC 2.12", GOD)
ABILITIES: Final = Event("abilities", "YC 13.2")
ROUND_BEGAN: Final = Event("round-began", "YC 3.1", COUNT.named("round"))
NEXT_NAMED: Final = Event("next-named", "YC 3.3", GOD, COUNT.named("place"))
ORDER_AGREED: Final = Event("order-agreed", "YC 3.2", GOD.several("gods"))
TURN_BEGAN: Final = Event("turn-began", "YC 3.4", GOD)
REVEALED: Final = Event("revealed", "YC 3.5", GOD, ENEMY, at="wheel-{enemy}")
REVEALED_THIRD: Final = Event("revealed-third", "YC 3.10", GOD, ENEMY, at="wheel-{enemy}")
ACTIVATED: Final = Event("activated", "YC 3.6", ENEMY, at="wheel-{enemy}")
CARDS_RETURNED: Final = Event("cards-returned", "YC 3.7", ENEMY, at="wheel-{enemy}")
FENRIR_SHUFFLED: Final = Event("fenrir-shuffled", "YC 5.17", GOD)
TURN_ENDED: Final = Event("turn-ended", "YC 5.17", GOD)
WENT: Final = Event("went", "", GOD, WORLD)
STAYED: Final = Event("stayed", "YC 7.3", GOD, WORLD)
PASSED: Final = Event("passed", "YC 8.1", GOD)

# The tree and its ladders.
LEVEL_TURNED: Final = Event("level-turned", "YC 1.2", COUNT)
ENEMY_WENT: Final = Event("enemy-went", "", ENEMY, WORLD.named("place"))
DEVASTATED: Final = Event("devastated", "YC 5.1", WORLD)
HEALED: Final = Event("healed", "", WORLD)
IOTUNN_AWOKE: Final = Event("iotunn-awoke", "YC 6.1", IOTUNN, says=says_awoke)
IOTUNN_BEATEN: Final = Event("iotunn-beaten", "", IOTUNN)
GIANTS_CAME: Final = Event("giants-came", "", COUNT, COUNT.named("all"), at="world-7")
GIANTS_SENT: Final = Event("giants-sent", "", GOD, COUNT, COUNT.named("all"), at="world-7")
ANONYMOUS_CAME: Final = Event("anonymous-came", "", COUNT, COUNT.named("all"), at="world-8")
ANONYMOUS_SENT: Final = Event("anonymous-sent", "", GOD, COUNT, COUNT.named("all"), at="world-8")
ISLAND_DROWNED: Final = Event("island-drowned", "YC 5.13", COUNT.named("island"), at="world-3 enemy-3")
SERPENT_BACK: Final = Event("serpent-back", "YC 8.8", COUNT.named("island"), at="world-3 enemy-3")

# What gods have.
LOST_LIFE: Final = Event("lost-life", "", GOD, COUNT)
GAINED_LIFE: Final = Event("gained-life", "", GOD, COUNT)
TOOK_ELVES: Final = Event("took-elves", "", GOD, COUNT, at="elves-{god}")
TOOK_VANIR: Final = Event("took-vanir", "", GOD, COUNT, at="vanir-{god}")
TOOK_ARTIFACT: Final = Event("took-artifact", "YC 9.8", GOD, ARTIFACT)
ARTIFACT_SHOWN: Final = Event("artifact-shown", "", ARTIFACT, COUNT.named("level"))
HEROES_CALLED: Final = Event("heroes-called", "", COUNT, COUNT.named("all"), at="world-0")
HANDED: Final = Event("handed", "", GOD, GOD.named("other"), PIECE.named("what"))
HANDED_ARTIFACT: Final = Event("handed-artifact", "", GOD, GOD.named("other"), ARTIFACT)

# Fights, risks and the saving throw.
FIGHTS_ENEMY: Final = Event("fights-enemy", "YC 8.3", GOD, ENEMY)
FIGHTS_IOTUNN: Final = Event("fights-iotunn", "YC 8.9", GOD, IOTUNN)
FIGHTS_OPPONENT: Final = Event("fights-opponent", "YC 14.9", GOD, OPPONENT)
DUELS: Final = Event("duels", "YC 16.13", GOD, ENEMY)
FELLED: Final = Event("felled", "YC 16.13", ENEMY)
RISKS_FACED: Final = Event("risks-faced", "YC 10.1", GOD, COUNT)
RISKS_CANCELLED: Final = Event("risks-cancelled", "YC 10.4", GOD)
HEROES_SPENT: Final = Event("heroes-spent", "", COUNT, at="world-0")
PAIRS_SPENT: Final = Event("pairs-spent", "YC 13.17", GOD, COUNT.named("elves"), COUNT, at="elves-{god}")
GOD_DIE_FELL: Final = Event("god-die-fell", "YC 10.3", GOD, FACE, at="die")
GOD_DIE_FELL_AGAIN: Final = Event("god-die-fell-again", "YC 11.2", GOD, FACE, at="die")
COMRADE_DIE_FELL: Final = Event("comrade-die-fell", "YC 13.11", GOD, GOD.named("other"), FACE)
VANIR_DIE_FELL: Final = Event("vanir-die-fell", "", GOD, FACE, at="dice face-{face}")
DIE_TAKEN_UP: Final = Event("die-taken-up", "YC 11.1", GOD, FACE, at="dice face-{face}")
THROWN: Final = Event("thrown", "YC 10.4", GOD, COUNT)
THROWN_AGAIN: Final = Event("thrown-again", "YC 10.4", GOD, COUNT)
ELF_TURNED_VANIR: Final = Event("elf-turned-vanir", "YC 10.5", GOD, at="elves-{god} dice")
ELF_TURNED_GOD_DIE: Final = Event("elf-turned-god-die", "YC 10.5", GOD, at="elves-{god} die")
COMRADE_HELPED: Final = Event("comrade-helped", "YC 13.11", GOD, GOD.named("other"), at="elves-{god}")
KEPT: Final = Event("kept", "", GOD, PIECE.named("what"))
ELVES_HOME: Final = Event("elves-home", "", GOD, COUNT, at="world-1")
DICE_LOST: Final = Event("dice-lost", "YC 10.6", GOD, COUNT, at="vanir-{god} world-2")
DICE_TAKEN_BACK: Final = Event("dice-taken-back", "YC 10.6", GOD)

# Creatures and rune stones.
CREATURE_DRAWN: Final = Event("creature-drawn", "YC 12.1", GOD, CREATURE)
CREATURE_HELPS: Final = Event("creature-helps", "YC 12.1", GOD, CREATURE)
CARD_SEEN: Final = Event("card-seen", "YC 12.13", GOD, CARD)
CARDS_ORDERED: Final = Event("cards-ordered", "YC 12.13", GOD, CARD.named("first"), CARD.named("second"))
CARD_LEFT_WHEEL: Final = Event("card-left-wheel", "YC 12.16", CARD, GOD, at="wheel")
STONE_FELL: Final = Event("stone-fell", "YC 9.10", GOD, STONE, RUNE)

# The Saga Book.
GNAWED: Final = Event("gnawed", "YC 5.18", COUNT.named("icon"), COUNT.named("all"), at="saga")
GOAL_REACHED: Final = Event("goal-reached", "YC 14.5", at="saga")
PAGE_TURNED: Final = Event("page-turned", "", COUNT.named("page"), at="saga")
SAGA_ACTED: Final = Event("saga-acted", "YC 14.7", GOD)
PROMISES_LAID: Final = Event("promises-laid", "YC 16.1")
OATH_SWORN: Final = Event("oath-sworn", "YC 16.1", WORLD)
BETRAYAL_SHOWN: Final = Event("betrayal-shown", "YC 16.1", WORLD)
SON_ENTERED: Final = Event("son-entered", "YC 16.2", WORLD)
SONS_CLIMBED: Final = Event("sons-climbed", "YC 16.3")
SON_BEATEN: Final = Event("son-beaten", "YC 16.2", OPPONENT, WORLD)
SON_SLAIN: Final = Event("son-slain", "YC 16.2")
WOLVES_SET: Final = Event("wolves-set", "YC 16.4", COUNT.named("space"), at="opponent-3 opponent-4")
WOLF_RAN: Final = Event("wolf-ran", "YC 16.5", OPPONENT.named("wolf"), COUNT.named("space"))
SERVANTS_LAID: Final = Event("servants-laid", "YC 16.7", COUNT)
SERVANT_BEATEN: Final = Event("servant-beaten", "YC 16.7", WORLD, COUNT.named("left"))
NAGLFAR_SAILED: Final = Event("naglfar-sailed", "YC 16.9", WORLD, at="opponent-5")

# The end.
GAME_WON: Final = Event("won", "", ENDING)
GAME_LOST: Final = Event("defeated", "", ENDING)
