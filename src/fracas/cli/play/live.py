"""The terminal game as a full screen: the scene above, the input line below.

The alternate screen has no scrollback, so nothing a seat saw can be scrolled back to, and nothing is left of it when
the game ends.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from prompt_toolkit.application import Application
from prompt_toolkit.application.run_in_terminal import run_in_terminal
from prompt_toolkit.buffer import Buffer
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import DummyHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent, merge_key_bindings
from prompt_toolkit.key_binding.bindings.auto_suggest import load_auto_suggest_bindings
from prompt_toolkit.layout import Float, FloatContainer, HSplit, Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.layout.menus import CompletionsMenu
from prompt_toolkit.widgets import TextArea
from rich.console import RenderableType
from rich.text import Text

from ...core.errors import FracasError
from ..canvas import Canvas
from ..console import out
from ..work import INTERRUPTED
from .menu import Menu
from .prompt import Completions, Ghost, toolbar
from .scene import MOVE_KEYS, Frame, Line, Pan, Scene
from .session import Session
from .shell import page, show
from .talk import Ask, Mode, Output

INPUT_LINES = 2  # the input and the line below it


class LiveGame:
    """Shows a session on the whole terminal and feeds it what is typed."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._scene: Scene | None = None
        self._notes: list[RenderableType] = []
        self._farewell: list[Output] = []
        self._pan = Pan()
        self._overflow = Pan()
        self._code = 0
        self._open = Ask("")
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
        picture = Window(FormattedTextControl(self.paint), wrap_lines=False, always_hide_cursor=True)
        below = Window(FormattedTextControl(self._below), height=1, style="reverse")
        menu = Float(CompletionsMenu(max_height=8, scroll_offset=1), xcursor=True, ycursor=True)
        self.application: Application[None] = Application(
            layout=Layout(FloatContainer(HSplit([picture, self._area, below]), [menu]), focused_element=self._area),
            key_bindings=merge_key_bindings([load_auto_suggest_bindings(), self._keys()]),
            full_screen=True,
        )

    def run(self) -> int:
        """Play until the session ends; the exit code."""
        self.begin()
        if not self._is_done:
            self.application.run()
        show(out, self._farewell)
        return self._code

    def begin(self) -> None:
        """Programs that start play; the first question is shown."""
        self._take(self._session.start())

    # What goes in --------------------------------------------------------------------------------------------

    def _ask(self) -> Ask:
        return self._open

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
        """Feed a line; a mistake in it is explained beside the input, and Ctrl-C during long work leaves."""
        try:
            self._take(self._session.feed(line))
        except FracasError as error:
            self._notes = [Text(str(error), style="red")]
        except KeyboardInterrupt:
            self._end(INTERRUPTED)

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
        return bindings

    # What comes out ------------------------------------------------------------------------------------------

    def _take(self, outputs: Iterable[Output]) -> None:
        """A scene replaces the picture, anything else stands below it until the next line."""
        self._notes = []
        for output in outputs:
            if output.clear:
                self._scene, self._notes = None, []
            if self._is_done:
                self._farewell.append(output)
            elif isinstance(output.what, Scene):
                self._scene, self._notes = output.what, []
            elif isinstance(output.what, Menu) and self._scene is not None:
                self._scene = replace(self._scene, menu=output.what)  # two lists of numbers would be one too many
            elif output.page:
                self._page(output)
            else:
                self._notes.append(output.what if not isinstance(output.what, str) else Text(output.what))
        self._open = self._session.ask or Ask("")

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
        return " " + toolbar(self._area.text, self._ask()).ljust(self.application.output.get_size().columns)

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
        frame = canvas.fit(self._scene, rows - len(notes), self._pan)
        self._overflow = frame.overflow
        gap: list[Line] = [[]] * (rows - len(frame.lines) - len(notes)) if notes else []
        return canvas.paint(Frame([*frame.lines, *gap, *notes][-rows:], Pan()))  # notes stand next to the input
