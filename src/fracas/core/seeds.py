"""Seeds as people give them: a whole number or a text, kept as text because that is what a record holds."""

from __future__ import annotations

import secrets
from numbers import Integral

from .errors import BadOptions, shown
from .rng import Seed
from .said import mistakes

said = mistakes(__package__)

SEED_BYTES = 16
LONGEST_SEED = 128  # letters; what a store keeps of a match
_TOO_LARGE: int = 10**LONGEST_SEED


def seed_text(seed: Seed | None) -> str:
    """The seed as text; without one, a fresh one from the system's generator."""
    if seed is None:
        return secrets.token_hex(SEED_BYTES)
    if isinstance(seed, bool) or not isinstance(seed, Integral | str) or not _is_writable(seed):
        raise BadOptions(said("seed-got-allowed-a-whole", seed=_brief(seed), longest_seed=LONGEST_SEED))
    return str(seed)


def _is_writable(seed: Seed) -> bool:
    if not isinstance(seed, str):
        return -_TOO_LARGE < int(seed) < _TOO_LARGE
    return 1 <= len(seed) <= LONGEST_SEED and seed.isprintable()


def _brief(seed: object) -> str:
    """Python refuses to write numbers of thousands of digits."""
    return "a number too long to print" if isinstance(seed, int) and not _is_writable(seed) else shown(seed)
