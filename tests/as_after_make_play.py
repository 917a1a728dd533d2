"""Runs what README, docs, `--help` and examples show, with nothing there but what `make play` installs.

`python -m tests.as_after_make_play [--stranger]`: with that, a stranger's game is installed too.
"""

from __future__ import annotations

import doctest
import importlib.metadata
import re
import runpy
import sys
from importlib.machinery import ModuleSpec
from pathlib import Path

ROOT = Path(__file__).parent.parent
STRANGER = "connect-four"
GUIDE = "add-a-game.md"  # is about that stranger's game
TRAINING = "environments.md"  # needs more than `make play` installs: tests/envs runs it
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def plain_name(distribution: str) -> str:
    """Spelt as the index spells it."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


class Hidden:
    """Finds nothing of what is installed for tests alone, and says so."""

    def __init__(self, modules: set[str]) -> None:
        self._modules = modules

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """None where somebody else may look."""
        if name.partition(".")[0] in self._modules:
            raise ModuleNotFoundError(f"{name} is not there after `make play`", name=name)
        return None


def hide(with_stranger: bool) -> None:
    """From here on, only what `make play` installs can be imported, and only those games are registered."""
    lock = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    allowed = {plain_name(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", lock, re.MULTILINE)}
    owned = importlib.metadata.packages_distributions()
    hidden = {module for module, owners in owned.items() if allowed.isdisjoint(map(plain_name, owners))} - {"fracas"}
    assert "httpx" in hidden  # it is there for the tests
    sys.meta_path.insert(0, Hidden(hidden if with_stranger else hidden | {STRANGER.replace("-", "_")}))
    if not with_stranger:
        from fracas.core import registry

        registry._entries.cache_clear()
        games = {name: entry for name, entry in registry._entries().items() if name != STRANGER}
        registry._entries = lambda: games  # type: ignore[assignment]


def main(with_stranger: bool) -> int:
    """How many examples fail."""
    hide(with_stranger)
    import fracas
    from fracas.cli.examples import EXAMPLES

    assert (STRANGER in fracas.cards()) == with_stranger
    failed = 0
    for page in PAGES:
        if (with_stranger or page.name != GUIDE) and page.name != TRAINING:
            test = doctest.DocTestParser().get_doctest(page.read_text(encoding="utf-8"), {}, page.name, str(page), 0)
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
            failed += runner.run(test).failed
    for words in map(str.split, EXAMPLES[""]):
        if words[1] == "play" and len(words) > 2 and not words[2].startswith("-"):
            fracas.new(words[2], seed=1)
    runpy.run_path(str(ROOT / "examples" / "bot" / "bot.py"))  # imports alone: a test of the server plays with it
    return failed


if __name__ == "__main__":
    sys.exit(main("--stranger" in sys.argv))
