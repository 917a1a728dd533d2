"""Pictures of positions outside of a browser: SVG, PNG, and animations as GIF or WebP.

Boards are drawn once, by the browser client's components. Its build compiles them into one script as well, which
`engine` runs in a JavaScript engine of its own; `order` says what is to be drawn, as far as one seat may see it, and
`bitmap` and `animation` make of the drawing what others can show. All that needs the extra `fracas[pictures]`.

    look = Look(theme="dark", language="de")
    svg(match, ply=12, seat=0, look=look)      # text
    png(match, width=800)                      # bytes; the newest moment, as a spectator sees it
    animation(match, "gif", moments(8, 12))    # bytes
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from fracas.core.match import Match

from .animation import ANIMATIONS, MOST_FRAMES, Animated, frame, moments, packed
from .animation import WIDTH as ANIMATION_WIDTH
from .bitmap import LEAST_WIDTH, MOST_WIDTH, WIDTH, pixels
from .engine import NoPictures, check_ready, drawn, edition
from .order import PLAIN, THEMES, Frame, Look, NoSuchMoment, Order, Theme, order_of

__all__ = [
    "ANIMATIONS",
    "ANIMATION_WIDTH",
    "LEAST_WIDTH",
    "MOST_FRAMES",
    "MOST_WIDTH",
    "THEMES",
    "WIDTH",
    "Animated",
    "Frame",
    "Look",
    "NoPictures",
    "NoSuchMoment",
    "Order",
    "Theme",
    "animation",
    "check_ready",
    "drawn",
    "edition",
    "frame",
    "moments",
    "order_of",
    "packed",
    "pixels",
    "png",
    "svg",
]


def svg(match: Match, ply: int | None = None, seat: int | None = None, look: Look = PLAIN) -> str:
    """What `seat` (None: a spectator) saw after `ply` actions (None: now), as the text of an SVG file."""
    return drawn(order_of(match, match.ply if ply is None else ply, seat, look))


def png(match: Match, ply: int | None = None, seat: int | None = None, look: Look = PLAIN, width: int = WIDTH) -> bytes:
    """The same as a PNG file, so many pixels wide."""
    order = order_of(match, match.ply if ply is None else ply, seat, look)
    return pixels(drawn(order, has_font=False), width)


def animation(
    match: Match,
    kind: Animated,
    plies: Sequence[int],
    seat: int | None = None,
    look: Look = PLAIN,
    width: int = ANIMATION_WIDTH,
    tell: Callable[[int], None] = lambda done: None,
) -> bytes:
    """These moments as a file that moves; `tell` is told how many frames are drawn."""
    frames: list[bytes] = []
    for ply in plies:
        frames.append(frame(order_of(match, ply, seat, look, Frame(is_of_many=True)), width))
        tell(len(frames))
    return packed(frames, kind)
