"""Records: a match loaded from its save or replayed from its journal, and the chance of a journal verified."""

from __future__ import annotations

from gladsheim.core.chance import Chance, fresh_seed
from gladsheim.core.forms import CHANCE, Illegal, Seat, State
from gladsheim.core.game import BadOption, Game, Json, Value
from gladsheim.core.match import FORMAT, SAVED_AS, Match
from gladsheim.core.save import Damaged, digest, dump_state, load_state
from gladsheim.core.text import Phrase

SEAL = 64  # digits of a commitment
MOST_DRAWN = 1 << 53
# What a state that no game ever had may do to rules that never met it.
ASTRAY = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def load_match(game: Game, saved: dict[str, Json]) -> Match:
    """The match that was saved; a Damaged says in one line why it cannot be."""
    if "fills" in saved and "digest" not in saved and "state" not in saved:
        raise Damaged("this is a journal, not a save: it can be replayed, but not played on")
    try:
        sound = saved.get("digest") == digest(saved)
    except (TypeError, ValueError):
        sound = False  # what is no JSON has no digest
    if not sound:
        raise Damaged("the save is damaged: its contents do not match its digest")
    match = _from_header(game, saved)
    state, fills, drawn = saved.get("state"), saved.get("fills"), saved.get("drawn")
    if not isinstance(state, dict) or not isinstance(fills, list) or not isinstance(drawn, int):
        raise Damaged("the save is damaged: its state, its fills or its chance is missing")
    match.fills = [fill for fill in fills if isinstance(fill, int)]
    _check_first(match, len(match.fills) // 2)
    match.real = saved.get("real") is True
    if saved.get("saved_as") == SAVED_AS and not match.chosen.version:
        match.state = load_state(game, state)
    else:
        _play_again(match)
    match.chance = Chance(_seed(saved), match.chance.players, drawn)
    return match


def load_checked(game: Game, saved: dict[str, Json]) -> Match:
    """The match of a save that anybody may have written: a Damaged unless its past leads to where it stands."""
    try:
        match = load_match(game, saved)
        if match.real:
            again = _from_header(game, saved)
            again.fills = match.fills
            _play_again(again)
            if dump_state(again.state) != dump_state(match.state):
                raise Damaged("the save is damaged: what was answered does not lead to where it stands")
        for seat in range(match.seats):
            match.view(seat)
    except (Damaged, BadOption, Illegal):
        raise
    except ASTRAY as fault:
        raise Damaged(f"the save is damaged: no game ever stood so ({type(fault).__name__}: {fault})") from None
    if not 0 <= match.chance.drawn < MOST_DRAWN:
        raise Damaged(f"the save is damaged: chance cannot have drawn {match.chance.drawn} times")
    return match


def replay_match(game: Game, journal: dict[str, Json], listen: bool = False) -> Match:
    """The match of a journal again, with no random generator; chance drawn later is a branch with its own source."""
    match = _from_header(game, journal)
    fills = journal_fills(journal)
    _check_first(match, len(fills))
    if listen:
        match.listen()
    for number, (seat, value) in enumerate(fills):
        _fill_again(match.state, number, seat, value)
        match.note(seat, value)
        if match.state.seat != CHANCE and match.state.ears is not None:
            match.hear(match.state.ears.take())
    if match.over and "seed" in journal:
        match.chance = Chance(_seed(journal), match.chance.players)
    else:
        # The old source is secret, or told to everybody: neither may go on.
        match.first = len(match.fills) // 2
    match.settle()
    return match


def verify_match(game: Game, journal: dict[str, Json]) -> int:
    """Draw chance again from the revealed seed; the number of draws, or a Damaged that says which one is wrong.

    Those before the fill at which a game branched off another are that journal's: `unchecked_draws` tells how many.
    """
    chance = journal.get("chance")
    if "seed" not in journal or not isinstance(chance, dict):
        raise Damaged("the journal does not tell its seed: chance can be verified once the game is over")
    match = _from_header(game, journal)
    source = Chance(_seed(journal), match.chance.players)
    if source.commitment() != chance.get("commitment"):
        raise Damaged("the revealed seed is not the one that was committed to", Phrase("refused-seed"))
    if len(sealed_words(journal)) != len([word for word in match.chance.players if is_sealed(word)]):
        reason = "a player's word was given to another commitment: the seed was chosen after it"
        raise Damaged(reason, Phrase("refused-late-seed"))
    fills = journal_fills(journal)
    _check_first(match, len(fills))
    draws = 0
    for number, (seat, value) in enumerate(fills):
        state = match.state
        if seat == CHANCE and state.seat == CHANCE and number >= match.first:
            drawn = source.draw(state.options, state.odds)
            if drawn != value:
                phrase = Phrase("refused-draw", {"number": number, "value": value, "drawn": drawn})
                raise Damaged(f"fill {number} says that chance gave {value}, but the seed gives {drawn}", phrase)
            draws += 1
        _fill_again(state, number, seat, value)
    # People may end a game before the rules do: the journal of their table says how.
    if not match.over and journal.get("ended") not in ("resigned", "drawn"):
        raise Damaged("the journal is damaged: it tells its seed, but ends before the game does")
    return draws


def is_sealed(word: str) -> bool:
    """Whether a player's part of the seed names the commitment that it was given to."""
    return len(word) > SEAL and word[SEAL] == " " and all(digit in "0123456789abcdef" for digit in word[:SEAL])


def sealed_words(journal: dict[str, Json]) -> list[str]:
    """The players' parts of the seed that were given to the journal's own commitment, and so after it."""
    chance = journal.get("chance")
    players = chance.get("players") if isinstance(chance, dict) else None
    if not isinstance(chance, dict) or not isinstance(players, list):
        return []
    seal = f"{chance.get('commitment')} "
    return [word for word in players if isinstance(word, str) and is_sealed(word) and word.startswith(seal)]


def branched_at(journal: dict[str, Json]) -> int:
    """The fill from which on a journal's own seed drew: 0, or where it branched off another journal."""
    chance = journal.get("chance")
    first = chance.get("from") if isinstance(chance, dict) else None
    if not isinstance(first, int) or isinstance(first, bool):
        raise Damaged("its header is damaged: chance does not say from which fill on it drew")
    return first


def unchecked_draws(journal: dict[str, Json]) -> int:
    """How many draws of a journal are of the one it branched off: its own seed says nothing of them."""
    return sum(1 for seat, _ in journal_fills(journal)[: branched_at(journal)] if seat == CHANCE)


def journal_fills(journal: dict[str, Json]) -> list[tuple[Seat, int]]:
    """The fills of a journal as pairs, or a Damaged."""
    fills = journal.get("fills")
    if not isinstance(fills, list):
        raise Damaged("the journal is damaged: it has no list of fills")
    pairs: list[tuple[Seat, int]] = []
    for number, fill in enumerate(fills):
        if not isinstance(fill, list) or len(fill) != 2:
            raise Damaged(f"the journal is damaged: fill {number} is not a seat and a value")
        seat, value = fill[0], fill[1]
        # (True == 1 in Python, but not in a journal.)
        if not isinstance(seat, int) or not isinstance(value, int) or isinstance(seat, bool) or isinstance(value, bool):
            raise Damaged(f"the journal is damaged: fill {number} is not a seat and a value")
        pairs.append((seat, value))
    return pairs


def _play_again(match: Match) -> None:
    """The state of a save that tells it in an older way: what was filled in, filled in again."""
    if not match.real:
        raise Damaged("this save of an imagined match is of an older version: it has no past to play again")
    for number, (seat, value) in enumerate(zip(match.fills[::2], match.fills[1::2], strict=True)):
        _fill_again(match.state, number, seat, value)


def _fill_again(state: State, number: int, seat: Seat, value: int) -> None:
    """A fill of a journal once more."""
    try:
        state.fill(seat, value)
    except Illegal as no:
        phrase = Phrase("refused-fill", {"number": number})
        raise Damaged(f"the journal is damaged at fill {number}: {no}", phrase) from None


def _check_first(match: Match, fills: int) -> None:
    """Whoever could name a fill that never was would have no draw checked."""
    if not 0 <= match.first <= fills:
        raise Damaged(f"its header is damaged: chance draws from fill {match.first} on, but there are {fills} fills")


def _from_header(game: Game, header: dict[str, Json]) -> Match:
    if header.get("gladsheim") != FORMAT:
        raise Damaged(f"this is not a save or journal of format {FORMAT}")
    theirs = header.get("rules_version")
    if not isinstance(theirs, str) or not game.can_play(theirs):
        raise Damaged(f"made under rules {theirs} of {game.id}, but these are rules {game.rules_version}")
    seats, options, chance = header.get("seats"), header.get("options"), header.get("chance")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(chance, dict):
        raise Damaged("its header is damaged: seats, options or chance is missing")
    players = chance.get("players")
    if not isinstance(players, list):
        raise Damaged("its header is damaged: chance does not name its players' seeds")
    chosen = game.choose_then(seats, {name: _value(value) for name, value in options.items()}, theirs)
    source = Chance(fresh_seed(), [str(player) for player in players])
    match = Match(game, seats, chosen, game.start(seats, chosen), source, True)
    match.first = branched_at(header)
    return match


def _seed(record: dict[str, Json]) -> bytes:
    try:
        return bytes.fromhex(str(record.get("seed")))
    except ValueError:
        raise Damaged("its seed is damaged: it is not a hexadecimal number") from None


def _value(value: Json) -> Value:
    if isinstance(value, (str, int)):
        return value
    if isinstance(value, list):
        return [str(one) for one in value]
    raise Damaged(f"its header is damaged: an option may not be {value!r}")
