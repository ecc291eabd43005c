"""Explain: what each of the best answers promises, how sure that is, what follows, and why it is better than the next.

Everything comes from the race itself.  Two answers met the same tables with the same luck, so what there was to count
at the end of each playout can be compared round by round; what differs by more than chance is told, nothing else.
"""

from __future__ import annotations

import math
import time
from typing import Final

from gladsheim.bots.bot import Advice, Bot, Eyes
from gladsheim.bots.levels import ADVISER, LEVELS, Careless, player_of
from gladsheim.bots.mind import Mind, mind_of
from gladsheim.bots.race import Race, Runner
from gladsheim.bots.streams import slot_numbers
from gladsheim.bots.thinker import Thinker
from gladsheim.core.forms import Ask, State
from gladsheim.core.lots import Lots
from gladsheim.core.text import Phrase, Words

SURE: Final = 2.0  # standard errors by which an answer is better than another
CERTAIN: Final = 3.0  # and by which something is told as a reason, where several are looked at
REASONS: Final = 2  # at most, for and against
AHEAD: Final = 2  # moves that follow an answer
ROUNDS: Final = 60  # in which answers that a search has weighed are compared
WHY_CAP: Final = 0.3  # seconds that end it
TABLES: Final = 12  # imagined ones on which an answer must end the game at once, to be said to
WINS: Final = 1
LOSES: Final = -1
DEEDS: Final = ("act-", "do-")  # keys of labels that say what is done


class Explained:
    """One answer with its reasons."""

    def __init__(self, option: int, chance: float, doubt: float) -> None:
        self.option = option
        self.chance = chance  # what the seat may expect of it, from 0.0 to 1.0
        self.doubt = doubt  # the standard error of that
        self.is_clear = False  # it is surely better than the next one; or where it is not the best, worse than that
        self.is_same = False  # it came to the same as the other in every round
        self.is_better = False  # it is clear, and better than the other
        self.ends = 0  # WINS or LOSES, where it ends the game at once on every table that the seat may sit at
        self.is_believed = False  # it is the first by conviction, though playouts promise more of another
        self.is_judged = True  # playouts can tell what it is worth; of words they cannot
        self.because: list[Phrase] = []  # what the adviser thinks beside all playouts
        self.other: Phrase | None = None  # the answer it is compared with
        self.moves: list[Phrase] = []  # what the seat would answer next, as far as no luck comes between
        self.gains: list[str] = []  # keys of words: what it leaves better than the other does
        self.costs: list[str] = []

    def chances(self) -> Phrase:
        """The chance, and within what it lies nineteen times of twenty.  What never failed yet is not called sure."""
        if not self.is_judged:
            return Phrase("hint-no-chance")
        doubt = 0 if self.ends else max(1, round(200 * self.doubt))
        return Phrase("hint-chance", {"chance": self.percent(), "doubt": doubt})

    def percent(self) -> int:
        """The chance in hundredths, as it is told."""
        if self.ends:
            return 100 if self.ends == WINS else 0
        return min(99, max(1, round(100 * self.chance)))

    def phrases(self) -> list[Phrase]:
        """All that as sentences."""
        if self.ends:
            return [Phrase("hint-wins" if self.ends == WINS else "hint-loses")]
        found = [*self.because]
        if self.moves:
            found.append(Phrase("hint-then", {"moves": listed(self.moves)}))
        if self.other is not None:
            found.append(Phrase("hint-beside", {"other": self.other}))
        if self.gains:
            found.append(Phrase("hint-gains", {"reasons": listed([Phrase(key) for key in self.gains])}))
        if self.costs:
            found.append(Phrase("hint-costs", {"reasons": listed([Phrase(key) for key in self.costs])}))
        if self.other is not None and not self.is_clear:
            found.append(Phrase("hint-same" if self.is_same else "hint-unsure"))
        elif self.other is not None and not self.gains and not self.costs:
            found.append(Phrase("hint-better" if self.is_better else "hint-worse"))
        if self.is_believed:
            found.append(Phrase("hint-believed"))
        return found


def listed(phrases: list[Phrase]) -> Phrase:
    """Several phrases as one."""
    whole = phrases[-1]
    for phrase in reversed(phrases[:-1]):
        whole = Phrase("hint-list", {"first": phrase, "rest": whole})
    return whole


def hints(eyes: Eyes, seed: int, most: int) -> list[Explained]:
    """The best answers, at most so many, as the adviser of the game sees them."""
    return hints_of(player_of(eyes.game, LEVELS.index(ADVISER), seed), eyes, seed, most, WHY_CAP)


def hints_of(player: Bot, eyes: Eyes, seed: int, most: int, seconds: float) -> list[Explained]:
    """The best answers as that player sees them, who may think so long about the reasons."""
    if not isinstance(player, Careless):
        return convictions(eyes, player, most)
    if isinstance(player.adviser, Race):
        return explain(eyes, player.adviser, most)
    advice = winning_first(eyes, player.adviser, surely_best_first(player.adviser.advise(eyes)))
    found = [Explained(one.option, one.chance, one.doubt) for one in advice[:most]]
    for n, one in enumerate(found):
        other = advice[1 if n == 0 else 0] if len(advice) > 1 else None
        if other is not None:
            one.other = eyes.game.phrase(player.adviser.imagine(eyes), eyes.ask, other.option)
            one.is_clear = abs(one.chance - other.chance) > SURE * error_between(advice[n], other)
            one.is_better = one.chance > other.chance
        one.moves = moves_after(eyes, player.adviser, one.option)
    if player.adviser.mind.counted and len(found) > 1:
        tell_why(eyes, Race(seed, ROUNDS, player.adviser.mind), found, seconds)
    tell_ends(eyes, player.adviser, found)
    return found


def convictions(eyes: Eyes, player: Bot, most: int) -> list[Explained]:
    """The best answers of one who goes by what it thinks of others; where playouts tell nothing, only its own."""
    is_judged = mind_of(eyes.game).can_judge(eyes.ask.slot)
    found = by_conviction(player.advise(eyes)[: most if is_judged else 1])
    for one in found:
        one.is_judged = is_judged
        one.because = player.reasons(eyes, one.option)
    return found


def by_conviction(advice: list[Advice]) -> list[Explained]:
    """Answers of one who does not go by playouts; where these promise more of another than of the first, it says so."""
    found = [Explained(one.option, one.chance, one.doubt) for one in advice]
    if found:
        found[0].is_believed = any(one.chance > found[0].chance for one in found[1:])
    return found


def winning_first(eyes: Eyes, thinker: Thinker, advice: list[Advice]) -> list[Advice]:
    """An answer that wins the game at once comes before all others: nothing is left to be doubted."""
    for one in advice:
        if end_of(eyes, thinker, one.option) == WINS:
            return [one, *[other for other in advice if other is not one]]
    return advice


def surely_best_first(advice: list[Advice]) -> list[Advice]:
    """The most tried answer first, unless another did better by more than chance; then that one."""
    best = advice[0]
    for one in advice[1:]:
        if one.visits and one.chance - best.chance > SURE * error_between(one, best):
            best = one
    return [best, *[one for one in advice if one is not best]]


def error_between(one: Advice, other: Advice) -> float:
    """The standard error of the difference of two chances that were found apart."""
    return math.sqrt(one.doubt * one.doubt + other.doubt * other.doubt)


def tell_ends(eyes: Eyes, thinker: Thinker, found: list[Explained]) -> None:
    """Say which answers end the game at once: there nothing is left to be compared."""
    for one in found:
        one.ends = end_of(eyes, thinker, one.option)
    for n, one in enumerate(found):
        if len(found) > 1 and one.ends != found[1 if n == 0 else 0].ends:
            one.is_clear = True


def end_of(eyes: Eyes, thinker: Thinker, option: int) -> int:
    """Whether the answer wins or loses the game at once, whatever the seat does not know; 0 if neither."""
    end = 0
    for number in range(TABLES):
        g = thinker.imagine(eyes)
        g.take(option)
        if g.forms:
            return 0
        share = g.returns()[eyes.seat]
        found = WINS if share >= 1.0 else LOSES if share <= 0.0 else 0
        if number and found != end:
            return 0
        end = found
    return end


def tell_why(eyes: Eyes, race: Race, found: list[Explained], seconds: float) -> None:
    """Let answers that a search has weighed race each other, to see what they leave better and worse."""
    own, *others = [Runner(one.option) for one in found]
    slots, end = slot_numbers(eyes.game), time.perf_counter() + seconds
    for _ in range(race.playouts):
        race.round(eyes, own, others, slots, True)
        if time.perf_counter() >= end:
            break
    for n, (one, runner) in enumerate(zip(found, [own, *others], strict=True)):
        other = others[0] if n == 0 else own
        reasons(one, runner, other, race.mind)
        # Playouts apart say little; where those with the same luck agree with them, they are to be believed.
        ahead = one.chance - found[1 if n == 0 else 0].chance
        leads = [mine - theirs for mine, theirs in zip(runner.worths, other.worths, strict=True)]
        if differs(leads, CERTAIN) and (sum(leads) > 0) == (ahead > 0):
            one.is_clear = True
        one.is_same = comes_to_the_same(runner, other)


def explain(eyes: Eyes, race: Race, most: int) -> list[Explained]:
    """The best answers, at most so many; the first is told from the second, the others from the first."""
    advice = race.advise(eyes)
    runners = {runner.option: runner for runner in race.runners}
    found: list[Explained] = []
    for n, one in enumerate(advice[:most]):
        told = told_of(one, runners)
        other = runners.get(advice[1 if n == 0 else 0].option) if len(advice) > 1 else None
        if other is not None:
            compare(told, runners[one.option], other, race.mind)
            told.other = eyes.game.phrase(race.imagine(eyes), eyes.ask, other.option)
        told.moves = moves_after(eyes, race, one.option)
        found.append(told)
    tell_ends(eyes, race, found)
    return found


def told_of(advice: Advice, runners: dict[int, Runner]) -> Explained:
    runner = runners[advice.option]
    return Explained(advice.option, advice.chance, error_of(runner.worths))


def compare(told: Explained, runner: Runner, other: Runner, mind: Mind) -> None:
    """Say whether two answers differ by more than chance, and in what."""
    leads = [one - two for one, two in zip(runner.worths, other.worths, strict=False)]
    told.is_clear = differs(leads, SURE)
    told.is_better = sum(leads) > 0
    told.is_same = comes_to_the_same(runner, other)
    reasons(told, runner, other, mind)


def comes_to_the_same(runner: Runner, other: Runner) -> bool:
    """Whether nothing set the two apart in any of their rounds."""
    return len(runner.worths) > 1 and runner.worths == other.worths and runner.counts == other.counts


def reasons(told: Explained, runner: Runner, other: Runner, mind: Mind) -> None:
    """What an answer leaves better and worse than another does by more than chance, the surest first."""
    found: list[tuple[float, str, bool]] = []
    for n, (name, is_good) in enumerate(mind.counted.items()):
        leads = [one[n] - two[n] for one, two in zip(runner.counts, other.counts, strict=False)]
        if differs(leads, CERTAIN):
            mean = sum(leads) / len(leads)
            key = f"hint-more-{name}" if mean > 0 else f"hint-less-{name}"
            found.append((abs(mean) / error_of(leads), key, (mean > 0) == is_good))
    found.sort(key=lambda one: one[0], reverse=True)
    told.gains = [key for _, key, is_gain in found if is_gain][:REASONS]
    told.costs = [key for _, key, is_gain in found if not is_gain][:REASONS]


def differs(leads: list[float], errors: float) -> bool:
    """Whether the mean is not nothing by chance alone."""
    if len(leads) < 2:
        return False
    return abs(sum(leads) / len(leads)) > errors * error_of(leads)


def error_of(values: list[float]) -> float:
    """The standard error of the mean; never quite nothing."""
    if len(values) < 2:
        return 1.0
    mean = sum(values) / len(values)
    squares = 0.0
    for value in values:
        squares += (value - mean) * (value - mean)
    return math.sqrt(max(squares, 1e-9) / (len(values) - 1) / len(values))


def moves_after(eyes: Eyes, thinker: Thinker, option: int) -> list[Phrase]:
    """What the seat would answer next by the policy, until chance or somebody else speaks."""
    g = thinker.imagine(eyes)
    g.take(option)
    found: list[Phrase] = []
    while len(found) < AHEAD and g.forms and g.seat == eyes.seat and not g.together:
        value = thinker.mind.choose(g, Lots(1))
        if len(g.options) > 1:
            found.append(label(eyes, g, value))
        g.take(value)
    return found


def label(eyes: Eyes, g: State, value: int) -> Phrase:
    """What the answer means; a bare name or number with the question that it answers."""
    said = eyes.game.phrase(g, Ask(g.seat, g.slot, g.options, g.rule), value)
    if said.key.startswith(DEEDS) and not is_bare(said, eyes.game.words("en")):
        return said
    return Phrase("hint-move", {"question": f"ask-{g.slot}", "answer": said})


def is_bare(phrase: Phrase, words: Words) -> bool:
    """Whether it says nothing but what fills its gap."""
    whole = words.say(phrase)
    for name, gap in phrase.gaps.items():
        if isinstance(gap, Phrase):
            filled = words.say(gap)
        elif isinstance(gap, str):
            filled = words.word(gap)
        else:
            filled = words.name(gap) if name.startswith("seat") else str(gap)
        if filled == whole:
            return True
    return False
