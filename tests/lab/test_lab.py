"""The laboratory: plans as they are written, played and told."""

from __future__ import annotations

import csv
import io
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path

import pytest

from gladsheim.core.forms import CHANCE
from gladsheim.core.game import BadOption
from gladsheim.games import find
from gladsheim.lab.plan import Plan, plan_of, read_plan
from gladsheim.lab.report import BEGIN, END, html_page, markdown, write_into
from gladsheim.lab.run import Tally, run_plan
from gladsheim.lab.sitting import Result, Setting, Streams, let_fall, play_game, table_of
from gladsheim.lab.tables import csv_text
from gladsheim.lab.workers import Here, workers_on

LABS = Path(__file__).parents[2] / "labs"
SHORT: dict[str, object] = {"no_progress": 10}
BOOK: dict[str, object] = {"game": "odins-table", "bots": "random", "options": SHORT, "games": 12}


def plan(**entries: object) -> Plan:
    return plan_of({**BOOK, **entries}, "a plan")


def run(of: Plan) -> dict[str, Tally]:
    with Here() as here:
        return run_plan(of, here, lambda done, most: None)


# Plans


def test_a_grid_is_every_row_with_every_column() -> None:
    rows, columns = {"white": ["first seat", "second seat"]}, {"no_progress": [10, 20]}
    grid = plan(grid=[{"title": "G", "rows": rows, "columns": columns}]).sections[0]
    assert [variant.setting.options for variant in grid.variants] == [
        {"no_progress": 10, "white": "first seat"},
        {"no_progress": 20, "white": "first seat"},
        {"no_progress": 10, "white": "second seat"},
        {"no_progress": 20, "white": "second seat"},
    ]
    assert grid.variants[1].name == "G, first seat, no_progress 20"


def test_leaving_out_compares_each_with_the_whole() -> None:
    left = plan(leave_out=[{"title": "Cards", "table": "parts.CARDS.three-of-most", "fewer": 1}]).sections[0]
    assert len(left.variants) == 1 + 10
    assert left.variants[2].setting.data == {"CARDS.three-of-most.1": 2}
    assert {variant.against for variant in left.variants[1:]} == {left.variants[0].name}


def test_a_choice_can_be_left_out_of_an_option() -> None:
    gods: dict[str, object] = {"gods": ["odin", "thor", "hel"]}
    book: dict[str, object] = {"game": "gotterdammerung", "options": gods, "leave_out": [{"option": "gods"}]}
    left = plan_of(book, "a plan").sections[0]
    assert [variant.setting.options["gods"] for variant in left.variants[1:]] == [
        ["thor", "hel"],
        ["odin", "hel"],
        ["odin", "thor"],
    ]
    with pytest.raises(BadOption, match="options must say which gods there are"):
        plan_of({**book, "options": {}}, "a plan")


def test_a_tournament_lets_every_two_meet() -> None:
    pairs = plan(tournament=[{"bots": ["random", "policy", "novice"]}]).sections[0].variants
    assert [variant.setting.bots for variant in pairs] == [
        ["random", "policy"],
        ["random", "novice"],
        ["policy", "novice"],
    ]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({}, "name something to play: [[variant]], [[grid]], [[leave_out]] or [[tournament]]"),
        ({"variant": [{"name": "a"}], "gmaes": 3}, "nobody knows the entry 'gmaes' here; there are: "),
        ({"variant": [{"name": "a", "seat": 3}]}, "variant 1: nobody knows the entry 'seat' here"),
        ({"variant": [{"name": 3}]}, "'name' must be a text, not 3"),
        ({"variant": [{"name": "a"}, {"name": "a"}]}, "two variants are called 'a'"),
        ({"variant": [{"name": "a", "against": "b"}]}, "'a' is against 'b', which does not stand before it"),
        ({"variant": [{"name": "a", "seats": 3}]}, "odins-table is played with 2 seats, not 3"),
        ({"variant": [{"name": "a", "bots": "loki"}]}, "no bot 'loki'; there are: random"),
        ({"variant": [{"name": "a", "bots": "belief"}]}, "'belief' plays gotterdammerung alone; for odins-table there"),
        (
            {"variant": [{"name": "a"}], "by": ["nosuch"]},
            "odins-table is not told apart by 'nosuch'; there are: seat, bot, order",
        ),
        ({"variant": [{"name": "a", "by": ["faction"]}]}, "is not told apart by 'faction'; there are: seat, bot"),
        ({"variant": [{"name": "a", "games": 0}]}, "games must be at least 1, not 0"),
        ({"variant": [{"name": "a", "without": {"throne": [1]}}]}, "odins-table has no blank 'throne'; it has: white"),
        (
            {"variant": [{"name": "a", "without": {"swap": [99]}}]},
            "'swap' of odins-table is filled with 0 to 15, not 99",
        ),
        ({"variant": [{"name": "a"}], "precision": 0.0001}, "precision 0 or at least 0.0005"),
        ({"tournament": [{"bots": ["random"]}]}, "a tournament needs at least two different bots"),
        ({"leave_out": [{"title": "x"}]}, "name one of option, slot (gods, actions) and table (cards)"),
        (
            {"leave_out": [{"slot": "swap", "values": [-1]}]},
            "'swap' of odins-table is filled with 0 to 15, not -1",
        ),
        (
            {"leave_out": [{"table": "parts.CARDS.three-of-most", "fewer": -1}]},
            "leave_out 1: fewer must be at least 0, not -1",
        ),
        ({"grid": [{"rows": {"seats": 2}}]}, "'rows' must be one entry and a list of its values"),
        ({"game": "chess"}, "no game 'chess' is installed"),
    ],
)
def test_what_is_wrong_in_a_plan_is_said_in_one_line(wrong: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as caught:
        plan(**wrong)
    assert message in str(caught.value)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("text", ["game = ", "game = " + "[" * 9000, "seed = " + "9" * 9000])
def test_a_file_that_is_no_toml_is_named(tmp_path: Path, text: str) -> None:
    (tmp_path / "x.toml").write_text(text)
    with pytest.raises(BadOption, match=r"x\.toml is not a lab file"):
        read_plan(tmp_path / "x.toml")


def test_the_plan_of_the_guide_can_be_played() -> None:
    guide = (LABS.parent / "docs" / "lab.md").read_text(encoding="utf-8")
    block = guide.split("```toml\n")[1].split("```")[0]
    assert [variant.name for variant in plan_of(tomllib.loads(block), "the guide").variants()] == [
        "as it is",
        "two Lokis instead of three",
    ]


@pytest.mark.parametrize("file", sorted(LABS.glob("*.toml")), ids=lambda file: file.stem)
def test_the_plans_of_the_house_can_be_played(file: Path) -> None:
    assert read_plan(file).variants()


# Sittings


def test_the_same_throw_falls_whatever_was_drawn_before() -> None:
    one, other = Streams(7), Streams(7)
    other.draw("card", [1, 2, 3], None)
    assert [one.draw("die", [1, 2, 3, 4, 5, 6], None) for _ in range(9)] == [
        other.draw("die", [1, 2, 3, 4, 5, 6], None) for _ in range(9)
    ]


def test_what_is_barred_is_never_drawn_nor_chosen() -> None:
    setting = Setting("odins-table", 2, {"no_progress": 10, "white": "by lot"}, ["random"], without=[("white", 0)])
    for number in range(6):
        assert play_game(setting, 1, number).roles["order"] == ["second", "first"]


def test_a_barred_action_is_not_offered_to_seats() -> None:
    game = find("yggdrasil")
    chosen = game.choose(2, {"gods": ["thor", "tyr"]})
    offered: list[list[int]] = []
    for without in ([], [("world", 2)]):
        table = table_of(game, 2, chosen, game.start(2, chosen))
        let_fall(table, Streams(1), without)
        while table.asks[0].slot != "world":
            table.state.choose(0)
            let_fall(table, Streams(1), without)
        offered.append(table.asks[0].options)
    assert 2 in offered[0]
    assert offered[1] == [world for world in offered[0] if world != 2]


def test_seats_can_be_answered_for_by_lot() -> None:
    gods = [play_game(Setting("chronicles", 2, {}, ["policy"], by_lot=["god"]), 1, n).roles["god"] for n in range(8)]
    assert len({god for row in gods for god in row}) > 3


def test_what_alone_is_offered_is_not_barred() -> None:
    game = find("odins-table")
    chosen = game.choose(2, {})
    table = table_of(game, 2, chosen, game.start(2, chosen))
    let_fall(table, Streams(1), [("stand", card) for card in range(10)])
    assert table.asks[0].options


def test_bots_can_be_seated_by_their_faction() -> None:
    roles = {"faction:protector": "random", "faction:conspirator": "policy"}
    result = play_game(Setting("gotterdammerung", 7, {"talk": 1}, [], roles), 1, 0)
    for bot, faction in zip(result.bots, result.roles["faction"], strict=True):
        assert bot == ("policy" if faction == "conspirator" else "random")


def test_a_council_with_a_clock_comes_to_its_end() -> None:
    assert play_game(Setting("gotterdammerung", 7, {"clock": "quick", "talk": 1}, ["random"]), 1, 0).outcome


@pytest.mark.parametrize("game", ["odins-table", "vedrfolnir", "yggdrasil", "gotterdammerung", "chronicles"])
def test_the_policy_plays_every_game(game: str) -> None:
    result = play_game(Setting(game, find(game).seats[0], {}, ["policy"]), 1, 0)
    assert len(result.returns) == find(game).seats[0]


def test_a_measure_counts_each_game_once() -> None:
    result = Result("end", [1.0, 0.0, 0.0], ["a", "a", "b"], 1, {"god": ["thor", "tyr", "thor"]})
    assert result.won("won") == 1.0
    assert result.won("bot:a") == 0.5
    assert result.won("god:thor") == 0.5
    assert result.won("god:odin") is None


# Runs


def test_a_variant_stops_once_it_is_known_well_enough() -> None:
    entries = {"games": 400, "batch": 20, "precision": 0.2, "variant": [{"name": "a"}]}
    tally = run(plan(**entries))["a"]
    assert tally.share().half_width() <= 0.2
    assert tally.games in (20, 40)


def test_a_comparison_goes_on_until_the_difference_is_known() -> None:
    variants = [{"name": "a"}, {"name": "b", "against": "a", "options": {"white": "second seat"}}]
    found = run(plan(games=200, batch=20, precision=0.2, variant=variants))
    assert found["b"].against(found["a"]).half_width() <= 0.2
    assert found["a"].games == found["b"].games > 20


def test_two_workers_find_the_same_as_one() -> None:
    of = plan(variant=[{"name": "a"}, {"name": "b", "data": {"parts.CARDS.three-of-most.1": 2}, "against": "a"}])
    with workers_on("here", 2) as two:
        found = run_plan(of, two, lambda done, most: None)
    assert html_page(of, found) == html_page(of, run(of))
    assert csv_text(of, found) == csv_text(of, run(of))


def test_changed_data_stays_with_its_variant() -> None:
    of = plan(variant=[{"name": "a", "data": {"CARDS.three-of-most.1": 0}}, {"name": "b"}])
    alone = plan(variant=[{"name": "b"}])
    assert csv_text(of, run(of)).splitlines()[-1] == csv_text(alone, run(alone)).splitlines()[-1]


def test_a_measure_of_nobody_names_those_there_were() -> None:
    with pytest.raises(BadOption, match=r"nobody sat here of whom 'god:odin' speaks; there were: won, seat:seat 0"):
        run(plan(measure="god:odin", variant=[{"name": "a"}]))


def test_there_are_workers_here_and_on_ray() -> None:
    with pytest.raises(BadOption, match="no workers on 'mars'; there are: here, ray"):
        workers_on("mars", 2)
    with pytest.raises(BadOption, match="at least one worker, not 0"):
        workers_on("here", 0)
    with pytest.raises(BadOption, match="there can be 1000 workers here at most, not 1000000000000"):
        workers_on("here", 10**12)


@pytest.mark.once
def test_ray_finds_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="needs gladsheim[ray]")
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    changed = {"name": "b", "data": {"CARDS.three-of-most.1": 0}, "against": "a"}
    of = plan(variant=[{"name": "a"}, changed, {**changed, "name": "c", "data": {"CARDS.three-of-most.1": 2}}])
    with workers_on("ray", 2) as cluster:
        assert csv_text(of, run_plan(of, cluster, lambda done, most: None)) == csv_text(of, run(of))


def test_without_ray_one_line_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "gladsheim.lab.on_ray", raising=False)
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadOption, match=r"--on ray needs Ray: pip install 'gladsheim\[ray\]'"):
        workers_on("ray", 2)


# Reports


class Page(HTMLParser):
    """What a page would fetch, and whether its tags close."""

    def __init__(self) -> None:
        super().__init__()
        self.fetched: list[str] = []
        self.open: list[str] = []
        self.circles = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href", "data")]
        if tag != "meta":
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.circles += tag == "circle"

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


EVERYTHING: dict[str, object] = {
    "by": ["order"],
    "variant": [{"name": "<a> & b"}, {"name": "c", "against": "<a> & b", "options": {"white": "second seat"}}],
    "grid": [{"title": "G", "columns": {"white": ["first seat", "second seat"]}}],
    "leave_out": [{"title": "L", "slot": "swap", "values": [0, 1], "games": 6}],
    "tournament": [{"title": "T", "bots": ["random", "policy"], "games": 6}],
}


def test_the_report_is_one_page_that_fetches_nothing() -> None:
    of = plan(**EVERYTHING)
    text = html_page(of, run(of))
    page = Page()
    page.feed(text)
    assert page.fetched == page.open == []
    assert "http" not in text.replace("http-equiv", "")
    assert "&lt;a&gt; &amp; b" in text
    assert page.circles == 2 + 4 + 2 + 4 + 2 + 1 + 2


def test_the_csv_has_every_share_with_its_interval() -> None:
    of = plan(**EVERYTHING)
    rows = list(csv.DictReader(io.StringIO(csv_text(of, run(of)))))
    assert {row["variant"] for row in rows} == {variant.name for variant in of.variants()}
    for row in rows:
        assert float(row["low"]) <= float(row["share"]) <= float(row["high"])
    firsts = [row for row in rows if row["measure"] == "order:first"]
    assert len(firsts) == len(of.variants())
    assert next(row["against"] for row in rows if row["difference"]) == "<a> & b"


def test_a_rating_without_a_lost_game_has_no_interval() -> None:
    of = plan(tournament=[{"title": "T", "bots": ["random", "policy"], "games": 6}])
    assert "| policy | +223 | not known | 6 |" in markdown(of, run(of))


def test_tables_go_between_the_marks_of_a_page(tmp_path: Path) -> None:
    of = plan(variant=[{"name": "a"}])
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n\n{BEGIN}\nold\n{END}\n\nAfter.\n")
    write_into(page, markdown(of, run(of)))
    text = page.read_text()
    assert text.startswith("Before.")
    assert text.endswith("After.\n")
    assert "old" not in text
    assert "| a | 2 | won |" in text
    page.write_text("no marks")
    with pytest.raises(BadOption, match="needs one line"):
        write_into(page, "")
    assert page.read_text() == "no marks"


def test_chance_is_left_to_the_streams() -> None:
    game = find("odins-table")
    chosen = game.choose(2, {})
    table = table_of(game, 2, chosen, game.start(2, chosen))
    assert table.state.seat == CHANCE
    let_fall(table, Streams(1), [])
    assert table.asks[0].seat == 0
