"""A session driven by lines, with all it showed as text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterable
from pathlib import Path

from rich.console import Console

from fracas.cli.play.keeper import Keeper
from fracas.cli.play.session import Session
from fracas.cli.play.talk import Output
from fracas.cli.players import Seats
from fracas.core.match import Match


class Desk:
    """Feeds a session; `text` is what the last line brought to the screen, `screens` the same output by output."""

    def __init__(self, match: Match, seats: Seats = (None, None), keeper: Keeper | None = None) -> None:
        self.match = match
        self.session = Session(match, seats, keeper or Keeper())
        self.screens: list[str] = []
        self.outputs: list[Output] = []
        self._take(self.session.start())

    @property
    def text(self) -> str:
        return "\n".join(self.screens)

    def type(self, *lines: str) -> str:
        """Feed lines; what the last of them showed."""
        for line in lines:
            self._take(self.session.feed(line))
        return self.text

    def leave(self) -> str:
        self._take(self.session.leave())
        return self.text

    def _take(self, outputs: Iterable[Output]) -> None:
        self.outputs = []
        self.screens = []
        for output in outputs:
            self.outputs.append(output)
            self.screens.append(rendered(output))


def rendered(output: Output, width: int = 100) -> str:
    """An output as a screen without colours would show it."""
    console = Console(file=io.StringIO(), width=width, highlight=False)
    console.print(output.what, markup=False, soft_wrap=isinstance(output.what, str))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def uncoloured(text: str) -> str:
    """What a terminal was sent, without its colours and moves."""
    return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", text)


def only_save(folder: Path) -> Path:
    """The one file in a folder."""
    (path,) = folder.iterdir()
    return path
