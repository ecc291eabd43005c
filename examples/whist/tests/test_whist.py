"""A story for every rule."""

import pytest

import gladsheim

SPADES, HEARTS, DIAMONDS, CLUBS = ([f"{rank}{suit}" for rank in ["9", "10", "j", "q", "k", "a"]] for suit in "shdc")
NAMES = [*SPADES, *HEARTS, *DIAMONDS, *CLUBS]
TRUMPS = {"spades": 0, "hearts": 1, "diamonds": 2, "clubs": 3}


def rule(*ids: str) -> pytest.MarkDecorator:
    """This story shows these rules; `gladsheim check` looks for a story of every rule."""
    return pytest.mark.rule(*ids)


def table(*plays: str, trump: str = "spades", hands: list[list[str]] | None = None) -> gladsheim.Match:
    """Four players, if nothing else is said with a suit each; then these cards were played."""
    dealt = hands or [SPADES, HEARTS, DIAMONDS, CLUBS]
    journal = gladsheim.start("whist", seats=4, seed=1).journal
    fills = [NAMES.index(card) for row in zip(*dealt, strict=True) for card in row]
    journal["fills"] = [[gladsheim.CHANCE, value] for value in [*fills, TRUMPS[trump]]]
    match = gladsheim.replay(journal)
    for card in plays:
        seat = match.asks[0].seat
        match.answer(seat, match.read(seat, card))
    return match


@rule("WH 1.1")
def test_all_cards_are_dealt_and_each_sees_their_own() -> None:
    match = table()
    assert match.view(0)["hands"] == [["9♠", "10♠", "J♠", "Q♠", "K♠", "A♠"], 6, 6, 6]
    assert match.view(None)["hands"] == [6, 6, 6, 6]
    assert match.view(None)["deck"] == 0


@rule("WH 1.2")
def test_trump_is_a_lot_unless_they_play_without() -> None:
    assert table(trump="hearts").view(None)["trump"] == "hearts"
    assert gladsheim.start("whist", seats=3, seed=1, trump="none").view(None)["trump"] == "none"


@rule("WH 2.1")
def test_who_can_follow_must() -> None:
    # The second player holds one spade.
    match = table("as", hands=[[*SPADES[1:], "9h"], ["9s", *HEARTS[1:]], DIAMONDS, CLUBS])
    assert match.asks[0].options == [NAMES.index("9s")]
    with pytest.raises(gladsheim.Illegal) as refused:
        match.answer(1, NAMES.index("10h"))
    assert refused.value.rule == "WH 2.1"


@rule("WH 2.1")
def test_all_notice_who_cannot_follow() -> None:
    assert table("as", "9h").view(None)["voids"] == [[], ["spades"], [], []]


@rule("WH 2.2")
def test_the_highest_trump_takes_the_trick_and_leads() -> None:
    match = table("as", "9h", "10d", "qc", trump="clubs")
    assert match.view(None)["tricks"] == [0, 0, 0, 1]
    assert match.asks[0].seat == 3


@rule("WH 2.2")
def test_without_a_trump_in_it_the_suit_that_was_led_takes_it() -> None:
    mixed = [[*SPADES[:5], "9h"], ["as", *HEARTS[1:]], DIAMONDS, CLUBS]
    match = table("9h", "10h", "9d", "9c", hands=mixed)
    assert match.view(None)["tricks"] == [0, 1, 0, 0]


@rule("WH 3.1")
def test_the_most_tricks_win() -> None:
    order = [card for trick in zip(SPADES, HEARTS, DIAMONDS, CLUBS, strict=True) for card in trick]
    match = table(*order)
    assert match.over
    assert match.returns == [1.0, 0.0, 0.0, 0.0]
    assert str(match.outcome) == "Seat 1 wins. The most tricks win."
