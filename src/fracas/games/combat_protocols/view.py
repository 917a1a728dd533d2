"""What the player sees of Combat Protocols: everything."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, View
from fracas.core.facts import Prompt
from fracas.core.plain import Plain

from .actions import PANEL_NAMES, PanelCell
from .data import board_squares
from .geometry import SIDES, Way, line_name, square_name
from .options import CombatProtocolsOptions
from .state import ACTION_LIMIT, GONE, PANEL, PANEL_TURNS, SIDE, WAITING, Obstacle

Face = Literal["turn 90", "turn 180", "move", "move for 1 power"]
ObstacleKind = Literal["barrier", "drain"]
Pointing = Literal["up", "down"]
FACES: dict[int, tuple[Face, Face]] = {  # by kind: first side, other side
    1: ("turn 90", "turn 180"),
    0: ("move", "move for 1 power"),
}
KINDS: dict[int, ObstacleKind] = {Obstacle.BARRIER: "barrier", Obstacle.DRAIN: "drain"}
LOCATIONS: dict[str, Literal["engine", "charger"] | None] = {".": None, "E": "engine", "C": "charger"}


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class SquareView(_Part):
    """A square and what stands on it."""

    name: str
    row: int
    column: int
    location: Literal["engine", "charger"] | None
    token: Way | None
    machine: int | None  # a machine's number


class MachineView(_Part):
    """A flying machine: its start, the way it heads, and a square, `waiting` or `gone`."""

    number: int
    start: int
    heading: Way
    place: str


class StartView(_Part):
    """A start outside the board; `line` is the column or row it stands before, from 1."""

    number: int
    side: Way
    line: int
    square: str
    heading: Way
    waiting: list[int]  # machines, the next to enter first


class ObstacleView(_Part):
    """An obstacle on a line between squares, or still to be placed."""

    kind: ObstacleKind
    line: str | None


class HeatView(_Part):
    """The Heat Track: the marker's space from 1; either end loses. `room`: spaces to the end it points to."""

    length: int
    marker: int
    pointing: Pointing
    room: int


class PowerView(_Part):
    """The Power Track: the marker's space from 1; the last one loses."""

    length: int
    marker: int


class PanelView(_Part):
    """A token of the control panel: the face shown, the face below, and whether the controller may step on it."""

    cell: PanelCell
    face: Face
    other_face: Face
    is_flipped: bool
    has_controller: bool
    is_reachable: bool


class PlaceObstacle(Prompt):
    """An obstacle is to be placed; `more` follow it."""

    kind: Literal["place"] = "place"
    obstacle: ObstacleKind
    more: int


class PlainPrompt(Prompt):
    """A machine is to move or the controller to step, or nothing is asked any more."""

    kind: Literal["move-or-step", "over"]


class CombatProtocolsView(View):
    """The whole table."""

    prompt: PlaceObstacle | PlainPrompt = Field(discriminator="kind")
    title: str
    mission: int
    difficulty: str
    tracks: str
    rows: int
    columns: int
    phase: Literal["placing", "flying", "over"]
    squares: list[SquareView]
    starts: list[StartView]
    machines: list[MachineView]
    obstacles: list[ObstacleView]
    heat: HeatView
    power: PowerView
    panel: list[PanelView]
    played: int
    limit: int = ACTION_LIMIT


def view(game: Game[CombatProtocolsOptions], s: Plain, seat: int | None) -> CombatProtocolsView:
    """Everything is open, to the player and to a spectator."""
    options, seats = game.options, game.card.seats
    board = options.the_board
    obstacles = obstacle_views(s, options)
    is_placing = any(obstacle.line is None for obstacle in obstacles)
    phase: Literal["placing", "flying", "over"] = "over" if s.over else "placing" if is_placing else "flying"
    return CombatProtocolsView(
        seat=game.seat_name(seat),
        actor=None if s.over else seats[0],
        prompt=_prompt(phase, obstacles),
        title=board.title,
        mission=options.mission,
        difficulty=options.difficulty,
        tracks=options.tracks,
        rows=board.rows,
        columns=board.columns,
        phase=phase,
        squares=_square_views(s, options),
        starts=_start_views(s, options),
        machines=_machine_views(s, options),
        obstacles=obstacles,
        heat=_heat_view(s, options),
        power=PowerView(length=options.lengths.power, marker=s.power + 1),
        panel=[_panel_view(s, cell) for cell in range(PANEL)],
        played=s.played,
    )


def _prompt(phase: str, obstacles: list[ObstacleView]) -> PlaceObstacle | PlainPrompt:
    if phase != "placing":
        return PlainPrompt(kind="over" if phase == "over" else "move-or-step")
    kinds = [obstacle.kind for obstacle in obstacles if obstacle.line is None]
    return PlaceObstacle(obstacle=kinds[0], more=len(kinds) - 1)


def place_name(place: int) -> str:
    """A machine's place: a square, `waiting` or `gone`."""
    return "waiting" if place == WAITING else "gone" if place == GONE else square_name(place - 1)


def obstacle_views(s: Plain, options: CombatProtocolsOptions) -> list[ObstacleView]:
    """The obstacles in the order drawn."""
    return [
        ObstacleView(kind=KINDS[s.obstacle[i]], line=line_name(s.line[i] - 1) if s.line[i] else None)
        for i in range(options.obstacles)
    ]


def _machine_views(s: Plain, options: CombatProtocolsOptions) -> list[MachineView]:
    board = options.the_board
    return [
        MachineView(
            number=machine + 1,
            start=start,
            heading=SIDES[board.starts[start - 1].heading],
            place=place_name(s.place[machine]),
        )
        for machine, start in enumerate(options.machines)
    ]


def _heat_view(s: Plain, options: CombatProtocolsOptions) -> HeatView:
    length, heat = options.lengths.heat, s.heat
    room = heat if s.cooling else length - 1 - heat
    return HeatView(length=length, marker=heat + 1, pointing="down" if s.cooling else "up", room=room)


def _square_views(s: Plain, options: CombatProtocolsOptions) -> list[SquareView]:
    board = options.the_board
    tokens = {s.token_at[i]: SIDES[s.facing[i]] for i in range(len(board.tokens))}
    machines = {int(place) - 1: number + 1 for number, place in enumerate(s.place) if place not in (WAITING, GONE)}
    return [
        SquareView(
            name=square_name(square),
            row=square // SIDE,
            column=square % SIDE,
            location=LOCATIONS[board.squares[square // SIDE][square % SIDE]],
            token=tokens.get(square),
            machine=machines.get(square),
        )
        for square in board_squares(board)
    ]


def _start_views(s: Plain, options: CombatProtocolsOptions) -> list[StartView]:
    board = options.the_board
    return [
        StartView(
            number=start.number,
            side=start.side,
            line=start.line,
            square=square_name(board.front(start)),
            heading=SIDES[start.heading],
            waiting=[
                machine + 1
                for machine, home in enumerate(options.machines)
                if home == start.number and s.place[machine] == WAITING
            ],
        )
        for start in board.starts
    ]


def _panel_view(s: Plain, cell: int) -> PanelView:
    faces = FACES[int(PANEL_TURNS[cell])]
    flipped = s.flipped[cell]
    here = s.controller - 1
    return PanelView(
        cell=PANEL_NAMES[cell],
        face=faces[flipped],
        other_face=faces[1 - flipped],
        is_flipped=bool(flipped),
        has_controller=here == cell,
        is_reachable=here < 0 or cell not in (here, PANEL - 1 - here),
    )


def obstacle_between(view: CombatProtocolsView, first: str, second: str) -> ObstacleKind | None:
    """The kind of obstacle on the line between two squares."""
    lines = {f"{first}-{second}", f"{second}-{first}"}
    return next((obstacle.kind for obstacle in view.obstacles if obstacle.line in lines), None)
