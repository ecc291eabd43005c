"""Chance: committed before, checked after."""

from __future__ import annotations

import hashlib
import hmac

from gladsheim.core.chance import WORD, Chance, fresh_seed, seed_from

SEED = seed_from(7)


def test_the_commitment_is_the_sha_256_of_the_seed() -> None:
    assert Chance(SEED, []).commitment() == hashlib.sha256(SEED).hexdigest()
    assert Chance(SEED, ["a"]).commitment() == Chance(SEED, []).commitment()


def test_the_stream_is_what_the_documents_say() -> None:
    """Each block of sixteen words is HMAC-SHA512(seed, players' seeds, newline, number of the block)."""
    chance = Chance(SEED, ["ask", "embla"])
    words = [chance.word() for _ in range(20)]
    blocks = b"".join(hmac.digest(SEED, f"ask\nembla\n{n}".encode(), "sha512") for n in range(2))
    assert words == [int.from_bytes(blocks[4 * n : 4 * n + 4], "big") for n in range(20)]


def test_the_same_seed_gives_the_same_stream_and_players_change_it() -> None:
    def stream(seed: bytes, players: list[str]) -> list[int]:
        chance = Chance(seed, players)
        return [chance.word() for _ in range(10)]

    assert stream(SEED, []) == stream(SEED, [])
    assert stream(SEED, []) != stream(SEED, ["ask"])
    assert stream(SEED, []) != stream(seed_from(8), [])
    assert fresh_seed() != fresh_seed()
    assert len(fresh_seed()) == 32


def test_a_stream_is_taken_up_again_anywhere() -> None:
    chance = Chance(SEED, [])
    for drawn in range(20):
        later = Chance(SEED, [], drawn)
        twin = chance.clone()
        assert chance.word() == later.word() == twin.word()
        assert chance.drawn == later.drawn == drawn + 1


def test_words_beyond_the_last_whole_multiple_are_passed_over() -> None:
    most = WORD // 2 + 1  # nearly every second word is too high
    words, chance = Chance(SEED, []), Chance(SEED, [])
    fair = [word for word in (words.word() for _ in range(200)) if word < most]
    assert len(fair) < 150
    assert [chance.below(most) for _ in range(len(fair))] == fair


def test_below_is_in_range_and_about_even() -> None:
    chance = Chance(SEED, [])
    counts = [0] * 6
    for _ in range(6000):
        counts[chance.below(6)] += 1
    assert all(850 < count < 1150 for count in counts)
    assert {chance.below(1) for _ in range(10)} == {0}


def test_draws_follow_the_odds_and_repeats_count() -> None:
    chance = Chance(SEED, [])
    drawn = [chance.draw([4, 8, 9], [3, 0, 1]) for _ in range(4000)]
    assert set(drawn) == {4, 9}
    assert 900 < drawn.count(9) < 1100
    bag = [chance.draw([4, 4, 4, 9], None) for _ in range(4000)]
    assert 900 < bag.count(9) < 1100
