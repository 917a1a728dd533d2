"""Rich pictures for prompt_toolkit screens."""

from __future__ import annotations

import io

from prompt_toolkit.formatted_text import ANSI
from rich.console import Console, RenderableType

from .play.scene import Frame, Pan, Scene


class Canvas:
    """A screen of some size that pictures are painted for."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.console = Console(file=io.StringIO(), width=width, height=height, force_terminal=True, highlight=False)

    def fit(self, scene: Scene, rows: int, pan: Pan) -> Frame:
        """The scene in so many lines."""
        return scene.fit(self.console, self.width, rows, pan)

    def lines(self, what: RenderableType) -> Frame:
        """Anything else, as lines."""
        return Frame(self.console.render_lines(what, pad=False), Pan())

    def paint(self, *frames: Frame) -> ANSI:
        """Frames below each other, colours as escape codes."""
        with self.console.capture() as capture:
            for frame in frames:
                self.console.print(frame, end="")
        return ANSI(capture.get().rstrip("\n"))
