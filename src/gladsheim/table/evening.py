"""The evening goes on: another game with the same people, giving up, a draw, hints that all see, and the host's word.

None of it is a rule of a game.  Another game is a state of the finished table: each person is silent, willing or not,
and when all are willing the table names the one where they go on.
"""

from __future__ import annotations

import base64
import hmac
from copy import copy
from typing import TYPE_CHECKING, Final, TypeAlias

from gladsheim.core.chance import fresh_seed
from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption
from gladsheim.core.text import Phrase
from gladsheim.games import find
from gladsheim.table.consent import person_of
from gladsheim.table.deeds import Again, Draw, Mute, Refused, Resign, SendAway, TakeHint, check_client
from gladsheim.table.head import Head
from gladsheim.table.journal import AGAIN, DRAW, HINT, MUTE, PROMISED, RESIGN, SEND, SIT, Entry
from gladsheim.table.seats import Chair

if TYPE_CHECKING:
    from gladsheim.table.table import Table

YES: Final = "yes"
NO: Final = "no"
SWAP: Final = "swap"  # everybody moves one chair on
GO: Final = "go"  # with this entry the people move
LEFT: Final = 10.0  # seconds after which one who is away is no longer waited for, if the others say so
FILLER: Final = "skilled"  # the level of a bot that fills a chair

Evening: TypeAlias = Again | Resign | Draw | TakeHint | Mute | SendAway
EVENING: Final = (Again, Resign, Draw, TakeHint, Mute, SendAway)
OF_EVENING: Final = (AGAIN, RESIGN, DRAW, HINT, MUTE, SEND)


def decide(table: Table, deed: Evening, at: float) -> list[Entry]:
    """The entries of a deed; none if it was done before."""
    check_client(deed.client)
    by = deed.by if isinstance(deed, (Mute, SendAway)) else deed.seat
    table.check_seat(by)
    if deed.client and table.done_at(by, deed.client) is not None:
        return []
    person_of(table.chairs, by)
    seq = table.seq + 1
    if isinstance(deed, Again):
        return again(table, deed, seq, at)
    if isinstance(deed, Resign):
        check_two_sides(table)
        return [ending(Entry(seq, RESIGN, deed.seat, deed.seat, deed.client, at))]
    if isinstance(deed, Draw):
        return draw(table, deed, seq, at)
    if isinstance(deed, TakeHint):
        return take_hint(table, deed, seq, at)
    table.check_seat(deed.seat)
    check_host(table, deed.by, deed.seat)
    if isinstance(deed, Mute):
        return [Entry(seq, MUTE, deed.seat, deed.by, deed.client, at, None, [YES if deed.on else NO])]
    if table.match is not None and not table.over and is_only_opponent(table):
        # The host would have a bot for an opponent, and nobody else a word in it.
        reason = "during the game nobody sends the only opponent away: mute them, offer a draw, or give up"
        raise Refused(reason, phrase=Phrase("refused-send-opponent"))
    return [Entry(seq, SEND, deed.seat, deed.by, deed.client, at)]


def fold(table: Table, entry: Entry) -> None:
    """What an entry of the evening makes of the table."""
    chair = table.chairs[entry.seat]
    if entry.kind == AGAIN:
        fold_again(table, entry)
    elif entry.kind == RESIGN:
        table.settled, table.given_up = "resigned", entry.seat
    elif entry.kind == DRAW:
        chair.draw = entry.words[0] != NO
        if entry.words[0] == NO:
            for one in table.chairs:
                one.draw = False
        elif entry.words[0] == GO:
            table.settled = "drawn"
    elif entry.kind == HINT:
        chair.hints += 1
    elif entry.kind == MUTE:
        chair.muted = entry.words[0] == YES
    elif table.match is None:
        table.chairs[entry.seat] = Chair("open", None)
    else:
        table.chairs[entry.seat] = Chair("bot", FILLER)
        table.clock.restart(entry.seat, entry.at)


# Two sides


def ending(entry: Entry) -> Entry:
    entry.ends = True
    return entry


def has_two_sides(table: Table) -> bool:
    return len(table.chairs) == 2 and not table.head.game.cooperative


def is_only_opponent(table: Table) -> bool:
    """Whether nobody but the host and one other person plays, against each other."""
    people = {chair.person for chair in table.chairs if chair.who == "person"}
    return not table.head.game.cooperative and len(people) <= 2


def check_two_sides(table: Table) -> None:
    table.playing()
    if table.over:
        raise Refused("the game is over", phrase=Phrase("refused-over"))
    if not has_two_sides(table):
        reason = "only where two sides play against each other can one give up or offer a draw"
        raise Refused(reason, phrase=Phrase("refused-two-sides"))


def draw(table: Table, deed: Draw, seq: int, at: float) -> list[Entry]:
    check_two_sides(table)
    chair, other = table.chairs[deed.seat], table.chairs[1 - deed.seat]
    if not deed.wants:
        if not chair.draw and not other.draw:
            raise Refused("no draw is offered", phrase=Phrase("refused-no-draw"))
        return [Entry(seq, DRAW, deed.seat, deed.seat, deed.client, at, None, [NO])]
    if not other.is_at_play:
        raise Refused("a bot agrees to no draw", phrase=Phrase("refused-draw-bot"))
    if other.draw or other.person == chair.person:
        return [ending(Entry(seq, DRAW, deed.seat, deed.seat, deed.client, at, None, [GO]))]
    if chair.draw:
        raise Refused("you have offered a draw already", phrase=Phrase("refused-draw-offered"))
    return [Entry(seq, DRAW, deed.seat, deed.seat, deed.client, at, None, [YES])]


def returns_of(table: Table) -> list[float]:
    """What each seat has of a game that its people ended."""
    if table.settled == "drawn":
        return [0.5] * len(table.chairs)
    return [0.0 if seat == table.given_up else 1.0 for seat in range(len(table.chairs))]


# Hints and the host


def persons(table: Table) -> set[Seat]:
    """Everybody who plays, each by the first seat."""
    return {chair.person for chair in table.chairs if chair.is_at_play}


def take_hint(table: Table, deed: TakeHint, seq: int, at: float) -> list[Entry]:
    """Alone with bots nobody minds; among people all must have agreed, and then all see it."""
    if len(persons(table)) <= 1:
        return []
    if not table.head.hints or table.head.game.secret_turns:
        reason = "between people hints are taken only if that was agreed when the table was set"
        raise Refused(reason, phrase=Phrase("refused-hints-unagreed"))
    return [Entry(seq, HINT, deed.seat, deed.seat, deed.client, at)]


def check_host(table: Table, by: Seat, about: Seat) -> None:
    host = table.host
    if host is None or table.chairs[host].person != table.chairs[by].person:
        raise Refused("only the host of the table may do that", phrase=Phrase("refused-not-host"))
    if table.chairs[about].who != "person" or table.chairs[about].person == table.chairs[by].person:
        raise Refused("that is for another person's seat", phrase=Phrase("refused-host-own"))


# Another game


def again(table: Table, deed: Again, seq: int, at: float) -> list[Entry]:
    if not table.over:
        raise Refused("the game is not over", phrase=Phrase("refused-not-over"))
    if table.head.campaign is not None:
        raise Refused("the next game of a campaign is begun by the campaign", phrase=Phrase("refused-again-campaign"))
    if table.next:
        return []  # they have gone on
    words = [YES if deed.wants else NO, deed.game, SWAP if deed.swap else ""]
    entry = Entry(seq, AGAIN, deed.seat, deed.seat, deed.client, at, None, words)
    if not deed.wants:
        return [entry]
    check_game(table, deed.game)
    wishes = wishes_after(table, entry)
    silent = [
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.who == "person" and wishes[seat] != YES and not (deed.without and is_out(wishes, seat, deed.away))
    ]
    if not silent:
        words.append(GO)
    return [entry]


def is_out(wishes: list[str], seat: Seat, away: dict[Seat, float] | None) -> bool:
    """Whether the others may go on without this person: one who said no, or has been away for a while."""
    return wishes[seat] == NO or (away or {}).get(seat, 0.0) >= LEFT


def check_game(table: Table, game: str) -> None:
    """Whether the people of this table can play that game together; "": the same one."""
    if not game:
        return
    try:
        found = find(game)
    except BadOption as no:
        raise Refused(str(no), phrase=no.phrase) from None
    people = sum(1 for chair in table.chairs if chair.who == "person")
    if people > found.seats[-1]:
        phrase = Phrase("refused-again-many", {"most": found.seats[-1]})
        raise Refused(f"{game} has {found.seats[-1]} seats at most", phrase=phrase)


def wishes_after(table: Table, entry: Entry) -> list[str]:
    """What each seat says to another game once this is said: who agreed to another plan is asked anew."""
    wish, *plan = entry.words[:3]
    is_same = wish == NO or plan == table.plan
    wishes = [chair.again if is_same or chair.again == NO else "" for chair in table.chairs]
    person = table.chairs[entry.seat].person
    return [wish if chair.person == person else wishes[seat] for seat, chair in enumerate(table.chairs)]


def fold_again(table: Table, entry: Entry) -> None:
    for chair, wish in zip(table.chairs, wishes_after(table, entry), strict=True):
        chair.again = wish
    if entry.words[0] == YES:
        table.plan = entry.words[1:3]
    if GO in entry.words[3:]:
        table.next = next_id(table.head)


def next_id(head: Head) -> str:
    """The id of the table where they go on: every process finds the same."""
    return base64.urlsafe_b64encode(hmac.digest(head.seed, b"again", "sha256")[:9]).decode()


def moves(table: Table) -> list[Seat]:
    """For each seat of a finished table the one where its person goes on, -1 for nobody."""
    game, swap = table.plan
    goes = [chair.who == "person" and chair.again == YES for chair in table.chairs]
    seats = len(table.chairs)
    if not game or game == table.head.game.id:
        return [(seat + (seats - 1 if swap else 0)) % seats if goes[seat] else -1 for seat in range(seats)]
    order = [seat for seat in range(seats) if goes[seat]]
    return [order.index(seat) if goes[seat] else -1 for seat in range(seats)]


def next_table(table: Table, at: float) -> tuple[Head, list[Entry]]:
    """The table where the people of a finished one go on, and they on its chairs, with the tokens they have."""
    old, to = table.head, moves(table)
    game, swap = table.plan
    seats = len(table.chairs)
    if not game or game == old.game.id:
        shift = seats - 1 if swap else 0
        levels: list[str | None] = [None] * seats
        for seat, chair in enumerate(table.chairs):
            levels[(seat + shift) % seats] = chair.level if chair.who == "bot" else None
        found, options = old.game, old.options
    else:
        found = find(game)
        people = sum(1 for one in to if one >= 0)
        levels = [None for _ in range(people)]
        levels += [FILLER] * max(0, found.seats[0] - people)
        options = found.choose(len(levels), {}).values
    head = Head(
        next_id(old), found, found.rules_version, levels, options, fresh_seed(), at, clock=old.clock, grace=old.grace
    )
    head.hints = old.hints
    head.conduct = old.conduct if found.seams.spoken else ""
    entries: list[Entry] = []
    first: dict[Seat, Seat] = {}  # person -> the first seat there
    for new, seat in sorted((new, seat) for seat, new in enumerate(to) if new >= 0):
        chair = copy(table.chairs[seat])
        is_first = chair.person not in first
        person = first.setdefault(chair.person, new)
        words = [chair.name, chair.token_hash, "", *([PROMISED] if is_first else [])]
        entries.append(Entry(len(entries) + 1, SIT, new, person, "", at, None, words))
    return head, entries
