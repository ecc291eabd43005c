"""Text: every word is there in every language, and a game can be played by text alone."""

from __future__ import annotations

import re

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Case, Walk, answer, asked
from gladsheim.core.events import Event, told
from gladsheim.core.forms import CLOCK, Ask, Seat, State
from gladsheim.core.game import Game
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.text import LANGUAGES, NoWords, Phrase, Words

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a Fluent catalogue
OPTION = re.compile(r"^ {2}(\d+): \S")  # of a question as text


class Text(Law):
    name = "text"
    about = "every word is there in every language, and text alone is enough to play"
    unit = "phrases"
    share = 0.05

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.words = catalogues(game)

    def once(self) -> None:
        for language in LANGUAGES:
            if language not in self.words:
                self.fault(f"text: {self.game.id}", f"there is no catalogue text/{language}.ftl that can be read")
        for key in static_keys(self.game):
            self.need(f"text: {self.game.id}", Phrase(key))
        keys = {language: keys_of(self.game, language) for language in self.words}
        every = set().union(*keys.values())
        for language, own in keys.items():
            for key in sorted(every - own):
                self.fault(f"text: {self.game.id}", f"'{key}' is in another catalogue, but not in '{language}'")

    def play(self, walk: Walk) -> None:
        if len(self.words) < len(LANGUAGES):
            return
        while not walk.over:
            place = f"text: {walk.case}, fill {len(walk.fills)}"
            for ask in walk.state.asks():
                if ask.seat >= 0:
                    self.see_labels(place, walk.state, ask)
            self.listen(walk, place)
            walk.step()
        self.play_by_text(walk.case)

    def need(self, place: str, phrase: Phrase) -> None:
        """The phrase can be said in every language."""
        for words in self.words.values():
            self.checked += 1
            try:
                if not words.say(phrase).strip():
                    self.fault(place, f"'{phrase.key}' is empty in language '{words.language}'")
            except NoWords as no:
                self.fault(place, str(no))

    def see_labels(self, place: str, state: State, ask: Ask) -> None:
        self.need(place, Phrase(f"ask-{ask.slot}"))
        phrases = [self.game.label(state, ask, option) for option in ask.options]
        for language, words in self.words.items():
            said: dict[str, int] = {}
            for option, phrase in zip(ask.options, phrases, strict=True):
                self.checked += 1
                try:
                    label = words.say(phrase)
                except NoWords as no:
                    self.fault(place, f"option {option} of '{ask.slot}': {no}")
                    continue
                if not label.strip() or label in said:
                    same = f"also that of {said[label]}" if label in said else "empty"
                    self.fault(place, f"{asked(ask)}: the label of {option} in '{language}', '{label}', is {same}")
                said[label] = option

    def listen(self, walk: Walk, place: str) -> None:
        """What is said during one fill has words and a rule, for whoever hears it."""
        twin = walk.state.clone()
        twin.ears = []
        twin.fill(*answer(twin.asks(), walk.aside))
        for event in twin.ears:
            heard = [told(event, seat) for seat in walk.case.eyes()]
            for part in [event, *[part for part in heard if part is not None and part is not event]]:
                self.see_event(place, part)

    def see_event(self, place: str, event: Event) -> None:
        self.need(place, event.phrase())
        if event.rule not in self.game.rulebook.rules:
            kind = type(event).__name__
            self.fault(place, f"the event {kind} cites the rule '{event.rule}', which the rulebook does not have")

    def play_by_text(self, case: Case) -> None:
        """A whole match in which every seat reads only its text."""
        language = LANGUAGES[case.seed % len(LANGUAGES)]
        match = start_match(self.game, case.seats, case.options, case.seed, [])
        lots = Lots(case.seed)
        while not match.over:
            if match.clock is not None and lots.below(8) == 0:
                match.answer(CLOCK, match.clock.options[0])
                continue
            waited_for = [ask for ask in match.asks if not ask.may] or [*match.asks]
            if lots.below(4) == 0:
                waited_for = [*match.asks]
            ask = waited_for[lots.below(len(waited_for))]
            read = read_options(match, ask.seat, language)
            if read != ask.options:
                raise Broken(f"the text of seat {ask.seat} in '{language}' offers {read}, its question {ask.options}")
            match.answer(ask.seat, read[lots.below(len(read))])
            self.checked += 1
        for seat in case.eyes():
            if match.ending(language).text not in match.text(seat, language):
                raise Broken(f"the text of {seat} in '{language}' does not tell the end")


def read_options(match: Match, seat: Seat, language: str) -> list[int]:
    """The numbers offered in the last lines of a seat's text."""
    numbers: list[int] = []
    for line in reversed(match.text(seat, language).split("\n")):
        found = OPTION.match(line)
        if found is None:
            break
        numbers.append(int(found.group(1)))
    return numbers[::-1]


def catalogues(game: Game) -> dict[str, Words]:
    """The catalogues that can be read."""
    found: dict[str, Words] = {}
    for language in LANGUAGES:
        try:
            found[language] = game.words(language)
        except OSError:
            continue
    return found


def keys_of(game: Game, language: str) -> set[str]:
    """The keys that the game's own catalogue defines."""
    return set(MESSAGE.findall((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))


def static_keys(game: Game) -> list[str]:
    """The keys that a game needs before anybody plays."""
    keys = ["title"]
    for name, option in game.options.items():
        keys.append(f"option-{name}")
        keys += [f"choice-{name}-{choice}".replace(" ", "-") for choice in option.choices]
    return keys


def outcome_key(state: State) -> str:
    return "outcome-" + state.outcome().replace(".", "-")
