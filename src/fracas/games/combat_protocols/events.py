"""What happened when an action was played, as facts with the fields an animation needs."""

from __future__ import annotations

from typing import Literal

from fracas.core import facts
from fracas.core.contract import Action, Game
from fracas.core.facts import Event
from fracas.core.plain import Plain

from .actions import Enter, Fly, Idle, MoveToken, PanelCell, Place, Shift, Turn, TurnName
from .geometry import Way, neighbour
from .options import CombatProtocolsOptions
from .state import Ending
from .view import CombatProtocolsView, Face, ObstacleKind, obstacle_between, view


class Placed(Event):
    """An obstacle was placed on a line."""

    kind: Literal["placed"] = "placed"
    obstacle: ObstacleKind
    line: str


class _Moved(Event):
    """A machine moved; `heat` and `power` are the spaces of the two markers afterwards."""

    machine: int
    heat: int
    power: int


class _Arrived(_Moved):
    """It came to a square, whose Engine or Charger Depot may have worked."""

    target: str
    engine: bool
    charged: bool


class Entered(_Arrived):
    """A machine entered the board from its start."""

    kind: Literal["entered"] = "entered"
    start: int


class Flew(_Arrived):
    """A machine flew on to the next square, perhaps through a Battery Drain."""

    kind: Literal["flew"] = "flew"
    origin: str
    drained: bool


class Left(_Moved):
    """A machine left the board over its far side."""

    kind: Literal["left"] = "left"
    origin: str


class Drained(Event):
    """A Battery Drain took the last power, and the machine got no further than the line."""

    kind: Literal["drained"] = "drained"
    machine: int
    origin: str
    target: str


class Stepped(Event):
    """The controller stepped on a panel cell, and the token it left flipped. Idle: the face shown had no target."""

    kind: Literal["stepped"] = "stepped"
    cell: PanelCell
    face: Face
    left: PanelCell | None
    idle: bool
    power: int


class Turned(Event):
    """A direction token turned."""

    kind: Literal["turned"] = "turned"
    square: str
    turn: TurnName
    facing: Way


class TokenMoved(Event):
    """A direction token moved to a neighbouring square."""

    kind: Literal["token-moved"] = "token-moved"
    origin: str
    target: str


class ObstacleMoved(Event):
    """An obstacle moved to another line."""

    kind: Literal["obstacle-moved"] = "obstacle-moved"
    obstacle: ObstacleKind
    origin: str
    target: str


class Ended(Event):
    """The game is over."""

    kind: Literal["ended"] = "ended"
    ending: facts.Ending


def narrate(
    game: Game[CombatProtocolsOptions], before: Plain, action: Action, after: Plain, seat: int | None
) -> list[Event]:
    """Everything `action` brought about, in order."""
    old, new = view(game, before, seat), view(game, after, seat)
    events: list[Event] = []
    match action:
        case Place():
            kind = next(obstacle.kind for obstacle in old.obstacles if obstacle.line is None)
            return [Placed(obstacle=kind, line=action.line)]
        case Enter() | Fly():
            events.append(_moved(old, new, action, bool(after.ending == Ending.OVERHEATED)))
        case _:
            events.append(_stepped(old, new, action))
            if after.ending != Ending.OUT_OF_POWER:
                events += _effect(old, new, action)
    if after.over:
        events.append(Ended(ending=game.ending(after)))
    return events


def _moved(old: CombatProtocolsView, new: CombatProtocolsView, action: Enter | Fly, overheated: bool) -> Event:
    moves = zip(old.machines, new.machines, strict=True)
    machine, now = next(((was, now) for was, now in moves if was.place != now.place), (None, None))
    heat, power = new.heat.marker, new.power.marker
    if machine is None or now is None:
        return _drained(old, action)
    if now.place == "gone":
        return Left(machine=machine.number, origin=machine.place, heat=heat, power=power)
    location = None if overheated else next(square.location for square in new.squares if square.name == now.place)
    drained = obstacle_between(old, machine.place, now.place) == "drain"
    engine, charged = location == "engine", location == "charger" and power < old.power.marker + drained
    if isinstance(action, Enter):
        return Entered(
            machine=machine.number,
            start=action.start,
            target=now.place,
            engine=engine,
            charged=charged,
            heat=heat,
            power=power,
        )
    return Flew(
        machine=machine.number,
        origin=machine.place,
        target=now.place,
        drained=drained,
        engine=engine,
        charged=charged,
        heat=heat,
        power=power,
    )


def _drained(old: CombatProtocolsView, action: Enter | Fly) -> Event:
    """Nothing moved: a fatal Battery Drain stops a machine on the line."""
    assert isinstance(action, Fly)
    square = next(square for square in old.squares if square.name == action.square)
    assert square.machine is not None
    assert square.token is not None
    return Drained(machine=square.machine, origin=square.name, target=neighbour(square.name, square.token))


def _stepped(old: CombatProtocolsView, new: CombatProtocolsView, action: Action) -> Event:
    shown = next(cell for cell in old.panel if cell.cell == action.structure()["cell"])
    left = next((cell.cell for cell in old.panel if cell.has_controller), None)
    idle = isinstance(action, Idle)
    return Stepped(cell=shown.cell, face=shown.face, left=left, idle=idle, power=new.power.marker)


def _effect(old: CombatProtocolsView, new: CombatProtocolsView, action: Action) -> list[Event]:
    match action:
        case Turn():
            facing = next(square.token for square in new.squares if square.name == action.square)
            assert facing is not None
            return [Turned(square=action.square, turn=action.turn, facing=facing)]
        case MoveToken():
            return [TokenMoved(origin=action.square, target=neighbour(action.square, action.way))]
        case Shift():
            kind = next(obstacle.kind for obstacle in old.obstacles if obstacle.line == action.line)
            return [ObstacleMoved(obstacle=kind, origin=action.line, target=action.to)]
    return []
