"""Campaigns: a record that outlives its tables (`core/series.py`), and whose people keep their seats and tokens."""

from __future__ import annotations

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
from gladsheim.table.series import Kept, read_kept
from gladsheim.table.store import Store, insert_table
from gladsheim.table.table import Table


class NoCampaign(KeyError):
    """No campaign has that id."""


class Sheet:
    """A campaign as it is kept."""

    def __init__(self, id: str, version: int, made: float, kept: Kept, tables: list[str], entered: list[str]) -> None:
        self.id = id
        self.version = version  # one more with each change
        self.made = made
        self.kept = kept
        self.tables = tables  # ids of its tables, in order
        self.entered = entered  # ids of those whose result is in the record

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

    def begin(self, game: str, players: list[str], roles: list[str], at: float) -> Sheet:
        """A new campaign: the roles of the players in order of seats, then those that no player has."""
        found = find(game)
        sheet = Sheet(new_id(), 1, at, Kept(found, series_of(found).begin(players, roles)), [], [])
        with self.store.engine.begin() as connection:
            connection.execute(insert(CAMPAIGNS), {"id": sheet.id, "made": at, **row_of(sheet)})
        return sheet

    def find(self, id: str) -> Sheet:
        with self.store.engine.connect() as connection:
            row = connection.execute(select(CAMPAIGNS).where(CAMPAIGNS.c.id == id)).one_or_none()
        if row is None:
            raise NoCampaign(id)
        try:
            kept = read_kept(data_of(row.record, object))
            return Sheet(
                id, row.version, row.made, kept, data_of(row.tables, list[str]), data_of(row.entered, list[str])
            )
        except BadOption:
            raise  # its game is not installed
        except ValueError as no:
            raise Damaged(f"campaign {id} is damaged: {no}") from None

    def seat_of(self, id: str, token: str) -> Seat | None:
        """The player that a token proves: the tokens of the last table are those of the campaign."""
        tables = self.find(id).tables
        return self.store.open(tables[-1]).seat_of(token) if tables else None

    # Deeds

    def next_table(self, id: str, levels: list[str | None], at: float, clock: int | None = None) -> Table:
        """Set the campaign's next table.  Who sat at the last one sits again, with the same token."""
        while True:
            sheet = self.find(id)
            if sheet.in_play is not None:
                reason = "a table of this campaign is in play: the next one is set when it is over"
                raise Refused(reason, phrase=Phrase("refused-campaign-on"))
            players, kept = len(sheet.standing.members), sheet.kept
            if len(levels) != players:
                phrase = Phrase("refused-campaign-players", {"count": players})
                raise Refused(f"this campaign has {players} players, not {len(levels)}", phrase=phrase)
            table = Table(set_table(kept.game.id, levels, kept.series.options(kept.record), at, clock, id))
            last = self.store.open(sheet.tables[-1]) if sheet.tables else None
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
        "record": text_of(sheet.kept.plain()),
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
