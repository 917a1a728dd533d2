"""The documentation runs: examples are executed, quoted code is the code."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
QUOTED = re.compile(r"```\w+ file=(\S+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_sessions_run(page: Path) -> None:
    """Every `>>>` line of the page, in one session."""
    text = page.read_text(encoding="utf-8")
    test = doctest.DocTestParser().get_doctest(text, {}, page.name, str(page), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    runner.run(test)
    assert runner.summarize(verbose=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quoted_code_is_the_code(page: Path) -> None:
    for file, quoted in QUOTED.findall(page.read_text(encoding="utf-8")):
        assert quoted in (ROOT / file).read_text(encoding="utf-8"), f"{page.name} quotes {file} wrongly"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_shows_the_api() -> None:
    """Guards the doctest above against an empty page."""
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>> ") >= 10
