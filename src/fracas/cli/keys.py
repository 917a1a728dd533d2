"""A full-screen picture that keys change: the replay at a terminal."""

from __future__ import annotations

from prompt_toolkit.application import Application
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.keys import Keys
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl

from .canvas import Canvas
from .replay import Replay

_NAMES = {
    Keys.Right: "right",
    Keys.Left: "left",
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.Escape: "escape",
    Keys.ControlM: "enter",
    Keys.ControlH: "backspace",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.ControlLeft: "c-left",
    Keys.ControlRight: "c-right",
    " ": "space",
}


def picture(steps: Replay, width: int, height: int) -> ANSI:
    """The scene for a screen of this size."""
    canvas = Canvas(width, height)
    frame = canvas.fit(steps.scene(), height, steps.pan)
    steps.overflow = frame.overflow
    return canvas.paint(frame)


def run_replay(steps: Replay) -> None:
    """Show the scene and follow the keys until the person leaves."""
    bindings = KeyBindings()

    def control_text() -> ANSI:
        size = application.output.get_size()
        return picture(steps, size.columns, size.rows)

    @bindings.add(Keys.Any)
    @bindings.add(Keys.Escape, eager=True)
    def press(event: KeyPressEvent) -> None:
        key = event.key_sequence[0].key
        steps.press(_NAMES.get(key, str(key)))
        if steps.is_done:
            event.app.exit()

    for named in _NAMES:
        if isinstance(named, Keys) and named is not Keys.Escape:
            bindings.add(named)(press)

    @bindings.add(Keys.ControlC)
    @bindings.add(Keys.ControlD)
    def leave(event: KeyPressEvent) -> None:
        event.app.exit()

    application: Application[None] = Application(
        layout=Layout(Window(FormattedTextControl(control_text, focusable=True, show_cursor=False))),
        key_bindings=bindings,
        full_screen=True,
    )
    application.run()
