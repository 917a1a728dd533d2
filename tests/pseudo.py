"""A language nobody speaks: every sentence of the catalogues accented and a third longer, its variables as they were.

`python -m tests.pseudo` writes it into a copy of the repository as a third language, by files alone, and looks through
all pages with it: nothing may be left in English, nothing cut off at the width of a phone. In place of English it shows
that nobody reads figures out of sentences (tests/reworded.py).
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import typer
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parent.parent
ENGLISH = "en"
PSEUDO = "qps"  # no language has this code; the browsers' lists and numbers are then those of English
ACCENTED = str.maketrans("aeiouyAEIOUYcnszCNSZ", "åéïøüýÅÉÏØÜÝçñšžÇÑŠŽ")
FOLDERS = (
    "src/fracas/texts",
    "src/fracas/outside/texts",
    "src/fracas/games/*/texts",
    "examples/*/*/texts",
    "web/src/i18n",
)


def accented(text: str) -> str:
    """`Draw or place` as `Drååw øør plååçéé`: still to be read, by nobody taken for English."""
    return re.sub(r"[aeiouAEIOU]", lambda vowel: vowel[0] * 2, text).translate(ACCENTED)


class _Reworded(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # Fluent's name for it
        node.value = accented(node.value)
        return node


def reworded(source: str) -> str:
    """A catalogue with every sentence in other words."""
    return FluentSerializer().serialize(_Reworded().visit(FluentParser().parse(source)))


def write(root: Path, language: str) -> list[Path]:
    """Write the catalogues of a language made from the English ones; the files written."""
    written = []
    for folder in (found for pattern in FOLDERS for found in sorted(root.glob(pattern))):
        english = folder / f"{ENGLISH}.ftl"
        if english.is_file():
            target = folder / f"{language}.ftl"
            target.write_text(reworded(english.read_text(encoding="utf-8")), encoding="utf-8")
            written.append(target)
    return written


def _linked(source: str, target: str) -> None:
    try:
        os.link(source, target)
    except OSError:  # another disk
        shutil.copy2(source, target)


def copied(target: Path) -> None:
    """Everything that is, or is about to be, part of the repository."""
    git = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(git, cwd=ROOT, capture_output=True, check=True).stdout
    for name in filter(None, listed.decode().split("\0")):
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)
    modules = Path("web", "node_modules")  # a copy: files that a link leads to are none of the copy's
    shutil.copytree(ROOT / modules, target / modules, symlinks=True, copy_function=_linked)
    (target / ".venv").symlink_to(Path(sys.executable).parent.parent)


def run(command: list[str], folder: Path, root: Path, **environment: str) -> bool:
    """Run something in the copy, whose packages come before the installed ones."""
    print("$", " ".join(command), flush=True)
    path = os.pathsep.join(map(str, (root / "src", *sorted((root / "examples").glob("*/")))))
    variables = os.environ | {"PYTHONPATH": path} | environment
    return subprocess.run(command, cwd=folder, env=variables, check=False).returncode == 0


def main() -> None:
    """Look through all pages in that language."""
    with tempfile.TemporaryDirectory(prefix="pseudo-") as name:
        root = Path(name)
        copied(root)
        print(f"{len(write(root, PSEUDO))} catalogues written", flush=True)
        run([str(Path(sys.executable).with_name("fracas")), "compile"], root, root)  # a page waits 30 seconds at most
        if not run(["node", "scripts/e2e.mjs"], root / "web", root, E2E_PSEUDO="1"):
            sys.exit("something is left in English, or cut off")
    print("nothing is left in English, and nothing is cut off")


if __name__ == "__main__":
    typer.run(main)
