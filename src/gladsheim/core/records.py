"""Records: a match loaded from its save or replayed from its journal, and the chance of a journal verified."""

from __future__ import annotations

from gladsheim.core.chance import Chance, fresh_seed
from gladsheim.core.forms import CHANCE, Illegal, Seat, State
from gladsheim.core.game import Game, Json, Value
from gladsheim.core.match import FORMAT, Match
from gladsheim.core.save import Damaged, digest, load_state
from gladsheim.core.text import Phrase


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
    match.state = load_state(game, state)
    match.fills = [fill for fill in fills if isinstance(fill, int)]
    _check_first(match, len(match.fills) // 2)
    match.real = saved.get("real") is True
    match.chance = Chance(_seed(saved), match.chance.players, drawn)
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
    fills = journal_fills(journal)
    _check_first(match, len(fills))
    draws = 0
    for number, (seat, value) in enumerate(fills):
        state = match.state
        if seat == CHANCE and state.seat == CHANCE and state.forms and number >= match.first:
            drawn = source.draw(state.options, state.odds)
            if drawn != value:
                phrase = Phrase("refused-draw", {"number": number, "value": value, "drawn": drawn})
                raise Damaged(f"fill {number} says that chance gave {value}, but the seed gives {drawn}", phrase)
            draws += 1
        _fill_again(state, number, seat, value)
    if not match.over:
        raise Damaged("the journal is damaged: it tells its seed, but ends before the game does")
    return draws


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
    if header.get("rules_version") != game.rules_version:
        theirs = header.get("rules_version")
        raise Damaged(f"made under rules {theirs} of {game.id}, but these are rules {game.rules_version}")
    seats, options, chance = header.get("seats"), header.get("options"), header.get("chance")
    if not isinstance(seats, int) or not isinstance(options, dict) or not isinstance(chance, dict):
        raise Damaged("its header is damaged: seats, options or chance is missing")
    players = chance.get("players")
    if not isinstance(players, list):
        raise Damaged("its header is damaged: chance does not name its players' seeds")
    chosen = game.choose(seats, {name: _value(value) for name, value in options.items()})
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
