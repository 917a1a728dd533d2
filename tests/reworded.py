"""`python -m tests.reworded`: does anybody read figures out of sentences?

Every English sentence of the catalogues is put into other words, in a copy of the repository; then all tests run there
but those that compare sentences: Python's marked `wording`, the client's with "(wording)" in their names. Nothing else
may fail. The browser test of the figures (web/e2e/figures.e2e.ts) runs as well: odds, dots, heat and ranges are still
right in the page. It compiles the games anew and takes about half an hour; what is named after `--` goes to pytest.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Annotated

import typer

from .pseudo import ENGLISH, copied, run, write

NOT_WORDING = r"^(?!.*\(wording\))"


def main(
    rest: Annotated[list[str] | None, typer.Argument(help="What pytest is told besides.")] = None,
    browser: Annotated[bool, typer.Option(help="Read the figures in the page as well.")] = True,
) -> None:
    """Reword, run, and say what failed."""
    with tempfile.TemporaryDirectory(prefix="reworded-") as name:
        root = Path(name)
        copied(root)
        print(f"{len(write(root, ENGLISH))} catalogues reworded", flush=True)
        run([str(Path(sys.executable).with_name("fracas")), "compile"], root, root)
        pytest = [sys.executable, "-m", "pytest", "-q", "-m", "not wording", "--numprocesses=auto", "--dist=loadgroup"]
        commands = {
            "Python": ([*pytest, *(rest or [])], root),
            "the client": (["npx", "vitest", "run", "-t", NOT_WORDING], root / "web"),
        }
        if browser:
            commands["the page"] = (["node", "scripts/e2e.mjs", "figures"], root / "web")
        failed = [what for what, (command, folder) in commands.items() if not run(command, folder, root)]
    if failed:
        sys.exit(f"reads figures out of sentences: {', '.join(failed)}")
    print("nobody reads figures out of sentences")


if __name__ == "__main__":
    typer.run(main)
