"""The documentation runs: examples are executed, quoted code is the code."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fracas.core.texts import SUFFIX

from .as_after_make_play import PAGES, ROOT

QUOTED = re.compile(r"```\w+ file=(\S+)\n(.*?)```", re.DOTALL)
LINK = re.compile(r"\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)")


@pytest.mark.wording
@pytest.mark.parametrize("others", [(), ("--stranger",)], ids=["as it comes", "with a stranger's game"])
def test_examples_run_after_make_play(others: tuple[str, ...]) -> None:
    """Every `>>>` line of the pages, the examples of `--help`, and the imports of the example bot."""
    command = [sys.executable, "-m", "tests.as_after_make_play", *others]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, done.stdout + done.stderr


def check_quotations(page: Path, of_catalogues: bool) -> None:
    for file, quoted in QUOTED.findall(page.read_text(encoding="utf-8")):
        if file.endswith(SUFFIX) == of_catalogues:
            assert quoted in (ROOT / file).read_text(encoding="utf-8"), f"{page.name} quotes {file} wrongly"


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_quoted_code_is_the_code(page: Path) -> None:
    check_quotations(page, of_catalogues=False)


@pytest.mark.wording
def test_quoted_catalogues_are_the_catalogues() -> None:
    for page in PAGES:
        check_quotations(page, of_catalogues=True)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_readme_shows_the_api() -> None:
    """Guards the doctest above against an empty page."""
    assert (ROOT / "README.md").read_text(encoding="utf-8").count(">>> ") >= 10
