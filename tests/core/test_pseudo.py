"""A language that nobody speaks shows what was never given to a translator."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.pseudo import CLOSES, OPENS, accented, pseudo
from gladsheim.core.text import HOUSE_WORDS, Words
from gladsheim.games import OWN, find

# What no translator is given: letters of columns, ids, arrows, and the numerals of rules and dice.
PLAIN = re.compile(r"[A-Za-z]{3,}")


def pseudo_words(folder: Path) -> Words:
    words = Words("en", [folder])
    bundle = FluentBundle(["en"], use_isolating=False)
    for one in (folder, HOUSE_WORDS):
        bundle.add_resource(FluentResource(pseudo((one / "en.ftl").read_text(encoding="utf-8"))))
    words.bundle = bundle
    return words


def test_words_are_accented_longer_and_in_brackets() -> None:
    assert accented("Two left") == f"{OPENS}Ŧŵó łéƒŧ~~{CLOSES}"
    assert pseudo("won = { $seat } wins.\njoin-comma = ,\nlist-more = { $first } and { $rest }\n").splitlines() == [
        f"won = {OPENS}{{ $seat }} ŵíñš.~{CLOSES}",
        "join-comma = ,",
        "list-more = { $first } and { $rest }",
    ]


def test_so_are_variants_and_what_stands_around_them() -> None:
    said = pseudo("left = Still { $n ->\n    [one] one card\n   *[other] { $n } cards\n} to go.\n")
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(said))
    message = bundle.get_message("left")
    assert message.value is not None
    assert bundle.format_pattern(message.value, {"n": 1})[0] == f"{OPENS}Šŧíłł óñé çáŕđ~~ ŧó ǧó.~~~{CLOSES}"


@pytest.mark.parametrize("game", sorted(OWN))
def test_nothing_of_the_text_seat_stays_unaccented(game: str) -> None:
    """Tables, questions, answers and what happens, through two games by lot."""
    found = find(game)
    words = pseudo_words(found.folder / "text")
    missed: set[str] = set()
    for seed in range(2):
        match, lots = gladsheim.start(game, seed=seed), Lots(seed)
        match.listen()
        while not match.over and len(match.fills) < 1200:
            ask = match.asks[lots.below(len(match.asks))]
            if lots.below(6) == 0:
                said = [found.text(match.state, ask.seat, words), words.word(f"ask-{ask.slot}")]
                said += [words.say(found.phrase(match.state, ask, option)) for option in ask.options]
                missed |= unaccented("\n".join(said))
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        for beat in match.beats(None)[:400]:
            missed |= unaccented(words.say(beat.phrase))
    assert missed == set()


def unaccented(text: str) -> set[str]:
    """Words of three letters and more that no catalogue gave."""
    return set(PLAIN.findall(text)) - {"and", "III"}
