"""Planted leaks: each is a way in which a seat, or a bot, would learn what it may not know."""

from __future__ import annotations

from check.feast_game import (
    CARD,
    Deal,
    Feast,
    Round,
    Table,
    Talk,
    deal_again,
    feast_game,
    imagine,
    label,
    lay_out,
    replaced,
    seal_again,
    short,
    table_of,
    text,
    view,
)
from check.planted import caught
from gladsheim.check import run_checks
from gladsheim.check.play import difference
from gladsheim.core.events import Event
from gladsheim.core.forms import NOTHING, OPEN, Ask, Form, Pause, Seat, State
from gladsheim.core.game import Chosen, Json
from gladsheim.core.kinds import COUNT, SEAT
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words

# L1: what a seat is given hangs on a secret


def test_a_view_that_shows_a_secret_is_caught() -> None:
    def open_view(g: State, seat: Seat | None) -> dict[str, Json]:
        return {**view(g, seat), "peek": [*table_of(g).bag[:1]]}

    caught(feast_game(view=open_view), "leak", "can tell the true game from an imagined one: view.peek")


def test_a_view_whose_size_hangs_on_a_secret_is_caught() -> None:
    def padded(g: State, seat: Seat | None) -> dict[str, Json]:
        return {**view(g, seat), "padding": "." * table_of(g).hands[0].count(3)}

    caught(feast_game(view=padded), "leak", "can tell the true game from an imagined one: view.padding")


def test_a_text_that_shows_a_secret_is_caught() -> None:
    def open_text(g: State, seat: Seat | None, words: Words) -> str:
        return f"{text(g, seat, words)}\n{table_of(g).hands}"

    caught(feast_game(text=open_text), "leak", "can tell the true game from an imagined one: text")


def test_a_label_that_shows_a_secret_is_caught() -> None:
    def open_label(g: State, ask: Ask, value: int) -> Phrase:
        others = [card for seat, hand in enumerate(table_of(g).hands) if seat != ask.seat for card in hand]
        return Phrase("bid", {"value": 10 * sum(others) + value}) if ask.slot == "bid" else label(g, ask, value)

    caught(feast_game(label=open_label), "leak", "can tell the true game from an imagined one: labels")


def test_a_public_question_that_hangs_on_a_secret_is_caught() -> None:
    """Whether anybody else holds a high card shows by what the bidder is offered."""

    class Telling(Round):
        def run(self, g: State) -> Pause:
            pause = super().run(g)
            if g.slot == "bid" and g.together:
                hands = table_of(g).hands
                g.together = [
                    Ask(ask.seat, "bid", [0, 1] if 3 in hands[1 - ask.seat] else [0, 1, 2], ask.rule)
                    for ask in g.together
                ]
            return pause

    class TellingFeast(Feast):
        def new_round(self, t: Table) -> Round:
            return Telling([OPEN] * 2) if len(t.hands) == 2 else super().new_round(t)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return TellingFeast()

    def asks_again(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = imagine(g, seat, lots)
        if twin.together and isinstance(twin.forms[-1], Telling):
            hands = table_of(twin).hands
            twin.together = [
                Ask(ask.seat, "bid", [0, 1] if 3 in hands[1 - ask.seat] else [0, 1, 2], ask.rule)
                for ask in twin.together
            ]
        return twin

    game = feast_game(set_up=set_up, forms=[Telling, TellingFeast], imagine=asks_again)
    caught(game, "leak", "can tell the true game from an imagined one: view.asks")


def test_an_event_that_tells_a_secret_is_caught() -> None:
    loud = Event("cheered", "FE 2.3", SEAT, COUNT.named("cards"))

    class LoudTalk(Talk):
        def tell(self, t: Table, seat: Seat) -> None:
            t.say(loud, seat, sum(t.hands[seat]))

    class LoudRound(Round):
        def new_talk(self) -> Talk:
            return LoudTalk(self.leader(), [0] * len(self.bid))

    class LoudFeast(Feast):
        def new_round(self, t: Table) -> Round:
            return LoudRound([OPEN] * len(t.hands))

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return LoudFeast()

    caught(feast_game(set_up=set_up, forms=[LoudTalk, LoudRound, LoudFeast]), "leak", "hears what it does not see")


def test_an_event_that_tells_everybody_who_drew_what_is_caught() -> None:
    openly = Event("dealt-card", "FE 1.1", SEAT, CARD)

    class LoudDeal(Deal):
        def run(self, g: State) -> Pause:
            t = table_of(g)
            card, seat = self.card, short(t)
            pause = super().run(g)
            if card != OPEN:
                g.say(openly, seat, card)
            return pause

    class LoudFeast(Feast):
        def run(self, g: State) -> Pause:
            return g.call("dealt", LoudDeal()) if self.dealt == OPEN else super().run(g)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return LoudFeast()

    caught(feast_game(set_up=set_up, forms=[LoudDeal, LoudFeast]), "leak", "hears whether")


def test_a_view_that_is_not_plain_data_is_caught() -> None:
    def odd_view(g: State, seat: Seat | None) -> dict[str, Json]:
        sees = view(g, seat)
        sees.update({"pair": (1, 2)})  # type: ignore[dict-item]
        return sees

    caught(feast_game(view=odd_view), "leak", "is not plain data: pair is (1, 2)")


# Manners of `imagine`


def test_an_imagine_that_forgets_a_field_is_caught() -> None:
    def forgetful(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = table_of(imagine(g, seat, lots))
        twin.cheers = [0] * len(twin.cheers)
        return twin

    caught(feast_game(imagine=forgetful), "leak", "can tell the true game from an imagined one: view.cheers")


def test_an_imagine_that_changes_the_true_game_is_caught() -> None:
    def meddling(g: State, seat: Seat | None, lots: Lots) -> State:
        deal_again(table_of(g), seat, lots)
        return imagine(g, seat, lots)

    caught(feast_game(imagine=meddling), "leak", "has changed the true game")


def test_an_imagine_with_a_source_of_its_own_is_caught() -> None:
    own = Lots(99)

    def wilful(g: State, seat: Seat | None, lots: Lots) -> State:
        return imagine(g, seat, own)

    caught(feast_game(imagine=wilful), "leak", "with the same lots")


# L2: a secret passes through `imagine`


def test_an_imagine_that_keeps_everything_is_caught() -> None:
    def clone(g: State, seat: Seat | None, lots: Lots) -> State:
        return g.clone()

    caught(feast_game(imagine=clone), "shake", "does not see whether")


def test_an_imagine_that_keeps_one_hidden_card_is_caught() -> None:
    def keeps_highest(g: State, seat: Seat | None, lots: Lots) -> State:
        """Who leads keeps the highest card; all others are dealt again."""
        twin = table_of(g).clone()
        owner = 0 if seat != 0 else 1
        hand = twin.hands[owner]
        if len(hand) < 2:
            return imagine(g, seat, lots)
        twin.hands = replaced(twin.hands, owner, hand[:-1])
        deal_again(twin, seat, lots)
        twin.hands = replaced(twin.hands, owner, sorted([*twin.hands[owner], hand[-1]]))
        seal_again(twin, seat, lots)
        twin.ask_again()
        return twin

    caught(feast_game(imagine=keeps_highest), "shake", "does not see whether")


def test_an_imagine_that_leaves_the_bag_alone_is_caught() -> None:
    """Hands are dealt among themselves: nobody may know which cards are still in the bag."""

    def hands_only(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = table_of(g).clone()
        bag, twin.bag = twin.bag, []
        deal_again(twin, seat, lots)
        twin.bag = bag
        seal_again(twin, seat, lots)
        twin.ask_again()
        return twin

    caught(feast_game(imagine=hands_only), "shake", "does not see whether")


def test_an_imagine_that_keeps_sealed_bids_is_caught() -> None:
    def keeps_bids(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = table_of(g).clone()
        deal_again(twin, seat, lots)
        twin.ask_again()
        return twin

    caught(feast_game(imagine=keeps_bids), "shake", "bid")


def test_an_imagine_that_does_not_ask_again_is_caught() -> None:
    def silent(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = table_of(g).clone()
        deal_again(twin, seat, lots)
        seal_again(twin, seat, lots)
        return twin

    caught(feast_game(imagine=silent), "shake", "options")


def test_an_imagine_whose_lots_hang_on_a_secret_is_caught() -> None:
    def biased(g: State, seat: Seat | None, lots: Lots) -> State:
        for owner, hand in enumerate(table_of(g).hands):
            if owner != seat and 3 in hand:
                lots.below(2)
        return imagine(g, seat, lots)

    caught(feast_game(imagine=biased), "shake", "does not see whether")


def test_a_form_that_keeps_a_secret_card_is_caught() -> None:
    """The blank is not emptied after use, and imagined games take the card along."""

    class Keeping(Deal):
        def __init__(self, card: int = OPEN, last: int = OPEN) -> None:
            super().__init__(card)
            self.last = last

        def run(self, g: State) -> Pause:
            self.last = self.card
            return super().run(g)

        def clone(self) -> Deal:
            return Keeping(self.card, self.last)

    class KeepingFeast(Feast):
        def run(self, g: State) -> Pause:
            return g.call("dealt", Keeping()) if self.dealt == OPEN else super().run(g)

    def set_up(g: State, seats: int, chosen: Chosen) -> Form:
        lay_out(g, seats, chosen)
        return KeepingFeast()

    caught(feast_game(set_up=set_up, forms=[Keeping, KeepingFeast]), "shake", "forms[1].last")


def test_a_view_that_lacks_what_everybody_knows_is_caught() -> None:
    def short_sighted(g: State, seat: Seat | None) -> dict[str, Json]:
        sees = view(g, seat)
        del sees["table"]
        return sees

    caught(feast_game(view=short_sighted), "shake", "table")


# L3 and L4


def test_an_imagine_that_loses_a_card_is_caught() -> None:
    def careless(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = table_of(imagine(g, seat, lots))
        twin.bag = sorted([*twin.bag[1:], 0])
        return twin

    caught(feast_game(imagine=careless), "leak", "L4: in the game imagined by")


def test_an_imagined_game_that_cannot_be_played_on_is_caught() -> None:
    class Tired(Round):
        def run(self, g: State) -> Pause:
            raise RuntimeError("too tired")

    def tired(g: State, seat: Seat | None, lots: Lots) -> State:
        twin = imagine(g, seat, lots)
        top = twin.forms[-1]
        if isinstance(top, Round):
            twin.forms = [*twin.forms[:-1], Tired(top.bid, top.wind, top.talked, top.play)]
        return twin

    caught(feast_game(imagine=tired, forms=[Tired]), "leak", "cannot be played on: RuntimeError('too tired')")


def test_a_game_without_secrets_is_told_so() -> None:
    """Nothing differs between imagined games: not a fault, but worth a word."""

    def clone(g: State, seat: Seat | None, lots: Lots) -> State:
        return g.clone()

    report = run_checks(feast_game(imagine=clone), 4, 1, laws=["leak"])
    assert any("no two imagined games ever differed" in words for words in report.warnings)


def test_a_number_that_stands_for_nothing_is_told_by_its_name() -> None:
    assert difference({"trump": OPEN}, {"trump": NOTHING}) == "trump: OPEN / NOTHING"
    assert difference({"card": -1}, {"card": 3}) == "card: -1 / 3"  # an author's own number
