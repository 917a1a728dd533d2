"""Can what a search has found be kept after some moves? Only if they told it nothing new.

A tree holds averages over dice, draws and everything its seat could not know. When the dice have fallen, or somebody
has shown a card, those averages are about worlds that are no longer possible, and the tree of one seat is not for the
eyes of another. So a tree is kept only by its own seat, and only along moves that could lead nowhere else.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from fracas.core import rng
from fracas.core.contract import Game, State

REPLAYS = 4  # with other dice each: a move that could end otherwise will show it, or hardly ever does


def leads_surely(game: Game[Any], before: State, actions: Sequence[int], after: State, seat: int) -> bool:
    """Do the actions lead from one state to the other whatever falls and is hidden, as far as the seat can tell?

    In games with secrets another seat's move tells something, so there only the seat's own moves count.
    """
    known = _as_known(game, after, seat)
    return all(_replayed(game, before, actions, seat, attempt) == known for attempt in range(REPLAYS))


def _replayed(game: Game[Any], before: State, actions: Sequence[int], seat: int, attempt: int) -> bytes | None:
    state, stream = before.copy(), rng.stream("replay", attempt)
    game.engine.conceal_at(state, 0, game.tables, seat, stream)
    for action in actions:
        if state[0].over or (game.has_secrets and int(state[0].actor) != seat):
            return None
        if action not in game.legal_ids(state):
            return None
        game.engine.apply_at(state, 0, game.tables, action, stream)
    return _as_known(game, state, seat)


def _as_known(game: Game[Any], state: State, seat: int) -> bytes:
    """Equal for states the seat cannot tell apart: `conceal` forgets what was hidden, and draws the same here."""
    same = state.copy()
    game.engine.conceal_at(same, 0, game.tables, seat, rng.stream("as known", 0))
    return _content(same)


def _content(values: npt.NDArray[Any]) -> bytes:
    """All fields' bytes: what lies between the fields of a copy is anything."""
    if values.dtype.names is None:
        return values.tobytes()
    return b"".join(_content(values[name]) for name in values.dtype.names)
