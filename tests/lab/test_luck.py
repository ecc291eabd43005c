"""Luck and choice: the parts sum up to the result, and who plays as the policy owes nothing to decisions."""

from __future__ import annotations

import json

import pytest

import gladsheim
from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption, Json, Value
from gladsheim.core.kinds import LOTS as KINDS
from gladsheim.core.records import journal_fills
from gladsheim.games import find
from gladsheim.lab import luck, luck_text, play
from gladsheim.lab.luck import Lot, Replayed, lots_of

SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("odins-table", 2, {"no_progress": 10}),
    ("vedrfolnir", 3, {}),
    ("yggdrasil", 2, {"level": "easy"}),
    ("chronicles", 2, {}),
    ("gotterdammerung", 7, {"talk": 1}),
]


def journal(game: str, seats: int, options: dict[str, Value], bots: str, seed: int = 5) -> dict[str, Json]:
    match = gladsheim.start(game, seats, seed, None, **options)
    play(match, [bots] * seats, 3)
    return match.journal


def number(value: Json) -> float:
    assert isinstance(value, (int, float))
    return float(value)


def rows(found: dict[str, Json]) -> list[dict[str, Json]]:
    seats = found["seats"]
    assert isinstance(seats, list)
    return [row for row in seats if isinstance(row, dict)]


@pytest.mark.once
@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS, ids=[row[0] for row in SETTINGS])
def test_the_parts_sum_up_to_the_result(game: str, seats: int, options: dict[str, Value]) -> None:
    found = luck(journal(game, seats, options, "random"), games=2, curve=False)
    for row in rows(found):
        parts = row["parts"]
        assert isinstance(parts, dict)
        total = number(found["even"])
        for part in parts.values():
            assert isinstance(part, dict)
            assert number(part["low"]) <= number(part["value"]) + 1e-9 <= number(part["high"]) + 2e-9
            total += number(part["value"])
        assert total == pytest.approx(number(row["result"]))
    assert json.loads(json.dumps(found)) == found


def test_who_plays_as_the_policy_does_owes_nothing_to_decisions() -> None:
    # The policy of Chronicles throws no lots of its own: the same chance gives the same game.
    found = luck(journal("chronicles", 2, {}, "policy"), games=3, curve=False)
    parts = rows(found)[0]["parts"]
    assert isinstance(parts, dict)
    assert isinstance(parts["decisions"], dict)
    assert parts["decisions"]["value"] == 0.0


def test_the_same_seed_tells_the_same() -> None:
    record = journal("odins-table", 2, {"no_progress": 10}, "random")
    assert luck(record, games=2) == luck(record, games=2)
    assert luck(record, games=2) != luck(record, games=2, seed=2)


def test_the_curve_ends_at_the_last_question_and_tells_each_seat() -> None:
    record = journal("odins-table", 2, {"no_progress": 10}, "random")
    points = luck(record, games=4)["curve"]
    assert isinstance(points, list)
    last = [n for n, (seat, _) in enumerate(journal_fills(record)) if seat != CHANCE][-1]
    assert isinstance(points[-1], dict)
    assert points[-1]["fill"] == last
    assert len(points) == 12
    for point in points:
        assert isinstance(point, dict)
        assert isinstance(point["chance"], list)
        assert sum(number(one) for one in point["chance"]) == pytest.approx(1.0)


def test_every_blank_that_chance_fills_has_a_kind() -> None:
    for game, seats, options in SETTINGS:
        record = journal(game, seats, options, "random")
        match = gladsheim.replay(record)
        for lot in lots_of(match, record):
            assert match.game.slots[lot.slot].lot in KINDS


def test_a_die_falls_again_as_it_fell_and_the_next_one_anew() -> None:
    game = find("yggdrasil")
    again = Replayed(game, [Lot("die", 5, 5 / 6, 1.0), Lot("die", 2, 2 / 6, 3 / 6)], frozenset(["dice"]), 1)
    faces = [0, 1, 2, 3, 4, 5]
    assert [again.draw("die", faces, None) for _ in range(2)] == [5, 2]
    others = {Replayed(game, [], frozenset(["dice"]), seed).draw("die", faces, None) for seed in range(40)}
    assert others == {*faces}


def test_a_bag_gives_as_luckily_as_it_gave() -> None:
    game = find("yggdrasil")
    for seed in range(20):
        again = Replayed(game, [Lot("souls", 3, 0.9, 1.0)], frozenset(["bag"]), seed)
        assert again.draw("souls", [0, 1, 2], [5, 4, 1]) == 2


def test_a_kind_that_is_not_replayed_falls_anew() -> None:
    game = find("yggdrasil")
    lots = [Lot("die", 5, 5 / 6, 1.0)]
    found = {Replayed(game, lots, frozenset(["deck"]), seed).draw("die", [0, 5], None) for seed in range(20)}
    assert found == {0, 5}


def test_it_is_told_in_words() -> None:
    together = luck_text(luck(journal("chronicles", 2, {}, "random"), games=2, curve=False))
    assert "all together: 0.0 % won" in together
    assert [line.split()[0] for line in together[-4:]] == ["seat", "deck", "dice", "decisions"]
    apart = luck_text(luck(journal("odins-table", 2, {"no_progress": 10}, "random"), games=2, curve=False))
    assert sum(line.startswith("seat ") for line in apart) == 2


def test_only_finished_games_can_be_told() -> None:
    with pytest.raises(BadOption, match="this one is not over"):
        luck(gladsheim.start("odins-table", seed=1).journal)
    with pytest.raises(BadOption, match="at least 2 games"):
        luck(journal("odins-table", 2, {"no_progress": 10}, "random"), games=1)
    with pytest.raises(BadOption, match="no bot 'loki'"):
        luck(journal("odins-table", 2, {"no_progress": 10}, "random"), bot="loki")
    with pytest.raises(gladsheim.Damaged, match="it names no game"):
        luck({})
