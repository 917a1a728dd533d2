"""The evaluation curve of a game as an SVG picture."""

from __future__ import annotations

from html import escape

from ..core.match import Match
from ..search.review import Review

WIDTH, HEIGHT, MARGIN = 720, 260, 36
TYPE = 'font-family="sans-serif" font-size="13"'
COLOURS = ("#2f6fb5", "#c8452f")
DASHES = ("", "6 4")  # the sides differ in more than hue


def curve_svg(match: Match, judged: Review) -> str:
    """One line per side over the plies, -1 to 1, mistakes as dots."""
    seats, actions = match.game.card.seats, match.game.actions
    plies = max(1, len(judged.curve) - 1)

    def x(ply: int) -> float:
        return MARGIN + ply * (WIDTH - 2 * MARGIN) / plies

    def y(value: float) -> float:
        return HEIGHT / 2 - value * (HEIGHT / 2 - MARGIN)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" {TYPE}>',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#faf8f4"/>',
        f'<line x1="{MARGIN}" y1="{y(0):.1f}" x2="{WIDTH - MARGIN}" y2="{y(0):.1f}" stroke="#b8b2a7"/>',
        f'<text x="6" y="{y(1) + 4:.1f}">won</text><text x="6" y="{y(-1) + 4:.1f}">lost</text>',
    ]
    for seat, name in enumerate(seats):
        points = " ".join(f"{x(ply):.1f},{y(values[seat]):.1f}" for ply, values in judged.curve.items())
        dash = f' stroke-dasharray="{DASHES[seat % 2]}"' if DASHES[seat % 2] else ""
        colour = COLOURS[seat % 2]
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"{dash}/>')
        parts.append(f'<text x="{MARGIN + 90 * seat}" y="18" fill="{colour}">{escape(name)}</text>')
    for mistake in judged.mistakes:
        one = mistake.decision
        played, best = actions[one.played].text, actions[one.best].text
        about = escape(f"{one.ply + 1}. {seats[one.seat]}: {played}; better {best}")
        place = f'cx="{x(one.ply + 1):.1f}" cy="{y(judged.curve[one.ply + 1][one.seat]):.1f}"'
        parts.append(f'<circle {place} r="5" fill="{COLOURS[one.seat % 2]}"><title>{about}</title></circle>')
    return "\n".join([*parts, "</svg>", ""])
