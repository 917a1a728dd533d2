"""What a person wants to know before acting: the odds of a shot, exactly, and what other actions cost or bring."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Literal, TypeVar

from fracas.core.contract import Action, Game, State
from fracas.core.facts import Fact, Preview

from .actions import Fire, Move, Ram
from .options import TanksOptions
from .progress import cell_name, tank_name
from .questions import DICE, KILLS, LOSS_COLUMNS, LOSSES, NO_OBSTACLE, OBSTACLE, POINTS, SHOT_COLUMNS, STUNS, shot_odds
from .reasons import why_illegal
from .state import (
    BOARD_SIDE,
    CELLS,
    DIRECTIONS,
    FIRE,
    FULL_HIT_POINTS,
    MOST_SQUAD,
    MOST_TANKS,
    MOVE_POINTS,
    REPAIRED_POINTS,
    SEATS,
    SIDES_OF_A_DIE,
    STEP_COST,
    Cell,
)
from .tables import cell_of
from .view import Obstacle, TanksView, TankView, ground_cells, place

__all__ = ["previews", "why_illegal"]

F = TypeVar("F", bound=Fact)
SLIGHT = 0.005  # an average below rounds to 0.00


class Loss(Fact):
    """What a shot may do to a tank."""

    kind: Literal["loss"] = "loss"
    tank: str
    points: float  # on average
    is_slight: bool  # so few that two digits would show none
    kill: float | None  # chance of destruction; None: it cannot happen
    stun: float | None  # chance of a stun; None also for who is stunned already


class Breach(Fact):
    """How likely a shot destroys the ground it is aimed at, or that stands in its way."""

    kind: Literal["breach"] = "breach"
    space: str
    chance: float


class ShotPreview(Preview):
    """The odds of a shot."""

    kind: Literal["shot"] = "shot"
    dice: int  # 0: an automatic hit
    hit: float  # chance that the target is struck without a 1 among the dice; never behind an obstacle
    glance: float | None
    obstacle: Obstacle | None  # what a bolt straight at the target meets first
    ground: list[Breach]
    losses: list[Loss]  # the target first, then enemies


class StepPreview(Preview):
    """What a step costs."""

    kind: Literal["step"] = "step"
    cost: int
    points_left: int  # before it


class RamPreview(Preview):
    """What a ram does to both tanks."""

    kind: Literal["ram"] = "ram"
    damage: int


class RepairPreview(Preview):
    """What a repair brings."""

    kind: Literal["repair"] = "repair"
    points: int


def previews(game: Game[TanksOptions], view: TanksView, actions: Sequence[Action]) -> list[Preview | None]:
    """What each action of the active tank does, or nothing to say."""
    tank = view.active
    if tank is None or tank.space is None:
        return [None] * len(actions)
    shots = iter(shot_previews(game, view, tank, [action.id for action in actions if isinstance(action, Fire)]))
    return [next(shots) if isinstance(action, Fire) else _preview(view, tank, action) for action in actions]


def _preview(view: TanksView, tank: TankView, action: Action) -> Preview | None:
    if isinstance(action, Move):
        return StepPreview(cost=int(STEP_COST[DIRECTIONS.index(action.direction)]), points_left=view.points_left)
    if isinstance(action, Ram):
        spent = MOVE_POINTS - view.points_left + int(STEP_COST[DIRECTIONS.index(action.direction)])
        return RamPreview(damage=spent // 2)
    if action.kind == "repair":
        return RepairPreview(points=min(REPAIRED_POINTS, FULL_HIT_POINTS - tank.hit_points))
    return None


def shot_previews(game: Game[TanksOptions], view: TanksView, tank: TankView, shots: list[int]) -> list[ShotPreview]:
    """All outcomes of these shots by the active tank, each with its chance."""
    if not shots:
        return []
    state = lay_out(game, view, tank)
    answers = game.engine.ask(shot_odds, state, game.tables, shots, SHOT_COLUMNS)
    seat, board = int(state[0].actor), state[0].board.tolist()
    blocking = {answer[OBSTACLE] for answer in answers} - {NO_OBSTACLE}
    obstacles = {cell: view.obstacle_at((cell % BOARD_SIDE, cell // BOARD_SIDE)) for cell in blocking}
    known: dict[tuple[int, int], ShotPreview] = {}  # the mode of a shot makes a difference to its dice alone
    told = []
    for shot, answer in zip(shots, answers, strict=True):
        target = (shot - FIRE) % CELLS
        key = target, answer[DICE]
        if key not in known:
            tanks = _order_of_losses(board[target] - Cell.TANK, seat)
            known[key] = _shot_preview(answer, target, obstacles.get(answer[OBSTACLE]), tanks)
        told.append(known[key])
    return told


def lay_out(game: Game[TanksOptions], view: TanksView, active: TankView) -> State:
    """As much of the state as a shot depends on, from the view alone."""
    state = game.blank()
    s, seat = state[0], SEATS.index(active.side)
    s.actor, s.active[seat] = seat, active.number - 1
    s.board[:] = ground_cells(view.ground)
    for tank in view.tanks:
        unit = tank.index
        s.cell[unit] = -1 if tank.space is None else cell_of(place(tank.space))
        if tank.space is not None:
            s.board[s.cell[unit]] = Cell.TANK + unit
        s.hit_points[unit] = tank.hit_points
        s.stunned[unit] = tank.is_stunned
    if active.token is not None:
        unit = active.index
        s.has_token[unit] = 1
        s.token_column[unit], s.token_row[unit] = active.token.column - 1, active.token.row - 1
    return state


@cache
def _order_of_losses(aimed_at: int, seat: int) -> list[tuple[str, int]]:
    """The tanks, each with where its losses begin in an answer: the target first, if it is a tank, then enemies."""
    units = sorted(range(MOST_TANKS), key=lambda unit: (unit != aimed_at, unit // MOST_SQUAD == seat))
    return [(tank_name(unit), LOSSES + unit * LOSS_COLUMNS) for unit in units]


def _shot_preview(
    answer: list[int], target: int, obstacle: Obstacle | None, tanks: list[tuple[str, int]]
) -> ShotPreview:
    dice, blocking, hits, glances, target_breaks, obstacle_breaks = answer[:LOSSES]
    rolls = SIDES_OF_A_DIE**dice
    breaks = ((target, target_breaks), (blocking, obstacle_breaks))
    return _make_shot(
        {
            "kind": "shot",
            "text": "",
            "dice": dice,
            "hit": hits / rolls,
            "glance": glances / rolls if glances else None,
            "obstacle": obstacle,
            "ground": [_breach(cell, ways, rolls) for cell, ways in breaks if ways],
            "losses": [_loss(name, answer, at, rolls) for name, at in tanks if answer[at + POINTS]],
        }
    )


def _loss(tank: str, answer: list[int], at: int, rolls: int) -> Loss:
    points, kills, stuns = answer[at + POINTS] / rolls, answer[at + KILLS], answer[at + STUNS]
    return _make_loss(
        {
            "kind": "loss",
            "tank": tank,
            "points": points,
            "is_slight": points < SLIGHT,
            "kill": kills / rolls if kills else None,
            "stun": stuns / rolls if stuns else None,
        }
    )


def _breach(cell: int, ways: int, rolls: int) -> Breach:
    return _make_breach({"kind": "breach", "space": cell_name(cell), "chance": ways / rolls})


def _maker(kind: type[F]) -> Callable[[dict[str, Any]], F]:
    """Makes facts of a kind from all their fields, in the order of the model and unchecked.

    A list has a thousand facts, made of what the rules have counted: to check them takes half as long again, and twice
    the memory.
    """
    given = {name for name, field in kind.model_fields.items() if field.is_required()}
    new, put = object.__new__, object.__setattr__  # facts are frozen

    def make(fields: dict[str, Any]) -> F:
        fact = new(kind)
        put(fact, "__dict__", fields)
        put(fact, "__pydantic_fields_set__", given)
        put(fact, "__pydantic_extra__", None)
        put(fact, "__pydantic_private__", None)
        return fact

    return make


_make_shot, _make_loss, _make_breach = _maker(ShotPreview), _maker(Loss), _maker(Breach)
