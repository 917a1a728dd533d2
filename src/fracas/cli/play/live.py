"""The terminal game as a full screen: the scene above, the input line below.

The alternate screen has no scrollback, so nothing a seat saw can be scrolled back to, and nothing is left of it when
the game ends.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from dataclasses import replace

from prompt_toolkit.application import Application
from prompt_toolkit.application.run_in_terminal import run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent, merge_key_bindings
from prompt_toolkit.key_binding.bindings.auto_suggest import load_auto_suggest_bindings
from prompt_toolkit.layout import Float, FloatContainer, HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.mouse_events import MouseEvent, MouseEventType
from prompt_toolkit.widgets import TextArea
from rich.console import RenderableType
from rich.control import Control
from rich.segment import ControlType
from rich.text import Text

from ...core.errors import FracasError
from ..canvas import Canvas
from ..console import err, out
from ..words import explained
from ..work import INTERRUPTED, not_reading
from .menu import NUMBER, Menu
from .prompt import Completions, Ghost, toolbar
from .scene import INPUT_LINES, MOVE_KEYS, Frame, Pan, Scene
from .session import Session
from .shell import page, show
from .spots import Line, nearest
from .talk import Ask, Mode, Output

POINTED, TOUCHED = "bold black on yellow", "bold black on cyan"
ERASED = Control(ControlType.CARRIAGE_RETURN, (ControlType.ERASE_IN_LINE, 2))
ESCAPE_SECONDS = 0.05  # after which Esc is the key and not the beginning of another one


class LiveGame:
    """Shows a session on the whole terminal and feeds it what is typed."""

    def __init__(self, session: Session) -> None:
        self._session = session
        session.has_screen = True
        self._scene: Scene | None = None
        self._notes: list[RenderableType] = []
        self._lasting: list[RenderableType] = []
        self._farewell: list[Output] = []
        self._pan = Pan()
        self._overflow = Pan()
        self._code = 0
        self._open = Ask("")
        self._is_busy = False  # the session is at work: what was asked is answered, and nothing else is asked yet
        self._frame = Frame([], Pan())
        self._area = TextArea(
            prompt=self._label,
            multiline=False,
            wrap_lines=False,
            history=DummyHistory(),  # nobody scrolls through another's choices
            accept_handler=self._accept,
            completer=Completions(self._ask),
            complete_while_typing=True,
            auto_suggest=Ghost(self._ask),
        )
        picture = Window(_Picture(self), wrap_lines=False, always_hide_cursor=True)
        below = Window(FormattedTextControl(self._below), height=1, style="reverse")
        menu = Float(CompletionsMenu(max_height=8, scroll_offset=1), xcursor=True, ycursor=True)
        self.application: Application[None] = Application(
            layout=Layout(FloatContainer(HSplit([picture, self._area, below]), [menu]), focused_element=self._area),
            key_bindings=merge_key_bindings([load_auto_suggest_bindings(), self._keys()]),
            full_screen=True,
            mouse_support=True,
        )
        self.application.ttimeoutlen = ESCAPE_SECONDS

    def run(self) -> int:
        """Play until the session ends; the exit code."""
        try:
            self.begin()
        finally:
            err.control(ERASED)
        if not self._is_done:
            self.application.run()
        show(out, self._farewell)
        return self._code

    def begin(self) -> None:
        """Programs that start play; the first question is shown."""
        self._take(self._session.start())

    # What goes in --------------------------------------------------------------------------------------------

    def _ask(self) -> Ask:
        return Ask(self._open.label) if self._is_busy else self._open

    @property
    def _is_done(self) -> bool:
        return self._session.mode is Mode.DONE

    def _accept(self, buffer: Buffer) -> bool:
        """Enter was pressed. The line goes, also a wrong one: what is said of it quotes it."""
        self.enter(buffer.text)
        if self._is_done:
            self.application.exit()
        return False

    def enter(self, line: str) -> None:
        """Feed a line; a mistake in it is explained beside the input, and Ctrl-C during long work leaves.

        Enter alone chooses what the cursor is on.
        """
        place = self._session.pointer.cursor
        if not line.strip() and place is not None and self._is_choosing:
            self.point(place)
        else:
            self._try(lambda: self._session.feed(line))

    def _try(self, step: Callable[[], Iterable[Output]]) -> None:
        try:
            self._take(step())
        except FracasError as error:
            self._notes = [Text(explained(error, self._session.match.game), style="red")]
        except KeyboardInterrupt:
            self._end(INTERRUPTED)

    # Pointing ------------------------------------------------------------------------------------------------

    @property
    def _is_choosing(self) -> bool:
        return self._session.mode is Mode.CHOOSE and not self._is_busy

    def point(self, place: str) -> None:
        """Choose a place of the board, or a number of the list."""
        if place.startswith(NUMBER):
            self._try(lambda: self._session.feed(place.removeprefix(NUMBER)))
            return
        self._try(lambda: self._session.point(place))
        if self._is_choosing and self._session.pointer.chosen:
            self.paint()
            self.move_cursor("down")  # on to the first place that can follow

    def move_cursor(self, key: str) -> None:
        """To the next place that can be chosen in that direction."""
        pointer = self._session.pointer
        if not self._is_choosing:
            return
        wanted, spots = pointer.next_places(), self._frame.spots()
        among = [spot for spot in spots if spot.place in wanted]
        if not among:  # all there is to point at is chosen: what is left is in the list
            among = [spot for spot in spots if spot.place.startswith(NUMBER)]
        here = next((spot for spot in spots if spot.place == pointer.cursor), None)
        found = nearest([spot for spot in among if spot.place != pointer.cursor], here, key)
        if found is not None:
            pointer.cursor = found.place

    def hover(self, row: int, column: int, is_click: bool) -> None:
        """The mouse is there: show what is under it, or choose it."""
        spot = next((spot for spot in self._frame.spots() if spot.holds(row, column)), None)
        if spot is None or not self._is_choosing:
            return
        if is_click:
            self.point(spot.place)
            if self._is_done:
                self.application.exit()
        elif spot.place.startswith(NUMBER) or spot.place in self._session.pointer.other_places():
            self._session.pointer.cursor = spot.place

    def let_go(self) -> None:
        """No place is chosen any more, and the whole list is back."""
        if self._is_choosing:
            self._try(lambda: self._session.feed(""))

    def _leave(self, code: int) -> None:
        self._end(code)
        self.application.exit()

    def _end(self, code: int) -> None:
        self._take(self._session.leave())
        self._code = code

    def _keys(self) -> KeyBindings:
        bindings = KeyBindings()

        @bindings.add("c-d")
        def end(event: KeyPressEvent) -> None:
            self._leave(0)

        @bindings.add("c-c")
        def interrupt(event: KeyPressEvent) -> None:
            self._leave(INTERRUPTED)

        for key in MOVE_KEYS:

            def move(event: KeyPressEvent, key: str = key) -> None:
                self._pan = self._pan.pressed(key, self._overflow)

            bindings.add(key)(move)
        is_empty = Condition(lambda: not self._area.text)
        for key in ("up", "down", "left", "right"):

            def point(event: KeyPressEvent, key: str = key) -> None:
                self.move_cursor(key)

            bindings.add(key, filter=is_empty)(point)

        @bindings.add("escape", filter=is_empty, eager=True)  # nothing that begins with it is waited for
        def let_go(event: KeyPressEvent) -> None:
            self.let_go()

        return bindings

    # What comes out ------------------------------------------------------------------------------------------

    def _take(self, outputs: Iterable[Output]) -> None:
        """A scene replaces the picture, anything else stands below it until the next line."""
        self._notes, self._lasting, self._is_busy = [], [], True
        try:
            with not_reading() if self.application.is_running else contextlib.nullcontext():
                for output in outputs:
                    self._show(output)
        finally:
            self._is_busy = False
        self._open = self._session.ask or Ask("")

    def _show(self, output: Output) -> None:
        if output.passing:
            self._pass_by(Text(str(output.what), style="dim"))
            return
        if output.clear:
            self._scene, self._notes = None, [*self._lasting]
        if self._is_done:
            self._farewell.append(output)
        elif isinstance(output.what, Scene):
            self._scene, self._notes = output.what, [*self._lasting]
        elif output.lasting:
            self._lasting.append(Text(output.what, style="red") if isinstance(output.what, str) else output.what)
            self._notes = [*self._lasting]
        elif isinstance(output.what, Menu) and self._scene is not None:
            self._scene = replace(self._scene, menu=output.what)  # two lists of numbers would be one too many
        elif output.page:
            self._page(output)
        else:
            self._notes.append(output.what if not isinstance(output.what, str) else Text(output.what))

    def _pass_by(self, note: Text) -> None:
        """Show something until the next output. Before there is a screen it has a line of its own."""
        if self.application.is_running:
            self._notes = [note]
            self.application._redraw()  # nothing else draws while a session is at work
            self._notes = [*self._lasting]
        elif err.is_terminal:
            err.control(ERASED)
            err.print(note, end="\r", no_wrap=True, overflow="ellipsis")

    def _page(self, output: Output) -> None:
        size = self.application.output.get_size()
        lines = Canvas(size.columns, size.rows).lines(output.what).lines
        if len(lines) <= size.rows // 2:
            self._notes.append(output.what)
        else:
            run_in_terminal(lambda: page(out, output.what))

    def _label(self) -> str:
        return self._ask().label

    def _below(self) -> str:
        line = Text(f" {toolbar(self._area.text, self._ask())}")
        line.truncate(self.application.output.get_size().columns, overflow="ellipsis", pad=True)
        return line.plain

    def paint(self) -> ANSI:
        """Everything above the input line, for the terminal as large as it is now."""
        size = self.application.output.get_size()
        canvas = Canvas(size.columns, size.rows)
        rows = size.rows - INPUT_LINES
        notes = [line for note in self._notes for line in canvas.lines(note).lines]
        if self._scene is None:
            self._overflow = Pan()
            return canvas.paint(Frame(notes[:rows], Pan()))
        notes = notes[: rows * 2 // 3]
        frame = canvas.fit(self._with_cursor(self._scene), rows - len(notes), self._pan)
        self._overflow, self._frame = frame.overflow, frame
        frame = frame.marked(self._marks())
        gap: list[Line] = [[]] * (rows - len(frame.lines) - len(notes)) if notes else []
        return canvas.paint(Frame([*frame.lines, *gap, *notes][-rows:], Pan()))  # notes stand next to the input

    def _with_cursor(self, scene: Scene) -> Scene:
        """The scene with what is known of the place under the cursor."""
        place = self._session.pointer.cursor
        if place is None or not self._is_choosing:
            return scene
        return replace(scene, under=self._session.under_cursor(place))

    def _marks(self) -> dict[str, str]:
        """How the places are marked that are chosen, can be chosen, would be covered, and the one under the cursor."""
        pointer = self._session.pointer
        if not self._is_choosing:
            return {}
        marks = dict.fromkeys(self._session.typed(self._area.text), TOUCHED)
        if pointer.cursor is not None or pointer.chosen:
            marks |= dict.fromkeys(pointer.next_places(), "underline")
        if pointer.cursor is not None:
            marks |= dict.fromkeys(self._session.covered(pointer.cursor), TOUCHED)
            marks[pointer.cursor] = POINTED
        return marks | dict.fromkeys(pointer.chosen, POINTED)


class _Picture(FormattedTextControl):
    """The scene, which hears the mouse."""

    def __init__(self, game: LiveGame) -> None:
        super().__init__(game.paint)
        self._game = game

    def mouse_handler(self, mouse_event: MouseEvent) -> None:
        """Moving shows, a click chooses."""
        kind = mouse_event.event_type
        if kind in (MouseEventType.MOUSE_MOVE, MouseEventType.MOUSE_UP):
            self._game.hover(mouse_event.position.y, mouse_event.position.x, kind is MouseEventType.MOUSE_UP)
