"""A position of Combat Protocols as JSON, both ways."""

from __future__ import annotations

from typing import Literal

import numpy as np
from pydantic import BaseModel, ConfigDict, Field

from fracas.core.contract import Game, Position
from fracas.core.errors import BadPosition, listed
from fracas.core.plain import Plain
from fracas.core.said import mistakes

from .actions import PANEL_NAMES, PanelCell
from .data import board_lines
from .geometry import SIDES, Way, line_name, square_from_name
from .options import CombatProtocolsOptions
from .state import ACTION_LIMIT, GONE, PANEL, WAITING
from .view import KINDS, obstacle_views, place_name

said = mistakes(__package__)


class _Part(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class TokenPosition(_Part):
    """A direction token."""

    square: str
    facing: Way


class ObstaclePosition(_Part):
    """An obstacle, in the order drawn; no line: still to be placed."""

    kind: Literal["barrier", "drain"]
    line: str | None = None


class HeatPosition(_Part):
    """The Heat marker: its space from 1 and the way it points."""

    marker: int = Field(ge=1)
    pointing: Literal["up", "down"]


class CombatProtocolsPosition(Position):
    """Everything on the table."""

    machines: list[str]  # each machine's place: a square, `waiting` or `gone`
    tokens: list[TokenPosition]
    obstacles: list[ObstaclePosition] = Field(default_factory=list)
    heat: HeatPosition
    power: int = Field(ge=1)  # the Power marker's space, from 1
    controller: PanelCell | None = None
    flipped: list[PanelCell] = Field(default_factory=list)  # panel tokens that show their other side
    played: int = Field(default=0, ge=0, le=ACTION_LIMIT)  # moves and activations


def to_position(game: Game[CombatProtocolsOptions], s: Plain) -> CombatProtocolsPosition:
    """The whole state, every piece by name."""
    options = game.options
    here = s.controller
    return CombatProtocolsPosition(
        **game.position_header(s),
        machines=[place_name(s.place[machine]) for machine in range(len(options.machines))],
        tokens=[
            TokenPosition(square=place_name(s.token_at[i] + 1), facing=SIDES[s.facing[i]])
            for i in range(len(options.the_board.tokens))
        ],
        obstacles=[ObstaclePosition(kind=view.kind, line=view.line) for view in obstacle_views(s, options)],
        heat=HeatPosition(marker=s.heat + 1, pointing="down" if s.cooling else "up"),
        power=s.power + 1,
        controller=PANEL_NAMES[here - 1] if here else None,
        flipped=[PANEL_NAMES[cell] for cell in range(PANEL) if s.flipped[cell]],
        played=s.played,
    )


def from_position(game: Game[CombatProtocolsOptions], given: CombatProtocolsPosition, s: np.record) -> None:
    """Fill the zeroed state; what concerns several fields at once is left to the invariants."""
    options = game.options
    _fill_machines(given, s, options)
    _fill_tokens(given, s, options)
    _fill_obstacles(given, s, options)
    lengths = options.lengths
    if given.heat.marker > lengths.heat:
        raise BadPosition("heat.marker", given.heat.marker, said("the-heat-track-has-spaces", heat=lengths.heat))
    if given.power > lengths.power:
        raise BadPosition("power", given.power, said("the-power-track-has-spaces", power=lengths.power))
    s.heat = given.heat.marker - 1
    s.cooling = given.heat.pointing == "down"
    s.power = given.power - 1
    s.controller = 0 if given.controller is None else PANEL_NAMES.index(given.controller) + 1
    if len(set(given.flipped)) != len(given.flipped):
        raise BadPosition("flipped", given.flipped, said("must-name-each-panel-token"))
    for cell in given.flipped:
        s.flipped[PANEL_NAMES.index(cell)] = 1
    s.played = given.played


def _on_board(field: str, name: str, options: CombatProtocolsOptions, extra: tuple[str, ...] = ()) -> int:
    names = options.the_board.square_names()
    if name not in names:
        raise BadPosition(field, name, said("must-be-one-of", known=listed([*extra, *names])))
    return square_from_name(name)


def _fill_machines(given: CombatProtocolsPosition, s: np.record, options: CombatProtocolsOptions) -> None:
    count = len(options.machines)
    if len(given.machines) != count:
        raise BadPosition(
            "machines", given.machines, said("mission-has-machines", mission=options.mission, count=count)
        )
    for i, place in enumerate(given.machines):
        if place == "waiting":
            s.place[i] = WAITING
        elif place == "gone":
            s.place[i] = GONE
        else:
            s.place[i] = _on_board(f"machines.{i}", place, options, ("waiting", "gone")) + 1


def _fill_tokens(given: CombatProtocolsPosition, s: np.record, options: CombatProtocolsOptions) -> None:
    count = len(options.the_board.tokens)
    if len(given.tokens) != count:
        raise BadPosition("tokens", given.tokens, said("the-board-has-direction-tokens", count=count))
    for i, token in enumerate(given.tokens):
        s.token_at[i] = _on_board(f"tokens.{i}.square", token.square, options)
        s.facing[i] = SIDES.index(token.facing)


def _fill_obstacles(given: CombatProtocolsPosition, s: np.record, options: CombatProtocolsOptions) -> None:
    if len(given.obstacles) != options.obstacles:
        reason = f"difficulty {options.difficulty} has {options.obstacles} obstacles"
        raise BadPosition("obstacles", given.obstacles, reason)
    names = {line_name(line): line for line in board_lines(options.the_board)}
    kinds = {name: kind for kind, name in KINDS.items()}
    for i, obstacle in enumerate(given.obstacles):
        if obstacle.line is not None and obstacle.line not in names:
            raise BadPosition(f"obstacles.{i}.line", obstacle.line, said("must-be-null-or-one", known=listed(names)))
        s.obstacle[i] = kinds[obstacle.kind]
        s.line[i] = 0 if obstacle.line is None else names[obstacle.line] + 1
