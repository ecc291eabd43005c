"""Planted faults in the course of the game: each law catches its own."""

from __future__ import annotations

import itertools

import pytest

from check.feast_game import Deal, Feast, Round, Table, Talk, feast_game, lay_out, pieces, replaced, table_of, view
from check.planted import caught
from gladsheim.check import play, run_checks
from gladsheim.check.play import difference
from gladsheim.core.decks import without
from gladsheim.core.forms import OPEN, WAIT, Ask, Form, Pause, Seat, State
from gladsheim.core.game import Chosen, Game, Json


def with_round(round: type[Round], talk: type[Talk] = Talk) -> Game:
    """The Feast, played with another form for its rounds."""

    class OtherFeast(Feast):
        def new_round(self, t: Table) -> Round:
            return round([OPEN] * len(t.hands))

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return OtherFeast()

    return feast_game(set_up=set_up, forms=[OtherFeast, round, talk])


# Fuzz


def test_a_form_that_goes_round_for_ever_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    class Endless(Round):
        def leader(self) -> Seat:
            while self.wind == 1:
                pass
            return super().leader()

    monkeypatch.setattr(play, "ENDLESS", 0.3)
    game = with_round(Endless)
    report = run_checks(game, 30, 1, laws=["fuzz"])
    assert sum("it goes round for ever, and nobody is asked" in fault for fault in report.faults) == 1
    assert report.of("fuzz").games < 30, "who never comes back is not waited for in every game"


def test_who_thinks_long_and_comes_back_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow(Round):
        def leader(self) -> Seat:
            sum(range(100_000))
            return super().leader()

    monkeypatch.setattr(play, "ENDLESS", 0.3)
    assert run_checks(with_round(Slow), 12, 1, laws=["fuzz"]).ok


def test_a_crash_is_caught() -> None:
    class Crashing(Round):
        def leader(self) -> Seat:
            return 7 if self.wind == 1 else super().leader()

    caught(with_round(Crashing), "fuzz", "crash: IndexError: list index out of range (")


def test_a_dead_end_is_caught() -> None:
    class Blocked(Round):
        def cards(self, t: Table) -> list[int]:
            return [card for card in super().cards(t) if card > 1]

    caught(with_round(Blocked), "fuzz", "a dead end: the question 'play' to seat")


def test_a_form_that_waits_for_nobody_is_caught() -> None:
    class Waiting(Talk):
        def questions(self, g: State) -> list[Ask]:
            return []

    class WaitingRound(Round):
        def new_talk(self) -> Talk:
            return Waiting(self.leader(), [0] * len(self.bid))

    caught(with_round(WaitingRound, Waiting), "fuzz", "crash: IndexError")


def test_a_game_without_end_is_caught() -> None:
    class Endless(Round):
        def run(self, g: State) -> Pause:
            t = table_of(g)
            if OPEN not in self.bid and self.wind != OPEN:
                return g.become(Endless([OPEN] * len(t.hands)))
            return super().run(g)

    caught(with_round(Endless), "fuzz", "the game goes on after 200 fills, its longest")


def test_a_lost_piece_is_caught() -> None:
    class Careless(Table):
        def play(self, seat: Seat, card: int) -> None:
            super().play(seat, card)
            self.table = self.table[:-1]

    caught(feast_game(state=Careless), "fuzz", "pieces of the box changed: cards ")


def test_a_form_that_holds_goods_is_caught() -> None:
    class Holding(Talk):
        def run(self, g: State) -> Pause:
            t = table_of(g)
            if self.over == OPEN and not any(self.spoken):
                t.hands = replaced(t.hands, self.leader, t.hands[self.leader][1:])
            return super().run(g)

    class HoldingRound(Round):
        def new_talk(self) -> Talk:
            return Holding(self.leader(), [0] * len(self.bid))

    caught(with_round(HoldingRound, Holding), "fuzz", "pieces of the box changed: cards ")


def test_returns_that_are_no_shares_are_caught() -> None:
    class Generous(Table):
        def returns(self) -> list[float]:
            return [float(score) for score in self.score]

    caught(feast_game(state=Generous), "fuzz", "returns are [")


def test_an_outcome_without_words_is_caught() -> None:
    class Vague(Table):
        def outcome(self) -> str:
            return "who.knows"

    caught(feast_game(state=Vague), "fuzz", "no words for 'outcome-who-knows' in ")


# Options


def test_an_option_list_that_is_changed_in_place_is_caught() -> None:
    class InPlace(Table):
        def play(self, seat: Seat, card: int) -> None:
            super().play(seat, card)
            self.options.remove(card)

    caught(feast_game(state=InPlace), "options", "and the list was changed in place to")


def test_a_bag_that_is_changed_in_place_is_caught() -> None:
    class InPlace(Table):
        def deal(self, seat: Seat, card: int) -> None:
            super().deal(seat, card)
            self.options.remove(card)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        table_of(g).bag = [*table_of(g).bag]
        return Feast()

    caught(feast_game(state=InPlace, set_up=set_up), "options", "the question 'card' to chance offered")


def test_the_same_option_twice_is_caught() -> None:
    class Double(Round):
        def cards(self, t: Table) -> list[int]:
            return sorted([*super().cards(t), super().cards(t)[0]])

    caught(with_round(Double), "options", "offers the same twice")


def test_an_option_beyond_its_slot_is_caught() -> None:
    caught(
        feast_game(slots={"card": 4, "bid": 2, "wind": 2, "say": 3, "play": 4}), "options", "not all are from 0 to 1"
    )


def test_an_undeclared_slot_is_caught() -> None:
    caught(feast_game(slots={"card": 4}), "options", "the game declares no such slot")


def test_an_unknown_rule_of_a_question_is_caught() -> None:
    class Lawless(Talk):
        def questions(self, g: State) -> list[Ask]:
            return [Ask(ask.seat, ask.slot, ask.options, "FE 9.9", may=ask.may) for ask in super().questions(g)]

    class LawlessRound(Round):
        def new_talk(self) -> Talk:
            return Lawless(self.leader(), [0] * len(self.bid))

    caught(with_round(LawlessRound, Lawless), "options", "cites the rule 'FE 9.9'")


def test_two_questions_to_one_seat_are_caught() -> None:
    class Double(Talk):
        def questions(self, g: State) -> list[Ask]:
            asks = super().questions(g)
            return [*asks, asks[0]]

    class DoubleRound(Round):
        def new_talk(self) -> Talk:
            return Double(self.leader(), [0] * len(self.bid))

    caught(with_round(DoubleRound, Double), "options", "is not the only one to that seat")


def test_odds_that_do_not_fit_are_caught() -> None:
    class Odd(Round):
        def run(self, g: State) -> Pause:
            pause = super().run(g)
            if pause == WAIT and g.odds is not None:
                g.odds = [4, 0]
            return pause

    caught(with_round(Odd), "options", "has odds [4, 0], which do not fit the options [0, 1]")


def test_something_both_offered_and_closed_is_caught() -> None:
    class Confused(Round):
        def closed(self, g: State, seat: Seat) -> dict[int, str]:
            return {} if self.is_public() else dict.fromkeys(range(4), "FE 2.4")

    caught(with_round(Confused), "options", "and says that FE 2.4 closes it")


def test_a_closed_option_without_a_rule_is_caught() -> None:
    class Mute(Round):
        def closed(self, g: State, seat: Seat) -> dict[int, str]:
            return {9: "because"}

    caught(with_round(Mute), "options", "is closed by 'because'")


# Look


def test_questions_that_act_are_caught() -> None:
    """`run` acts, questions look: one that counts how often it is asked does not."""

    class Counting(Talk):
        def questions(self, g: State) -> list[Ask]:
            t = table_of(g)
            t.cheers = [cheers + 1 for cheers in t.cheers]
            return super().questions(g)

    class CountingRound(Round):
        def new_talk(self) -> Talk:
            return Counting(self.leader(), [0] * len(self.bid))

    caught(with_round(CountingRound, Counting), "look", "asking again has changed the table: cheers")


def test_an_again_that_acts_is_caught() -> None:
    class Drawing(Deal):
        def again(self, g: State) -> list[int]:
            t = table_of(g)
            t.bag = without(t.bag, t.bag[0])
            return t.bag

    class DrawingFeast(Feast):
        def run(self, g: State) -> Pause:
            return g.call("dealt", Drawing()) if self.dealt == OPEN else super().run(g)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return DrawingFeast()

    caught(feast_game(set_up=set_up, forms=[Drawing, DrawingFeast]), "look", "asked again on the same table")


def test_a_form_that_cannot_ask_again_is_caught() -> None:
    class Dumb(Round):
        def again(self, g: State) -> list[int]:
            return Form.again(self, g)

    caught(with_round(Dumb), "look", "Dumb has no `again`: it says what its `ask` offers")


def test_a_view_that_acts_is_caught() -> None:
    def greedy(g: State, seat: Seat | None) -> dict[str, Json]:
        table_of(g).score = [1 for _ in table_of(g).score]
        return view(g, seat)

    caught(feast_game(view=greedy), "look", "has changed the table: score")


def test_a_count_that_acts_is_caught() -> None:
    def counting(g: State) -> dict[str, int]:
        table_of(g).cheers = [9 for _ in table_of(g).cheers]
        return pieces(g)

    caught(feast_game(pieces=counting), "look", "counting the pieces has changed the table: cheers")


# Clone


def test_a_clone_of_a_form_that_shares_a_list_is_caught() -> None:
    class Sharing(Round):
        def clone(self) -> Round:
            return Sharing(self.bid, self.wind, self.talked, self.play)

    caught(with_round(Sharing), "clone", "has changed while other copies were played: forms[1].bid")


def test_a_clone_of_a_state_that_shares_a_changing_list_is_caught() -> None:
    class Sharing(Table):
        def play(self, seat: Seat, card: int) -> None:
            self.table.append(card)
            table = self.table
            super().play(seat, card)
            self.table = table

    caught(feast_game(state=Sharing), "clone", "has changed while other copies were played: table")


def test_a_clone_that_forgets_a_field_is_caught() -> None:
    class Forgetful(Table):
        def clone(self) -> Table:
            twin = super().clone()
            twin.rounds = 0
            return twin

    caught(feast_game(state=Forgetful), "clone", "a fresh copy is not the original: rounds")


def test_a_clone_that_plays_on_otherwise_is_caught() -> None:
    """Something outside the state decides: the state is not everything true at the table."""
    turns = itertools.count()

    class Moody(Table):
        def play(self, seat: Seat, card: int) -> None:
            super().play(seat, card)
            self.cheers = [next(turns)] * len(self.hands)

    caught(feast_game(state=Moody), "clone", "plays on otherwise than the original: cheers")


# Save


def test_a_form_that_save_loses_something_of_is_caught() -> None:
    """A blank that the constructor does not take over: a clone may mend it, a save cannot."""

    class Losing(Talk):
        def __init__(self, leader: Seat, spoken: list[int], over: int = OPEN) -> None:
            super().__init__(leader, [0] * len(spoken), over)

        def clone(self) -> Talk:
            twin = Losing(self.leader, self.spoken, self.over)
            twin.spoken = self.spoken
            return twin

    class LosingRound(Round):
        def new_talk(self) -> Talk:
            return Losing(self.leader(), [0] * len(self.bid))

    caught(with_round(LosingRound, Losing), "save", "forms[2].spoken")


def test_an_attribute_that_is_no_blank_is_caught() -> None:
    class Secretive(Round):
        def run(self, g: State) -> Pause:
            self.mood = 1
            return super().run(g)

    caught(with_round(Secretive), "save", "crash: ")


def test_a_form_that_the_game_does_not_name_is_caught() -> None:
    class Unnamed(Feast):
        pass

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return Unnamed()

    caught(feast_game(set_up=set_up), "save", "crash: Damaged: the save speaks of 'Unnamed'")


# Replay


def test_a_game_that_its_journal_does_not_bring_back_is_caught() -> None:
    games = itertools.count()

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        table_of(g).cheers = [next(games)] * seats
        return Feast()

    caught(feast_game(set_up=set_up), "replay", "the journal leads to another end: cheers")


def test_a_game_that_takes_what_it_does_not_offer_is_caught() -> None:
    """A table that answers for itself: neither refusals nor journals can be trusted any more."""

    class Lenient(Table):
        def fill(self, seat: Seat, value: int) -> None:
            if self.together:
                self.turn_to(seat)
            self.take(value if value in self.options else self.options[0])

    caught(feast_game(state=Lenient), "options", "which it does not offer")
    caught(feast_game(state=Lenient), "replay", "is still")


def test_a_mistyped_blank_is_told_with_its_place_and_the_blanks_there_are() -> None:
    class Mistyped(Form):
        def __init__(self, play: int = OPEN) -> None:
            self.play = play

        def run(self, g: State) -> Pause:
            return g.ask(0, "plai", [0, 1], "FE 2.1") if self.play == OPEN else g.done()

        def clone(self) -> Form:
            return Mistyped(self.play)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return Mistyped()

    game = feast_game(forms=[Mistyped], set_up=set_up)
    report = run_checks(game, 2, 1)
    assert "Mistyped asks for the blank 'plai'" in report.of("fuzz").faults[0]
    assert "are 'play'" in report.of("fuzz").faults[0]
    assert any("leak" in line and "not tried" in line for line in report.lines())


def test_a_form_without_clone_is_told_as_what_to_write() -> None:
    class Forgetful(Form):
        def __init__(self, play: int = OPEN) -> None:
            self.play = play

        def run(self, g: State) -> Pause:
            return g.ask(0, "play", [0, 1], "FE 2.1") if self.play == OPEN else g.done()

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return Forgetful()

    game = feast_game(forms=[Forgetful], set_up=set_up)
    faults = "\n".join(run_checks(game, 2, 1).faults)
    assert "Forgetful has no `clone`" in faults
    assert "every field or blank copied" in faults


def test_of_two_long_texts_the_difference_is_shown() -> None:
    told = difference([80 * "a" + "b"], [80 * "a" + "c"])
    assert "aab' / ..." in told
    assert told.endswith("aac'")
    assert len(told) < 80
