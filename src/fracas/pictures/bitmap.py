"""From a drawing to pixels."""

from __future__ import annotations

import re
from functools import cache

from .engine import STATIC, check_ready

WIDTH, MOST_WIDTH = 1200, 4000  # pixels
LEAST_WIDTH = 100
LATIN = re.compile(r"[\x00-\xff\u0131\u0152\u0153\u02bb-\u02dc\u2000-\u206f\u20ac\u2122\u2191\u2193\u2212\u2215]*")
_LETTERS = re.compile(r"<text.*?</text>", re.DOTALL)
_TAGS = re.compile(r"<[^>]*>")
_WEIGHT = re.compile(r'(?<=font-weight=")\d+(?=")')


def pixels(svg: str, width: int = WIDTH) -> bytes:
    """The picture as a PNG file, so many pixels wide. The system's fonts are asked only for letters ours has not."""
    check_ready()
    import resvg_py

    letters = _TAGS.sub("", "".join(_LETTERS.findall(svg)))
    return bytes(
        resvg_py.svg_to_bytes(
            svg_string=_WEIGHT.sub(_known_weight, svg),
            width=width,
            font_files=_fonts(),
            font_family="Figtree",
            sans_serif_family="Figtree",
            skip_system_fonts=LATIN.fullmatch(letters) is not None,
        )
    )


def _known_weight(found: re.Match[str]) -> str:
    """A weight between two hundreds would be taken for the usual one; the bolder is nearer to what browsers draw."""
    return str(-(-int(found[0]) // 100) * 100)


@cache
def _fonts() -> list[str]:
    return [str(file) for file in sorted(STATIC.glob("*.ttf"))]
