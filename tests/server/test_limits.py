"""Limits go by the hall's one clock, which tests can move."""

from __future__ import annotations

from gladsheim.server.limits import GUESSES, Bucket, Guesses
from server.hourglass import Hourglass


def taken(bucket: Bucket, times: int = 100) -> int:
    return sum(bucket.take() for _ in range(times))


def test_a_bucket_fills_as_time_passes_and_not_beyond_its_rim(glass: Hourglass) -> None:
    bucket = Bucket(2, 10)
    assert taken(bucket) == 10
    assert taken(bucket) == 0, "however often one asks"
    glass.at += 1.5
    assert taken(bucket) == 3
    glass.at += 86_400
    assert taken(bucket) == 10


def test_a_right_code_is_no_try_and_gives_no_more_of_them(glass: Hourglass) -> None:
    guesses, (_, at_once) = Guesses(), GUESSES
    for _ in range(3 * at_once):
        assert guesses.allows("one house")
        guesses.was_right("one house")
    assert sum(guesses.allows("one house") for _ in range(50)) == at_once


def test_who_tried_all_codes_may_try_again_later(glass: Hourglass) -> None:
    guesses, (a_second, at_once) = Guesses(), GUESSES
    assert sum(guesses.allows("one") for _ in range(50)) == at_once
    assert guesses.allows("another")
    glass.at += 1 / a_second
    assert [guesses.allows("one"), guesses.allows("one")] == [True, False]
