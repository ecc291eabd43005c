"""Table: a game being played by people and bots, folded from its journal.

It knows no network, no store and no time of its own: `decide` says which entries a deed would be, `apply` folds
entries in, and between the two somebody makes them durable.
"""

from __future__ import annotations

import hashlib
import hmac
from copy import copy
from typing import Final

from gladsheim.core.beats import Beat, noticed
from gladsheim.core.forms import CLOCK, Ask, Illegal, Seat
from gladsheim.core.game import Json
from gladsheim.core.match import Match
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.table import evening, leading
from gladsheim.table.clock import Clock, default_answer
from gladsheim.table.consent import agree, propose
from gladsheim.table.deeds import (
    Agree,
    Answer,
    Begin,
    Conduct,
    Deed,
    Propose,
    Refused,
    Sit,
    TimeUp,
    Undo,
    Word,
    check_client,
    no_seat,
)
from gladsheim.table.evening import EVENING
from gladsheim.table.head import Head
from gladsheim.table.journal import AGREE, BACK, BEGIN, FILL, HAND, LATE, PROPOSE, REFUSE, SIT, TOUCH, UNDO, WORD, Entry
from gladsheim.table.log import Log
from gladsheim.table.seats import Chair, hash_token, names_at
from gladsheim.table.sitting import and_begin, begin, give_word, seat_changed, sit
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
        self.host: Seat | None = None  # who sat down first
        self.settled = ""  # how its people ended the game before the rules did: resigned or drawn
        self.given_up = -1  # the seat that resigned
        self.plan = ["", ""]  # of another game with the same people: which ("": the same), and swap or ""
        self.next = ""  # the id of the table where they go on
        self.nights: list[list[int]] = []  # of a led evening: what each seat touched, night by night
        self.snapshot_seq = 0  # of the last snapshot that is kept
        self.foreseen: tuple[Entry, Match] | None = None  # what `decide` found the match would be after an entry
        if not head.game.can_play(head.rules_version):
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
        return self.settled != "" or (self.match is not None and self.match.over)

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
        if self.match is None or self.frozen or self.settled:
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
        # (An HMAC of OpenSSL would hand the processor to another thread, and wait for it.)
        question = f"bot {self.asked_since(seat)} {seat}".encode()
        return int.from_bytes(hashlib.blake2b(question, digest_size=7, key=self.head.seed).digest(), "big")

    def dues(self) -> list[tuple[float, Seat]]:
        """When the time of each person that is waited for is over, earliest first; CLOCK: the game's own clock."""
        found: list[tuple[float, Seat]] = []
        if leading.is_led(self):
            return found
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

    def beats(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Beat]]:
        """What a seat noticed after the entry `since`, each with the seq of the entry that brought it about.

        What was taken back is not in it.
        """
        found: list[tuple[int, Beat]] = []
        for seq, happened in self.log.lines(self.match, since):
            found += [(seq, beat) for beat in noticed(self.head.game, [happened], seat)]
        return found

    def view_at(self, seat: Seat | None, since: int) -> dict[str, Json] | None:
        """What a seat saw after the last thing it noticed up to the entry `since`; None: that is long ago."""
        for happened in self.log.film(since):
            for beat in noticed(self.head.game, [happened], seat):
                return beat.view
        return None

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

    def draft(self) -> Table:
        """A copy on which deeds are decided that stand on each other; the table itself stays as it is."""
        twin = copy(self)
        twin.chairs = [copy(chair) for chair in self.chairs]
        twin.log = self.log.draft()
        twin.clock = self.clock.draft()
        twin.clients = {**self.clients}
        return twin

    # Deciding

    def decide(self, deed: Deed, at: float) -> list[Entry]:
        """The entries that a deed would be, from `seq + 1` on; empty if it was done before (same client id).

        Changes nothing.  Refused or Illegal says in one line why it may not be.
        """
        at = max(at, self.at)  # The clocks of several processes differ; the time of a journal never runs back.
        if self.head.game.secret_turns:
            self.keep_secret(deed)
        if isinstance(deed, Answer):
            return self.decide_answer(deed, at)
        if isinstance(deed, Conduct):
            return leading.decide(self, deed, at)
        if self.frozen:
            raise Refused(self.frozen, phrase=Phrase("refused-other-rules"))
        if isinstance(deed, TimeUp):
            return self.decide_time_up(deed, at)
        if isinstance(deed, Undo):
            return self.decide_undo(deed, at)
        if isinstance(deed, EVENING):
            return evening.decide(self, deed, at)
        entries = self.decide_seat(deed, at)
        return and_begin(self.head, self.chairs, entries, at) if entries and self.match is None else entries

    def decide_seat(self, deed: Sit | Word | Begin | Propose | Agree, at: float) -> list[Entry]:
        """Who sits where, and who plays for whom."""
        if isinstance(deed, Begin):
            if self.match is not None:
                raise Refused("the game has begun already")
            return begin(self.head, self.chairs, self.seq + 1, at)
        self.check_seat(deed.seat)
        if isinstance(deed, Sit):
            return sit(self.chairs, deed, self.seq + 1, at)
        check_client(deed.client)
        by = deed.seat if isinstance(deed, Word) else deed.by
        if deed.client and self.done_at(by, deed.client) is not None:
            return []
        if isinstance(deed, Word):
            return give_word(self.chairs, self.head.commitment, deed, self.seq + 1, at)
        self.check_seat(deed.by)
        grace = self.head.grace
        if isinstance(deed, Propose):
            return propose(self.chairs, deed, grace, self.seq + 1, at)
        return agree(self.chairs, deed, grace, self.seq + 1, at)

    def decide_undo(self, deed: Undo, at: float) -> list[Entry]:
        check_client(deed.client)
        if deed.client and self.done_at(deed.seat, deed.client) is not None:
            return []
        self.check_seat(deed.seat)
        match = self.playing()
        if self.over:
            raise Refused("the game is over, and everything is told", phrase=Phrase("refused-undo-over"))
        bots = {seat for seat, chair in enumerate(self.chairs) if chair.who == "bot"}
        fills = back_to(self.head, match, deed.seat, bots - {deed.seat})
        return [Entry(self.seq + 1, UNDO, deed.seat, fills, deed.client, at)]

    def keep_secret(self, deed: Deed) -> None:
        """Where turns are secret, refuse in words that do not tell who acted, before anybody refuses in others."""
        if isinstance(deed, Undo):
            reason = "in this game nothing is taken back: whether it may be would tell who acted"
            raise Refused(reason, phrase=Phrase("refused-undo-secret"))
        if not isinstance(deed, Answer) or not self.begun or self.done_at(deed.seat, deed.client) is not None:
            return
        if self.ask_of(deed.seat) is None:
            raise Refused("you are not asked anything now", phrase=Phrase("refused-not-asked"))

    def decide_answer(self, deed: Answer, at: float) -> list[Entry]:
        if deed.client and self.done_at(deed.seat, deed.client) is not None:
            return []
        if self.frozen:
            raise Refused(self.frozen, phrase=Phrase("refused-other-rules"))
        check_client(deed.client)
        match = self.playing()
        if self.settled:
            raise Refused("the game is over", phrase=Phrase("refused-over"))
        self.check_seat(deed.seat)
        chair = self.chairs[deed.seat]
        if deed.by_bot != (chair.level is not None):
            if deed.by_bot:
                raise Refused("a person plays this seat: no bot may answer for it")
            raise Refused("a bot plays this seat: take it back first", phrase=Phrase("refused-bot-plays"))
        if deed.asked_at is not None and deed.asked_at != self.seq:
            asked = self.clock.asked.get(deed.seat)
            if asked is not None and deed.asked_at < asked.seq:
                raise Refused("that question is no longer open", phrase=Phrase("refused-no-longer"))
        leading.check_answer(self, deed)
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
        elif kind == TOUCH:
            leading.fold_touch(self, entry)
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
        for seat, chair in enumerate(self.chairs):
            chair.draw = chair.draw and seat == entry.seat  # whoever plays on instead has declined
        self.log.add(entry.seq, after)
        self.clock.look(after, entry.seat, entry.seq, entry.at)

    def fold_seat(self, entry: Entry) -> None:
        """Who sits where, and who plays for whom."""
        self.check_seat(entry.seat)
        chair = self.chairs[entry.seat]
        if entry.kind in (SIT, WORD, HAND):
            seat_changed(self.chairs, entry)
            if entry.kind == SIT and self.host is None:
                self.host = entry.seat
        elif entry.kind in evening.OF_EVENING:
            evening.fold(self, entry)
        elif entry.kind == PROPOSE:
            # Another bot asks everybody anew; the same one named again is one more yes.
            before = chair.agreed if chair.proposed == entry.words[0] else []
            chair.proposed = entry.words[0]
            chair.agreed = [*before, entry.value]
        elif entry.kind == AGREE:
            chair.agreed = [*chair.agreed, entry.value]
        elif entry.kind in (REFUSE, BACK):
            chair.proposed = None
            chair.agreed = []
            if entry.kind == BACK:
                chair.level = None
        else:
            raise Damaged(f"no entry is of kind '{entry.kind}'")
        if entry.kind in (REFUSE, HAND, BACK):
            self.clock.restart(entry.seat, entry.at)
