"""A story for every rule."""

import pytest

import gladsheim


def rule(*ids: str) -> pytest.MarkDecorator:
    """This story shows these rules; `gladsheim check` looks for a story of every rule."""
    return pytest.mark.rule(*ids)


def table(*rounds: tuple[int, list[int]]) -> gladsheim.Match:
    """A game of three in which these treasures came up, and these bids were made in turn; 0 passes."""
    match = gladsheim.start("hoard", seats=3, seed=1, treasures=6)
    journal = match.journal
    fills: list[gladsheim.Json] = []
    for treasure, bids in rounds:
        fills.append([gladsheim.CHANCE, treasure])
        journal["fills"] = fills
        for bid in bids:
            fills.append([gladsheim.replay(journal).asks[0].seat, bid])
    journal["fills"] = fills
    return gladsheim.replay(journal)


@rule("HO 1.1")
def test_all_begin_with_twenty_coins() -> None:
    assert table((5, [])).view(None)["coins"] == [20, 20, 20]


@rule("HO 1.2")
def test_so_many_treasures_come_up_as_was_agreed() -> None:
    assert table((5, [])).view(None)["left"] == 5
    assert gladsheim.find("hoard").options["treasures"].default == 8


@rule("HO 2.1")
def test_a_treasure_is_put_on_offer() -> None:
    assert table((7, [])).view(None)["on_offer"] == [7]


@rule("HO 2.2")
def test_a_bid_is_higher_than_the_last_and_can_be_paid() -> None:
    match = table((7, [18]))
    assert match.asks[0].options == [0, 19, 20]
    assert [match.label(match.asks[0], option) for option in (0, 19)] == ["Pass", "Bid 19"]


@rule("HO 2.3")
def test_who_passes_is_not_asked_again_in_this_round() -> None:
    match = table((7, [0, 3, 4]))
    assert match.asks[0].seat == 1
    assert match.view(None)["passed"] == [True, False, False]


@rule("HO 2.4")
def test_the_high_bid_is_paid_and_the_next_player_opens() -> None:
    match = table((7, [3, 0, 0]), (2, []))
    assert match.view(None)["coins"] == [17, 20, 20]
    assert match.view(None)["hoards"] == [[7], [], []]
    assert match.asks[0].seat == 1


@rule("HO 2.5")
def test_what_nobody_wants_is_put_away() -> None:
    match = table((7, [0, 0, 0]), (2, []))
    assert match.view(None)["unsold"] == [7]


@rule("HO 3.1")
def test_the_richest_hoard_wins() -> None:
    rounds = [(9, [1, 0, 0]), (10, [1, 0, 0]), *[(one, [0, 0, 0]) for one in (1, 2, 3, 4)]]
    match = table(*rounds)
    assert match.over
    assert match.returns == [0.0, 1.0, 0.0]


@rule("HO 3.2")
def test_coins_break_a_tie() -> None:
    rounds = [(5, [2, 0, 0]), (4, [1, 0, 0]), (1, [0, 0, 2]), *[(one, [0, 0, 0]) for one in (2, 3, 6)]]
    match = table(*rounds[:3], (2, []))
    assert match.view(None)["hoards"] == [[5], [4, 1], []]
    assert match.view(None)["coins"] == [18, 17, 20]
    assert table(*rounds).returns == [1.0, 0.0, 0.0]
    shared = table(*[(one, [0, 0, 0]) for one in (1, 2, 3, 4, 5, 6)])
    assert shared.returns == [1 / 3] * 3
    assert str(shared.outcome) == "As rich, to the last coin: the victory is shared."
