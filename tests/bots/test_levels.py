"""Levels: the same names at every game, answers that hang on nothing but what the seat knows, and reasons for them."""

from __future__ import annotations

import time

import pytest

import gladsheim
from check.feast_game import feast_game
from gladsheim.bots import Bot, Eyes, Level, Search, make_bot
from gladsheim.bots.levels import ADVICE_CAP, CAPS, LEVELS, Careless, Levels, player_of
from gladsheim.bots.mind import Mind, mind_of, play_on
from gladsheim.bots.numbers import Numbers
from gladsheim.bots.search import Node, explore
from gladsheim.core.forms import CLOCK, OPEN, Ask, Form, Pause, State
from gladsheim.core.game import Value
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.save import dump_state
from gladsheim.games import OWN, find
from gladsheim.games.gotterdammerung.councillor import BeliefSearch, Councillor

SEATS = {"odins-table": 2, "vedrfolnir": 3, "yggdrasil": 2, "chronicles": 2, "gotterdammerung": 7}
HIDDEN: dict[str, dict[str, Value]] = {"yggdrasil": {"bags": "hidden"}}


def sat_down(name: str, game: str, seed: int = 7, playouts: int = 4) -> Bot:
    """The player of a level at a game, who thinks less than usual and never looks at a clock."""
    player = player_of(find(game), LEVELS.index(name), seed)
    if isinstance(player, Careless):
        for thinker in (player.thinker, player.adviser):
            thinker.playouts = min(playouts, thinker.playouts)
            thinker.cap = 0
    if isinstance(player, Councillor):
        player.playouts = 10
        player.cap = 0
    return player


def so_far(game: str, fills: int, options: dict[str, Value] | None = None) -> Match:
    """A match after so many answers by lot."""
    m = start_match(find(game), SEATS[game], options or {}, 3, [])
    lots = Lots(3)
    for _ in range(fills):
        if m.over:
            break
        ask = m.asks[lots.below(len(m.asks))]
        m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    return m


@pytest.mark.parametrize("name", LEVELS)
def test_a_level_is_known_by_its_name_and_learns_its_game_from_the_first_question(name: str) -> None:
    bot = make_bot(name, 5)
    assert isinstance(bot, Level)
    assert isinstance(bot.at(gladsheim.start("odins-table").game), Careless)
    assert isinstance(bot.at(gladsheim.start("gotterdammerung", seats=7).game), Councillor)


def test_levels_think_the_longer_the_higher_and_keep_below_what_was_promised() -> None:
    assert CAPS[1] < 300
    assert CAPS[2] < 2000
    assert ADVICE_CAP < 1500
    for game in [*[find(id) for id in OWN], feast_game()]:
        if game.id != "gotterdammerung":
            budgets = []
            for level in range(len(LEVELS)):
                player = player_of(game, level, 1)
                assert isinstance(player, Careless)
                assert (player.thinker.cap, player.adviser.cap) == (CAPS[level], ADVICE_CAP)
                budgets.append((player.thinker.playouts, -player.careless))
            assert budgets == sorted(set(budgets))


class Fear(Numbers):
    def __init__(self) -> None:
        self.danger = 5.0
        self.gain = 1.0


class Fearful(Mind):
    """Tells what it was afraid of when it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.fear = Fear()
        self.numbers = self.fear
        self.overlooked = ["danger"]
        self.felt: list[tuple[float, float]] = []

    def choose(self, g: State, lots: Lots) -> int:
        self.felt.append((self.fear.danger, self.fear.gain))
        return g.options[0]


def test_who_slips_overlooks_a_danger_for_that_answer_and_knows_it_again() -> None:
    m, mind = gladsheim.start("yggdrasil", seats=2, seed=1), Fearful()
    player = Levels([0, 1, 2], [40, 0, 0]).player(0, 3, mind)
    for _ in range(60):
        player.answer(Eyes(m, m.asks[0].seat))
        assert mind.fear.table() == {"danger": 5.0, "gain": 1.0}
    felt = mind.felt.count((0.0, 1.0))
    assert 3 <= felt <= 24  # of 60 answers 24 are slips, and half of those overlook the danger
    assert mind.felt.count((5.0, 1.0)) == 60 - felt


def test_a_cap_ends_the_thinking_before_the_playouts_are_done() -> None:
    m = gladsheim.start("odins-table", seed=1)
    bot = Search(1, playouts=10_000_000, mind=mind_of(find("odins-table")), cap=60)
    begin = time.perf_counter()
    bot.answer(Eyes(m, 0))
    assert time.perf_counter() - begin < 2.0


@pytest.mark.once
@pytest.mark.parametrize("game", list(SEATS))
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_plays_every_game(name: str, game: str) -> None:
    m = so_far(game, 0)
    bots = [sat_down(name, game, seat, 2) for seat in range(m.seats)]
    for _ in range(60):
        if m.over:
            break
        ask = next((ask for ask in m.asks if not ask.may), m.asks[0])
        m.answer(ask.seat, bots[ask.seat].answer(Eyes(m, ask.seat)))
    assert len(m.fills) > 60


@pytest.mark.once
@pytest.mark.parametrize("game", list(SEATS))
@pytest.mark.parametrize("name", LEVELS)
def test_poison_in_what_a_seat_cannot_see_does_not_sway_its_bot(name: str, game: str) -> None:
    """All that the seat does not know is dealt anew; answers and advice stay what they were."""
    moved = 0
    for fills in (9, 40):
        m = so_far(game, fills, HIDDEN.get(game))
        for ask in m.asks[:2]:
            before = m.save()
            answer = sat_down(name, game).answer(Eyes(m, ask.seat))
            advice = [(one.option, one.chance) for one in sat_down(name, game).advise(Eyes(m, ask.seat))]
            assert answer in ask.options
            assert m.save() == before
            for lot in range(2):
                poisoned = m.imagine(ask.seat, Lots(lot))
                moved += dump_state(poisoned.state) != dump_state(m.state)
                eyes = Eyes(poisoned, ask.seat)
                assert sat_down(name, game).answer(eyes) == answer
                assert [(one.option, one.chance) for one in sat_down(name, game).advise(eyes)] == advice
    if game not in ("vedrfolnir", "chronicles"):  # nobody knows there what another does not
        assert moved, "nothing was dealt anew: this proves nothing"


@pytest.mark.parametrize("game", list(SEATS))
@pytest.mark.parametrize("name", LEVELS)
def test_every_level_says_what_each_answer_is_worth(name: str, game: str) -> None:
    m = so_far(game, 24)
    ask = next(ask for ask in m.asks if not ask.may)
    advice = sat_down(name, game).advise(Eyes(m, ask.seat))
    assert sorted(one.option for one in advice) == sorted(ask.options)
    assert all(0.0 <= one.chance <= 1.0 for one in advice)
    assert sum(one.visits for one in advice) > 0


def test_a_councillor_thinks_of_tables_as_it_believes_them_to_be() -> None:
    """Who was seen to conspire does so at every imagined table; oneself at none."""
    m = so_far("gotterdammerung", 0)
    player = player_of(find("gotterdammerung"), 2, 1)
    assert isinstance(player, Councillor)
    while not any(ask.slot == "vote" for ask in m.asks):
        ask = next((ask for ask in m.asks if not ask.may), m.asks[0])
        m.answer(ask.seat, make_bot("belief", ask.seat).answer(Eyes(m, ask.seat)))
    voter = next(ask.seat for ask in m.asks if m.view(ask.seat)["faction"] == "protector")
    player.answer(Eyes(m, voter))
    assert player.posterior is not None
    search = BeliefSearch(3, mind_of(find("gotterdammerung")), player.posterior)
    for _ in range(20):
        state = search.imagine(Eyes(m, voter))
        assert find("gotterdammerung").view(state, voter)["faction"] == "protector"


# Councils: questions to many, questions one may leave open, and the clock


class Silence(Form):
    """Two may speak, nobody must; when time is up, it is over."""

    def __init__(self, late: int = OPEN, alone: bool = False) -> None:
        self.late = late
        self.alone = alone  # nobody may even speak

    def run(self, g: State) -> Pause:
        return g.wait() if self.late == OPEN else g.done()

    def questions(self, g: State) -> list[Ask]:
        asks = [] if self.alone else [Ask(seat, "say", [0, 1], "1.1", None, True) for seat in range(2)]
        return [*asks, Ask(CLOCK, "late", [0], "1.2", None, True)]

    def hear(self, g: State, ask: Ask, value: int) -> None:
        if ask.seat == CLOCK:
            self.late = value

    def clone(self) -> Silence:
        return Silence(self.late, self.alone)


class Hall(State):
    """A table of nothing but silence."""

    def clone(self) -> Hall:
        twin = Hall()
        self.copy_forms(twin)
        return twin

    def returns(self) -> list[float]:
        return [1.0, 0.0]


@pytest.mark.parametrize("alone", [False, True])
def test_where_nobody_must_speak_the_clock_is_next(alone: bool) -> None:
    hall = Hall()
    hall.begin(Silence(alone=alone))
    play_on(hall, Mind(), Lots(1), 0, 3)
    assert hall.is_over()


def test_a_search_goes_on_past_a_lone_question_to_the_clock() -> None:
    hall, root = Hall(), Node(0)
    hall.begin(Silence())
    for _ in range(6):
        explore(root, hall.clone(), Mind(), Lots(1), {"say": 0, "late": 1}, 50)
    assert root.visits == 6
    assert [child.visits for child in root.children.values()] == [3, 3]


@pytest.mark.parametrize("name", ["search:2", "skilled"])
def test_a_council_with_a_clock_is_thought_through(name: str) -> None:
    m = gladsheim.start("gotterdammerung", seats=7, seed=4, clock="quick")
    bots = [make_bot(name, seat) for seat in range(7)]
    for _ in range(25):
        ask = next((ask for ask in m.asks if not ask.may), m.asks[0])
        m.answer(ask.seat, bots[ask.seat].answer(Eyes(m, ask.seat)))
    assert len(m.fills) >= 50


# Minds


def test_a_game_that_offers_none_gets_a_mind_that_knows_nothing() -> None:
    assert type(mind_of(feast_game())) is Mind


@pytest.mark.parametrize("game", list(OWN))
def test_a_mind_gives_every_seat_something_to_hope_for(game: str) -> None:
    mind = mind_of(find(game))
    lots = Lots(2)
    for fills in (0, 10, 40, 5000):
        state = so_far(game, fills).state.clone()
        if state.forms and game == "gotterdammerung":
            continue  # it always plays to the end
        assert all(0.0 <= one <= 1.0 for one in mind.worth(state))
        assert len(mind.worth(state)) == SEATS[game]
        if state.forms and state.seat >= 0:
            assert mind.choose(state, lots) in state.options


@pytest.mark.parametrize(("game", "games"), [("odins-table", 8), ("vedrfolnir", 40)])
def test_the_light_policy_alone_beats_lots(game: str, games: int) -> None:
    won = lost = 0.0
    for number in range(games):
        m = gladsheim.start(game, seats=2, seed=number)
        bots = [make_bot("random", seat) for seat in range(2)]
        bots[number % 2] = make_bot("policy", number)
        while not m.over:
            seat = m.asks[0].seat
            m.answer(seat, bots[seat].answer(Eyes(m, seat)))
        won += m.returns[number % 2]
        lost += m.returns[1 - number % 2]
    assert won > 1.5 * lost
