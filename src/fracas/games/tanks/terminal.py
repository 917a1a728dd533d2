"""The terminal's picture of Tanks: legible without colour."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import TypeVar

from rich.console import Group
from rich.table import Table
from rich.text import Text

from fracas.core.contract import Action, Game
from fracas.core.drawing import Choice, Drawing, Paper, Room, spotted

from .actions import Fire, Move, Ram
from .events import shot_event
from .goal import errands
from .options import TanksOptions
from .spaces import space_name
from .state import DIRECTIONS, FULL_HIT_POINTS, STEP_COLUMN, STEP_ROW
from .view import RollView, TanksView, TankView, place

T = TypeVar("T")

CELL_WIDTH, SMALL_CELL = 5, 3
LABELS = 3  # characters before a row; one less behind it
FEW = 18  # actions that are listed one by one
BRIEF = 20  # the widest brief card
STYLES = {"green": "bold green", "orange": "bold dark_orange"}
#   Floor, wall, pool, gap, destroyed floor, wreck: each a different shape.
PICTURES = {".": "  ·  ", "#": "▐███▌", "~": " ≈≈≈ ", "_": "     ", "x": " ╳╳╳ ", "%": " %%% "}
#   A space that counts for a goal, between signs of what is to be done there; in the colour of its side.
GOAL_SIGNS = {"reach": ("[", "]"), "hold": ("(", ")"), "break": ("<", ">")}
BOTH_SIDES = "bold yellow"
MARKS = {".": " ", "#": "█", "~": "≈", "_": " ", "x": "╳", "%": "%"}  # the ground under a token
GROUND_STYLES = {".": "dim", "#": "white", "~": "bold blue", "_": "", "x": "red", "%": "dim"}


def draw(game: Game[TanksOptions], view: TanksView, paper: Paper) -> Drawing:
    """The zone, the squadrons beside each other, the turn and the last roll."""
    parts: list[Text | Table] = [_board(view, paper, CELL_WIDTH)]
    if "collateral" in view.rules:
        parts.append(Text(f"\n   {paper.say('draw-compass')}\n", style="dim"))
    parts.append(_squadrons(view, paper))
    if view.goals:
        parts.append(_goals(view, paper))
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


def seat_style(game: Game[TanksOptions], seat: str) -> str:
    """The colour of its pieces."""
    return STYLES[seat]


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
    goals = [goal for goal in view.goals if space in goal.spaces and not goal.is_done]
    if goals and symbol in ".#~":
        left, right = GOAL_SIGNS[goals[0].kind]
        style = STYLES[goals[0].side] if len({goal.side for goal in goals}) == 1 else BOTH_SIDES
        inner = PICTURES[symbol][1:4]
        return (f"{left}{inner[1]}{right}" if is_small else f"{left}{inner}{right}"), style
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
    for left, right in _side_by_side([_card(view, paper, tank) for tank in view.tanks], view):
        table.add_row(left, right)
    return table


def _side_by_side(cards: list[T], view: TanksView) -> Iterator[tuple[T | None, T | None]]:
    """Green's and orange's, as many rows as the larger squadron needs."""
    greens = sum(tank.side == "green" for tank in view.tanks)
    yield from zip_longest(cards[:greens], cards[greens:])


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
    if any(tank.held):
        notes.append(paper.say("draw-held", turns=max(tank.held)))
    return notes


def _vital(view: TanksView, paper: Paper, width: int) -> list[Text]:
    """Both squadrons, and how far goals are: who loses its tanks, or the race, loses the game."""
    lines = [Text(_turn(view, paper))]
    cards = [Text(_brief(view, tank), STYLES[tank.side]) for tank in view.tanks]
    if width >= 2 * BRIEF + 2:
        for left, right in _side_by_side(cards, view):
            line = left or Text()
            line.pad_right(BRIEF + 2 - line.cell_len)
            lines.append(line.append_text(right or Text()))
    else:
        lines += cards
    if view.goals:
        lines.append(_goals(view, paper))
    return lines


def _brief(view: TanksView, tank: TankView) -> str:
    """`>G1 ■■■■□□ 4 h8!`: plays now, its points, where it stands, stunned; `·` will be the next of its side."""
    points = "■" * tank.hit_points + "□" * (FULL_HIT_POINTS - tank.hit_points)
    mark = ">" if tank.name == view.active_tank else ("·" if tank.is_next else " ")
    where = "†" if tank.space is None else tank.space
    held = f" +{max(tank.held)}" if any(tank.held) else ""
    return f"{mark}{short(tank)} {points} {tank.hit_points} {where}{'!' if tank.is_stunned else ''}{held}"


def _facts(view: TanksView, paper: Paper) -> list[Text]:
    facts = [] if view.last_roll is None else [_roll(paper, view.last_roll)]
    if "collateral" in view.rules:
        facts.append(Text(paper.say("draw-compass"), style="dim"))
    return facts


def _goals(view: TanksView, paper: Paper) -> Text:
    """What wins besides destroying the enemy, with how far each side is."""
    told = [paper.texts.say(errand) for errand in errands(view)]
    return Text(paper.say("draw-goals", goals="; ".join(told)))


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
