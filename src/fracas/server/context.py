"""What the parts of one running server share."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from .catalogue import Catalogue
from .chance import Chance
from .guests import KnownGuests
from .health import Checks
from .hub import Hub
from .metrics import Metrics
from .preparing import Preparation
from .puzzles import Puzzles
from .settings import Settings
from .store.database import Database
from .uptime import Uptime
from .workers.pool import Workers

if TYPE_CHECKING:
    from .limits import Limits
    from .matches.analyses import Analyses
    from .matches.cache import Matches
    from .matches.drawings import Drawings
    from .matches.presence import Signs
    from .studies.shelf import Studies

Now = Callable[[], int]


def system_time() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def monotonic_time() -> int:
    """Milliseconds since some moment, steadily."""
    return time.monotonic_ns() // 1_000_000


@dataclass
class Context:
    """Settings, store, workers, and the matches in memory."""

    settings: Settings
    chance: Chance
    now: Now
    uptime: Uptime
    metrics: Metrics
    database: Database
    catalogue: Catalogue
    preparation: Preparation
    puzzles: Puzzles
    workers: Workers
    hub: Hub
    limits: Limits
    matches: Matches
    analyses: Analyses
    drawings: Drawings
    known_guests: KnownGuests
    signs: Signs
    studies: Studies
    checks: Checks = field(default_factory=Checks)

    def tick(self) -> int:
        """The server's own time in milliseconds: it never steps."""
        return self.uptime.tick()

    def time(self) -> int:
        """The same in milliseconds since 1970: what clients set their clocks by."""
        return self.uptime.time(self.tick())
