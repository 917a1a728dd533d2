"""`python -m tests.soak [NAME ...]`: run what takes too long for the tests, and go on where the last run stopped.

A run is a module of this folder with `STEPS` and `async def step(number) -> figures`. What a step found is written at
once to `tests/soak/figures/NAME.json`, with the commit it was found on, and is kept in the repository, so that a run of
many hours can go on anywhere; `--again` forgets it. Processes can share a run: `--share 1/2` and `--share 2/2`.
Figures are added up, but those that begin with `slowest` or `most`.
"""

from __future__ import annotations

import asyncio
import fcntl
import importlib
import json
import pkgutil
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
import uvloop

from fracas.core import registry
from fracas.search.compilers import compile_for_play
from tests import soak

FOLDER = Path(__file__).parent / "figures"
COMMIT = "commit"  # on which a step was done
Figures = dict[str, Any]


def names() -> list[str]:
    """The runs there are."""
    found = [module.name for module in pkgutil.iter_modules(soak.__path__) if module.name != "__main__"]
    return [name for name in found if hasattr(_module(name), "STEPS")]


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"tests.soak.{name}")


def run(name: str, share: tuple[int, int] = (1, 1)) -> Figures:
    """Do the steps of a run that have not been done, or a share of them; the figures of all that are done by then."""
    compile_for_play(registry.game_ids())
    module, (mine, shares) = _module(name), share
    for number in range(mine - 1, module.STEPS, shares):
        if str(number) not in read(name):
            found = {**uvloop.run(_step(module, number)), COMMIT: _commit()}
            _keep(name, number, found)
            print(f"{name} {number + 1} of {module.STEPS}: {found}", flush=True)
    return total(list(read(name).values()))


def read(name: str) -> dict[str, Figures]:
    """What the steps of a run have found so far, by their numbers."""
    file = FOLDER / f"{name}.json"
    return json.loads(file.read_text()) if file.exists() else {}


def _keep(name: str, number: int, found: Figures) -> None:
    FOLDER.mkdir(exist_ok=True)
    with (FOLDER / f".{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # two processes may share the run
        done = read(name) | {str(number): found}
        ordered = {key: done[key] for key in sorted(done, key=int)}
        new = FOLDER / f".{name}.new"
        new.write_text(json.dumps(ordered, indent=1, ensure_ascii=False) + "\n")
        new.replace(FOLDER / f"{name}.json")


def _commit() -> str:
    command = ["git", "describe", "--always", "--dirty"]
    return subprocess.run(command, cwd=FOLDER.parent, capture_output=True, text=True, check=True).stdout.strip()


async def _step(module: ModuleType, number: int) -> Figures:
    found: Figures = await asyncio.ensure_future(module.step(number))
    return found


def total(steps: list[Figures]) -> Figures:
    """The figures of all steps: sums, and the largest of what is slowest."""
    found: Figures = {}
    for figures in steps:
        for name, value in figures.items():
            if name == COMMIT:
                continue
            if isinstance(value, str):
                found.setdefault(name, value)
            elif name.startswith(("slowest", "most")):
                found[name] = max(found.get(name, value), value)
            else:
                found[name] = found.get(name, 0) + value
    return found


def main(
    chosen: Annotated[list[str] | None, typer.Argument(help="Which runs; all of them unless named.")] = None,
    again: Annotated[bool, typer.Option(help="Forget what earlier runs have found.")] = False,
    share: Annotated[str, typer.Option(help="Which part of the steps: 1/2 is every other one.")] = "1/1",
) -> None:
    """Run what takes too long for the tests, going on where the last run stopped."""
    known = names()
    for name in chosen or known:
        if name not in known:
            raise typer.BadParameter(f"there is no run {name!r}; known: {', '.join(known)}")
    mine, _, shares = share.partition("/")
    if not (mine.isdecimal() and shares.isdecimal() and 1 <= int(mine) <= int(shares)):
        raise typer.BadParameter(f"a share is written as 1/2, not {share!r}")
    for name in chosen or known:
        if again:
            (FOLDER / f"{name}.json").unlink(missing_ok=True)
        print(f"{name}: {run(name, (int(mine), int(shares)))}", flush=True)


if __name__ == "__main__":
    typer.run(main)
