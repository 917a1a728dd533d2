"""Where unguessable things come from: tokens, ids and seeds, all from the system's generator.

One object, handed to whoever needs it, so that the tests of secrecy can run the same match twice.
"""

from __future__ import annotations

import hashlib
import secrets

SEED_BYTES = 32  # 256 bits; the contract asks for 128
SALT_BYTES = 16
TOKEN_BYTES = 32
ID_ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # no look-alikes: a person may read an id aloud
ID_LENGTH = 10


class Chance:
    """The system's generator."""

    def seed(self) -> str:
        """The seed of a match."""
        return secrets.token_hex(SEED_BYTES)

    def salt(self) -> str:
        """What the commitment mixes in."""
        return secrets.token_hex(SALT_BYTES)

    def token(self) -> str:
        """Something nobody guesses: a guest's token, an invitation, a watch link."""
        return secrets.token_urlsafe(TOKEN_BYTES)

    def id(self) -> str:
        """A name for a match or guest; known to others, so it opens nothing by itself."""
        return "".join(secrets.choice(ID_ALPHABET) for _ in range(ID_LENGTH))

    def coin(self) -> bool:
        """Who gets which seat."""
        return secrets.randbelow(2) == 1

    def thought(self) -> str:
        """The seed of an opponent's own dice; no part of the match's."""
        return secrets.token_hex(SALT_BYTES)


def commitment(seed: str, salt: str) -> str:
    """What is told at the start: SHA-256 of the seed's text followed by the salt's, in hexadecimal digits."""
    return hashlib.sha256((seed + salt).encode()).hexdigest()


def digest(token: str) -> str:
    """How a guest's token is stored: who reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
