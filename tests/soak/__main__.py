"""`python -m tests.soak [NAME ...]`: run what takes too long for the tests, and go on where the last run stopped.

A run is a module of this folder with `STEPS` and `async def step(number) -> figures`. What a step found is written to
`.soak/NAME.json` at once; `--again` forgets it. Figures are added up, but those that begin with `slowest` or `most`.
"""

from __future__ import annotations

import asyncio
import importlib
import json
import pkgutil
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any

import typer
import uvloop

from fracas.core import registry
from fracas.search.compilers import compile_for_play
from tests import soak

FOLDER = Path(".soak")
Figures = dict[str, Any]


def names() -> list[str]:
    """The runs there are."""
    found = [module.name for module in pkgutil.iter_modules(soak.__path__) if module.name != "__main__"]
    return [name for name in found if hasattr(_module(name), "STEPS")]


def _module(name: str) -> ModuleType:
    return importlib.import_module(f"tests.soak.{name}")


def run(name: str, again: bool) -> Figures:
    """Do the steps of a run that have not been done; all its figures."""
    compile_for_play(registry.game_ids())
    module, file = _module(name), FOLDER / f"{name}.json"
    done: dict[str, Figures] = {} if again or not file.exists() else json.loads(file.read_text())
    for number in range(module.STEPS):
        if str(number) not in done:
            done[str(number)] = uvloop.run(_step(module, number))
            FOLDER.mkdir(exist_ok=True)
            file.write_text(json.dumps(done, indent=1))
            print(f"{name} {number + 1} of {module.STEPS}: {done[str(number)]}", flush=True)
    return total(list(done.values()))


async def _step(module: ModuleType, number: int) -> Figures:
    found: Figures = await asyncio.ensure_future(module.step(number))
    return found


def total(steps: list[Figures]) -> Figures:
    """The figures of all steps: sums, and the largest of what is slowest."""
    found: Figures = {}
    for figures in steps:
        for name, value in figures.items():
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
) -> None:
    """Run what takes too long for the tests, going on where the last run stopped."""
    known = names()
    for name in chosen or known:
        if name not in known:
            raise typer.BadParameter(f"there is no run {name!r}; known: {', '.join(known)}")
    for name in chosen or known:
        print(f"{name}: {run(name, again)}", flush=True)


if __name__ == "__main__":
    typer.run(main)
