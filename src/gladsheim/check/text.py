"""Text: every word is there in every language, and a game can be played by text alone."""

from __future__ import annotations

import re
from contextlib import suppress

from gladsheim.check.law import Law
from gladsheim.check.play import Broken, Case, Walk, answer, asked, rest
from gladsheim.check.source import place_of_kind, place_of_text
from gladsheim.core.beats import Beat, noticed
from gladsheim.core.forms import CLOCK, Ask, Seat, State
from gladsheim.core.game import Game
from gladsheim.core.kinds import Kind
from gladsheim.core.lots import Lots
from gladsheim.core.match import Match, start_match
from gladsheim.core.text import ENGLISH, LANGUAGES, NoWords, Phrase, Words, has_catalogue

MESSAGE = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # of a Fluent catalogue
MISSING = re.compile(r"no words for '([^']+)'")
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
                missing = f"there is no catalogue text/{language}.ftl"
                if language == ENGLISH:
                    self.fault(f"text: {self.game.id}", f"{missing} that can be read")
                else:
                    self.warn(f"{missing}: English is shown to who reads that language")
        for key in static_keys(self.game):
            self.need(f"text: {self.game.id}", Phrase(key))
        keys = {language: keys_of(self.game, language) for language in self.words}
        every = set().union(*keys.values())
        for language, own in keys.items():
            for key in sorted(every - own):
                other = next(one for one, known in keys.items() if key in known)
                where = line_of(self.game, other, key)
                self.fault(f"text: {self.game.id}", f"'{key}' is in {where}, but not in text/{language}.ftl")

    def play(self, walk: Walk) -> None:
        if ENGLISH not in self.words:
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
                self.fault(place, f"{no}{self.spoken_by(no) or place_of_text(self.game, phrase.key)}")

    def spoken_by(self, no: NoWords) -> str:
        """Of a missing message that a kind asks for: which kind, and where that is declared."""
        found = MISSING.match(str(no))
        for kind in kinds_of(self.game):
            if found and kind.key and found.group(1).startswith(f"{kind.key}-"):
                where = place_of_kind(self.game, kind.name)
                return f": the kind '{kind.name}' is said with messages `{kind.key}-...`{where}"
        return ""

    def see_labels(self, place: str, state: State, ask: Ask) -> None:
        self.need(place, Phrase(f"ask-{ask.slot}"))
        phrases = [self.game.phrase(state, ask, option) for option in ask.options]
        for language, words in self.words.items():
            said: dict[str, int] = {}
            for option, phrase in zip(ask.options, phrases, strict=True):
                self.checked += 1
                try:
                    label = words.say(phrase)
                except NoWords as no:
                    self.fault(place, f"option {option} of '{ask.slot}': {no}{self.spoken_by(no)}")
                    continue
                if not label.strip() or label in said:
                    same = f"also that of {said[label]}" if label in said else "empty"
                    self.fault(place, f"{asked(ask)}: the label of {option} in '{language}', '{label}', is {same}")
                said[label] = option

    def listen(self, walk: Walk, place: str) -> None:
        """What is said during one fill has words and a rule, for whoever hears it."""
        twin = walk.state.clone()
        ears = twin.ears = self.game.ears()
        twin.fill(*answer(twin.asks(), walk.aside))
        heard = ears.take()
        for seat in walk.case.eyes():
            for beat in noticed(self.game, heard, seat):
                self.see_beat(place, beat)

    def see_beat(self, place: str, beat: Beat) -> None:
        self.need(place, beat.phrase)
        if beat.rule not in self.game.rulebook.rules:
            self.fault(
                place, f"the event '{beat.event}' cites the rule '{beat.rule}', which the rulebook does not have"
            )

    def play_by_text(self, case: Case) -> None:
        """A whole match in which every seat reads only its text."""
        language = [*self.words][case.seed % len(self.words)]
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
            rest()
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
        if has_catalogue(game.folder / "text", language):
            with suppress(OSError):
                found[language] = game.words(language)
    return found


def kinds_of(game: Game) -> list[Kind]:
    """The kinds that slots and events of a game name."""
    return [
        *(slot.kind for slot in game.slots.values()),
        *(part.kind for event in game.events for part in event.parts),
    ]


def keys_of(game: Game, language: str) -> set[str]:
    """The keys that the game's own catalogue defines."""
    return set(MESSAGE.findall((game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")))


def line_of(game: Game, language: str, key: str) -> str:
    """Where a catalogue defines a message, as "text/en.ftl:12"."""
    lines = (game.folder / "text" / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    number = next((n for n, line in enumerate(lines, 1) if line.partition("=")[0].strip() == key), 0)
    return f"text/{language}.ftl:{number}"


def static_keys(game: Game) -> list[str]:
    """The keys that a game needs before anybody plays."""
    keys = ["title"]
    for name, option in game.options.items():
        keys.append(f"option-{name}")
        # (A number says itself.)
        worded = [choice for choice in option.choices if isinstance(choice, str | bool)]
        keys += [f"choice-{name}-{choice}".replace(" ", "-") for choice in worded]
    return keys


def outcome_key(state: State) -> str:
    return "outcome-" + state.outcome().replace(".", "-")
