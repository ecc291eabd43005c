"""Luck and choice of a finished table: told when it is over, the same to everybody who asks."""

from __future__ import annotations

from gladsheim.core.game import Json
from gladsheim.lab import luck
from gladsheim.lab.review import review
from server.hall import Address, Message, wait_until

GAMES = 100  # that the hall plays again


def finished(hall: Address) -> str:
    """A table of bots that have played their short game."""
    id = hall.set_table("odins-table", ["random", "random"], options={"no_progress": 10}).id
    wait_until(lambda: hall.ask("GET", f"/api/tables/{id}").json()["over"], seconds=60)
    return id


def weighed(hall: Address, id: str) -> Message:
    """Luck and choice, once they are complete."""
    path = f"/api/tables/{id}/luck"
    wait_until(lambda: hall.ask("GET", path).json()["complete"], seconds=120)
    return hall.ask("GET", path).json()


def test_luck_is_not_told_before_the_game_is_over(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"])
    reply = hall.ask("GET", f"/api/tables/{keys.id}/luck")
    assert reply.status == 409
    assert "not over" in str(reply.json()["reason"])
    assert hall.ask("GET", "/api/tables/nowhere/luck").status == 404


def test_luck_is_what_the_laboratory_tells_of_the_journal_and_stays_so(hall: Address) -> None:
    id = finished(hall)
    first = hall.ask("GET", f"/api/tables/{id}/luck").json()
    assert (first["games"], first["most"]) == (0, GAMES)
    assert (first["complete"], first["seats"]) == (False, [])
    told = weighed(hall, id)
    journal: dict[str, Json] = {**hall.ask("GET", f"/api/tables/{id}/journal").json()}
    expected = luck(journal, games=GAMES, curve=False)
    assert [told[name] for name in ("even", "together", "seats")] == [
        expected[name] for name in ("even", "together", "seats")
    ]
    assert weighed(hall, id) == told


def test_the_even_chance_and_the_parts_add_up_to_the_result(hall: Address) -> None:
    told = weighed(hall, finished(hall))
    seats, even = told["seats"], told["even"]
    assert isinstance(seats, list)
    assert isinstance(even, float)
    assert len(seats) == 2
    for row in seats:
        assert isinstance(row, dict)
        parts, result = row["parts"], row["result"]
        assert isinstance(parts, dict)
        assert list(parts) == ["seat", "deck", "decisions"]
        assert isinstance(result, float)
        total = even
        for part in parts.values():
            assert isinstance(part, dict)
            value = part["value"]
            assert isinstance(value, float)
            total += value
        assert abs(total - result) < 1e-9


def test_turning_points_are_what_the_laboratory_finds_with_moments_to_play_on_from(hall: Address) -> None:
    id = finished(hall)
    path = f"/api/tables/{id}/turns"
    assert hall.ask("GET", path).json()["complete"] is False
    wait_until(lambda: hall.ask("GET", path).json()["complete"], seconds=120)
    told = hall.ask("GET", path).json()
    journal: dict[str, Json] = {**hall.ask("GET", f"/api/tables/{id}/journal").json()}
    expected = review(journal)
    decisions, lots = told["decisions"], told["lots"]
    assert isinstance(decisions, list)
    assert isinstance(lots, list)
    assert [row(one)["after"] for one in decisions] == [one.chance for one in expected.decisions]
    assert [row(one)["what"] for one in lots] == [one.says.plain() for one in expected.lots]
    fills = journal["fills"]
    assert isinstance(fills, list)
    for one, found in zip(decisions, expected.decisions, strict=True):
        moment = hall.ask("GET", f"/api/tables/{id}/moments/{row(one)['seq']}").json()
        assert moment["seq"] == row(one)["seq"]
        assert moment["asked"] == [found.ask.seat]


def test_turning_points_are_not_told_before_the_game_is_over(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"])
    assert hall.ask("GET", f"/api/tables/{keys.id}/turns").status == 409


def row(one: object) -> Message:
    assert isinstance(one, dict)
    return one
