"""Planted faults in what is told: changes without a word, events nobody declared, texts that mean another answer."""

from __future__ import annotations

from itertools import count

import pytest

from check.feast_game import CARD, PLAYED, Feast, Round, Table, Talk, feast_game, lay_out, replaced, table_of, view
from check.planted import caught
from gladsheim.core.decks import without
from gladsheim.core.events import Event
from gladsheim.core.forms import NOBODY, OPEN, Ask, Form, Seat, State
from gladsheim.core.game import Chosen, Json
from gladsheim.core.kinds import COUNT, SEAT


class Quiet(Table):
    """Cards are played without a word."""

    def play(self, seat: Seat, card: int) -> None:
        self.hands = replaced(self.hands, seat, without(self.hands[seat], card))
        self.table = [*self.table, card]
        self.score = [own + card if n == seat else own for n, own in enumerate(self.score)]
        self.round += 1


def test_a_change_that_nobody_tells_is_caught() -> None:
    caught(feast_game(state=Quiet), "beats", "change unsaid")


def test_a_deed_that_goes_on_after_it_was_told_is_caught() -> None:
    class Hasty(Quiet):
        def play(self, seat: Seat, card: int) -> None:
            self.say(PLAYED, seat, card)
            super().play(seat, card)

    caught(feast_game(state=Hasty), "beats", "change unsaid, after 'played'")


def test_a_change_that_only_one_is_told_of_is_caught() -> None:
    alone = Event("played", "FE 2.4", SEAT, CARD, heard_by="seat")

    class Whispering(Quiet):
        def play(self, seat: Seat, card: int) -> None:
            super().play(seat, card)
            self.say(alone, seat, card)

    caught(feast_game(state=Whispering, events=[alone]), "beats", "change unsaid")


def test_an_exception_without_a_reason_is_caught() -> None:
    caught(feast_game(unsaid={"round": " "}), "beats", "needs its reason")


def test_a_view_that_is_another_when_it_is_sent_is_caught() -> None:
    looks = count()

    def fickle(g: State, seat: Seat | None) -> dict[str, Json]:
        return {**view(g, seat), "looks": next(looks)}

    caught(feast_game(view=fickle, unsaid={"looks": "planted"}), "beats", "B1: after the last beat")


class Noisy(Talk):
    loud = Event("cheered", "FE 2.3", SEAT)

    def tell(self, t: Table, seat: Seat) -> None:
        t.say(self.loud, seat)


class NoisyRound(Round):
    def new_talk(self) -> Talk:
        return Noisy(self.leader(), [0] * len(self.bid))


class NoisyFeast(Feast):
    def new_round(self, t: Table) -> Round:
        return NoisyRound([OPEN] * len(t.hands))


def noisy(g: State, seats: int, chosen: Chosen) -> Form:
    lay_out(g, seats, chosen)
    return NoisyFeast()


def test_an_event_that_is_not_declared_is_caught() -> None:
    game = feast_game(set_up=noisy, forms=[Noisy, NoisyRound, NoisyFeast])
    caught(game, "beats", "B4: the event 'cheered' is told, but the game does not declare it")


@pytest.mark.parametrize(
    ("event", "words"),
    [
        (Event("odd", "FE 2.1", SEAT, SEAT), "two parts have the same name: seat, seat"),
        (Event("odd", "FE 2.1", SEAT, heard_by="owner"), "heard by 'owner', which is none of its parts"),
        (Event("odd", "FE 2.1", SEAT, others=Event("dealt", "FE 1.1", COUNT)), "others would notice count"),
        (Event("odd", "FE 2.1", CARD.several("one"), CARD.several("other")), "at most eight single parts"),
    ],
)
def test_a_declaration_that_cannot_be_told_is_caught(event: Event, words: str) -> None:
    caught(feast_game(events=[event]), "beats", words)


def test_a_secret_that_shows_only_between_two_questions_is_caught() -> None:
    def careless(g: State, seat: Seat | None) -> dict[str, Json]:
        open_hands = g.seat == NOBODY and len(g.forms) > 0
        return {**view(g, seat), "peek": [[*hand] for hand in table_of(g).hands] if open_hands else []}

    caught(feast_game(view=careless, unsaid={"peek": "planted"}), "leak", "hears")


@pytest.mark.parametrize("text", ["bid", "7"])
def test_a_text_that_means_another_answer_is_caught(text: str) -> None:
    def vague(g: State, ask: Ask, value: int) -> str | None:
        return text if ask.slot == "bid" else None

    caught(feast_game(write=vague), "beats", f"'{text}', the text of 0 at 'bid', means 2")
