"""Seams: what a game's package offers beside its rules is there, and of use."""

from __future__ import annotations

from collections.abc import Callable

from gladsheim.bots.bot import Eyes
from gladsheim.bots.levels import LEVELS, player_of
from gladsheim.bots.mind import mind_of
from gladsheim.bots.policy import own_bot
from gladsheim.check.law import Law
from gladsheim.core.game import BadOption
from gladsheim.core.match import start_match
from gladsheim.core.series import series_of
from gladsheim.core.spoken import spoken_of
from gladsheim.layouts import is_shared, layout_of
from gladsheim.layouts.lessons import lessons_of
from gladsheim.layouts.observing import observe_of
from gladsheim.layouts.parts import Unfit


class Offers(Law):
    name = "seams"
    about = "what the package offers beside its rules can be found and used"
    unit = "seams"
    is_idle = True

    def games_of(self, games: int) -> int:
        return 0

    def once(self) -> None:
        # Where a package offers nothing, what takes its place must do.
        tried: dict[str, Callable[[], None]] = {
            "mind": self.look_at_mind,
            "levels": self.look_at_levels,
            "layout": self.look_at_layout,
            "observe": self.look_at_observe,
        }
        tried |= {f"bot '{name}'": self.bot_looker(name) for name in self.game.seams.bots}
        if self.game.seams.series:
            tried["series"] = self.look_at_series
        if self.game.seams.spoken:
            tried["spoken"] = self.look_at_spoken
        if self.game.seams.tasks:
            tried["tasks"] = self.look_at_tasks
        for what, look in tried.items():
            self.checked += 1
            try:
                look()
            except (BadOption, Unfit) as no:
                self.fault(f"seams: {self.game.id}, {what}", str(no))
            except Exception as broken:  # whatever a stranger's module does when it is first asked
                if what in ("layout", "observe") and not (self.game.seams.layout or self.game.seams.observe):
                    continue  # found out by play: what breaks there is the game, of which another law tells
                self.fault(f"seams: {self.game.id}, {what}", f"it breaks: {type(broken).__name__}: {broken}")

    def bot_looker(self, name: str) -> Callable[[], None]:
        """A bot answers what it is asked first."""

        def look() -> None:
            match = start_match(self.game, self.game.seats[0], {}, 1, [])
            bot = own_bot(self.game, name, 1)
            for ask in match.asks[:1]:
                answer = bot.answer(Eyes(match, ask.seat))
                if answer not in ask.options:
                    self.fault(f"seams: {self.game.id}, bot '{name}'", f"it answers {answer} of {ask.options}")

        return look

    def look_at_mind(self) -> None:
        mind_of(self.game)

    def look_at_levels(self) -> None:
        for level in range(len(LEVELS)):
            player_of(self.game, level, 1)

    def look_at_layout(self) -> None:
        for seats in self.game.seats:
            match = start_match(self.game, seats, {}, 1, [])
            layout_of(self.game, seats).encode(match.view(0))

    def look_at_observe(self) -> None:
        observe_of(self.game)

    def look_at_tasks(self) -> None:
        """Each can be set, and is judged against somebody where not all win together."""
        for lesson in lessons_of(self.game):
            start_match(self.game, lesson.seats, lesson.options, 1, [])
            if bool(lesson.judges) == is_shared(self.game, lesson.seats):
                wrong = "needs nobody to judge it" if lesson.judges else "needs bots to be judged against"
                self.fault(f"seams: {self.game.id}, tasks", f"'{lesson.id}' {wrong}")

    def look_at_series(self) -> None:
        series = series_of(self.game)
        for option in [series.chapter] + [series.role] * (series.role != ""):
            if option not in self.game.options:
                self.fault(f"seams: {self.game.id}, series", f"{self.game.id} has no option '{option}'")

    def look_at_spoken(self) -> None:
        spoken_of(self.game).part(start_match(self.game, self.game.seats[0], {}, 1, []))
