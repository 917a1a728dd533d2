"""Fast legal lists against the slow twin, on thousands of random positions of every variant."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from fracas.core import rng
from fracas.core.kernels import IS_COMPILED
from fracas.games.combact import Combact
from fracas.games.combact.data import LENS, TRIANGLE, field_count, lattice, pieces, placements
from fracas.games.combact.state import PASS, PLACEMENTS, SWAP, Phase, Target

from . import twin

GAMES = 16 if IS_COMPILED else 1
VARIANTS: list[dict[str, Any]] = [
    {"target": "time_factor"},
    {"target": "autonomy"},
    {"target": "goals", "set": "quick"},
    {"target": "time_factor", "radius": 2},
    {"target": "campaign", "radius": 2, "set": "quick"},
    {"target": "autonomy", "radius": 4},
    {"target": "goals", "swap": "first", "starter": "random", "inception": "random"},
    {"target": "time_factor", "swap": "second", "inception": "first"},
]
BOARD = lattice()
PEAKS = [frozenset(field) for field in BOARD.fields]
NAMES = [piece.name for piece in pieces()]


def twin_placements(s: np.record, game: Combact) -> set[tuple[str, twin.Shape]]:
    """What the actor may lay, by the twin's reading of the state."""
    seat, radius = int(s.actor), game.options.radius
    owners = s.owner[: field_count(radius)]
    taken = {PEAKS[field] for field in np.flatnonzero(owners)}
    network = twin.dots(PEAKS[field] for field in np.flatnonzero(owners == seat + 1))
    circle = [NAMES[int(piece)] for piece in s.circle if piece >= 0]
    laid = [placements()[int(a)].piece for a in s.placed[: s.placed_count]]
    offered = twin.on_offer(circle, {NAMES[piece] for piece in laid}, int(s.head), int(s.window[seat]))
    used = {NAMES[p] for p, by in zip(laid, s.placed_by, strict=False) if by == seat}
    stock = [name for name in (LENS, TRIANGLE) if name not in used]
    return {
        (name, shape)
        for name in offered + stock
        for shape in twin.candidates(name, seat, radius)
        if twin.may_be_laid(shape, taken, network, int(s.tokens[seat]))
    }


@pytest.mark.parametrize("options", VARIANTS, ids=lambda given: "-".join(map(str, given.values())))
def test_legal_lists_agree_with_the_twin(options: dict[str, Any]) -> None:
    game = Combact.with_options(options)
    assert isinstance(game, Combact)
    out = game.engine.legal_room()
    for seed in range(GAMES):
        states = game.blank()
        stream = rng.stream(seed, 0)
        game.engine.setup_at(states, 0, game.tables, stream)
        while not states[0].over:
            s = states[0]
            n = game.engine.legal_at(states, 0, game.tables, out)
            if s.phase == Phase.TURN:
                fast = {
                    (NAMES[placements()[a].piece], frozenset(PEAKS[field] for field in placements()[a].fields))
                    for a in out[:n].tolist()
                    if a < PLACEMENTS
                }
                assert fast == twin_placements(s, game)
                others = {PASS} if s.target != Target.TIME_FACTOR else set()
                if twin.may_swap(game.options.swap, int(s.placed_count), int(s.passes), bool(s.swapped)):
                    others.add(SWAP)
                assert set(out[len(fast) : n].tolist()) == others
            game.engine.apply_at(states, 0, game.tables, int(out[rng.below(stream, n)]), stream)
        if options["target"] == "time_factor":
            assert not twin_placements(states[0], game)  # the loser could lay nothing
