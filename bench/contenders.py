"""Who plays Connect Four against whom."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from fracas.lab.measure import Runner, Speed, Unmeasured, playouts_of

from .peers.c_loop import CLoop
from .peers.open_spiel import OpenSpielPython, OpenSpielRollouts
from .peers.petting_zoo import PettingZoo
from .peers.pgx_batch import BATCH, PgxBatch

HERE = "Fracas"
C = "C loop"
OPEN_SPIEL_ROLLOUTS = "OpenSpiel, C++ rollouts"
OPEN_SPIEL_PYTHON = "OpenSpiel, Python API"
PGX = f"pgx, batch of {BATCH:,}"
PETTING_ZOO = "PettingZoo"

Results = Mapping[str, Speed | Unmeasured]

CONTENDERS: dict[str, Callable[[], Runner]] = {
    HERE: playouts_of("connect-four", "default"),
    C: CLoop,
    OPEN_SPIEL_ROLLOUTS: OpenSpielRollouts,
    PGX: PgxBatch,
    OPEN_SPIEL_PYTHON: OpenSpielPython,
    PETTING_ZOO: PettingZoo,
}
