"""What a person sees when asked: board, log, question and choices, laid out for the width and height there is."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.rule import Rule
from rich.segment import Segment
from rich.text import Text

from ...core.drawing import Drawing, Room
from ..words import say
from .menu import Menu
from .spots import Line, Spot, found_spots, marked

NARROWEST_PANEL = 34
TIGHTEST_PANEL = 26  # beside a small board
PANEL_SHARE = 0.36
LEAST_WIDTH, LEAST_ROWS = 60, 18  # less than this and even the small boards fall apart
INPUT_LINES = 2  # below a scene: the input and the line below it
GUTTER = 3
TIGHT_GUTTER = 2
MOST_LOG_LINES = 12
FEWEST_LOG_LINES = 3
FEWEST_BOARD_LINES = 6
GOOD_MENU_LINES = 9  # what a menu may take before anything but what is vital
MENU_LINES = 5  # what a menu may take even where space is short
NATURAL = 1000  # a width at which every board can say how wide it would like to be
ENDLESS = 10_000  # lines, where output scrolls
ENDLESS_BODY = ENDLESS - 2  # the same below title and goal
TALLEST_SMALL = 40  # lines of a small board: more would only draw it out

_GLUE = "\ue000"  # between two parts of a word, while lines are broken
_TORN = re.compile(r"(?<=\d) (?=%)")

_MOVES = {"pagedown": (8, 0), "pageup": (-8, 0), "c-right": (0, 8), "c-left": (0, -8)}
MOVE_KEYS = tuple(_MOVES)


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

    def spots(self) -> list[Spot]:
        """What can be pointed at, and where it stands on this screen."""
        return found_spots(self.lines)

    def marked(self, styles: Mapping[str, str]) -> Frame:
        """The same with the places of these names in other styles."""
        return Frame(marked(self.lines, styles), self.overflow) if styles else self


@dataclass(frozen=True)
class Scene:
    """One screen. Beside the board there is a panel when both fit, else everything stands below it."""

    title: Text
    board: RenderableType
    log: Sequence[Text]
    prompt: Text
    menu: Menu | None = None
    under: Sequence[Text] = ()  # what is known of the place under the cursor
    goal: Sequence[Text] = ()  # what it is all about, the longest way of saying it first

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        """Where output scrolls: everything, however long."""
        yield self.fit(console, options.max_width, ENDLESS)

    def fit(self, console: Console, width: int, rows: int, pan: Pan | None = None) -> Frame:
        """The scene in a space of that size.

        A picture that is too large gives way to the game's small one; where it has none it is shown in part, from
        `pan` on. It is drawn with `max_width` and `max_height` as they are.
        """
        options = console.options.update(width=width, highlight=False).update(height=None)
        options = replace(options, max_height=rows)
        pan = pan or Pan()
        natural = Measurement.get(console, options.update(width=NATURAL), self.board)
        panel_width = width - natural.maximum - GUTTER
        if isinstance(self.board, Drawing) and (width < LEAST_WIDTH or rows < LEAST_ROWS):
            return self._tiny(console, options, self.board, rows)
        left = rows - 1 - bool(self.goal)
        if isinstance(self.board, Drawing) and not self._has_room(console, options, natural, left):
            if self.goal and self.under:  # where room is short, what is pointed at comes first
                return replace(self, goal=()).fit(console, width, rows, pan)
            body, overflow, is_all = self._compact(console, options, self.board, left, pan)
            return Frame([*self._heading(console, options, overflow, is_all), *body], overflow)
        if panel_width >= NARROWEST_PANEL:
            body, overflow = self._beside(console, options, natural.maximum, panel_width, left, pan)
        else:
            body, overflow = self._below(console, options, max(width, natural.minimum), left, pan)
        return Frame([*self._heading(console, options, overflow), *body], overflow)

    def _tiny(self, console: Console, options: ConsoleOptions, drawing: Drawing, rows: int) -> Frame:
        """In a window too small for any board: that, the question, the choices, and what can lose the game."""
        width = options.max_width
        title = Text(say("window-too-small", width=str(LEAST_WIDTH), height=str(LEAST_ROWS + INPUT_LINES)), "yellow")
        title.truncate(width, overflow="ellipsis")
        asked = _wrapped(console, (self.prompt, *self.under), width)
        menu = self.menu.lines(width, max(rows - 1 - len(asked), 1)) if self.menu else []
        vital = _wrapped(console, drawing.vital(width), width)
        spare = max(rows - 1 - len(asked) - len(menu), 0)
        lines = [title, *vital[:spare], *asked, *menu]
        return Frame([_segments(console, line, options) for line in lines[:rows]], Pan())

    def _has_room(self, console: Console, options: ConsoleOptions, natural: Measurement, rows: int) -> bool:
        """The whole picture can be shown with everything that is asked."""
        if natural.maximum > options.max_width:
            return False
        if rows >= ENDLESS_BODY:
            return True
        height = len(console.render_lines(self.board, options.update(width=natural.maximum), pad=False))
        if options.max_width - natural.maximum - GUTTER >= NARROWEST_PANEL:
            return height <= rows
        asked = len(self.prompt.wrap(console, options.max_width)) + len(self.under)
        listed = len(self.menu.lines(options.max_width, most=MENU_LINES)) if self.menu else 0
        return height + asked + listed + FEWEST_LOG_LINES <= rows

    def _heading(self, console: Console, options: ConsoleOptions, overflow: Pan, is_all: bool = True) -> list[Line]:
        title = self.title.copy()
        if overflow != Pan():
            keys = [key for key, is_needed in (("PgUp/PgDn", overflow.down), ("Ctrl-←/→", overflow.right)) if is_needed]
            title.append(f" · {say('moves-board', keys=' '.join(keys))}", style="yellow")
        if not is_all:
            title.append(f" · {say('look-for-all')}", style="yellow")
        title.truncate(options.max_width - 4, overflow="ellipsis")
        rule = console.render_lines(Rule(title, align="left", style="dim"), options, pad=False)
        if not self.goal:
            return rule
        goal = next((one for one in self.goal if one.cell_len <= options.max_width), self.goal[-1]).copy()
        goal.truncate(options.max_width, overflow="ellipsis")
        return [*rule, _segments(console, goal, options)]

    # The whole picture -----------------------------------------------------------------------------------------

    def _beside(
        self, console: Console, options: ConsoleOptions, board_width: int, width: int, rows: int, pan: Pan
    ) -> tuple[list[Line], Pan]:
        drawn = console.render_lines(self.board, options.update(width=board_width), pad=True)
        board, overflow = _part(drawn, min(rows, len(drawn)), board_width, pan)
        # where output scrolls there is no height to fill: the panel may be as tall as the board, or as it must
        height = rows if rows < ENDLESS_BODY else len(board)
        panel = self._panel(console, width, height)
        return _side_by_side(console, options, board, panel, board_width + GUTTER), overflow

    def _below(
        self, console: Console, options: ConsoleOptions, board_width: int, rows: int, pan: Pan
    ) -> tuple[list[Line], Pan]:
        width = options.max_width
        drawn = console.render_lines(self.board, options.update(width=board_width), pad=False)
        panel = self._panel(console, width, max(rows - len(drawn), 0))
        height = min(len(drawn), max(rows - len(panel), FEWEST_BOARD_LINES))
        board, overflow = _part(drawn, height, width, pan)
        return [*board, *(_segments(console, line, options) for line in panel)], overflow

    # The small one ---------------------------------------------------------------------------------------------

    def _compact(
        self, console: Console, options: ConsoleOptions, drawing: Drawing, rows: int, pan: Pan
    ) -> tuple[list[Line], Pan, bool]:
        """Small board, vital lines and what is asked; last, whether everything on the table is in view."""
        width = options.max_width
        panel_least = max(TIGHTEST_PANEL, round(width * PANEL_SHARE))
        board = list(drawing.small(Room(width - TIGHT_GUTTER - panel_least, min(rows, TALLEST_SMALL))).split("\n"))
        board_width = max(line.cell_len for line in board)
        if width - board_width - TIGHT_GUTTER < TIGHTEST_PANEL:
            return self._stacked(console, options, drawing, board, rows, pan)
        panel_width = width - board_width - TIGHT_GUTTER
        room = (
            Room(board_width, rows - len(board) - 1),
            Room(panel_width, rows - FEWEST_LOG_LINES - self._least(console, panel_width)),
        )
        below, head, is_all = _shared(console, drawing, *room)
        left = [*board, *([Text(), *below] if below else [])]
        panel = [*head, *self._panel(console, panel_width, rows - len(head), log_least=2)]
        lines = [_segments(console, line, options) for line in left]
        shown, overflow = _part(lines, rows, board_width, pan)
        return _side_by_side(console, options, shown, panel[:rows], board_width + TIGHT_GUTTER), overflow, is_all

    def _least(self, console: Console, width: int) -> int:
        """How many lines question and choices need."""
        asked = _wrapped(console, (self.prompt, *self.under), width)
        return len(asked) + (len(self.menu.lines(width, GOOD_MENU_LINES)) if self.menu else 0)

    def _stacked(
        self, console: Console, options: ConsoleOptions, drawing: Drawing, board: list[Text], rows: int, pan: Pan
    ) -> tuple[list[Line], Pan, bool]:
        width = options.max_width
        vital = _wrapped(console, drawing.vital(width), width)
        panel = [*vital, *self._panel(console, width, max(rows - len(board) - len(vital), 0), log_least=0)]
        height = min(len(board), max(rows - len(panel), FEWEST_BOARD_LINES))
        shown, overflow = _part([_segments(console, line, options) for line in board], height, width, pan)
        return (
            [*shown, *(_segments(console, line, options) for line in panel)][:rows],
            overflow,
            not drawing.facts(width),
        )

    # What is asked ---------------------------------------------------------------------------------------------

    def _panel(self, console: Console, width: int, rows: int, log_least: int = FEWEST_LOG_LINES) -> list[Text]:
        """Log, question, choices, in `rows` lines if that can be: the log gives way first."""
        prompt = _wrapped(console, (self.prompt, *self.under), width)
        most = max(rows - len(prompt) - (2 if log_least else 0), MENU_LINES)
        menu = self.menu.lines(width, most) if self.menu else []
        left = min(max(rows - len(prompt) - len(menu) - 1, log_least), MOST_LOG_LINES)
        log: list[Text] = []
        for entry in reversed(self.log):
            lines = wrapped(console, entry, width)
            if len(log) + len(lines) > left:
                break
            log = lines + log
        gap = [Text()] if len(log) + len(prompt) + len(menu) < rows else []
        return [*log, *gap, *prompt, *menu] if log else [*prompt, *menu]


def wrapped(console: Console, text: Text, width: int) -> list[Text]:
    """The text in lines of a width; a figure stays with its sign."""
    glued = text.copy()
    glued.plain = _TORN.sub(_GLUE, text.plain)
    lines = list(glued.wrap(console, width))
    for line in lines:
        line.plain = line.plain.replace(_GLUE, " ")
    return lines


def _wrapped(console: Console, lines: Sequence[Text], width: int) -> list[Text]:
    return [part for line in lines for part in wrapped(console, line, width)]


def _shared(console: Console, drawing: Drawing, below: Room, above: Room) -> tuple[list[Text], list[Text], bool]:
    """Vital lines and facts, below the board and above the question, and whether those are all.

    Of what is vital as much as possible stands below the board, unless the weightiest fact would find no place then.
    """
    vital = [[wrapped(console, line, room.width) for line in drawing.vital(room.width)] for room in (below, above)]
    facts = [drawing.facts(room.width) for room in (below, above)]
    most = len(vital[1])
    found: list[tuple[int, list[Text], list[Text]]] = []
    for first in range(most + 1) if len(vital[0]) == most else (0, most):  # the first so many stand above
        left = [line for lines in (vital[0][first:] if first < most else []) for line in lines]
        head = [line for lines in vital[1][:first] for line in lines]
        if left and len(left) > below.height:
            continue
        more_left, told = _fitting(console, facts[0], below.width, below.height - len(left))
        more_head, more = _fitting(console, facts[1][told:], above.width, above.height - len(head))
        found.append((told + more, [*left, *more_left], [*head, *more_head]))
    count, left, head = max(found, key=lambda one: one[0] > 0)
    return left, head, count == len(facts[1])


def _fitting(console: Console, facts: Sequence[Text], width: int, rows: int) -> tuple[list[Text], int]:
    """The first facts, as far as they fit whole, as lines; and how many they are."""
    lines: list[Text] = []
    for index, fact in enumerate(facts):
        more = _wrapped(console, list(fact.split("\n")), width)
        if len(lines) + len(more) > rows:
            return lines, index
        lines += more
    return lines, len(facts)


def _side_by_side(
    console: Console, options: ConsoleOptions, left: list[Line], right: list[Text], column: int
) -> list[Line]:
    lines: list[Line] = []
    for row in range(max(len(left), len(right))):
        one = left[row] if row < len(left) else []
        other = _segments(console, right[row], options) if row < len(right) else []
        lines.append([*Segment.adjust_line_length(one, column), *other] if other else one)
    return lines


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
