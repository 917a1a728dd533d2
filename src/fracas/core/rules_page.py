"""A game's rules page as a player reads it, and the rulings that stand behind it.

In RULES.md a ruling has a name, which its test and the code that implements it share: hyphenated words in backticks. It
leads an item of a list (``- `own-troop-any-strength`: ...``), or stands in brackets at the end of the sentence it is
about (``... 4 (`setup-racks`).``). Players are shown the page without the names and without the lists of rulings, which
follow for who wants them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

NAME = r"`[a-z0-9]+(?:-[a-z0-9]+)+`"
_LED = re.compile(rf"- {NAME}(?:(?:,| and| und) {NAME})*[:,]")  # an item of a list that is a ruling
# Brackets that hold nothing but a name, or begin or end with one; a list of several is none of rulings.
_ALONE = re.compile(rf"\s*\({NAME}\)")
_LAST = re.compile(rf"(\([^()`]*?(?:`[^`\n]*`[^()`]*?)*?),\s+{NAME}\)")
_FIRST = re.compile(rf"\({NAME};\s+")
_TOLD = re.compile(rf"\({NAME}\)|[,]\s+{NAME}\)|\({NAME};")
_HEADING = re.compile(r"^(#+) (.+)$")
_FENCE = re.compile(r"^\s*```")
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+(?=[^a-zäöüß\s])")


@dataclass(frozen=True)
class RulesPage:
    """A page in parts."""

    text: str  # what everybody reads, in Markdown
    rulings: str  # for who wants to know exactly, by name; empty: there are none


@dataclass(frozen=True)
class Section:
    """A heading of the second level with all below it; the first one has what stands before."""

    lines: tuple[str, ...]

    @property
    def title(self) -> str:
        """Its heading; empty: it has none."""
        found = _HEADING.match(self.lines[0]) if self.lines else None
        return found[2] if found else ""

    @property
    def is_of_rulings(self) -> bool:
        """It lists rulings by name."""
        return any(_LED.match(line) for line in self.lines)


def player_page(source: str) -> RulesPage:
    """The page of a file `RULES.md`."""
    sections = list(_sections(source))
    told = [section for section in sections if not section.is_of_rulings]
    listed = [section for section in sections if section.is_of_rulings]
    text = "\n".join(_unnamed("\n".join(section.lines)).rstrip() + "\n" for section in told)
    passing = [part for section in told for part in _in_passing(section)]
    rulings = [*("\n".join(section.lines).rstrip() + "\n" for section in listed), *passing]
    return RulesPage(text, "\n".join(rulings))


def headings(source: str) -> list[str]:
    """The headings of a page, in their order."""
    found: list[str] = []
    for line, is_code in _lines(source):
        match = None if is_code else _HEADING.match(line)
        if match:
            found.append(match[2].strip())
    return found


def _sections(source: str) -> Iterator[Section]:
    lines: list[str] = []
    for line, is_code in _lines(source):
        if not is_code and line.startswith("## ") and lines:
            yield Section(tuple(lines))
            lines = []
        lines.append(line)
    yield Section(tuple(lines))


def _lines(source: str) -> Iterator[tuple[str, bool]]:
    """Every line, and whether it is part of a picture or a file shown as it is."""
    is_code = False
    for line in source.splitlines():
        is_fence = bool(_FENCE.match(line))
        yield line, is_code or is_fence
        is_code = is_code != is_fence


def _unnamed(text: str) -> str:
    return _FIRST.sub("(", _LAST.sub(r"\1)", _ALONE.sub("", text)))


def _in_passing(section: Section) -> Iterator[str]:
    """The rulings that a section mentions in brackets, each with its sentence, under the section's heading."""
    items = []
    for block in _blocks(section.lines):
        for sentence in _SENTENCE_END.split(block):
            for name in re.findall(NAME, " ".join(_TOLD.findall(sentence))):
                items.append(f"- {name}: {_unnamed(sentence).strip().lstrip('- ')}")
    if items:
        yield f"## {section.title}\n" + "\n".join(items) + "\n"


def _blocks(lines: tuple[str, ...]) -> Iterator[str]:
    """Paragraphs, items and rows, each on one line."""
    block: list[str] = []
    for line in lines:
        begins = line.startswith(("- ", "|", "#")) or not line.strip()
        if begins and block:
            yield " ".join(block)
            block = []
        if line.startswith("|"):
            yield ": ".join(cell.strip() for cell in line.strip("|").split("|"))
        elif line.strip() and not line.startswith("#"):
            block.append(line.strip())
    if block:
        yield " ".join(block)
