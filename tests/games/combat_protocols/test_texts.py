"""The English sentences of facts, where figures and what happened on the way change their words."""

from __future__ import annotations

from typing import Any

import pytest

from fracas.core.facts import Ending, Event, Fact, Preview, Reason
from fracas.games.combat_protocols import CombatProtocols
from fracas.games.combat_protocols.events import Drained, Ended, Flew, ObstacleMoved, Stepped, TokenMoved
from fracas.games.combat_protocols.explain import Flight, LastExit, LastPower, Overheating, Payment
from fracas.games.combat_protocols.reasons import (
    AtCell,
    AtSquare,
    AtStart,
    BarrierBetween,
    Occupied,
    OutOfReach,
    WrongSide,
)
from tests.support import told

pytestmark = pytest.mark.wording

TRACKS: dict[str, Any] = {"heat": 4, "room": 3, "power": 2, "pointing": "up"}
PREVIEWS: dict[str, Preview] = {
    "the engine overheats: the drill is lost": Overheating(**TRACKS),
    "the last machine leaves: the drill is complete": LastExit(**TRACKS),
    "costs 1 power": Payment(**TRACKS),
    "costs the last power: the drill is lost": LastPower(cause="payment", **TRACKS),
    "the Battery Drain takes the last power: the drill is lost": LastPower(cause="drain", **TRACKS),
    "then 3 spaces to the end of the Heat Track": Flight(drained=False, engine=False, charged=False, **TRACKS),
    "the Battery Drain takes 1 power; the Engine turns the Heat marker round; "
    "then 3 spaces to the end of the Heat Track": Flight(drained=True, engine=True, charged=False, **TRACKS),
}
EVENTS: dict[str, Event] = {
    "Machine 2 flies from b2 to b1 through a Battery Drain; the Charger gives back 1 power.": Flew(
        machine=2, origin="b2", target="b1", drained=True, engine=False, charged=True, heat=4, power=1
    ),
    "Machine 1 flies from a2 to a1.": Flew(
        machine=1, origin="a2", target="a1", drained=False, engine=False, charged=False, heat=7, power=1
    ),
    "Machine 2 loses the last power to the Battery Drain between b2 and b1.": Drained(
        machine=2, origin="b2", target="b1"
    ),
    "Out of power: the drill is lost.": Ended(ending=Ending(kind="out-of-power", winner=None, loser=None)),
    "The engine overheats: the drill is lost.": Ended(ending=Ending(kind="overheated", winner=None, loser=None)),
    "The controller steps onto the top right token (Move for 1 power); the top left token flips.": Stepped(
        cell="ne", face="move for 1 power", left="nw", idle=False, power=2
    ),
    "The controller steps onto the top right token (Move, free), which has nothing to act on.": Stepped(
        cell="ne", face="move", left=None, idle=True, power=1
    ),
    "The controller steps onto the bottom left token (Move, free).": Stepped(
        cell="sw", face="move", left=None, idle=False, power=1
    ),
    "The token on a2 moves to a1.": TokenMoved(origin="a2", target="a1"),
    "The Barrier on a1-b1 moves to a1-a2.": ObstacleMoved(obstacle="barrier", origin="a1-b1", target="a1-a2"),
}
REASONS: dict[str, Reason] = {
    "b2 has no direction token, so no machine can leave it": AtSquare(kind="no-way-out", square="b2"),
    "b1 is occupied by machine 2": Occupied(square="b1", machine=2),
    "the token points west, but machine 1 leaves the board to the north only": WrongSide(
        machine=1, facing="west", heading="north"
    ),
    "the controller can only step onto an orthogonal neighbour: top right or bottom left": OutOfReach(
        cells=["ne", "sw"]
    ),
    "a Barrier lies between b2 and b1": BarrierBetween(origin="b2", target="b1"),
    "it would leave over start 2, where machines still wait": AtStart(kind="start-blocks", start=2),
    "“Move, free” (top right) has a target and must be carried out": AtCell(kind="must-act", cell="ne", face="move"),
}


@pytest.mark.parametrize(("sentence", "fact"), [*PREVIEWS.items(), *EVENTS.items(), *REASONS.items()])
def test_sentence(sentence: str, fact: Fact) -> None:
    assert told(CombatProtocols, fact) == sentence
