"""The terminal's picture of Tanks: legible without colour."""

from __future__ import annotations

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Game

from .data import space_name
from .events import shot_event
from .options import TanksOptions
from .state import FULL_HIT_POINTS, TURNS_TO_HOLD, WALLS_TO_BREAK
from .view import RollView, TanksView, TankView

CELL_WIDTH = 5
STYLES = {"green": "bold green", "orange": "bold dark_orange"}
#   Floor, wall, pool, gap, destroyed floor, wreck: each a different shape.
PICTURES = {".": "  ·  ", "#": "▐███▌", "~": " ≈≈≈ ", "_": "     ", "x": " ╳╳╳ ", "%": " %%% "}
COMPASS = "   Compass of strays: 2 ↑  5 ↓  3 ←  4 →"
MARKS = {".": " ", "#": "█", "~": "≈", "_": " ", "x": "╳", "%": "%"}  # the ground under a token
GROUND_STYLES = {".": "dim", "#": "white", "~": "bold blue", "_": "", "x": "red", "%": "dim"}


def draw(game: Game[TanksOptions], view: TanksView) -> Group:
    """The zone, the squadrons beside each other, the turn and the last roll."""
    parts: list[Text | Table] = [_board(view)]
    if "collateral" in view.rules:
        parts.append(Text(f"{COMPASS}\n", style="dim"))
    parts.append(_squadrons(view))
    if view.missions:
        parts.append(_missions(view))
    if view.last_roll is not None:
        parts.append(_roll(game, view.last_roll))
    parts.append(Text(f"Turn {view.turn} of {view.turn_limit}. {view.prompt.text}"))
    return Group(*parts)


def _board(view: TanksView) -> Text:
    picture = Text()
    files = "".join(chr(ord("a") + column).center(CELL_WIDTH) for column in range(view.width))
    picture.append(f"   {files}\n", style="dim")
    for row in reversed(range(view.height)):
        picture.append(f"{row + 1:2} ", style="dim")
        for column in range(view.width):
            text, style = _cell(view, column, row)
            picture.append(text, style=style)
        picture.append(f" {row + 1}\n", style="dim")
    picture.append(f"   {files}\n", style="dim")
    return picture


def _cell(view: TanksView, column: int, row: int) -> tuple[str, str]:
    """A tank as `>G1:6` (`>` plays now, `!` stunned instead of `:`), tokens as `+g1` behind a mark of the ground."""
    space = space_name(column, row)
    tank = view.tank_on(space)
    if tank is not None:
        active = ">" if tank.name == view.active_tank else " "
        mark = "!" if tank.is_stunned else ":"
        return f"{active}{_short(tank)}{mark}{tank.hit_points}", STYLES[tank.side]
    tokens = [tank for tank in view.tanks if tank.token is not None and tank.token.space == space]
    symbol = view.ground_at(column, row)
    if tokens:
        label = _short(tokens[0]).lower() if len(tokens) == 1 else f"×{len(tokens)}"
        return f"{MARKS[symbol]}+{label} ", STYLES[tokens[0].side] if len(tokens) == 1 else "bold"
    return PICTURES[symbol], GROUND_STYLES[symbol]


def _short(tank: TankView) -> str:
    return f"{tank.side[0].upper()}{tank.number}"


def _squadrons(view: TanksView) -> Table:
    table = Table.grid(padding=(0, 4))
    for side in STYLES:
        table.add_column(style=STYLES[side])
    greens = [tank for tank in view.tanks if tank.side == "green"]
    oranges = [tank for tank in view.tanks if tank.side == "orange"]
    for left, right in zip(greens, oranges, strict=True):
        table.add_row(_card(view, left), _card(view, right))
    return table


def _card(view: TanksView, tank: TankView) -> str:
    """`> G1 ■■■■□□ 4 h8 stunned, token on c3`."""
    points = "■" * tank.hit_points + "□" * (FULL_HIT_POINTS - tank.hit_points)
    notes = [] if tank.space else ["destroyed"]
    if tank.is_stunned:
        notes.append("stunned")
    if tank.token is not None:
        notes.append(f"token on {tank.token.space}" if tank.token.space else "token outside")
    if tank.held:
        notes.append(f"pool held {tank.held} of {TURNS_TO_HOLD}")
    mark = ">" if tank.name == view.active_tank else ("·" if tank.is_next else " ")
    return f"{mark} {_short(tank)} {points} {tank.hit_points} {tank.space or '-':3} {', '.join(notes)}".rstrip()


def _missions(view: TanksView) -> Text:
    words = {
        "hold_pool": f"repair at the centre pool {TURNS_TO_HOLD} turns in a row",
        "reach_far_rank": "reach the enemy's first rank",
        "break_walls": f"destroy {WALLS_TO_BREAK} walls (green {view.walls_destroyed['green']}, "
        f"orange {view.walls_destroyed['orange']})",
    }
    return Text("Missions: " + "; ".join(words[mission] for mission in view.missions))


def _roll(game: Game[TanksOptions], roll: RollView) -> Text:
    """The sentence, then the dice, cancelled ones in brackets."""
    said = Text(f"Last shot: {game.texts().say(shot_event(roll, None))}")
    cancelled = [die for die in roll.dice if die.fate != "kept"]
    if cancelled:
        dice = " ".join(f"({die.value})" if die.fate != "kept" else str(die.value) for die in roll.dice)
        said.append(f" [dice {dice}; in brackets: dropped or cancelled]")
    return said
