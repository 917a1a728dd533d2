"""The terminal's picture of Tanks: legible without colour."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Choice, Drawing, Paper, Room, spotted

from .actions import Fire, Move, Ram
from .data import space_name
from .events import shot_event
from .options import TanksOptions
from .state import DIRECTIONS, FULL_HIT_POINTS, STEP_COLUMN, STEP_ROW, TURNS_TO_HOLD, WALLS_TO_BREAK
from .view import RollView, TanksView, TankView, place

CELL_WIDTH, SMALL_CELL = 5, 3
LABELS = 3  # characters before a row; one less behind it
FEW = 18  # actions that are listed one by one
BRIEF = 20  # the widest brief card
STYLES = {"green": "bold green", "orange": "bold dark_orange"}
#   Floor, wall, pool, gap, destroyed floor, wreck: each a different shape.
PICTURES = {".": "  ·  ", "#": "▐███▌", "~": " ≈≈≈ ", "_": "     ", "x": " ╳╳╳ ", "%": " %%% "}
MARKS = {".": " ", "#": "█", "~": "≈", "_": " ", "x": "╳", "%": "%"}  # the ground under a token
GROUND_STYLES = {".": "dim", "#": "white", "~": "bold blue", "_": "", "x": "red", "%": "dim"}


def draw(game: Game[TanksOptions], view: TanksView, paper: Paper) -> Drawing:
    """The zone, the squadrons beside each other, the turn and the last roll."""
    parts: list[Text | Table] = [_board(view, paper, CELL_WIDTH)]
    if "collateral" in view.rules:
        parts.append(Text(f"\n   {paper.say('draw-compass')}\n", style="dim"))
    parts.append(_squadrons(view, paper))
    if view.missions:
        parts.append(_missions(view, paper))
    if view.last_roll is not None:
        parts.append(_roll(paper, view.last_roll))
    parts.append(Text(f"{_turn(view, paper)} {view.prompt.text}"))
    return Drawing(
        Group(*parts),
        lambda room: _small(view, paper, room),
        vital=lambda width: _vital(view, paper, width),
        facts=lambda width: _facts(view, paper),
        path=lambda action: _path(view, action),
        also=lambda action: _also(view, action),
        choices=lambda actions: _choices(view, paper, actions),
    )


# The zone --------------------------------------------------------------------------------------------------------


def _small(view: TanksView, paper: Paper, room: Room) -> Text:
    """Spaces as wide as the room allows."""
    has_room = view.width * CELL_WIDTH + 2 * LABELS <= room.width and view.height + 2 <= room.height
    return _board(view, paper, CELL_WIDTH if has_room else SMALL_CELL)


def _board(view: TanksView, paper: Paper, width: int) -> Text:
    columns = range(view.width)[:: -1 if paper.is_turned else 1]
    rows = range(view.height)[:: 1 if paper.is_turned else -1]
    files = "".join(chr(ord("a") + column).center(width) for column in columns)
    picture = Text(f"   {files}\n", style="dim", no_wrap=True)
    for row in rows:
        picture.append(f"{row + 1:2} ", style="dim")
        for column in columns:
            text, style = _cell(view, column, row, width)
            picture.append_text(spotted(Text(text, style), space_name(column, row)))
        picture.append(f" {row + 1}\n", style="dim")
    return picture.append(f"   {files}", style="dim")


def _cell(view: TanksView, column: int, row: int, width: int) -> tuple[str, str]:
    """A tank as `>G1:6` (`>` plays now, `!` stunned instead of `:`), tokens as `+g1` behind a mark of the ground."""
    space, is_small = space_name(column, row), width == SMALL_CELL
    tank = view.tank_on(space)
    if tank is not None:
        active = ">" if tank.name == view.active_tank else " "
        mark = "!" if tank.is_stunned else ":"
        long = f"{active}{short(tank)}{mark}{tank.hit_points}"
        return (f"{active}{short(tank)}" if is_small else long), STYLES[tank.side]
    tokens = [tank for tank in view.tanks if tank.token is not None and tank.token.space == space]
    symbol = view.ground_at(column, row)
    if tokens:
        label = short(tokens[0]).lower() if len(tokens) == 1 else f"×{len(tokens)}"
        style = STYLES[tokens[0].side] if len(tokens) == 1 else "bold"
        return (f"+{label}" if is_small else f"{MARKS[symbol]}+{label} "), style
    return PICTURES[symbol][1:4] if is_small else PICTURES[symbol], GROUND_STYLES[symbol]


def short(tank: TankView) -> str:
    """`G1`."""
    return f"{tank.side[0].upper()}{tank.number}"


# Beside it -------------------------------------------------------------------------------------------------------


def _turn(view: TanksView, paper: Paper) -> str:
    return paper.say("draw-turn", turn=view.turn, limit=view.turn_limit)


def _squadrons(view: TanksView, paper: Paper) -> Table:
    table = Table.grid(padding=(0, 4))
    for side in STYLES:
        table.add_column(style=STYLES[side])
    greens = [tank for tank in view.tanks if tank.side == "green"]
    oranges = [tank for tank in view.tanks if tank.side == "orange"]
    for left, right in zip(greens, oranges, strict=True):
        table.add_row(_card(view, paper, left), _card(view, paper, right))
    return table


def _card(view: TanksView, paper: Paper, tank: TankView) -> str:
    """`> G1 ■■■■□□ 4 h8 stunned, token on c3`."""
    points = "■" * tank.hit_points + "□" * (FULL_HIT_POINTS - tank.hit_points)
    mark = ">" if tank.name == view.active_tank else ("·" if tank.is_next else " ")
    notes = ", ".join(_notes(tank, paper))
    return f"{mark} {short(tank)} {points} {tank.hit_points} {tank.space or '-':3} {notes}".rstrip()


def _notes(tank: TankView, paper: Paper) -> list[str]:
    notes = [] if tank.space else [paper.say("draw-destroyed")]
    if tank.is_stunned:
        notes.append(paper.say("draw-stunned"))
    if tank.token is not None:
        where = tank.token.space
        notes.append(paper.say("draw-token", space=where) if where else paper.say("draw-token-outside"))
    if tank.held:
        notes.append(paper.say("draw-held", turns=tank.held, of=TURNS_TO_HOLD))
    return notes


def _vital(view: TanksView, paper: Paper, width: int) -> list[Text]:
    """Both squadrons, and how far missions are: who loses its tanks, or the race, loses the game."""
    lines = [Text(_turn(view, paper))]
    cards = [Text(_brief(view, tank), STYLES[tank.side]) for tank in view.tanks]
    half = len(cards) // 2
    if width >= 2 * BRIEF + 2:
        for left, right in zip(cards[:half], cards[half:], strict=True):
            left.pad_right(BRIEF + 2 - left.cell_len)
            lines.append(left.append_text(right))
    else:
        lines += cards
    if view.missions:
        lines.append(_missions(view, paper))
    return lines


def _brief(view: TanksView, tank: TankView) -> str:
    """`>G1 ■■■■□□ 4 h8!`: plays now, its points, where it stands, stunned; `·` will be the next of its side."""
    points = "■" * tank.hit_points + "□" * (FULL_HIT_POINTS - tank.hit_points)
    mark = ">" if tank.name == view.active_tank else ("·" if tank.is_next else " ")
    where = "†" if tank.space is None else tank.space
    held = f" {tank.held}/{TURNS_TO_HOLD}" if tank.held else ""
    return f"{mark}{short(tank)} {points} {tank.hit_points} {where}{'!' if tank.is_stunned else ''}{held}"


def _facts(view: TanksView, paper: Paper) -> list[Text]:
    facts = [] if view.last_roll is None else [_roll(paper, view.last_roll)]
    if "collateral" in view.rules:
        facts.append(Text(paper.say("draw-compass"), style="dim"))
    return facts


def _missions(view: TanksView, paper: Paper) -> Text:
    told = "; ".join(
        paper.say(
            f"draw-mission-{mission}",
            turns=TURNS_TO_HOLD,
            walls=WALLS_TO_BREAK,
            green=view.walls_destroyed["green"],
            orange=view.walls_destroyed["orange"],
        )
        for mission in view.missions
    )
    return Text(paper.say("draw-missions", missions=told))


def _roll(paper: Paper, roll: RollView) -> Text:
    """The sentence, then the dice, cancelled ones in brackets."""
    said = Text(paper.say("draw-last-shot", shot=paper.texts.say(shot_event(roll, None))))
    if any(die.fate != "kept" for die in roll.dice):
        dice = " ".join(f"({die.value})" if die.fate != "kept" else str(die.value) for die in roll.dice)
        said.append(f" {paper.say('draw-dice', dice=dice)}")
    return said


# Choosing --------------------------------------------------------------------------------------------------------


def _path(view: TanksView, action: Action) -> Sequence[str]:
    """The space that is fired at, driven to or rammed."""
    if isinstance(action, Fire):
        return (action.space,)
    if isinstance(action, Move | Ram):
        return (_next_to(view, action.direction),)
    return ()


def _next_to(view: TanksView, direction: str) -> str:
    assert view.active is not None
    column, row = place(view.active.space)
    step = DIRECTIONS.index(direction)
    return space_name(column + int(STEP_COLUMN[step]), row + int(STEP_ROW[step]))


def _also(view: TanksView, action: Action) -> str:
    """`fire o2 aimed` for the space on which orange's second tank stands."""
    if not isinstance(action, Fire) or (tank := view.tank_on(action.space)) is None:
        return ""
    return action.text.replace(f"fire {action.space}", f"fire {short(tank).lower()}", 1)


def _choices(view: TanksView, paper: Paper, actions: Sequence[Action]) -> list[Choice]:
    """The shots at enemies with their odds, what else the tank can do, then the shots at everything else."""
    shots = [action for action in actions if isinstance(action, Fire)]
    aimed_at = {shot.id: view.tank_on(shot.space) for shot in shots}
    enemies = [shot for shot in shots if (tank := aimed_at[shot.id]) is not None and tank.side != view.actor]
    if not enemies and len(actions) <= FEW:
        return []
    found = [Choice(_also(view, shot), (shot,)) for shot in _near_first(view, enemies)]
    steps = [action for action in actions if isinstance(action, Move)]
    others = [action for action in actions if not isinstance(action, Fire | Move)]
    found += [Choice(action.text, (action,)) for action in others]
    found += [Choice("move", tuple(steps))] if len(steps) > 1 else [Choice(step.text, (step,)) for step in steps]
    rest = [shot for shot in shots if shot not in enemies]
    if len(rest) == len(actions):  # already narrowed: the usual groups do
        return []
    if len(rest) <= FEW - len(found):
        return [*found, *(Choice(shot.text, (shot,)) for shot in rest)]
    return [*found, Choice(paper.say("draw-fire-elsewhere"), tuple(rest))]


def _near_first(view: TanksView, shots: list[Fire]) -> list[Fire]:
    assert view.active is not None
    column, row = place(view.active.space)

    def distance(shot: Fire) -> int:
        across, up = place(shot.space)
        return max(abs(across - column), abs(up - row))

    return sorted(shots, key=lambda shot: (shot.from_token, distance(shot), shot.space, not shot.aimed))
