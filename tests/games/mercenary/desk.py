"""A table laid out for a test: units in a few words, actions by their texts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from fracas.core.contract import Game
from fracas.core.match import Match
from fracas.games.mercenary import Mercenary
from fracas.games.mercenary.data import find_cards, find_characters
from fracas.games.mercenary.facts import Unit
from fracas.games.mercenary.state import SEATS, SLOTS
from fracas.games.mercenary.view import MercenaryView, UnitView

# 9 by 7 tiles, both modes, no fences:   red spawns on a1, blu on i7; intel of red on c1, of blu on g7; points b4 e4 h4
OPEN = """name: Open

. . . . . . b . B

. . . . . . . . .

. . . . . . . . .

. 1 . . 2 . . 3 .

. . . . . . . . .

. . . . . . . . .

R . r . . . . . .
"""

# As OPEN, with fences between e4 and e5, between d3 and e3, and on three sides of g2; sand on c3 and b5
YARD = """name: Yard

. . . . . . b . B

. . . . . . . . .

. ~ . . . . . . .
        -
. 1 . . 2 . . 3 .

. . ~ .|. . . . .
            -
. . . . . . .|. .
            -
R . r . . . . . .
"""


@cache
def game(mode: str = "capture_the_intel", map_text: str = OPEN, **options: Any) -> Game[Any]:
    """The game on a test map; kept, so that actions are named only once."""
    return Mercenary.with_options({"mode": mode, "map": map_text} | options)


def unit_position(words: str) -> dict[str, Any]:
    """`soldier c3 health=4 burn=2 cloaked` as the position of a unit; without a cell it lies face down."""
    name, *rest = words.split()
    found: dict[str, Any] = {"character": name, "face_up": False}
    for word in rest:
        key, _, value = word.partition("=")
        if not value and len(key) <= 3 and key[-1].isdigit():
            found |= {"face_up": True, "cell": key, "health": find_characters("standard")[name].health}
        elif key == "stickies":
            found[key] = value.split(",")
        elif key == "partner":
            found[key] = value
        else:
            found[key] = int(value) if value else True
    return found


def lay(
    units: Mapping[str, str],
    *,
    actor: str = "red",
    slot: int = 1,
    first: str = "red",
    mode: str = "capture_the_intel",
    on: str = OPEN,
    phase: str = "turn",
    hands: Mapping[str, Sequence[int]] | None = None,
    deck: Sequence[int] | None = None,
    intel: Mapping[str, Mapping[str, Any]] | None = None,
    **more: Any,
) -> Match:
    """A match going on from a position; cards that are nowhere else lie in the deck."""
    laid = {name: unit_position(words) for name, words in units.items()}
    held = {side: list((hands or {}).get(side, [])) for side in SEATS}
    used = [unit["card"] for unit in laid.values() if "card" in unit]
    left = [card.number for card in find_cards("standard") if card.number not in [*used, *held["red"], *held["blu"]]]
    homes = {"red": {"cell": "c1"}, "blu": {"cell": "g7"}} if mode == "capture_the_intel" else {}
    carried = {side: dict(where) for side, where in (intel or {}).items()}
    seen = sorted({*used, *more.pop("seen", [])})
    state = {
        "actor": actor,
        "phase": phase,
        "first": first,
        "round": 1,
        "slot": slot,
        "units": laid,
        "intel": homes | carried,
        "score": {} if homes else {"red": 1, "blu": 1},
        "deck": list(left if deck is None else deck),
        "hands": held,
        "seen": seen,
    }
    if deck is not None:  # every card is somewhere: the rest goes to the other hand
        rest = [card for card in left if card not in deck]
        state["hands"] = {"red": held["red"], "blu": held["blu"] + rest}
    options = {key: more.pop(key) for key in ("round_limit", "characters", "cards") if key in more}
    return Match.from_position(game(mode, on, **options), state | more, seed=1)


def play(match: Match, *texts: str) -> Match:
    """Play actions by their texts."""
    for text in texts:
        match.play(text)
    return match


def texts(match: Match, start: str = "") -> list[str]:
    """The legal actions' texts, those that begin with `start`."""
    return [action.text for action in match.legal() if action.text.startswith(start)]


def view(match: Match, seat: int | None = None) -> MercenaryView:
    """The table as a seat sees it."""
    found = match.game.view(match.state[0], seat)
    assert isinstance(found, MercenaryView)
    return found


def unit(match: Match, name: str) -> UnitView:
    """One unit of the view."""
    return next(unit for unit in view(match).units if unit.id == name)


def has(match: Match, name: str) -> bool:
    """The unit is on the board."""
    return any(unit.id == name and unit.face_up for unit in view(match).units)


def acting(match: Match) -> str:
    """Who has to decide: a unit's name, or `red picks 3`."""
    now = view(match)
    return now.turn.unit if now.turn else f"{now.actor} picks {now.slot}"


def pass_on(match: Match, until: str) -> Match:
    """Let everybody do nothing until a unit has to decide; empty slots take a class nobody asks for."""
    for _ in range(40 * SLOTS):
        if acting(match) == until or match.outcome is not None:
            return match
        idle(match)
    raise AssertionError(f"{until} never had a turn")


def idle(match: Match) -> None:
    """The decision that does least."""
    legal = texts(match)
    match.play(next(text for text in ("end", "stay cloaked", *legal) if text in legal))


def side_hand(match: Match, side: str, seat: int | None) -> tuple[int, list[int]]:
    """Size of a hand, and the cards of it a seat knows."""
    hand = next(hand for hand in view(match, seat).hands if hand.side == side)
    return hand.size, hand.known


def named(name: str, character: str | None) -> Unit:
    """A unit as facts name it: `red-1`, a Heavy."""
    return Unit(id=name, character=character)
