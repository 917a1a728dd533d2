"""What happened when an action was played, as sentences with the fields an animation needs."""

from __future__ import annotations

import numpy as np

from fracas.core.contract import Action, Event, Game, ending_name

from .actions import Enter, Fly, Idle, MoveToken, Place, Shift, Turn
from .geometry import neighbour
from .options import CombatProtocolsOptions
from .state import Ending
from .view import KIND_TEXTS, CombatProtocolsView, obstacle_between, view

ENDING_TEXTS: dict[int, str] = {
    Ending.ALL_THROUGH: "every flying machine is through: the drill is flown",
    Ending.OUT_OF_POWER: "out of power: the drill is lost",
    Ending.OVERHEATED: "the engine overheats: the drill is lost",
    Ending.ACTION_LIMIT: "the drill takes too long and is called off: lost",
}


class Placed(Event):
    """An obstacle was laid on a line."""

    obstacle: str
    line: str


class Moved(Event):
    """A machine entered, flew on or left; `origin` and `target` are squares, `waiting` or `gone`."""

    machine: int
    origin: str
    target: str
    drained: bool
    engine: bool
    charged: bool
    heat: int
    power: int


class Stepped(Event):
    """The controller stepped on a panel cell; the token it left flipped."""

    cell: str
    face: str
    left: str | None
    power: int


class Turned(Event):
    """A direction token turned."""

    square: str
    facing: str


class TokenMoved(Event):
    """A direction token moved to a neighbouring square."""

    origin: str
    target: str


class ObstacleMoved(Event):
    """An obstacle moved to another line."""

    origin: str
    target: str


class Ended(Event):
    """The game is over."""

    ending: str
    solved: bool


def narrate(
    game: Game[CombatProtocolsOptions], before: np.record, action: Action, after: np.record, seat: int | None
) -> list[Event]:
    """Everything `action` brought about, in order."""
    old, new = view(game, before, seat), view(game, after, seat)
    events: list[Event] = []
    match action:
        case Place():
            kind = next(obstacle.kind for obstacle in old.obstacles if obstacle.line is None)
            text = f"a {KIND_TEXTS[kind]} is laid on {action.line}"
            return [Placed(kind="placed", text=text, obstacle=kind, line=action.line)]
        case Enter() | Fly():
            events.append(_moved(old, new, after))
        case _:
            events.append(_stepped(old, new, action))
            if not (after.over and after.ending == Ending.OUT_OF_POWER):
                events += _effect(new, action)
    if after.over:
        ending = Ending(int(after.ending))
        name = ending_name(ending)
        events.append(Ended(kind="ended", text=ENDING_TEXTS[ending], ending=name, solved=bool(after.winner == 0)))
    return events


def _moved(old: CombatProtocolsView, new: CombatProtocolsView, after: np.record) -> Event:
    changed = [(a, b) for a, b in zip(old.machines, new.machines, strict=True) if a.place != b.place]
    drained = new.power.marker > old.power.marker
    if not changed:  # a fatal Battery Drain stops the machine on the line
        return Event(kind="drained", text="the last power is lost to a Battery Drain")
    machine, moved = changed[0]
    square = next((square for square in new.squares if square.name == moved.place), None)
    is_cold = not (after.over and after.ending == Ending.OVERHEATED)
    engine = is_cold and square is not None and square.location == "engine"
    at_charger = is_cold and square is not None and square.location == "charger"
    drained = drained or (at_charger and obstacle_between(old, machine.place, moved.place) == "drain")
    verb = {"waiting": f"enters at {moved.place}"}.get(machine.place, f"flies from {machine.place} to {moved.place}")
    if moved.place == "gone":
        verb = f"leaves the board from {machine.place}"
    text = f"machine {machine.number} {verb}"
    text += " through a Battery Drain" if drained else ""
    text += "; the Engine turns the Heat marker round" if engine else ""
    charged = at_charger and new.power.marker < old.power.marker + drained
    text += "; the Charger gives back 1 power" if charged else ""
    return Moved(
        kind="moved",
        text=text,
        machine=machine.number,
        origin=machine.place,
        target=moved.place,
        drained=drained,
        engine=engine,
        charged=charged,
        heat=new.heat.marker,
        power=new.power.marker,
    )


def _stepped(old: CombatProtocolsView, new: CombatProtocolsView, action: Action) -> Event:
    shown = next(cell for cell in old.panel if cell.cell == action.structure()["cell"])
    left = next((cell.cell for cell in old.panel if cell.has_controller), None)
    text = f"the controller steps on {shown.cell} ({shown.face})"
    text += f"; {left} flips" if left else ""
    text += "; nothing to do there" if isinstance(action, Idle) else ""
    return Stepped(kind="stepped", text=text, cell=shown.cell, face=shown.face, left=left, power=new.power.marker)


def _effect(new: CombatProtocolsView, action: Action) -> list[Event]:
    match action:
        case Turn():
            facing = next(square.token for square in new.squares if square.name == action.square)
            text = f"the token on {action.square} turns {action.turn} and points {facing}"
            return [Turned(kind="turned", text=text, square=action.square, facing=str(facing))]
        case MoveToken():
            target = neighbour(action.square, action.way)
            text = f"the token on {action.square} moves to {target}"
            return [TokenMoved(kind="token-moved", text=text, origin=action.square, target=target)]
        case Shift():
            text = f"the obstacle on {action.line} moves to {action.to}"
            return [ObstacleMoved(kind="obstacle-moved", text=text, origin=action.line, target=action.to)]
    return []
