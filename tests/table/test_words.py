"""Words to the dice: the house shows its seal, then a person gives a word, and a seed chosen after it is caught."""

from __future__ import annotations

import hashlib

import pytest

import gladsheim
from gladsheim.core.chance import seed_from
from gladsheim.core.game import BadOption, Json
from gladsheim.core.records import sealed_words
from gladsheim.core.save import Damaged
from gladsheim.table import Begin, Propose, Refused, Sit, Table, Word, hash_token, open_table, set_table
from table.players import START, Party, party, truth


def solo() -> Party:
    """One person who promised a word, and a bot."""
    p = party("odins-table", [None, "random"])
    p.do(Sit(0, "Ann", hash_token("a"), promises=True))
    return p


def test_the_game_waits_for_the_word_that_was_promised() -> None:
    p = solo()
    assert not p.table.begun
    p.do(Word(0, p.table.head.commitment, "by Odin's eye", "w"))
    assert [entry.kind for entry in p.journal] == ["sit", "word", "begin"]
    assert p.table.playing().chance.players == [f"{p.table.head.commitment} by Odin's eye"]
    assert p.table.decide(Word(0, p.table.head.commitment, "by Odin's eye", "w"), p.now) == []
    assert truth(open_table(p.table.head, None, p.journal)) == truth(p.table)


def test_a_word_for_another_seal_or_from_another_seat_is_refused() -> None:
    p = solo()
    with pytest.raises(Refused, match="another seal"):
        p.do(Word(0, "0" * 64, "x"))
    with pytest.raises(Refused, match="no word"):
        p.do(Word(1, p.table.head.commitment, "x"))
    p.do(Word(0, p.table.head.commitment, "x"))
    with pytest.raises(Refused, match="no word"):
        p.do(Word(0, p.table.head.commitment, "another"))


def test_every_word_that_was_promised_is_waited_for_and_no_other() -> None:
    p = party("vedrfolnir", [None, None, None])
    p.do(Sit(0, "Ann", hash_token("a"), promises=True))
    p.do(Sit(1, "Bo", hash_token("b"), promises=True))
    p.do(Sit(2, "Eve", hash_token("c")))
    seal = p.table.head.commitment
    p.do(Word(1, seal, "b"))
    assert not p.table.begun
    p.do(Word(0, seal, "a"))
    assert p.table.playing().chance.players == [f"{seal} a", f"{seal} b"]


def test_a_word_stays_on_one_line() -> None:
    p = solo()
    p.do(Word(0, p.table.head.commitment, "two\nlines" + "x" * 100))
    assert p.table.chairs[0].lucky == f"{p.table.head.commitment} two lines" + "x" * 55


def test_who_sits_down_and_is_gone_holds_the_game_up_no_longer_than_a_seat_does() -> None:
    p = party("odins-table", [None, None])
    p.do(Sit(0, "Ann", hash_token("a"), promises=True))
    p.do(Sit(1, "Bo", hash_token("b"), promises=True))
    p.do(Word(0, p.table.head.commitment, "a"))
    with pytest.raises(Refused, match="may come back"):
        p.do(Propose(1, 0, "random", away={1: 10}))
    p.do(Propose(1, 0, "random", away={1: 90}))
    assert p.table.begun
    assert len(p.table.playing().chance.players) == 1


def finished(seed: bytes, words: list[str]) -> dict[str, Json]:
    """The journal of a whole game of bots, whose dice were thrown with these words."""
    table = Table(set_table("odins-table", ["random", "random"], {"no_progress": 10}, START))
    table.head.seed = seed
    p = Party(table)
    p.table.chairs[0].lucky = words[0]
    p.do(Begin())
    p.play_on()
    return p.table.playing().journal


def test_a_house_that_grinds_seeds_after_reading_the_word_is_caught() -> None:
    shown = seed_from(0)
    seal = hashlib.sha256(shown).hexdigest()
    word = f"{seal} by Odin's eye"  # as the page gave it, to the seal it was shown
    honest = finished(shown, [word])
    assert gladsheim.verify(honest) > 0
    assert sealed_words(honest) == [word]

    best = max((seed_from(number) for number in range(1, 401)), key=lambda seed: hashlib.sha256(seed).digest())
    ground = finished(best, [word])
    with pytest.raises(Damaged, match="the seed was chosen after it"):
        gladsheim.verify(ground)
    # If it forges the word too, its journal is sound: but not the one of the seal that the player's page has kept.
    forged = finished(best, [f"{hashlib.sha256(best).hexdigest()} by Odin's eye"])
    assert gladsheim.verify(forged) > 0
    chance = forged["chance"]
    assert isinstance(chance, dict)
    assert chance["commitment"] != seal


def test_words_of_old_journals_named_no_seal() -> None:
    journal = finished(seed_from(3), ["just a word"])
    assert gladsheim.verify(journal) > 0
    assert sealed_words(journal) == []


def test_a_table_that_could_never_begin_is_refused_before_anybody_gives_a_word() -> None:
    with pytest.raises(BadOption, match="alone"):
        set_table("vedrfolnir", [None], {"deck": "winter"}, START)
