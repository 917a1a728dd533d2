"""Guests: a name and an unguessable token, of which only the digest is stored."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from .chance import digest
from .errors import Refused
from .settings import DAY
from .store import queries
from .store.writer import Statement

if TYPE_CHECKING:
    from .context import Context

SEEN_EVERY_MS = 3_600_000  # how often a guest's last visit is written down
KNOWN_MS = 60_000
MOST_KNOWN = 10_000
TOKEN_LENGTHS = range(20, 129)


@dataclass(frozen=True)
class Guest:
    """Who is asking."""

    id: str
    name: str
    kind: Literal["person", "bot"]

    @classmethod
    def read(cls, row: Mapping[Any, Any]) -> Guest:
        """From the table."""
        return cls(row["id"], row["name"], row["kind"])


class KnownGuests:
    """Guests seen a moment ago, so that not every request asks the store who it is."""

    def __init__(self) -> None:
        self._by_key: OrderedDict[str, tuple[Guest, int]] = OrderedDict()

    def get(self, key: str, now: int) -> Guest | None:
        """The guest of a token's digest, if known and fresh."""
        guest, until = self._by_key.get(key, (None, 0))
        return guest if until > now else None

    def put(self, key: str, guest: Guest, until: int) -> None:
        """Remember a guest for a while."""
        self._by_key[key] = (guest, until)
        while len(self._by_key) > MOST_KNOWN:
            self._by_key.popitem(last=False)

    def drop(self, guest_id: str) -> None:
        """A guest has changed."""
        for key in [key for key, (guest, _) in self._by_key.items() if guest.id == guest_id]:
            del self._by_key[key]


def clean_name(context: Context, given: str) -> str:
    """A name as it will be shown, or why it cannot be one."""
    name = " ".join(unicodedata.normalize("NFC", given).split())
    if not name:
        return f"Guest {context.chance.id()[:4]}"
    most = context.settings.name_length
    if len(name) > most:
        text = f"a name has {most} characters at most; this one has {len(name)}"
        raise Refused("invalid", text, reason="name-long")
    if any(unicodedata.category(letter)[0] == "C" for letter in name):
        raise Refused("invalid", "a name is made of visible characters", reason="name-invisible")
    return name


async def create(context: Context, name: str, kind: Literal["person", "bot"]) -> tuple[Guest, str]:
    """A new guest and the token that proves it."""
    token, now = context.chance.token(), context.now()
    guest = Guest(context.chance.id(), clean_name(context, name), kind)
    values = {
        "id": guest.id,
        "name": guest.name,
        "kind": kind,
        "token_hash": digest(token),
        "created_at": now,
        "seen_at": now,
        "expires_at": _expiry(context, now),
    }
    await context.database.commit([Statement(queries.INSERT_GUEST, values)])
    return guest, token


async def find(context: Context, token: str) -> Guest | None:
    """Who holds this token; nobody if it is unknown or has expired."""
    if len(token) not in TOKEN_LENGTHS:
        return None
    key, now = digest(token), context.now()
    known = context.known_guests.get(key, now)
    if known is not None:
        return known
    row = await context.database.one(queries.GUEST_BY_TOKEN, {"token_hash": key})
    if row is None or row["expires_at"] <= now:
        return None
    guest = Guest.read(row)
    context.known_guests.put(key, guest, min(now + KNOWN_MS, row["expires_at"]))
    if now - row["seen_at"] > SEEN_EVERY_MS:
        values = {"key": row["id"], "seen": now, "expires": _expiry(context, now)}
        await context.database.commit([Statement(queries.SET_GUEST_SEEN, values)])
    return guest


async def rename(context: Context, guest: Guest, name: str) -> Guest:
    """A new name, for matches to come."""
    cleaned = clean_name(context, name)
    await context.database.commit([Statement(queries.SET_GUEST_NAME, {"key": guest.id, "new_name": cleaned})])
    context.known_guests.drop(guest.id)
    return Guest(guest.id, cleaned, guest.kind)


def _expiry(context: Context, now: int) -> int:
    return now + round(context.settings.token_days * DAY * 1000)
