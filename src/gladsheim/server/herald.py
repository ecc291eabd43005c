"""Herald: tells each guest of a live table what is new to it and what its seats may know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

import msgspec

from gladsheim.core.forms import CLOCK
from gladsheim.core.game import Json
from gladsheim.server import hours
from gladsheim.server.guest import Guest, Told, frame_of
from gladsheim.server.sights import Known, Seer, card_of, ended, film, questions_of, see
from gladsheim.wire.hall import TableCard
from gladsheim.wire.live import AS_IT_WAS, Line, News, Question, Sight

if TYPE_CHECKING:
    from gladsheim.server.live_table import LiveTable

TIDY_EVERY: Final = 0.5  # seconds

_encode = msgspec.json.Encoder().encode


class Faced(msgspec.Struct, frozen=True):
    """What one seat is shown as the table stands, made once for all who look from there."""

    view: msgspec.Raw
    questions: list[Question]
    talks: bool
    seq: int  # of the journal, as the table stands
    plain: dict[str, Json] | None  # the view, if it is kept


class Herald:
    """The news of one table."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.sights: dict[Seer, Faced] = {}  # as the table stands
        self.earlier: dict[Seer, Faced] = {}  # as it stood before
        self.known: Known = {}  # what happened last, as it is told
        self.is_untidy = False  # something is kept that everybody was told
        self.tidied = -TIDY_EVERY
        self.card = b""
        self.renew_card()

    def renew_card(self) -> None:
        card = _encode(self.table_card())
        if card != self.card:  # else all guests go on with one and the same
            self.card = card

    def table_card(self) -> TableCard:
        return card_of(self.live.table, self.live.here(), self.live.next)

    def sight(self, seer: Seer) -> Faced:
        found = self.sights.get(seer)
        if found is None:
            match = self.live.table.match
            table = self.live.table
            seen = ended(table, seer) or self.live.notice.saw.get(seer) or see(match, seer)
            questions = [] if table.settled else questions_of(match, seer)
            found = self.sights[seer] = Faced(msgspec.Raw(seen.view), questions, seen.talks, table.seq, seen.plain)
        return found

    def due(self, guest: Guest) -> float | None:
        """When time is up, as far as the guest may know."""
        table = self.live.table
        if not self.live.notice.secret:
            return table.public_due()
        own = [when for when, seat in table.dues() if seat == CLOCK or seat in guest.seats]
        return min(own) if own else None

    def tell(self, guests: Iterable[Guest]) -> None:
        """Tell guests what is new to them; who is still reading is told when it is done."""
        alike: dict[tuple[tuple[Seer, ...], Told], tuple[bytes, Told] | None] = {}
        for guest in guests:
            if guest.is_busy:
                guest.is_behind = True
                continue
            if guest.told is None or guest.accepted:
                made = self.news_for(guest, guest.accepted)
            else:
                # Any number of spectators who were told the same are told the same again.
                key = (guest.key, guest.told)
                if key not in alike:
                    alike[key] = self.news_for(guest, [])
                made = alike[key]
            if made is not None:
                guest.take(*made)
        self.is_untidy = True
        if hours.passed() - self.tidied > TIDY_EVERY:
            self.tidy()

    def tidy(self) -> None:
        """What everybody was told is not kept in memory for who comes later: it can be made again.

        Where moves follow each other quickly none of them waits for that: the hall has it done every now and then.
        """
        live, seq = self.live, self.live.table.seq
        self.is_untidy, self.tidied = False, hours.passed()
        for guest in live.guests:
            if guest.told is None or guest.told.seq != seq:
                return
        self.forget_sights()
        if not live.notice.secret:  # What a seat noticed last may be long ago, and how long nobody may find out.
            people = {seat for seat, chair in enumerate(live.table.chairs) if chair.is_at_play}
            if people <= {seat for guest in live.guests for seat in guest.seats}:
                live.table.log.let_go(seq)

    def move_on(self) -> None:
        """The table changed."""
        self.sights, self.earlier = {}, self.sights
        self.known.clear()

    def forget_sights(self) -> None:
        """Everybody has seen it, or all is other than it was."""
        self.sights.clear()
        self.earlier.clear()
        self.known.clear()

    def when_free(self, guest: Guest) -> None:
        """A guest that was busy can be told what it missed."""
        guest.is_behind = False
        self.tell([guest])

    def news_for(self, guest: Guest, accepted: list[str]) -> tuple[bytes, Told] | None:
        """What is new to a guest, if anything."""
        table, notice = self.live.table, self.live.notice
        seers, last = guest.seers, guest.told
        if last is not None and last.seq == table.seq and last.card == self.card and not accepted:
            return None  # It was told first, because the table waits for it.
        now = Told(table.seq, notice.count(seers), self.card, self.due(guest))
        changed = last is None or last.count != now.count
        if last is not None and not changed and last.card == now.card and last.due == now.due and not accepted:
            return None
        seq = notice.seq(seers, guest.since) if last is None else last.seq
        back = table.went_back_to(seq) if changed else None
        since = seq if back is None else back
        sights: list[Sight] = []
        for seer in seers if changed else []:
            faced = self.sight(seer)
            sights.append(Sight(seer, faced.view, faced.questions, self.lines(seers, seer, since), faced.talks))
        news = News(
            seq=now.count,
            sights=sights,
            card=AS_IT_WAS if last is not None and last.card == now.card else msgspec.Raw(now.card),
            left=None if now.due is None else max(0.0, round(now.due - self.live.now(), 2)),
            accepted=accepted,
            back_to=None if back is None else notice.count(seers, back),
        )
        return frame_of(news), now

    def lines(self, seers: list[Seer], seer: Seer, since: int) -> list[Line]:
        """What a seat noticed since; with the film of it, unless that is all there ever was."""
        table, count = self.live.table, self.live.notice.count
        beats = [(count(seers, seq), beat) for seq, beat in table.beats(seer, since)]
        if not since or len(beats) < 2:
            return film(beats, None, self.known)
        earlier = self.earlier.get(seer)
        if earlier is not None and earlier.seq == since and earlier.plain is not None:
            return film(beats, earlier.plain, self.known, shown=True)
        return film(beats, table.view_at(seer, since), self.known)
