"""A stretch of a match as a moving picture, one frame an action."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, Literal

from .bitmap import pixels
from .engine import drawn
from .order import Order

if TYPE_CHECKING:
    from PIL.Image import Image

Animated = Literal["gif", "webp"]
ANIMATIONS: tuple[Animated, ...] = ("gif", "webp")
MOST_FRAMES = 400
WIDTH = 640  # pixels: frames are many
LEAST_MS, LONGEST_MS = 400, 1200  # an action stays in sight; the more there are, the shorter
WHOLE_MS = 40_000  # about so long is a whole match
PALETTE_FRAMES = 4  # whose colours are counted
LAST_MS = 4_000  # the end is looked at


def pace(frames: int) -> list[int]:
    """How long each frame is shown, in milliseconds."""
    each = max(LEAST_MS, min(LONGEST_MS, WHOLE_MS // max(frames, 1)))
    return [each] * (frames - 1) + [max(LAST_MS, each)]


def frame(order: Order, width: int = WIDTH) -> bytes:
    """One frame, as a PNG file: there may be hundreds, and so they are small."""
    return pixels(drawn(order, has_font=False), width)


def packed(frames: Sequence[bytes], kind: Animated) -> bytes:
    """Frames as a file that moves."""
    from PIL.Image import Dither

    images = _same_size([_opened(one) for one in frames])
    written = BytesIO()
    if kind == "gif":
        palette = _palette(images)  # one for all: what does not change takes no room in the next frame
        images = [image.quantize(palette=palette, dither=Dither.NONE) for image in images]  # flat colours need no dots
    how: dict[str, Any] = {"optimize": False} if kind == "gif" else {"quality": 80, "method": 2}
    lasting = {"save_all": True, "append_images": images[1:], "duration": pace(len(images)), "loop": 0}
    images[0].save(written, kind.upper(), **lasting, **how)
    return written.getvalue()


def moments(first: int, last: int, step: int = 1) -> list[int]:
    """The plies of an animation: every so many, and the last one."""
    return [*range(first, last, step), last]


def _opened(packed: bytes) -> Image:
    from PIL import Image

    return Image.open(BytesIO(packed)).convert("RGB")


def _palette(images: list[Image]) -> Image:
    """The 256 colours of some of the frames."""
    from PIL import Image

    some = images[:: max(1, len(images) // PALETTE_FRAMES)] + images[-1:]
    sheet = Image.new("RGB", (some[0].width * len(some), some[0].height))
    for number, image in enumerate(some):
        sheet.paste(image, (number * image.width, 0))
    return sheet.quantize(256)


def _same_size(images: list[Image]) -> list[Image]:
    """Captions of one line and of two make pictures of different heights: all become as high as the highest."""
    from PIL import Image

    width, height = max(image.width for image in images), max(image.height for image in images)
    made = []
    for image in images:
        if image.size != (width, height):
            canvas = Image.new("RGB", (width, height), image.getpixel((0, 0)))
            canvas.paste(image, (0, 0))
            image = canvas
        made.append(image)
    return made
