"""What the options decide, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from fracas.core.contract import Game

from .options import ConnectFourOptions
from .state import Tables


def make_tables(game: Game[ConnectFourOptions]) -> npt.NDArray[Any]:
    """The one switch: who starts."""
    tables = np.zeros(1, Tables)
    tables[0].first = game.card.seats.index(game.options.first)
    return tables
