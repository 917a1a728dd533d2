"""What Combat Protocols is about: machines through, before heat, power or actions run out."""

from __future__ import annotations

from typing import Literal

from fracas.core.contract import Game
from fracas.core.facts import Goal

from .options import CombatProtocolsOptions
from .view import CombatProtocolsView, Pointing


class AllThrough(Goal):
    """Every machine is to cross the board."""

    kind: Literal["all-through"] = "all-through"
    through: int
    machines: int
    heat_left: int  # spaces to the end of the track it points to; on that end the drill is lost
    pointing: Pointing
    power_left: int  # spaces to the last one, which loses
    actions_left: int


def goal(game: Game[CombatProtocolsOptions], view: CombatProtocolsView) -> AllThrough:
    """Machines through, and what is left on the tracks."""
    return AllThrough(
        through=sum(machine.place == "gone" for machine in view.machines),
        machines=len(view.machines),
        heat_left=view.heat.room,
        pointing=view.heat.pointing,
        power_left=view.power.length - view.power.marker,
        actions_left=view.limit - view.played,
    )
