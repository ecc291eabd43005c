"""Ratings: what a finished game makes of them, against openskill's own, and which games do not count."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from openskill.models import PlackettLuce

from gladsheim.table import Table, Word, hash_token
from gladsheim.table.deeds import Again, Draw, Resign
from gladsheim.table.evening import next_table
from gladsheim.table.ratings import Rating, Ratings, rater_of, reckon, sides
from gladsheim.table.store import Store
from table.players import START, Party, party

MODEL = PlackettLuce()
NEW = (MODEL.mu, MODEL.sigma)


@dataclass
class Rated:
    """A table of two whose people want it to count."""

    p: Party
    ratings: Ratings
    keys: list[str]

    @property
    def table(self) -> Table:
        return self.p.table

    def told(self, key: str) -> list[tuple[str, float, float, int]]:
        return [(one.game, round(one.mu, 6), round(one.sigma, 6), one.games) for one in self.ratings.of(key)]


def rated(store: Store, name: str, levels: list[str | None] | None = None) -> Rated:
    p = party("odins-table", levels or [None, None], seed=len(name))
    p.sit(*[seat for seat, chair in enumerate(p.table.chairs) if chair.who != "bot"])
    store.add(p.table.head, p.journal)
    found = Rated(p, Ratings(store), [f"{name} {seat}" for seat in range(2)])
    for seat, key in enumerate(found.keys):
        found.ratings.wish(p.table.id, [seat], key)
    return found


def after(*returns: float, known: list[tuple[float, float]] | None = None) -> list[tuple[float, float]]:
    """What openskill makes of players who each stood alone."""
    rows = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in known or [NEW] * len(returns)]
    return [(row[0].mu, row[0].sigma) for row in MODEL.rate(rows, ranks=[-one for one in returns])]


def rounded(one: tuple[float, float]) -> tuple[float, float]:
    return round(one[0], 6), round(one[1], 6)


def test_a_game_makes_of_ratings_what_openskill_says(store: Store) -> None:
    one, other, third = rated(store, "first"), rated(store, "second"), rated(store, "third")
    assert [one.told(key) for key in one.keys] == [[], []]
    assert not one.ratings.enter(one.table, START), "it is not over"
    one.p.do(Resign(0, "r"))
    assert one.ratings.enter(one.table, START)
    loser, winner = after(0.0, 1.0)
    assert one.told(one.keys[0]) == [("odins-table", *rounded(loser), 1)]
    assert one.told(one.keys[1]) == [("odins-table", *rounded(winner), 1)]
    assert not one.ratings.enter(one.table, START), "it counts once"
    third.p.do(Resign(1, "r"))
    assert third.ratings.enter(third.table, START), "no other table's end was taken for its own"
    # A second game goes on from there.
    for seat, key in enumerate(one.keys):
        other.ratings.wish(other.table.id, [seat], key)
    other.p.do(Draw(0, True, "a"))
    other.p.do(Draw(1, True, "b"))
    assert other.ratings.enter(other.table, START)
    drawn = after(0.5, 0.5, known=[loser, winner])
    for key, expected in zip(one.keys, drawn, strict=True):
        assert other.told(key) == [("odins-table", *rounded(expected), 2)]
    assert [other.told(key) for key in other.keys] == [[], []], "whoever wished last sits there"


def test_the_number_that_people_are_told() -> None:
    assert (Rating("", MODEL.mu, 2.5, 1).told, Rating("", MODEL.mu, 2.5, 1).doubt) == (1000, 196)
    assert Rating("", MODEL.mu + 2, 1.0, 1).told == 1080
    assert Rating("", MODEL.mu - 0.5, 1.0, 1).told == 980


def test_who_stood_together() -> None:
    assert sides([1.0, 0.0, 1.0, 0.0]) == [[0, 2], [1, 3]]
    assert sides([1.0, 1.0]) == [[0, 1]]
    assert sides([0.0, 1.0, 0.0]) == [[1], [0], [2]]
    assert sides([0.5, 0.0, 0.5]) == [[0], [2], [1]], "a share of the win is no side"
    assert sides([0.2, 0.5, 0.3]) == [[1], [2], [0]]


def test_those_of_a_side_are_rated_together_and_level_ones_alike() -> None:
    teams = MODEL.rate([[MODEL.rating(), MODEL.rating()], [MODEL.rating()]], ranks=[0, 1])
    expected = [(teams[0][0].mu, teams[0][0].sigma), (teams[1][0].mu, teams[1][0].sigma)]
    found = reckon([NEW] * 3, [1.0, 0.0, 1.0])
    assert found == [pytest.approx(expected[0]), pytest.approx(expected[1]), pytest.approx(expected[0])]
    assert reckon([NEW] * 3, [0.5, 0.0, 0.5])[0] == pytest.approx(after(0.5, 0.0, 0.5)[0])
    assert reckon([NEW] * 2, [1.0, 1.0]) == [NEW] * 2, "all won together: against nobody"


def test_nothing_counts_against_oneself_a_bot_or_alone(store: Store) -> None:
    same = rated(store, "same")
    same.ratings.wish(same.table.id, [0, 1], same.keys[0])
    same.p.do(Resign(0, "r"))
    assert not same.ratings.enter(same.table, START)
    assert same.told(same.keys[0]) == []
    bot = rated(store, "against a bot", [None, "random"])
    bot.p.do(Resign(0, "r"))
    assert not bot.ratings.enter(bot.table, START)
    assert bot.told(bot.keys[0]) == []


def test_a_game_with_agreed_hints_or_from_the_middle_of_another_does_not_count(store: Store) -> None:
    for name in ("hints", "branch"):
        one = rated(store, name)
        if name == "hints":
            one.table.head.hints = True
        else:
            one.table.head.branch_of = "another"
        one.p.do(Resign(0, "r"))
        assert not one.ratings.enter(one.table, START)
        assert one.told(one.keys[1]) == []


def test_the_next_game_counts_for_who_wished_it_on_the_chairs_they_move_to(store: Store) -> None:
    one = rated(store, "goes on")
    one.p.do(Resign(0, "r"))
    one.p.do(Again(0, True, swap=True, client="a"))
    one.p.do(Again(1, True, swap=True, client="b"))
    head, entries = next_table(one.table, START)
    one.ratings.go_on(one.table)
    one.ratings.go_on(one.table)  # told twice, it is the same
    p = Party(Table(head))
    p.table.apply(entries)
    store.add(head, entries)
    assert p.table.id == one.table.next
    for seat in range(2):
        p.do(Word(seat, head.commitment, f"word {seat}"))
    p.do(Resign(0, "r"))
    assert one.ratings.enter(p.table, START)
    loser, winner = after(0.0, 1.0)
    assert one.told(one.keys[1]) == [("odins-table", *rounded(loser), 1)], "they changed places"
    assert one.told(one.keys[0]) == [("odins-table", *rounded(winner), 1)]


def test_who_is_forgotten_has_no_rating_and_gets_none(store: Store) -> None:
    one = rated(store, "forgotten")
    one.ratings.forget(one.keys[0])
    one.p.do(Resign(0, "r"))
    assert not one.ratings.enter(one.table, START), "the other is alone now"
    other = rated(store, "forgotten later")
    other.p.do(Resign(0, "r"))
    assert other.ratings.enter(other.table, START)
    other.ratings.forget(other.keys[0])
    assert other.told(other.keys[0]) == []
    assert len(other.told(other.keys[1])) == 1


def test_the_store_does_not_know_the_key() -> None:
    assert rater_of("a key") == rater_of("a key")
    assert "a key" not in rater_of("a key")
    assert rater_of("a key") not in (rater_of("another"), hash_token("a key"))
