"""Lines drawn by lot, as a player reads them: what the log says, questions, answers, refusals, the words of the hall.

python -m bench.lines --game yggdrasil --lang fr --seed 1 --count 200
python -m bench.lines --game hall --lang ja --seed 1

Plays seeded games by lot and draws from what was said in them, each wording once; for the hall every message of the
pages is said with names and numbers in its gaps.  The same command gives the same lines.  For an editor's eye.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Final

import gladsheim
from gladsheim.core.lots import Lots
from gladsheim.core.text import LANGUAGES, Phrase, Words, literal
from gladsheim.games import OWN, find

HALL: Final = "hall"
PAGES: Final = Path(__file__).parents[1] / "web" / "src" / "text"
GAMES: Final = 6  # played by lot, to draw from
LONGEST: Final = 600  # answers of a game
NAMES: Final = {"en": ["Alice", "Bob"], "fr": ["Élise", "Hugo"], "ja": ["葵", "蓮"]}
SAID_AS: Final = ("name", "names", "text", "others")  # gaps that people's names fill
GAP: Final = re.compile(r"\$([\w-]+)")


def of_game(game: str, lang: str, seed: int) -> set[str]:
    """Everything that seats were told and asked in a few games, and why answers were closed."""
    found, said = find(game), set[str]()
    words = found.words(lang)
    for number in range(GAMES):
        lots = Lots(seed * 1000 + number)
        match = gladsheim.start(game, seed=seed * 1000 + number)
        names = [*NAMES[lang], *(words.name(seat) for seat in range(len(NAMES[lang]), match.seats))][: match.seats]
        match.listen()
        while not match.over and len(match.fills) < LONGEST:
            ask = match.asks[lots.below(len(match.asks))]
            said.add(words.word(f"ask-{ask.slot}"))
            said |= {words.say(found.phrase(match.state, ask, option), names) for option in ask.options}
            match.answer(ask.seat, ask.options[lots.below(len(ask.options))])
        said |= {words.say(beat.phrase, names) for beat in match.beats(None)}
    rules = found.rulebook.rules.values()
    return said | {f"{rule.title(lang)} | {rule.text(lang)}" for rule in rules}


def of_hall(lang: str, seed: int) -> set[str]:
    """Every message of the pages, its gaps filled by lot."""
    words, lots = Words(lang, [PAGES]), Lots(seed)
    text = (PAGES / f"{lang}.ftl").read_text(encoding="utf-8")
    said = set[str]()
    for block in re.split(r"\n(?=[a-z#])", text):
        key = block.partition(" =")[0].strip()
        if re.fullmatch(r"[a-z][\w-]*", key):
            gaps: dict[str, int | str | Phrase] = {
                gap: literal(NAMES[lang][lots.below(2)]) if gap in SAID_AS else 1 + lots.below(4)
                for gap in GAP.findall(block)
            }
            said.add(words.say(Phrase(key, dict(gaps))))
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", choices=[*sorted(OWN), HALL], required=True)
    parser.add_argument("--lang", choices=LANGUAGES, required=True)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    chosen = parser.parse_args()
    said = of_hall(chosen.lang, chosen.seed) if chosen.game == HALL else of_game(chosen.game, chosen.lang, chosen.seed)
    lines = sorted(said)
    order = list(range(len(lines)))
    Lots(chosen.seed).shuffle(order)
    print("\n".join(lines[n] for n in order[: chosen.count]))


if __name__ == "__main__":
    main()
