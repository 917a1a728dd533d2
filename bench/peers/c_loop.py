"""The same algorithm in C, compiled on the spot."""

from __future__ import annotations

import ctypes
import os
import shutil
import subprocess
from pathlib import Path

import numpy as np

from fracas.core import registry, rng
from fracas.lab.measure import Played

SOURCE = Path(__file__).parent.parent / "connect_four.c"
BUILD = Path(__file__).parent.parent / ".build"
FLAGS = ("-O3", "-march=native", "-shared", "-fPIC")
CHECKED_GAMES = 2000
LIBRARY = "connect_four.so"


class CLoop:
    """A loop of random games in C, verified to play the very games that the compiled Python plays."""

    def __init__(self) -> None:
        self._loop = ctypes.CDLL(str(compile_source())).random_games
        self._loop.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_void_p]
        self._loop.restype = ctypes.c_int64
        self._game = registry.find("connect-four").with_options({})
        self._last = np.zeros(1, self._game.state)
        self._rng = rng.stream("c", rng.SETUP_PLY)
        self._verify()

    def play(self, games: int) -> Played:
        """Play exactly that many games."""
        return Played(games, self._loop(self._rng.ctypes.data, games, self._last.ctypes.data))

    def _verify(self) -> None:
        """The same number of moves, the same last position, the same generator state at the end."""
        states = np.zeros(2, self._game.state)
        legal = self._game.engine.legal_room()
        stream = self._rng.copy()
        moves = self._game.engine.random_games(states, self._game.tables, stream, legal, CHECKED_GAMES)
        played = self.play(CHECKED_GAMES)
        is_same = played.moves == moves and np.array_equal(stream, self._rng)
        if not is_same or states[:1].tobytes() != self._last.tobytes():
            raise RuntimeError("the C loop and the compiled Python play different games from the same seed")


def compiler() -> str:
    """The C compiler to use."""
    found = shutil.which(os.environ.get("CC", "cc"))
    if found is None:
        raise RuntimeError("not installed (a C compiler named cc, or set CC)")
    return found


def compiler_version() -> str:
    """The compiler's own first line, such as `cc (Debian 12.2.0) 12.2.0`."""
    answer = subprocess.run([compiler(), "--version"], capture_output=True, text=True, check=True)
    return answer.stdout.splitlines()[0]


def compile_source() -> Path:
    """The shared library, made anew from the source."""
    BUILD.mkdir(exist_ok=True)
    library = BUILD / LIBRARY
    answer = subprocess.run([compiler(), *FLAGS, "-o", library, SOURCE], capture_output=True, text=True, check=False)
    if answer.returncode != 0:
        raise RuntimeError(f"the C compiler refused {SOURCE.name}: {answer.stderr.strip().splitlines()[0]}")
    return library
