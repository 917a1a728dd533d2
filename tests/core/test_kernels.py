"""Fingerprints see everything compiled code depends on; older versions leave the cache."""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import IntEnum
from pathlib import Path
from typing import Any

import numba
import numpy as np
import pytest

from fracas.core import kernels

SOURCE = """
def helper(x):
    return x + {constant}

def entry(x):
    return helper(x) + int(table[0]) + Colour.RED.value + tools.other(x)
"""


class Red1(IntEnum):
    RED = 1


class Red2(IntEnum):
    RED = 2


def _entry(
    constant: int = 1, table: tuple[int, ...] = (5,), colour: Any = Red1, other: str = "x", module: str = "rules"
) -> Any:
    tools = types.ModuleType("tools")
    exec(f"def other(x):\n    return {other}\n", tools.__dict__)
    scope: dict[str, Any] = {"__name__": module, "table": np.array(table, np.int8), "Colour": colour, "tools": tools}
    exec(SOURCE.format(constant=constant), scope)
    scope["helper"] = kernels.rule(scope["helper"])
    return scope["entry"]


def test_the_same_code_has_the_same_fingerprint() -> None:
    assert kernels.fingerprint(_entry()) == kernels.fingerprint(_entry())


@pytest.mark.parametrize(
    "changed",
    [{"constant": 2}, {"table": (6,)}, {"table": (5, 0)}, {"colour": Red2}, {"other": "x * 2"}, {"module": "moved"}],
    ids=["a constant", "a table's value", "a table's shape", "an enum's value", "a module's function", "a move"],
)
def test_whatever_is_reached_changes_the_fingerprint(changed: dict[str, Any]) -> None:
    assert kernels.fingerprint(_entry(**changed)) != kernels.fingerprint(_entry())


@pytest.mark.skipif(not kernels.IS_COMPILED, reason="nothing is cached when nothing is compiled")
def test_an_edited_helper_is_compiled_anew_and_the_old_version_pruned(tmp_path: Path) -> None:
    """Numba's own cache would serve the entry point stale here: its file has not changed."""
    file = tmp_path / "game_rules.py"
    file.write_text("def entry(x):\n    return helper(x)\n")
    signature = numba.int64(numba.int64)

    def bound(constant: int) -> Callable[[int], int]:
        scope: dict[str, Any] = {"__name__": __name__}
        exec(compile(file.read_text(), str(file), "exec"), scope)
        helper_scope: dict[str, Any] = {"__name__": __name__}
        exec(f"def helper(x):\n    return x + {constant}\n", helper_scope)
        return kernels.bind(scope["entry"], {"helper": kernels.rule(helper_scope["helper"])}, signature, "demo")  # type: ignore[no-any-return]

    assert bound(1)(10) == 11
    assert bound(1).stats.cache_hits  # type: ignore[attr-defined]  # Numba's dispatcher has it
    assert bound(2)(10) == 12
    assert len(list((tmp_path / "__pycache__").glob("*.nbi"))) == 1


@pytest.mark.skipif(not kernels.IS_COMPILED, reason="nothing is cached when nothing is compiled")
def test_what_is_kept_is_known_without_loading_it_and_what_is_spoilt_is_made_again(tmp_path: Path) -> None:
    file = tmp_path / "game_rules.py"
    file.write_text("def entry(x):\n    return x + 1\n")
    scope: dict[str, Any] = {"__name__": __name__}
    exec(compile(file.read_text(), str(file), "exec"), scope)
    part = kernels.Part(scope["entry"], {}, numba.int64(numba.int64), "kept")
    assert not part.is_kept()
    assert part.bind()(10) == 11
    assert part.is_kept()
    (index,), (data,) = ((tmp_path / "__pycache__").glob(f"*.{kind}") for kind in ("nbi", "nbc"))
    for spoilt in (data, index):  # the machine went down before all of it was on the disk
        whole = spoilt.read_bytes()
        for rest in (whole[: len(whole) // 2], b""):
            spoilt.write_bytes(rest)
            assert part.bind()(10) == 11
            assert len(spoilt.read_bytes()) > len(whole) // 2, "it was made again"
        spoilt.write_bytes(b"")
        assert not part.is_kept()
        spoilt.write_bytes(whole)
        assert part.is_kept()
    data.unlink()
    assert not part.is_kept()
    older = index.with_name(index.name.replace("_fast_", "_fast_0") + ".tmp.0123")  # a killed compiler left it
    older.touch()
    part.bind()
    assert not older.exists()


def test_importing_and_listing_games_compiles_nothing() -> None:
    import subprocess
    import sys

    script = (
        "import fracas, numba\n"
        "from numba.core import event\n"
        "with event.install_recorder('numba:compile') as seen:\n"
        "    fracas.cards()\n"
        "print(len(seen.buffer))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "0"
