"""What a person sees when asked: board, log, question and choices, laid out for the width and height there is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from .menu import Menu

NARROWEST_PANEL = 34
GUTTER = 3
MOST_LOG_LINES = 12
FEWEST_LOG_LINES = 3
FEWEST_BOARD_LINES = 6
NATURAL = 1000  # a width at which every board can say how wide it would like to be
ENDLESS = 10_000  # lines, where output scrolls

_MOVES = {"pagedown": (8, 0), "pageup": (-8, 0), "c-right": (0, 8), "c-left": (0, -8)}
MOVE_KEYS = tuple(_MOVES)

Line = list[Segment]


@dataclass(frozen=True)
class Pan:
    """How far a board that is larger than its place has been moved."""

    down: int = 0
    right: int = 0

    def pressed(self, key: str, overflow: Pan) -> Pan:
        """Moved by a key, within what there is."""
        down, right = _MOVES.get(key, (0, 0))
        return Pan(
            max(0, min(self.down + down, overflow.down)),
            max(0, min(self.right + right, overflow.right)),
        )


@dataclass(frozen=True)
class Frame:
    """A screen as lines, ready to print."""

    lines: list[Line]
    overflow: Pan  # how far the board can be moved before its end is in view; all zero: it is whole

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for line in self.lines:
            yield from line
            yield Segment.line()


@dataclass(frozen=True)
class Scene:
    """One screen. Beside the board there is a panel when both fit, else everything stands below it."""

    title: Text
    board: RenderableType
    log: Sequence[Text]
    prompt: Text
    menu: Menu | None = None

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Where output scrolls: everything, however long."""
        yield self.fit(console, options.max_width, ENDLESS)

    def fit(self, console: Console, width: int, rows: int, pan: Pan | None = None) -> Frame:
        """The scene in a space of that size. A board that is too large is shown in part, from `pan` on.

        The board is drawn with `max_width` and `max_height` as they are, so a game may offer a smaller picture.
        """
        options = console.options.update(width=width, highlight=False).update(height=None)
        options = replace(options, max_height=rows)
        natural = Measurement.get(console, options.update(width=NATURAL), self.board)
        panel_width = width - natural.maximum - GUTTER
        if panel_width >= NARROWEST_PANEL:
            body, overflow = self._beside(console, options, natural.maximum, panel_width, rows - 1, pan or Pan())
        else:
            body, overflow = self._below(console, options, max(width, natural.minimum), rows - 1, pan or Pan())
        return Frame([*self._heading(console, options, overflow), *body], overflow)

    def _heading(self, console: Console, options: ConsoleOptions, overflow: Pan) -> list[Line]:
        title = self.title.copy()
        if overflow != Pan():
            keys = [key for key, is_needed in (("PgUp/PgDn", overflow.down), ("Ctrl-←/→", overflow.right)) if is_needed]
            title.append(f" · {' '.join(keys)} moves the board", style="yellow")
        return console.render_lines(Rule(title, align="left", style="dim"), options, pad=False)

    def _beside(
        self, console: Console, options: ConsoleOptions, board_width: int, width: int, rows: int, pan: Pan
    ) -> tuple[list[Line], Pan]:
        drawn = console.render_lines(self.board, options.update(width=board_width), pad=True)
        board, overflow = _part(drawn, min(rows, len(drawn)), board_width, pan)
        # where output scrolls there is no height to fill: the panel may be as tall as the board, or as it must
        height = rows if rows < ENDLESS - 1 else len(board)
        panel = self._panel(console, width, height)
        lines: list[Line] = []
        for row in range(max(len(board), len(panel))):
            left = board[row] if row < len(board) else []
            right = _segments(console, panel[row], options) if row < len(panel) else []
            lines.append([*Segment.adjust_line_length(left, board_width + GUTTER), *right] if right else left)
        return lines, overflow

    def _below(
        self, console: Console, options: ConsoleOptions, board_width: int, rows: int, pan: Pan
    ) -> tuple[list[Line], Pan]:
        width = options.max_width
        drawn = console.render_lines(self.board, options.update(width=board_width), pad=False)
        panel = self._panel(console, width, max(rows - len(drawn), 0))
        height = min(len(drawn), max(rows - len(panel), FEWEST_BOARD_LINES))
        board, overflow = _part(drawn, height, width, pan)
        return [*board, *(_segments(console, line, options) for line in panel)], overflow

    def _panel(self, console: Console, width: int, rows: int) -> list[Text]:
        """Log, question, choices, in `rows` lines if that can be: the log gives way first."""
        prompt = list(self.prompt.wrap(console, width))
        menu = self.menu.lines(width, max(rows - len(prompt) - 2, MENU_LINES)) if self.menu else []
        left = min(max(rows - len(prompt) - len(menu) - 1, FEWEST_LOG_LINES), MOST_LOG_LINES)
        log: list[Text] = []
        for entry in reversed(self.log):
            wrapped = list(entry.wrap(console, width))
            if len(log) + len(wrapped) > left:
                break
            log = wrapped + log
        gap = [Text()] if len(log) + len(prompt) + len(menu) < rows else []
        return [*log, *gap, *prompt, *menu] if log else [*prompt, *menu]


MENU_LINES = 5  # what a menu may take even where space is short


def _part(lines: list[Line], rows: int, width: int, pan: Pan) -> tuple[list[Line], Pan]:
    """The part of a picture from `pan` on, and how far it could be moved."""
    widest = max((Segment.get_line_length(_trimmed(line)) for line in lines), default=0)
    overflow = Pan(max(0, len(lines) - rows), max(0, widest - width))
    down, right = min(pan.down, overflow.down), min(pan.right, overflow.right)
    shown = lines[down : down + rows]
    if overflow.right == 0:
        return shown, overflow
    return [_cut(line, right, width) for line in shown], overflow


def _trimmed(line: Line) -> Line:
    """Without the blanks at the end."""
    kept = list(line)
    while kept and not kept[-1].text.strip():
        kept.pop()
    return kept


def _cut(line: Line, start: int, width: int) -> Line:
    padded = Segment.adjust_line_length(line, start + width)
    parts = list(Segment.divide(padded, [start, start + width])) if start else list(Segment.divide(padded, [width]))
    return list(parts[1] if start else parts[0])


def _segments(console: Console, text: Text, options: ConsoleOptions) -> Line:
    lines = console.render_lines(text, options, pad=False)
    return lines[0] if lines else []
