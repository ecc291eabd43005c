"""Table: a game being played by people and bots, folded from its journal.

It knows no network, no store and no time of its own: `decide` says which entries a deed would be, `apply` folds
entries in, and between the two somebody makes them durable.
"""

from __future__ import annotations

import hmac
from typing import Final

from gladsheim.core.events import Event, told
from gladsheim.core.forms import CLOCK, Ask, Illegal, Seat
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.table.clock import Clock, default_answer
from gladsheim.table.consent import agree, propose
from gladsheim.table.deeds import Answer, Begin, Deed, Propose, Refused, Sit, TimeUp, Undo, check_client, no_seat
from gladsheim.table.head import Head
from gladsheim.table.journal import AGREE, BACK, BEGIN, FILL, HAND, LATE, PROPOSE, REFUSE, SIT, UNDO, Entry
from gladsheim.table.log import Log
from gladsheim.table.seats import LONGEST_LUCKY, LONGEST_NAME, Chair, hash_token, names_at, one_line
from gladsheim.table.undo import back_to

SNAPSHOT_EVERY: Final = 256  # entries


class Table:
    """One table.  `apply` replaces `match` and never changes the old one in place."""

    def __init__(self, head: Head) -> None:
        self.head = head
        self.seq = 0  # of the last entry folded in
        self.at = head.made  # when it was made
        self.chairs = [Chair("open" if level is None else "bot", level) for level in head.levels]
        self.match: Match | None = None  # None until every seat is taken
        self.frozen = ""  # why the table can be looked at but not played on; "" if it can
        self.log = Log(head)
        self.clock = Clock()
        self.clients: dict[str, int] = {}  # seat and client id of a deed -> its seq
        self.snapshot_seq = 0  # of the last snapshot that is kept
        self.foreseen: tuple[Entry, Match] | None = None  # what `decide` found the match would be after an entry
        if head.rules_version != head.game.rules_version:
            theirs, ours = head.rules_version, head.game.rules_version
            self.frozen = f"this table is played by rules {theirs} of {head.game.id}, but these are rules {ours}"

    # Looking

    @property
    def id(self) -> str:
        return self.head.id

    @property
    def begun(self) -> bool:
        """Whether every seat is taken and the game has started."""
        return self.match is not None

    @property
    def over(self) -> bool:
        return self.match is not None and self.match.over

    @property
    def names(self) -> list[str]:
        """What everybody is called; the bots of a campaign keep their names from table to table."""
        return names_at(self.head.campaign or self.id, self.chairs)

    @property
    def people(self) -> int:
        """How many people play now; who took several seats may share the screen with as many."""
        return len([chair for chair in self.chairs if chair.is_at_play])

    def seat_of(self, token: str) -> Seat | None:
        """The seat that a token proves; None for a wrong one."""
        wanted = hash_token(token)
        for seat, chair in enumerate(self.chairs):
            if chair.token_hash and hmac.compare_digest(chair.token_hash, wanted):
                return seat
        return None

    def ask_of(self, seat: Seat) -> Ask | None:
        """The seat's open question."""
        asked = self.clock.asked.get(seat)
        return None if asked is None else asked.ask

    def asked_since(self, seat: Seat) -> int:
        """The seq at which the seat's open question was put; 0 if it is asked nothing."""
        asked = self.clock.asked.get(seat)
        return 0 if asked is None else asked.seq

    def waits_for(self) -> list[Seat]:
        """The seats that must answer before the game goes on.  In games with secret turns this is a secret."""
        if self.match is None or self.frozen:
            return []
        asks = self.match.asks
        return [ask.seat for ask in asks if not ask.may] or [ask.seat for ask in asks]

    def bots_asked(self) -> list[tuple[Seat, str]]:
        """The seats for which a bot must answer now, each with its level."""
        found: list[tuple[Seat, str]] = []
        for seat in self.waits_for():
            level = self.chairs[seat].level
            if level is not None:
                found.append((seat, level))
        return found

    def bot_seed(self, seat: Seat) -> int:
        """The seed of the bot that answers for `seat` now: the same in every process, and nobody can guess it."""
        lot = hmac.digest(self.head.seed, f"bot {self.asked_since(seat)} {seat}".encode(), "sha256")
        return int.from_bytes(lot[:7], "big")

    def dues(self) -> list[tuple[float, Seat]]:
        """When the time of each person that is waited for is over, earliest first; CLOCK: the game's own clock."""
        found: list[tuple[float, Seat]] = []
        if self.clock.seconds and not self.over and not self.frozen:
            found.append((self.clock.started + self.clock.seconds, CLOCK))
        if self.head.clock is not None:
            for seat in self.waits_for():
                if self.chairs[seat].level is None:
                    found.append((self.clock.asked[seat].at + self.head.clock, seat))
        return sorted(found)

    def public_due(self) -> float | None:
        """The earliest due that everybody may know: with secret turns only that of the game's own clock."""
        for due, seat in self.dues():
            if seat == CLOCK or not self.head.game.secret_turns:
                return due
        return None

    def heard(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Event]]:
        """What a seat heard after the entry `since`, each with the seq of the entry that brought it about.

        What was taken back is not in it.
        """
        heard: list[tuple[int, Event]] = []
        for seq, event in self.log.lines(self.match, since):
            part = told(event, seat)
            if part is not None:
                heard.append((seq, part))
        return heard

    def went_back_to(self, since: int) -> int | None:
        """If anything up to the entry `since` was taken back after it: the last entry that still stands."""
        return self.log.went_back_to(since)

    def done_at(self, seat: Seat, client: str) -> int | None:
        """The seq of the deed that a client named so, if it is done."""
        return self.clients.get(f"{seat}:{client}")

    @property
    def is_snapshot_due(self) -> bool:
        """Whether it is time to keep a snapshot: after many entries, and at the end."""
        new = self.seq - self.snapshot_seq
        return new >= SNAPSHOT_EVERY or (new > 0 and self.over)

    # Deciding

    def decide(self, deed: Deed, at: float) -> list[Entry]:
        """The entries that a deed would be, from `seq + 1` on; empty if it was done before (same client id).

        Changes nothing.  Refused or Illegal says in one line why it may not be.
        """
        at = max(at, self.at)  # The clocks of several processes differ; the time of a journal never runs back.
        if isinstance(deed, Answer):
            return self.decide_answer(deed, at)
        if self.frozen:
            raise Refused(self.frozen, phrase=Phrase("refused-other-rules"))
        if isinstance(deed, Sit):
            return self.decide_sit(deed, at)
        if isinstance(deed, Begin):
            return self.decide_begin(self.chairs, self.seq + 1, at)
        if isinstance(deed, TimeUp):
            return self.decide_time_up(deed, at)
        check_client(deed.client)
        if deed.client and self.done_at(deed.seat if isinstance(deed, Undo) else deed.by, deed.client) is not None:
            return []
        self.check_seat(deed.seat)
        if isinstance(deed, Undo):
            match = self.playing()
            if match.over:
                raise Refused("the game is over, and everything is told", phrase=Phrase("refused-undo-over"))
            bots = {seat for seat, chair in enumerate(self.chairs) if chair.who == "bot"}
            fills = back_to(self.head, match, deed.seat, bots - {deed.seat})
            return [Entry(self.seq + 1, UNDO, deed.seat, fills, deed.client, at)]
        self.check_seat(deed.by)
        if isinstance(deed, Propose):
            return self.and_begin(propose(self.chairs, deed, self.seq + 1, at), at)
        return self.and_begin(agree(self.chairs, deed, self.seq + 1, at), at)

    def decide_answer(self, deed: Answer, at: float) -> list[Entry]:
        if deed.client and self.done_at(deed.seat, deed.client) is not None:
            return []
        if self.frozen:
            raise Refused(self.frozen, phrase=Phrase("refused-other-rules"))
        check_client(deed.client)
        match = self.playing()
        self.check_seat(deed.seat)
        chair = self.chairs[deed.seat]
        if deed.by_bot != (chair.level is not None):
            if deed.by_bot:
                raise Refused("a person plays this seat: no bot may answer for it")
            raise Refused("a bot plays this seat: take it back first", phrase=Phrase("refused-bot-plays"))
        if deed.asked_at is not None and deed.asked_at != self.seq:
            asked = self.clock.asked.get(deed.seat)
            if asked is not None and deed.asked_at < asked.seq:
                reason = f"the question of moment {deed.asked_at} is no longer open; this one is since {asked.seq}"
                raise Refused(reason, phrase=Phrase("refused-no-longer"))
        return [self.foresee(match, FILL, deed.seat, deed.value, deed.client, at)]

    def foresee(self, match: Match, kind: str, seat: Seat, value: int, client: str, at: float) -> Entry:
        """The entry of an answer, with the lots that chance draws after it."""
        after = match.clone()
        after.listen()
        after.answer(seat, value)
        lots = after.fills[len(match.fills) + 3 :: 2]
        entry = Entry(self.seq + 1, kind, seat, value, client, at, lots)
        entry.ends = after.over
        self.foreseen = (entry, after)
        return entry

    def decide_sit(self, deed: Sit, at: float) -> list[Entry]:
        self.check_seat(deed.seat)
        if self.chairs[deed.seat].who != "open":
            free = ", ".join(str(seat) for seat, chair in enumerate(self.chairs) if chair.who == "open")
            phrase = Phrase("refused-taken", {"number": deed.seat + 1})
            raise Refused(f"seat {deed.seat} is taken; open: {free or 'none'}", phrase=phrase)
        name = one_line(deed.name, LONGEST_NAME)
        if not name:
            raise Refused("whoever sits down needs a name", phrase=Phrase("refused-no-name"))
        body = [name, deed.token_hash, one_line(deed.lucky, LONGEST_LUCKY)]
        return self.and_begin([Entry(self.seq + 1, SIT, deed.seat, deed.person, "", at, None, body)], at)

    def and_begin(self, entries: list[Entry], at: float) -> list[Entry]:
        """The entry that fills the last open seat, and then the beginning of the game."""
        entry = entries[-1]
        if self.match is not None or entry.kind not in (SIT, HAND):
            return entries
        chairs = [*self.chairs]
        chairs[entry.seat] = Chair("bot", None) if entry.kind == HAND else Chair("person", None, lucky=entry.words[2])
        if any(chair.who == "open" for chair in chairs):
            return entries
        return entries + self.decide_begin(chairs, entry.seq + 1, at)

    def decide_begin(self, chairs: list[Chair], seq: int, at: float) -> list[Entry]:
        if self.match is not None:
            raise Refused("the game has begun already")
        if any(chair.who == "open" for chair in chairs):
            raise Refused("the game begins when every seat is taken")
        players = [chair.lucky for chair in chairs if chair.lucky]
        match = self.head.begin(players)
        return [Entry(seq, BEGIN, 0, 0, "", at, match.fills[2 * match.first + 1 :: 2], players)]

    def decide_time_up(self, deed: TimeUp, at: float) -> list[Entry]:
        match = self.playing()
        due = next((due for due, seat in self.dues() if seat == deed.seat), None)
        if due is None:
            raise Refused("no clock runs for that seat now")
        if at < due:
            raise Refused(f"there are {due - at:.1f} seconds left")
        ask = match.clock if deed.seat == CLOCK else self.ask_of(deed.seat)
        assert ask is not None
        value = default_answer(self.head.seed, self.asked_since(deed.seat), ask)
        return [self.foresee(match, LATE, deed.seat, value, "", at)]

    def playing(self) -> Match:
        """The match; or a Refused while there is none."""
        if self.match is None:
            raise Refused("the game has not begun: not every seat is taken", phrase=Phrase("refused-not-begun"))
        return self.match

    def check_seat(self, seat: Seat) -> None:
        if not 0 <= seat < len(self.chairs):
            raise no_seat(seat, len(self.chairs))

    # Folding

    def apply(self, entries: list[Entry]) -> None:
        """Fold entries in; those already folded are passed over.  A Damaged names an entry that does not fit."""
        for entry in entries:
            if entry.seq > self.seq:
                self.fold(entry)

    def fold(self, entry: Entry) -> None:
        if entry.seq != self.seq + 1:
            raise Damaged(f"table {self.id}: entry {self.seq + 1} is missing")
        try:
            self.fold_kind(entry)
        except (Illegal, Damaged) as no:
            raise Damaged(f"table {self.id}: entry {entry.seq} ({entry.kind}) does not fit: {no}") from None
        self.seq = entry.seq
        self.at = entry.at
        if entry.client:
            self.clients[f"{entry.by}:{entry.client}"] = entry.seq

    def fold_kind(self, entry: Entry) -> None:
        kind = entry.kind
        if kind in (FILL, LATE):
            self.fold_answer(entry)
        elif kind == UNDO:
            self.match = self.head.rewind(self.playing(), entry.value)
            self.log.go_back(entry.value, entry.seq)
            self.clock.look(self.match, entry.seat, entry.seq, entry.at)
        elif kind == BEGIN:
            match = self.head.begin([*entry.words])
            if match.fills[2 * match.first + 1 :: 2] != entry.lots:
                raise Damaged("chance drew other lots from the seed")
            self.match = match
            self.log.add(entry.seq, match)
            self.clock.look(match, None, entry.seq, entry.at)
        else:
            self.fold_seat(entry)

    def fold_answer(self, entry: Entry) -> None:
        match = self.playing()
        if self.foreseen is not None and self.foreseen[0] is entry:
            after = self.foreseen[1]
        else:
            after = match.clone()
            after.listen()
            after.answer(entry.seat, entry.value)
            if after.fills[len(match.fills) + 3 :: 2] != entry.lots:
                raise Damaged("chance drew other lots from the seed")
        self.foreseen = None
        self.match = after
        # Whoever answers is here; but where turns are secret, a proposal that goes away would tell who answered.
        if entry.seat >= 0 and entry.kind == FILL and not self.head.game.secret_turns:
            chair = self.chairs[entry.seat]
            chair.proposed = None
            chair.agreed = []
        self.log.add(entry.seq, after)
        self.clock.look(after, entry.seat, entry.seq, entry.at)

    def fold_seat(self, entry: Entry) -> None:
        """Who sits where, and who plays for whom."""
        self.check_seat(entry.seat)
        chair = self.chairs[entry.seat]
        if entry.kind == SIT:
            name, token_hash, lucky = entry.words
            self.chairs[entry.seat] = Chair("person", None, name, entry.value, token_hash, lucky)
        elif entry.kind == PROPOSE:
            chair.proposed = entry.words[0]
            chair.agreed = [entry.value]
        elif entry.kind == AGREE:
            chair.agreed = [*chair.agreed, entry.value]
        elif entry.kind in (REFUSE, HAND, BACK):
            chair.proposed = None
            chair.agreed = []
            if entry.kind == HAND:
                chair.who = "bot" if chair.who == "open" else chair.who
                chair.level = entry.words[0]
            elif entry.kind == BACK:
                chair.level = None
            self.clock.restart(entry.seat, entry.at)
        else:
            raise Damaged(f"no entry is of kind '{entry.kind}'")
