"""Limits: how fast one may ask. A bucket per caller fills steadily; an empty one says when to come again."""

from __future__ import annotations

import time
from collections import Counter, OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager

from .errors import Refused
from .settings import Settings

MOST_BUCKETS = 20_000


class Bucket:
    """Fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take from the bucket; 0.0, or the seconds until there is enough (and nothing is taken)."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level >= cost:
            self._level -= cost
            return 0.0
        return (cost - self._level) / self._rate

    def spend(self, cost: float) -> None:
        """Take what has been used already, even if that leaves a debt."""
        self.take(0.0)
        self._level -= cost


class Purse:
    """The processor time of one caller: a guest's own, and that of the address it calls from."""

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits = limits
        self._buckets = [limits.work_of_address(address)]

    def belongs_to(self, guest_id: str) -> None:
        """The caller turns out to be this guest."""
        self._buckets = [self._buckets[0], self._limits.work_of_guest(guest_id)]

    def spend(self, seconds: float) -> None:
        """So much has been used."""
        for bucket in self._buckets:
            bucket.spend(seconds)

    def check(self) -> None:
        """Refuse who has used more than its share, until the debt is paid."""
        wait = max(bucket.take(0.0) for bucket in self._buckets)
        if wait:
            text = "you have used up your share of the server's time; wait a moment"
            raise Refused("too-fast", text, retry_after=wait, reason="work")


class Limits:
    """The buckets of callers, and the connections they hold."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._sockets: Counter[str] = Counter()
        self._present: Counter[str] = Counter()

    def _bucket(self, key: str, rate: float, burst: float) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, burst)
            if len(self._buckets) > MOST_BUCKETS:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket

    def visit(self, address: str) -> None:
        """A request of any kind from this address, or `Refused` with the time to wait."""
        settings = self._settings
        wait = self._bucket(f"v {address}", settings.visits_per_second, settings.visits_burst).take()
        if wait:
            raise Refused("too-fast", "too many requests from your address; wait a moment", retry_after=wait)

    def request(self, caller: str) -> None:
        """A request of this caller, or `Refused` with the time to wait."""
        settings = self._settings
        wait = self._bucket(f"r {caller}", settings.requests_per_second, settings.requests_burst).take()
        if wait:
            raise Refused("too-fast", "too many requests; wait a moment", retry_after=wait)

    def guess(self, address: str) -> None:
        """A token nobody has came from this address; guests there whose tokens are known are not concerned."""
        rate = self._settings.guesses_per_minute
        wait = self._bucket(f"t {address}", rate / 60, rate).take()
        if wait:
            raise Refused("too-fast", "too many unknown tokens from your address; wait a moment", retry_after=wait)

    def new_guest(self, address: str) -> None:
        """A guest is made from this address."""
        rate = self._settings.guests_per_minute
        wait = self._bucket(f"g {address}", rate / 60, rate).take()
        if wait:
            raise Refused("too-fast", "too many new guests from your address; wait a moment", retry_after=wait)

    def work_of_guest(self, guest_id: str) -> Bucket:
        """Processor seconds of a guest."""
        return self._bucket(f"w {guest_id}", self._settings.work_share, self._settings.work_burst)

    def work_of_address(self, address: str) -> Bucket:
        """Processor seconds of all guests at an address."""
        return self._bucket(f"a {address}", self._settings.address_work_share, self._settings.address_work_burst)

    @contextmanager
    def presence(self, address: str) -> Iterator[None]:
        """Something of this address is under way; connections that came by a proxy are counted by this alone."""
        if self._present[address] >= self._settings.connections_per_address:
            raise Refused("too-many", "too much at once from your address; wait a moment", retry_after=5)
        self._present[address] += 1
        try:
            yield
        finally:
            self._present[address] -= 1
            if self._present[address] <= 0:
                del self._present[address]

    def messages(self) -> Bucket:
        """A bucket for one connection's messages."""
        return Bucket(self._settings.messages_per_second, self._settings.messages_burst)

    def check_sockets(self, caller: str) -> None:
        """Refuse a caller who holds as many connections as allowed."""
        if self._sockets[caller] >= self._settings.sockets_per_guest:
            raise Refused("too-many", "too many open connections; close one", retry_after=5)

    def open_socket(self, caller: str) -> None:
        """One more connection of this caller."""
        self.check_sockets(caller)
        self._sockets[caller] += 1

    def close_socket(self, caller: str) -> None:
        """One connection fewer."""
        self._sockets[caller] -= 1
        if self._sockets[caller] <= 0:
            del self._sockets[caller]
