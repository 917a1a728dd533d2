"""The generator: the published algorithm, fair bounds, streams that do not meet."""

from __future__ import annotations

import numpy as np

from fracas.core import rng

WORD = 2**64


def reference_xoshiro(state: list[int], n: int) -> list[int]:
    """xoshiro256++ from its definition, in Python's unbounded integers."""
    out = []
    for _ in range(n):
        mixed = (state[0] + state[3]) % WORD
        out.append((((mixed << 23) | (mixed >> 41)) + state[0]) % WORD)
        carried = (state[1] << 17) % WORD
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= carried
        state[3] = ((state[3] << 45) | (state[3] >> 19)) % WORD
    return out


def test_words_are_those_of_the_definition() -> None:
    stream = rng.stream("seed", 3)
    expected = reference_xoshiro([int(word) for word in stream], 1_000)
    with np.errstate(over="ignore"):
        assert [int(rng.next_word(stream)) for _ in range(1_000)] == expected


def test_below_stays_below_and_is_fair() -> None:
    stream = rng.stream("fair", 0)
    with np.errstate(over="ignore"):
        for n in (1, 2, 6, 7, 24):
            draws = np.array([rng.below(stream, n) for _ in range(6_000)])
            counts = np.bincount(draws, minlength=n)
            assert len(counts) == n
            expected = 6_000 / n
            chi_square = float(((counts - expected) ** 2 / expected).sum())
            assert chi_square < n + 6 * (2 * n) ** 0.5  # six standard deviations; the seed is fixed


def test_dice_show_one_to_six() -> None:
    stream = rng.stream("dice", 0)
    with np.errstate(over="ignore"):
        assert {rng.die(stream) for _ in range(500)} == {1, 2, 3, 4, 5, 6}
        assert all(0.0 <= rng.unit(stream) < 1.0 for _ in range(500))


def test_shuffle_keeps_the_items() -> None:
    items = np.arange(20, dtype=np.int8)
    with np.errstate(over="ignore"):
        rng.shuffle(rng.stream("deck", 0), items, 15)
    assert sorted(items[:15]) == list(range(15))
    assert list(items[15:]) == [15, 16, 17, 18, 19]
    assert list(items[:15]) != list(range(15))


def test_every_ply_has_a_stream_of_its_own() -> None:
    streams = {rng.stream(seed, ply).tobytes() for seed in (1, 2, "a") for ply in range(100)}
    assert len(streams) == 300
    assert rng.stream(5, 1).tobytes() == rng.stream("5", 1).tobytes()
