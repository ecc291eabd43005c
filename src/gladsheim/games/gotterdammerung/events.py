# not compiled: words are for people, who wait for nothing here
"""What can happen in Asgard, and who hears it."""

from __future__ import annotations

from typing import TypeAlias

from gladsheim.core.events import Event
from gladsheim.core.text import Phrase
from gladsheim.games.gotterdammerung.parts import (
    AGREE,
    DISAGREE,
    GOD_NAMES,
    INQUIRE,
    NOBODY,
    ORACLE_CARD,
    REFRAIN,
    REPLY,
    SAW,
    SUSPECT,
    TRUST,
    WILL_VOTE,
)

Gaps: TypeAlias = "dict[str, int | str | Phrase]"


def god_key(god: int) -> str:
    return f"god-{GOD_NAMES[god]}"


def card_key(card: int) -> str:
    return "oracle" if card == ORACLE_CARD else f"card-{GOD_NAMES[card]}"


def faction_key(faction: int) -> str:
    return f"faction-{faction}"


def said_phrase(row: list[int], about: list[int]) -> Phrase:
    """A claim in words; `about` is the claim that it agrees or disagrees with."""
    _, speaker, sentence, whom, what, when = row
    gaps: Gaps = {"seat": speaker}
    if whom != NOBODY:
        gaps["seat-whom"] = whom
    if sentence in (AGREE, DISAGREE):
        gaps["claim"] = said_phrase(about, []) if about[2] not in (AGREE, DISAGREE) else Phrase("said-so")
    elif sentence == SAW:
        gaps["faction"] = faction_key(what)
    elif sentence == WILL_VOTE:
        gaps["thumb"] = f"thumb-{what}"
    elif sentence == INQUIRE:
        gaps["question"] = f"question-{what}"
    elif sentence == REPLY:
        gaps["reply"] = f"reply-{what}"
    elif what != NOBODY:
        gaps["reason"] = Phrase(f"reason-{what}", {} if when == NOBODY else {"round": when})
    if when != NOBODY and sentence not in (SUSPECT, TRUST):
        gaps["round"] = when
    return Phrase(f"said-{sentence}", gaps)


class Seated(Event):
    def __init__(self, gods: list[int]) -> None:
        super().__init__("GD 2.6")
        self.gods = gods

    def phrase(self) -> Phrase:
        return Phrase("seated", {"count": sum(1 for god in self.gods if god)})


class Dealt(Event):
    """A faction card, for its owner alone."""

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__("GD 2.2", [seat])
        self.seat = seat
        self.faction = faction

    def phrase(self) -> Phrase:
        return Phrase("dealt", {"seat": self.seat, "faction": faction_key(self.faction)})


class ConspiratorsMet(Event):
    """The Conspirators open their eyes and see each other."""

    def __init__(self, seats: list[int]) -> None:
        super().__init__("GD 3.2", seats)
        self.seats = seats

    def phrase(self) -> Phrase:
        gaps: Gaps = {f"seat{n}": seat for n, seat in enumerate(self.seats)}
        return Phrase(f"conspirators-met-{len(self.seats)}", gaps)


class RoundBegan(Event):
    def __init__(self, number: int) -> None:
        super().__init__("GD 3.1")
        self.number = number

    def phrase(self) -> Phrase:
        return Phrase("round-began", {"round": self.number})


class Marked(Event):
    """A mark that only Conspirators see."""

    def __init__(self, seat: int, whom: int, hearers: list[int]) -> None:
        super().__init__("GD 3.3", hearers)
        self.seat = seat
        self.whom = whom

    def phrase(self) -> Phrase:
        return Phrase("marked", {"seat": self.seat, "seat-whom": self.whom})


class Banished(Event):
    def __init__(self, seat: int, how: int, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.how = how

    def phrase(self) -> Phrase:
        return Phrase(f"banished-{self.how}", {"seat": self.seat})


class Rolled(Event):
    def __init__(self, first: int, second: int, oracle: int) -> None:
        super().__init__("GD 5.2")
        self.first = first
        self.second = second
        self.oracle = oracle

    def phrase(self) -> Phrase:
        gaps: Gaps = {"first": self.first, "second": self.second, "seat": self.oracle}
        return Phrase("rolled", gaps)


class CardsHome(Event):
    def __init__(self) -> None:
        super().__init__("GD 5.3")

    def phrase(self) -> Phrase:
        return Phrase("cards-home")


class Placed(Event):
    def __init__(self, card: int, seat: int, whom: int) -> None:
        super().__init__(f"GD 6.{card}")
        self.card = card
        self.seat = seat
        self.whom = whom

    def phrase(self) -> Phrase:
        gaps: Gaps = {"card": card_key(self.card), "seat": self.seat, "seat-whom": self.whom}
        return Phrase("placed", gaps)


class CardTaken(Event):
    """Idun or Skadi sends a card home."""

    def __init__(self, seat: int, card: int, whom: int, rule: str) -> None:
        super().__init__(rule)
        self.seat = seat
        self.card = card
        self.whom = whom

    def phrase(self) -> Phrase:
        gaps: Gaps = {"card": card_key(self.card), "seat": self.seat, "seat-whom": self.whom}
        return Phrase("card-taken", gaps)


class Stolen(Event):
    def __init__(self, seat: int, card: int, whom: int) -> None:
        super().__init__("GD 6.12")
        self.seat = seat
        self.card = card
        self.whom = whom

    def phrase(self) -> Phrase:
        gaps: Gaps = {"card": card_key(self.card), "seat": self.seat, "seat-whom": self.whom}
        return Phrase("stolen", gaps)


class OracleMoved(Event):
    def __init__(self, seat: int, oracle: int) -> None:
        super().__init__("GD 6.14")
        self.seat = seat
        self.oracle = oracle

    def phrase(self) -> Phrase:
        return Phrase("oracle-moved", {"seat": self.seat, "seat-whom": self.oracle})


class Refrained(Event):
    def __init__(self, god: int, seat: int) -> None:
        super().__init__("GD 5.5")
        self.god = god
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("refrained", {"god": god_key(self.god), "seat": self.seat})


class Looked(Event):
    """What the Oracle saw, for its eyes alone."""

    def __init__(self, seat: int, whom: int, faction: int) -> None:
        super().__init__("GD 8.1", [seat])
        self.seat = seat
        self.whom = whom
        self.faction = faction

    def phrase(self) -> Phrase:
        if self.whom == REFRAIN:
            return Phrase("looked-not", {"seat": self.seat})
        gaps: Gaps = {"seat": self.seat, "seat-whom": self.whom, "faction": faction_key(self.faction)}
        return Phrase("looked", gaps)

    def veiled(self) -> Event:
        return LookedUnseen(self.seat)


class LookedUnseen(Event):
    def __init__(self, seat: int) -> None:
        super().__init__("GD 8.2")
        self.seat = seat

    def phrase(self) -> Phrase:
        return Phrase("looked-unseen", {"seat": self.seat})


class CouncilOpened(Event):
    def __init__(self) -> None:
        super().__init__("GD 9.1")

    def phrase(self) -> Phrase:
        return Phrase("council-opened")


class Said(Event):
    """A sentence in the council."""

    def __init__(self, row: list[int], about: list[int]) -> None:
        super().__init__("GD 9.13")
        self.row = row
        self.about = about

    def phrase(self) -> Phrase:
        return said_phrase(self.row, self.about)


class Accused(Event):
    def __init__(self, accuser: int, accused: int) -> None:
        super().__init__("GD 9.2")
        self.accuser = accuser
        self.accused = accused

    def phrase(self) -> Phrase:
        return Phrase("accused", {"seat": self.accuser, "seat-whom": self.accused})


class Supported(Event):
    def __init__(self, supporter: int, accused: int) -> None:
        super().__init__("GD 9.4")
        self.supporter = supporter
        self.accused = accused

    def phrase(self) -> Phrase:
        return Phrase("supported", {"seat": self.supporter, "seat-whom": self.accused})


class Dropped(Event):
    def __init__(self, accused: int) -> None:
        super().__init__("GD 9.5")
        self.accused = accused

    def phrase(self) -> Phrase:
        return Phrase("dropped", {"seat": self.accused})


class Voted(Event):
    def __init__(self, seat: int, thumb: int, votes: int) -> None:
        super().__init__("GD 10.1")
        self.seat = seat
        self.thumb = thumb
        self.votes = votes

    def phrase(self) -> Phrase:
        gaps: Gaps = {"seat": self.seat, "thumb": f"thumb-{self.thumb}", "votes": self.votes}
        return Phrase("voted", gaps)


class Adjusted(Event):
    """Balder turned a thumb."""

    def __init__(self, seat: int, thumb: int) -> None:
        super().__init__("GD 10.5")
        self.seat = seat
        self.thumb = thumb

    def phrase(self) -> Phrase:
        return Phrase("adjusted", {"seat": self.seat, "thumb": f"thumb-{self.thumb}"})


class Counted(Event):
    def __init__(self, accused: int, down: int, up: int, verdict: int) -> None:
        super().__init__("GD 10.8" if verdict == 1 else "GD 10.3")
        self.accused = accused
        self.down = down
        self.up = up
        self.verdict = verdict

    def phrase(self) -> Phrase:
        gaps: Gaps = {"seat": self.accused, "down": self.down, "up": self.up}
        return Phrase(f"counted-{self.verdict}", gaps)


class Won(Event):
    """The Conspirators are revealed."""

    def __init__(self, faction: int, conspirators: list[int]) -> None:
        super().__init__("GD 11.2")
        self.faction = faction
        self.conspirators = conspirators

    def phrase(self) -> Phrase:
        gaps: Gaps = {f"seat{n}": seat for n, seat in enumerate(self.conspirators)}
        gaps["faction"] = faction_key(self.faction)
        return Phrase(f"won-{len(self.conspirators)}", gaps)
