"""Hot-seat: one keyboard, two people, and nobody sees the other's cards."""

from __future__ import annotations

import re
from itertools import pairwise

from cli.keyboard import Keyboard, panels

HAND_OVER = re.compile(r"It is Seat (\d)'s turn to answer\. Hand over the keyboard, then press Enter\.\n> ")
OWN_CARDS = re.compile(r"To place:|Seat \d draws [A-Z]|swaps the cards of")


def watches(out: str) -> list[tuple[int, str]]:
    """Who sat at the keyboard, and all that was printed until it was handed on."""
    before, *parts = HAND_OVER.split(out)
    assert before == ""
    return [(int(seat) - 1, text) for seat, text in zip(parts[::2], parts[1::2], strict=True)]


def walls(panel: str) -> tuple[str, str]:
    """The other Wall and one's own, as a table shows them."""
    far, near = (line.strip("│ ").removesuffix("Wall").strip() for line in panel.splitlines() if "Wall" in line)
    return far, near


def test_the_keyboard_is_handed_over_whenever_the_other_is_asked(keyboard: Keyboard) -> None:
    told = watches(keyboard.plays("--hotseat", lines="1\n" * 60).out)
    seats = [seat for seat, _ in told]
    assert seats[:4] == [0, 1, 0, 1]
    assert all(one != other for one, other in pairwise(seats))


def test_no_card_of_the_other_is_ever_printed(keyboard: Keyboard) -> None:
    out = keyboard.plays("--hotseat", lines="1\n2\nlog\n1\nwhy\n" * 30).out
    assert "gladsheim verify" not in out, "once the game is over there are no secrets"
    own_draws = 0
    for seat, text in watches(out):
        for panel in panels(text):
            assert f"Seat {seat + 1} · Odin's Table" in panel
            far, near = walls(panel)
            assert all(card in "?-" or re.fullmatch(r"\[\d\]", card) for card in far.split()), panel
            assert "?" not in near
        assert not re.search(rf"Seat {2 - seat} draws [A-Z]|Seat {2 - seat} swaps the cards of", text)
        own_draws += len(re.findall(rf"Seat {seat + 1} draws [A-Z]", text))
    assert own_draws, "nobody drew a card: this proves nothing"


def test_how_the_other_arranged_the_wall_changes_nothing_one_sees(keyboard: Keyboard) -> None:
    """The same game but for black's order of cards: white reads the same text, letter by letter."""
    arranged = "\n" + "1\n" * 4 + "\n"
    one = watches(keyboard.plays("--hotseat", lines=arranged + "1\n" * 5 + "\n7\n").out)
    other = watches(keyboard.plays("--hotseat", lines=arranged + "6\n5\n4\n3\n2\n" + "\n7\n").out)
    white, same = ([text for seat, text in told if seat == 0] for told in (one, other))
    black, changed = ([text for seat, text in told if seat == 1] for told in (one, other))
    assert len(white) == 2
    assert "c1 → c2" in white[1]
    assert white == same
    assert black[0] != changed[0]


def test_nothing_is_printed_before_the_keyboard_is_handed_over(keyboard: Keyboard) -> None:
    out = keyboard.plays("--hotseat", lines="").out
    assert out.startswith("It is Seat 1's turn to answer. Hand over the keyboard, then press Enter.\n")
    assert panels(out) == []
    assert not OWN_CARDS.search(out)


def test_whoever_leaves_instead_of_handing_over_sees_nothing(keyboard: Keyboard) -> None:
    for leaving in ("quit\n1\n", "q\n", ""):
        *_, (seat, text) = watches(keyboard.plays("--hotseat", lines="\n" + "1\n" * 4 + leaving).out)
        assert seat == 1
        assert panels(text) == []
        assert not OWN_CARDS.search(text)
        assert "gladsheim play --text --load" in text


def test_the_game_that_was_left_so_is_not_played_on(keyboard: Keyboard) -> None:
    keyboard.plays("--hotseat", lines="\n" + "1\n" * 4 + "quit\n")
    told = watches(keyboard.resumes("--hotseat", lines="\n").out)
    assert [seat for seat, _ in told] == [1]
    assert "To place: 0 1 3 4 6 8" in told[0][1]


def test_nobody_takes_back_the_answer_of_another(keyboard: Keyboard) -> None:
    told = watches(keyboard.plays("--hotseat", lines="\n" + "1\n" * 4 + "\nundo\n").out)
    assert [seat for seat, _ in told] == [0, 1]
    assert "There is no answer of yours to take back." in told[1][1]


def test_one_takes_back_only_ones_own_answer(keyboard: Keyboard) -> None:
    told = watches(keyboard.plays("--hotseat", lines="\n" + "1\n" * 4 + "\n1\nundo\nundo\n").out)
    assert told[1][1].count("Taken back.") == 1
    assert "There is no answer of yours to take back." in told[1][1]


def test_what_the_other_did_since_cannot_be_taken_back_with_it(keyboard: Keyboard) -> None:
    lines = "\n" + "1\n" * 4 + "\n" + "1\n" * 5 + "\n1\n" + "\n16\n" + "\nundo\nundo anyway\n"
    *_, (seat, text) = watches(keyboard.plays("--hotseat", lines=lines).out)
    assert seat == 0
    assert "Somebody has answered or learned something since" in text
    assert "Other people play at this table" in text
    assert "Taken back." not in text


def test_an_undo_of_one_keeps_the_news_of_the_other(keyboard: Keyboard) -> None:
    told = watches(keyboard.plays("--hotseat", lines="\n1\nundo\n" + "1\n" * 4 + "\n").out)
    assert told[1][0] == 1
    assert "Seat 1 shows Njord (2)" in told[1][1]
    assert "Seat 1 has arranged the cards behind the Wall." in told[1][1]


BY_NIGHT = re.compile(r"Nobody may know whose turn it is: .* Hand it to Seat (\d), then press Enter\.\n> ")


def test_by_night_everybody_takes_the_keyboard_and_nobody_learns_who_is_asked(keyboard: Keyboard) -> None:
    """Who is asked in the Conspiracy Phase of Götterdämmerung is a Conspirator."""
    game = ("play", "gotterdammerung", "--text", "--seats", "7", "--hotseat", "--seed", "8")
    out = keyboard.types(*game, lines="\n1\n" * 7 + "\n").out
    before, *parts = BY_NIGHT.split(out.partition("turn to answer. Hand over")[0])
    assert before == "", "nothing is printed before the first has the keyboard"
    seats, texts = [int(seat) for seat in parts[::2]], parts[1::2]
    assert seats == [1, 2, 3, 4, 5, 6, 7]
    for seat, text in zip(seats, texts, strict=True):
        conspires = seat in (2, 3)
        assert ("You are a Conspirator." in text) == conspires
        assert ("Whom do the Conspirators banish?" in text) == conspires
        assert ("There is nothing for you to answer." in text) != conspires
        assert conspires or "banish" not in text, "that the others have agreed is not told yet"


def test_after_the_night_the_keyboard_is_handed_over_even_to_who_had_it_last(keyboard: Keyboard) -> None:
    game = ("play", "gotterdammerung", "--text", "--seats", "7", "--hotseat", "--seed", "8")
    out = keyboard.types(*game, lines="\n1\n" * 7 + "\n").out
    *_, last = BY_NIGHT.split(out)
    assert "The Conspirators banish" not in last.partition("turn to answer. Hand over the keyboard")[0]
    assert "turn to answer. Hand over the keyboard" in last
