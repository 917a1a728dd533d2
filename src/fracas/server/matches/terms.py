"""What a match that waits would be played with, and who has proposed it: facts, as its rows tell them."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from .rows import MatchEvent, MatchRow


@dataclass(frozen=True)
class Terms:
    """What two people agree upon before they play."""

    options: dict[str, Any]
    clock_initial_ms: int | None
    clock_increment_ms: int | None
    host: int  # the seat of who made the match

    @classmethod
    def of(cls, row: MatchRow, host: int) -> Terms:
        """Those of a match as it is."""
        return cls(row.options, row.clock_initial_ms, row.clock_increment_ms, host)

    def values(self) -> dict[str, Any]:
        """As a row keeps them."""
        return asdict(self)


@dataclass(frozen=True)
class Proposal:
    """The newest one. The match's own row holds what it says; here is what there is to tell beside that."""

    number: int = 1
    is_hosts: bool = True  # made by who made the match
    before: Terms | None = None  # the other's that it answers; None: it is the first, or the other has declined
    hosts_last: Terms | None = None  # what who made the match had proposed, where the newest is the other's
    declined_by: str | None = None  # who has just declined

    def after(self, row: MatchEvent) -> Proposal:
        """After one more row."""
        number = self.number + 1
        if row.kind == "declined":
            return Proposal(number, declined_by=row.data["by"])
        was, is_hosts = Terms(**row.data["was"]), row.data["is_hosts"]
        if is_hosts == self.is_hosts:  # who thinks better of the own one still answers the same
            return Proposal(number, is_hosts, self.before, self.hosts_last)
        return Proposal(number, is_hosts, before=was, hosts_last=None if is_hosts else was)
