"""How many games fit into this machine: who asks for too many is told, before the system ends the program."""

from __future__ import annotations

import os
from typing import Any

from fracas.core.contract import Game
from fracas.core.errors import BadOptions

GIGABYTE = 1 << 30


def check_memory(game: Game[Any], count: int, seen_bytes: int) -> None:
    """Refuse more games than the machine has memory for; `seen_bytes` is what observations take of it per game."""
    had = _memory()
    choices = 4 * game.card.most_legal
    wanted = count * (seen_bytes + game.state.itemsize + 2 * game.card.actions + choices)
    if had is not None and wanted > had:
        raise BadOptions(
            f"num_envs: got {count}; so many games of {game.card.id} take {wanted / GIGABYTE:.0f} GB of memory, "
            f"and this machine has {had / GIGABYTE:.0f} GB: {count * had // wanted} at most"
        )


def _memory() -> int | None:
    """Bytes of memory, where the system tells."""
    try:
        return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    except (AttributeError, OSError, ValueError):
        return None
