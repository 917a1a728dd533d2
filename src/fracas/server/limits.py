"""Limits: how fast one may ask. A bucket per caller fills steadily; an empty one says when to come again."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, OrderedDict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

from .errors import Refused
from .settings import DAY, Settings

MOST_BUCKETS = 20_000


class Bucket:
    """Fills at `rate` a second up to `burst`."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate, self._burst = rate, burst
        self._level, self._at = burst, time.monotonic()

    def lack(self, cost: float = 1.0) -> float:
        """The seconds until there is enough in the bucket; 0.0: there is."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (cost - self._level) / self._rate)

    def take(self, cost: float = 1.0) -> float:
        """Take from the bucket; 0.0, or the seconds until there is enough (and nothing is taken)."""
        wait = self.lack(cost)
        if not wait:
            self._level -= cost
        return wait

    def spend(self, cost: float) -> None:
        """Take what has been used already, even if that leaves a debt."""
        self.lack(0.0)  # fills it up to now
        self._level -= cost


class Purse:
    """The processor time of one caller: a guest's own, and that of the address it calls from."""

    def __init__(self, limits: Limits, address: str) -> None:
        self._limits = limits
        self._buckets = [limits.work_of_address(address)]
        self._drawing = [limits.drawing_of_address(address)]
        self.key = f"address {address}"  # whose turn it is when much is asked for at once

    def belongs_to(self, guest_id: str) -> None:
        """The caller turns out to be this guest."""
        self.key = f"guest {guest_id}"
        self._buckets = [self._buckets[0], self._limits.work_of_guest(guest_id)]
        self._drawing = [self._drawing[0], self._limits.drawing_of_guest(guest_id)]

    def spend(self, seconds: float) -> None:
        """So much has been used."""
        for bucket in self._buckets:
            bucket.spend(seconds)

    def spend_drawing(self, seconds: float) -> None:
        """So much of the workers' time went into pictures. They have a share of their own: who plays must not wait."""
        for bucket in self._drawing:
            bucket.spend(seconds)

    def check(self) -> None:
        """Refuse who has used more than its share, until the debt is paid."""
        self._check(self._buckets)

    def check_drawing(self) -> None:
        """The same for pictures."""
        self._check(self._drawing)

    def _check(self, buckets: list[Bucket]) -> None:
        wait = max(bucket.lack(0.0) for bucket in buckets)
        if wait:
            text = "you have used up your share of the server's time; wait a moment"
            raise Refused("too-fast", text, retry_after=wait, reason="work")


class Limits:
    """The buckets of callers, and the connections they hold."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._days: OrderedDict[str, Bucket] = OrderedDict()  # apart: many short-lived callers must not push them out
        self._addresses: OrderedDict[str, str] = OrderedDict()  # of guests, as last seen
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}  # of guests, and how many hold or await one
        self._sockets: Counter[str] = Counter()
        self._present: Counter[str] = Counter()

    def _bucket(self, key: str, rate: float, burst: float) -> Bucket:
        return _kept(self._buckets, key, rate, burst)

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

    def drawing_of_guest(self, guest_id: str) -> Bucket:
        """Processor seconds of the workers for a guest's pictures."""
        return self._bucket(f"d {guest_id}", self._settings.drawing_share, self._settings.drawing_burst)

    def drawing_of_address(self, address: str) -> Bucket:
        """The same for all guests at an address."""
        settings = self._settings
        return self._bucket(f"e {address}", settings.address_drawing_share, settings.address_drawing_burst)

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

    def come_from(self, guest_id: str, address: str) -> None:
        """A guest is seen at an address, which answers for what the guest stores."""
        self._addresses[guest_id] = address
        self._addresses.move_to_end(guest_id)
        while len(self._addresses) > MOST_BUCKETS:
            self._addresses.popitem(last=False)

    def new_match(self, guest_id: str) -> None:
        """One more match of this guest and its address today."""
        most = (self._settings.matches_per_day, self._settings.address_matches_per_day)
        wait = self._take_today("m", guest_id, most, 1)
        if wait:
            text = f"too many new matches today; one guest may make {most[0]:,} a day, and one address {most[1]:,}"
            raise Refused("too-many", text, retry_after=wait, reason="matches-a-day")

    def store(self, guest_id: str, size: int) -> None:
        """So many bytes more for this guest and its address today."""
        most = (self._settings.guest_bytes_per_day, self._settings.address_bytes_per_day)
        wait = self._take_today("b", guest_id, most, size)
        if wait:
            text = "you, or others at your address, have stored as much as is allowed in a day; come again later"
            raise Refused("too-many", text, retry_after=wait, reason="storage")

    def _take_today(self, what: str, guest_id: str, most: tuple[float, float], cost: float) -> float:
        """Take from the guest's bucket and its address's, or from neither; the seconds to wait."""
        callers = zip((f"guest {guest_id}", f"address {self._addresses.get(guest_id, guest_id)}"), most, strict=True)
        buckets = [_kept(self._days, f"{what} {caller}", limit / DAY, limit) for caller, limit in callers]
        wait = max(bucket.lack(cost) for bucket in buckets)
        if not wait:
            for bucket in buckets:
                bucket.take(cost)
        return wait

    @asynccontextmanager
    async def turn(self, guest_id: str) -> AsyncIterator[None]:
        """One at a time of what a guest asks for."""
        lock, users = self._turns.get(guest_id, (asyncio.Lock(), 0))
        self._turns[guest_id] = (lock, users + 1)
        try:
            async with lock:
                yield
        finally:
            users = self._turns[guest_id][1] - 1
            self._turns[guest_id] = (lock, users)
            if not users:
                del self._turns[guest_id]

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


def _kept(buckets: OrderedDict[str, Bucket], key: str, rate: float, burst: float) -> Bucket:
    """The bucket of a key; those not asked for longest go when there are too many."""
    bucket = buckets.get(key)
    if bucket is None:
        bucket = buckets[key] = Bucket(rate, burst)
        if len(buckets) > MOST_BUCKETS:
            buckets.popitem(last=False)
    buckets.move_to_end(key)
    return bucket
