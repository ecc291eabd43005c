"""Explain: chances with their doubt, the moves that follow, and reasons that the playouts bear out."""

from __future__ import annotations

import pytest

import gladsheim
from bots.laid_out import match_of
from gladsheim.bots import Eyes
from gladsheim.bots.bot import Advice
from gladsheim.bots.explain import (
    WINS,
    Explained,
    by_conviction,
    comes_to_the_same,
    error_between,
    error_of,
    explain,
    hints,
    is_bare,
    listed,
    surely_best_first,
    tell_why,
)
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.bots.race import Race, Runner
from gladsheim.core.forms import State
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES, Phrase
from gladsheim.games import OWN, find
from gladsheim.games.yggdrasil.parts import ELVES
from gladsheim.games.yggdrasil.state import Yggdrasil
from stories.odins_table.table import deed_name
from stories.odins_table.table import table as odins


class Elfin(Mind):
    """Counts elves and the turns gone by, and hopes for elves."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 1
        self.counted = {"elves": True, "giants": False}

    def choose(self, g: State, lots: Lots) -> int:
        return g.options[0]

    def turn(self, g: State) -> int:
        assert isinstance(g, Yggdrasil)
        return g.turns

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Yggdrasil)
        return [0.1 * sum(g.elves)] * g.seats()

    def count(self, g: State, seat: int) -> list[float]:
        assert isinstance(g, Yggdrasil)
        return [1.0 * sum(g.elves), 0.0]


def first_question() -> Eyes:
    match = gladsheim.start("yggdrasil", seats=2, seed=3, gods=["thor", "heimdall"])
    return Eyes(match, match.asks[0].seat)


def test_the_reason_is_what_was_counted_and_differs_by_more_than_chance() -> None:
    best, second, *_ = explain(first_question(), Race(1, 20, Elfin()), 3)
    assert (best.option, best.gains, best.costs, best.is_clear) == (ELVES, ["hint-more-elves"], [], True)
    assert (second.gains, second.costs, second.is_clear) == ([], ["hint-less-elves"], True)


def test_it_says_that_it_does_not_know_where_the_rounds_are_too_few() -> None:
    best = explain(first_question(), Race(1, 1, Elfin()), 1)[0]
    assert not best.is_clear
    assert [phrase.key for phrase in best.phrases()][-1] == "hint-unsure"
    assert not best.gains
    assert not best.costs


def test_the_moves_that_follow_are_told_until_chance_speaks() -> None:
    eyes = first_question()
    told = {one.option: one for one in explain(eyes, Race(1, 2, mind_of(eyes.game)), 9)}
    assert told[ELVES].moves[0].key.startswith("act-")  # an elf asks nothing more: the next action follows
    assert all(len(one.moves) <= 2 for one in told.values())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["yggdrasil", "chronicles"])
def test_there_are_words_for_everything_that_is_counted(game: str, language: str) -> None:
    words = find(game).words(language)
    for name in mind_of(find(game)).counted:
        assert words.word(f"hint-more-{name}") != words.word(f"hint-less-{name}")


@pytest.mark.parametrize("game", list(OWN))
def test_every_game_has_hints_that_can_be_said(game: str) -> None:
    match = gladsheim.start(game, seed=2)
    ask = next(ask for ask in match.asks if not ask.may)
    found = hints(Eyes(match, ask.seat), 1, 3)
    assert 1 <= len(found) <= 3
    for language in LANGUAGES:
        words = match.game.words(language)
        for one in found:
            assert one.option in ask.options
            assert "%" in words.say(one.chances()) or "％" in words.say(one.chances())
            assert all(words.say(phrase) for phrase in one.phrases())


def test_several_things_are_said_in_one_breath() -> None:
    words = find("yggdrasil").words("en")
    told = Explained(0, 0.5, 0.04)
    told.gains = ["hint-more-vikings", "hint-less-giants"]
    told.is_clear = True
    assert words.say(told.chances()) == "50 % (± 8)"
    assert [words.say(phrase) for phrase in told.phrases()] == ["For it: more Vikings; fewer active giants."]
    assert words.say(listed([Phrase("hint-more-elves")])) == "more elves"


def test_a_bare_name_or_number_is_told_with_its_question() -> None:
    words = find("chronicles").words("en")
    assert is_bare(Phrase("number", {"number": 4}), words)
    assert not is_bare(Phrase("hint-list", {"first": "hint-more-lives", "rest": "hint-more-heroes"}), words)
    asked = Phrase("hint-move", {"question": "ask-dice", "answer": Phrase("number", {"number": 4})})
    assert words.say(asked) == "How many Vanir dice do you throw? 4"


@pytest.mark.parametrize("game", ["odins-table", "vedrfolnir"])
def test_answers_of_a_search_too_are_told_with_reasons_in_every_language(game: str) -> None:
    found = find(game)
    counted = mind_of(found).counted
    assert counted
    for lang in LANGUAGES:
        words = found.words(lang)
        for name in counted:
            assert words.has(f"hint-more-{name}")
            assert words.has(f"hint-less-{name}")
    match = gladsheim.start(game, seed=4)
    reasons: list[str] = []
    while not reasons:
        eyes = Eyes(match, match.asks[0].seat)
        options = eyes.ask.options
        told = [Explained(option, 0.5, 0.1) for option in dict.fromkeys([options[-1], options[0]])]
        if len(told) > 1:
            tell_why(eyes, Race(1, 24, mind_of(found)), told, 600.0)
            reasons += [key for one in told for key in [*one.gains, *one.costs]]
        match.answer(eyes.seat, told[0].option)
    assert {key.split("-", 2)[2] for key in reasons} <= set(counted)


def test_where_there_is_no_choice_it_still_says_how_it_stands() -> None:
    match = gladsheim.start("yggdrasil", seats=2, seed=3, gods=["thor", "heimdall"])
    while len(match.asks[0].options) > 1:
        match.answer(match.asks[0].seat, match.asks[0].options[0])
    told = explain(Eyes(match, match.asks[0].seat), Race(1, 12, Standing()), 3)
    assert [round(one.chance, 6) for one in told] == [0.25]
    assert told[0].doubt < 0.01


class Standing(Elfin):
    """Hopes for a quarter of a win, whatever happens."""

    def worth(self, g: State) -> list[float]:
        assert isinstance(g, Yggdrasil)
        return [0.25] * g.seats()


# Which answer is named first


def test_the_most_tried_answer_is_named_first_unless_another_did_better_by_more_than_chance() -> None:
    """Two standard errors of the difference: with 0.03 and 0.04 these are 0.1."""
    tried = Advice(1, 0.50, 100, 0.03)
    assert error_between(tried, Advice(2, 0.6, 40, 0.04)) == pytest.approx(0.05)
    lucky, better, best = Advice(2, 0.59, 40, 0.04), Advice(3, 0.61, 40, 0.04), Advice(4, 0.75, 40, 0.04)
    untried = Advice(5, 0.0, 0, 0.0)
    assert [one.option for one in surely_best_first([tried, lucky, untried])] == [1, 2, 5]
    assert [one.option for one in surely_best_first([tried, lucky, better])] == [3, 1, 2]
    assert [one.option for one in surely_best_first([tried, better, best])] == [4, 1, 3]


@pytest.mark.parametrize(("second", "said"), [(0.6, ["hint-believed"]), (0.4, [])])
def test_who_answers_by_belief_says_so_where_playouts_promise_more_of_another(second: float, said: list[str]) -> None:
    first, other = by_conviction([Advice(1, 0.5, 10), Advice(2, second, 10)])
    assert [phrase.key for phrase in first.phrases()] == said
    assert other.phrases() == []


def test_the_standard_error_of_a_mean_is_the_root_of_the_variance_of_a_sample_by_its_size() -> None:
    assert error_of([1.0, 3.0, 5.0, 7.0]) == pytest.approx((20 / 3 / 4) ** 0.5)
    assert error_of([2.0]) == 1.0


@pytest.mark.parametrize(
    ("chance", "doubt", "said"),
    [(0.998, 0.001, "99 % (± 1)"), (0.001, 0.0, "1 % (± 1)"), (1.0, 0.0, "99 % (± 1)"), (0.0, 0.0, "1 % (± 1)")],
)
def test_what_never_failed_yet_is_not_called_sure(chance: float, doubt: float, said: str) -> None:
    assert find("yggdrasil").words("en").say(Explained(0, chance, doubt).chances()) == said


def test_an_answer_that_wins_at_once_is_named_first_and_nothing_is_doubted() -> None:
    m = match_of(odins(white="a5 b5 c4 e2 f2", black="a1 b1 c2 e5 f5"))
    best, second, *_ = hints(Eyes(m, 0), 1, 3)
    assert deed_name(0, best.option) == "c4 c5"
    assert [phrase.key for phrase in best.phrases()] == ["hint-wins"]
    assert m.game.words("en").say(best.chances()) == "100 % (± 0)"
    assert second.ends == 0
    assert second.is_clear
    assert "hint-unsure" not in [phrase.key for phrase in second.phrases()]


def test_no_hint_is_empty_and_what_comes_to_the_same_is_told_so() -> None:
    words = find("yggdrasil").words("en")
    told = Explained(0, 0.5, 0.04)
    told.other = Phrase("hint-more-elves")
    told.is_clear = told.is_better = True
    assert [phrase.key for phrase in told.phrases()] == ["hint-beside", "hint-better"]
    told.is_better = False
    assert [phrase.key for phrase in told.phrases()] == ["hint-beside", "hint-worse"]
    told.is_clear, told.is_same = False, True
    assert words.say(told.phrases()[-1]) == "In all my trial games it came to the same."
    one, two = Runner(0), Runner(1)
    one.worths, two.worths = [0.5, 0.25], [0.5, 0.25]
    one.counts, two.counts = [[1.0], [2.0]], [[1.0], [2.0]]
    assert comes_to_the_same(one, two)
    two.counts = [[1.0], [1.0]]
    assert not comes_to_the_same(one, two)


def test_what_hangs_on_a_hidden_card_does_not_win_at_once() -> None:
    walls = ("5 5 5 5 5 5", "5 8 5 8 5 8")  # which three columns hide an eight white does not know
    m = match_of(odins(white="a5 b5 c4 e2 f2", black="a1 b1 c5 e5 f5", walls=walls))
    found = hints(Eyes(m, 0), 1, 20)
    attack = next(one for one in found if deed_name(0, one.option) == "c4 c5")
    assert attack.ends == 0


def test_what_is_known_of_the_cards_makes_an_attack_sure() -> None:
    m = match_of(odins(white="a5 b5 c4 e2 f2", black="a1 b1 c5 e5 f5"))  # all cards shown were fives
    assert hints(Eyes(m, 0), 1, 1)[0].ends == WINS
