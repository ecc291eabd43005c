"""Saves: at any moment and back; what is damaged says so in one line."""

from __future__ import annotations

import copy
import json
from pathlib import Path

import pytest

import gladsheim
from core.toy import Sealed, Toy, begun, toy_game
from gladsheim.core.events import Ears
from gladsheim.core.forms import Ask
from gladsheim.core.game import Json
from gladsheim.core.lots import Lots
from gladsheim.core.save import Damaged, digest, dump_state, field_names, load_state

GAME = toy_game(Path("nowhere"))


def under_way(fills: int) -> gladsheim.Match:
    m = gladsheim.start("odins-table", seed=4, player_seeds=["ask", "embla"])
    lots = Lots(fills)
    for _ in range(fills):
        if not m.over:
            ask = m.asks[lots.below(len(m.asks))]
            m.answer(ask.seat, ask.options[lots.below(len(ask.options))])
    return m


def broken(change: str, value: Json = None) -> str:
    """Why a save is refused from which one part was changed or (None) taken, its digest made good again."""
    saved = copy.deepcopy(under_way(20).save())
    part = saved
    *path, last = change.split("/")
    for step in path:
        inner = part[step]
        if isinstance(inner, list):
            inner = inner[-1]
        assert isinstance(inner, dict)
        part = inner
    if value is None:
        del part[last]
    else:
        part[last] = value
    saved["digest"] = digest(saved)
    with pytest.raises(Damaged) as caught:
        gladsheim.load(saved)
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.mark.parametrize("fills", [0, 1, 5, 11, 13, 40, 41, 42, 43])
def test_a_save_plays_on_identically(fills: int) -> None:
    m = under_way(fills)
    again = gladsheim.load(json.loads(json.dumps(m.save())))
    assert again.save() == m.save()
    assert again.journal == m.journal
    lots = Lots(99)
    for _ in range(30):
        if m.over:
            break
        assert [(ask.seat, ask.options) for ask in again.asks] == [(ask.seat, ask.options) for ask in m.asks]
        ask = m.asks[0]
        value = ask.options[lots.below(len(ask.options))]
        m.answer(ask.seat, value)
        again.answer(ask.seat, value)
        assert again.view(0) == m.view(0)


def test_a_finished_match_is_saved_too() -> None:
    m = under_way(5000)
    assert m.over
    again = gladsheim.load(m.save())
    assert again.over
    assert again.returns == m.returns
    assert gladsheim.verify(again.journal) == gladsheim.verify(m.journal)


def test_sealed_answers_and_several_questions_are_saved() -> None:
    g = begun(Sealed())
    g.fill(1, 5)
    again = load_state(GAME, dump_state(g))
    assert isinstance(again, Toy)
    again.fill(2, 2)
    again.fill(0, 0)
    assert again.notes == [0, 5, 2]


def test_who_listens_is_not_saved() -> None:
    g = begun(Sealed())
    g.ears = Ears({})
    assert "ears" not in dump_state(g)
    assert load_state(GAME, dump_state(g)).ears is None


def test_the_fields_of_a_thing_are_found_compiled_or_not() -> None:
    assert field_names(Ask(0, "die", [1], "TY 2.1")) == ["may", "odds", "options", "rule", "seat", "slot"]


def test_a_changed_save_does_not_match_its_digest() -> None:
    saved = under_way(20).save()
    saved["drawn"] = 3
    with pytest.raises(Damaged, match=r"^the save is damaged: its contents do not match its digest$"):
        gladsheim.load(saved)
    del saved["digest"]
    with pytest.raises(Damaged, match="digest"):
        gladsheim.load(saved)


def test_what_is_no_save_is_refused() -> None:
    with pytest.raises(Damaged, match=r"^this is not a save or journal of Gladsheim: it names no game$"):
        gladsheim.load({})
    with pytest.raises(gladsheim.BadOption, match=r"^no game 'chess' is installed; there are: .*odins-table"):
        gladsheim.load({"game": "chess"})


def test_each_missing_part_is_named() -> None:
    assert broken("gladsheim") == "this is not a save or journal of format 1"
    assert broken("rules_version", "0.1").startswith("made under rules 0.1 of odins-table, but these are rules ")
    assert broken("seats") == "its header is damaged: seats, options or chance is missing"
    assert broken("chance/players") == "its header is damaged: chance does not name its players' seeds"
    for part in ("state", "fills", "drawn"):
        assert broken(part) == "the save is damaged: its state, its fills or its chance is missing"
    assert broken("seed") == "its seed is damaged: it is not a hexadecimal number"
    assert broken("seed", "xyz") == "its seed is damaged: it is not a hexadecimal number"
    assert broken("options/white", {}) == "its header is damaged: an option may not be {}"


def test_a_damaged_state_is_named() -> None:
    assert "but a state of odins-table has" in broken("state/wall")
    assert "but a state of odins-table has" in broken("state/more", 1)
    assert broken("state/forms/is", "Ragnarok") == "the save speaks of 'Ragnarok', which odins-table does not know"
    assert broken("state/forms/is") == "the save speaks of 'None', which odins-table does not know"
    assert "that odins-table cannot make of" in broken("state/forms/more", 1)
