"""Campaigns: a record that outlives its tables (`core/series.py`), and whose people keep their seats and tokens."""

from __future__ import annotations

import hmac
from typing import Final

from sqlalchemy import insert, select, update

from gladsheim.core.forms import Seat
from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.core.series import Standing, series_of
from gladsheim.core.text import Phrase
from gladsheim.games import find
from gladsheim.table.deeds import Refused, Sit
from gladsheim.table.head import Head, new_id, set_table
from gladsheim.table.journal import Entry
from gladsheim.table.rows import data_of, text_of
from gladsheim.table.schema import CAMPAIGNS
from gladsheim.table.seats import LONGEST_NAME, hash_token, one_line
from gladsheim.table.series import Kept, read_kept
from gladsheim.table.store import Store, insert_table, is_id
from gladsheim.table.table import Table

KEY: Final = "key"  # beside a record, as it is kept


class NoCampaign(KeyError):
    """No campaign has that id."""


class Sheet:
    """A campaign as it is kept."""

    def __init__(
        self, id: str, version: int, made: float, kept: Kept, tables: list[str], entered: list[str], key: str = ""
    ) -> None:
        self.id = id
        self.version = version  # one more with each change
        self.made = made
        self.kept = kept
        self.tables = tables  # ids of its tables, in order
        self.entered = entered  # ids of those whose result is in the record
        self.key = key  # a hash of what proves who began it; none where it is older than that

    @property
    def standing(self) -> Standing:
        return self.kept.standing()

    @property
    def in_play(self) -> str | None:
        """The table that is being played, if any: only between games is experience spent."""
        return self.tables[-1] if self.tables and self.tables[-1] not in self.entered else None


class Campaigns:
    """The campaigns of a store.  A BadOption or Refused says in one line why something may not be."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def begin(self, game: str, players: list[str], roles: list[str], at: float, key: str = "") -> Sheet:
        """A new campaign: the roles of the players in order of seats, then those that no player has.

        `key`: the hash of what whoever begins it may prove that by.
        """
        found = find(game)
        players = [one_line(name, LONGEST_NAME) for name in players]
        if not all(players):
            raise Refused("whoever plays in a campaign needs a name", phrase=Phrase("refused-no-name"))
        sheet = Sheet(new_id(), 1, at, Kept(found, series_of(found).begin(players, roles)), [], [], key)
        with self.store.engine.begin() as connection:
            connection.execute(insert(CAMPAIGNS), {"id": sheet.id, "made": at, **row_of(sheet)})
        return sheet

    def find(self, id: str) -> Sheet:
        if not is_id(id):
            raise NoCampaign(id)
        with self.store.engine.connect() as connection:
            row = connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)).one_or_none()
        if row is None:
            raise NoCampaign(id)
        try:
            record = data_of(row.record, dict[str, object])
            key = str(record.pop(KEY, ""))
            tables, entered = data_of(row.tables, list[str]), data_of(row.entered, list[str])
            return Sheet(id, row.version, row.made, read_kept(record), tables, entered, key)
        except BadOption:
            raise  # its game is not installed
        except ValueError as no:
            raise Damaged(f"campaign {id} is damaged: {no}") from None

    def seat_of(self, id: str, token: str) -> Seat | None:
        """The player that a token proves: the tokens of the last table are those of the campaign."""
        tables = self.find(id).tables
        return self.store.open(tables[-1]).seat_of(token) if tables else None

    def may_go_on(self, id: str, token: str) -> bool:
        """Whether a token proves who may set the next table: a player of the last one, or who began it all."""
        sheet = self.find(id)
        if sheet.tables:
            return self.seat_of(id, token) is not None
        return not sheet.key or hmac.compare_digest(sheet.key, hash_token(token))

    # Deeds

    def next_table(self, id: str, levels: list[str | None], at: float, clock: int | None = None) -> Table:
        """Set the campaign's next table.  Who sat at the last one sits again, with the same token.

        Nobody loses a seat by who sets the table: `levels` are for seats that no person has.
        """
        while True:
            sheet = self.find(id)
            if sheet.in_play is not None:
                reason = "a table of this campaign is in play: the next one is set when it is over"
                raise Refused(reason, phrase=Phrase("refused-campaign-on"))
            players, kept = len(sheet.standing.members), sheet.kept
            if len(levels) != players:
                phrase = Phrase("refused-campaign-players", {"count": players})
                raise Refused(f"this campaign has {players} players, not {len(levels)}", phrase=phrase)
            last = self.store.open(sheet.tables[-1]) if sheet.tables else None
            if last is not None:
                taken = [chair.who == "person" for chair in last.chairs]
                levels = [None if is_taken else level for is_taken, level in zip(taken, levels, strict=True)]
            table = Table(set_table(kept.game.id, levels, kept.series.options(kept.record), at, clock, id))
            entries = [] if last is None else sit_again(table, last, at)
            sheet.tables = [*sheet.tables, table.id]
            if self.keep(sheet, table.head, entries):
                return table

    def enter_result(self, table: Table) -> Sheet:
        """Enter how a finished table ended: once, however often this is called."""
        id, match = table.head.campaign, table.match
        if id is None or match is None or not match.over:
            raise Refused("this is not a finished table of a campaign")
        while True:
            sheet = self.find(id)
            if table.id in sheet.entered:
                return sheet
            sheet.kept.record = sheet.kept.series.enter(sheet.kept.record, match.state)
            sheet.entered = [*sheet.entered, table.id]
            if self.keep(sheet):
                return sheet

    def spend(self, id: str, player: Seat, row: str, name: str = "") -> Sheet:
        """Buy the next of a row between two games."""
        while True:
            sheet = self.find(id)
            if sheet.in_play is not None:
                reason = "a table of this campaign is in play: experience is spent between games"
                raise Refused(reason, phrase=Phrase("refused-spending-on"))
            players, kept = len(sheet.standing.members), sheet.kept
            if not 0 <= player < players:
                raise Refused(f"no player {player}; there are: 0 to {players - 1}")
            kept.record = kept.series.spend(kept.record, player, row, name)
            if self.keep(sheet):
                return sheet

    def keep(self, sheet: Sheet, head: Head | None = None, entries: list[Entry] | None = None) -> bool:
        """Keep a changed sheet, and a new table with it; False if somebody else changed it since it was read."""
        known = (CAMPAIGNS.c.id == sheet.id) & (CAMPAIGNS.c.version == sheet.version)
        sheet.version += 1
        with self.store.engine.begin() as connection:
            if connection.execute(update(CAMPAIGNS).where(known).values(row_of(sheet))).rowcount != 1:
                return False
            if head is not None:
                insert_table(connection, head, entries or [])
        return True


def row_of(sheet: Sheet) -> dict[str, int | str]:
    """What changes of a sheet."""
    return {
        "version": sheet.version,
        "record": text_of({**sheet.kept.plain(), KEY: sheet.key}),
        "tables": text_of(sheet.tables),
        "entered": text_of(sheet.entered),
    }


def sit_again(table: Table, last: Table, at: float) -> list[Entry]:
    """The people of the last table sit down at the new one, where their seats are open."""
    entries: list[Entry] = []
    for seat, chair in enumerate(last.chairs):
        if chair.who == "person" and table.chairs[seat].who == "open":
            # Whose page gave a word to the last dice gives one to these, when it has seen their seal.
            sits = table.decide(Sit(seat, chair.name, chair.token_hash, bool(chair.lucky), chair.person), at)
            table.apply(sits)
            entries += sits
    return entries
