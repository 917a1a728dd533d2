"""The English sentences of facts, where figures, sides or lists change their words."""

from __future__ import annotations

import pytest

from fracas.core.facts import Ending, Event, Fact, Preview, Prompt, Reason
from fracas.games.toy_battle.events import Covered, Drew, Pinned, Placed, RegionTaken, Skipped, Unpinned
from fracas.games.toy_battle.explain import (
    Covers,
    Draws,
    Exposed,
    Leaves,
    Pins,
    Places,
    Raids,
    Shoves,
    Shown,
    Takes,
)
from fracas.games.toy_battle.reasons import CannotShove, OtherwiseAsked, Plain, RackFull, SignKeepsOut, TooWeak
from fracas.games.toy_battle.view import MayDraw, Over, TakeTurn

from .helpers import told

pytestmark = pytest.mark.wording


def turn(drawable: int, can_place: bool = True, is_rack_full: bool = False) -> TakeTurn:
    return TakeTurn(seat="blue", drawable=drawable, can_place=can_place, is_rack_full=is_rack_full)


STAR = Shown(owner="red", troop="star", is_own=False)
HOOK = Shown(owner="blue", troop="hook", is_own=True)
EVENTS: dict[str, Event] = {
    "Blue draws 2 troops: Kwak and Star.": Drew(seat="blue", count=2, troops=["kwak", "star"]),
    "Blue draws 1 troop.": Drew(seat="blue", count=1, troops=None),
    "Blue places Roxy on b9, covering Red's Star.": Covered(
        seat="blue", troop="roxy", node="b9", owner="red", below="star", is_own=False
    ),
    "Blue places Roxy on b9, covering its own Cap'n.": Covered(
        seat="blue", troop="roxy", node="b9", owner="blue", below="capn", is_own=True
    ),
    "Red places XB-42 on the Blue H.Q. and captures it.": Placed(
        kind="captured", seat="red", troop="xb-42", node="blue-hq"
    ),
    "Blue pins a troop on Red's rack: Star.": Pinned(seat="blue", owner="red", troop="star"),
    "Blue pins a troop on Red's rack.": Pinned(seat="blue", owner="red", troop=None),
    "Red's pinned troop can be placed again.": Unpinned(owner="red", count=1),
    "Red's pinned troops can be placed again.": Unpinned(owner="red", count=2),
    "Blue skips Skully's effect.": Skipped(seat="blue", effect="skully"),
    "Blue skips the base's recall effect.": Skipped(seat="blue", effect="recall"),
    "Blue takes 3 medals from the region b1, b2, b8.": RegionTaken(
        seat="blue", region=0, bases=["b1", "b2", "b8"], medals=3
    ),
}
PROMPTS: dict[str, Prompt] = {
    "Blue, draw 2 troops or place one.": turn(2),
    "Blue, draw 1 troop or place one.": turn(1),
    "Blue, draw 2 troops; you cannot place any.": turn(2, can_place=False),
    "Blue, place a troop; your rack is full.": turn(0, is_rack_full=True),
    "Blue, place a troop; your reserve is empty.": turn(0),
    "Blue, Skully lets you draw 2 troops.": MayDraw(seat="blue", effect="skully", drawable=2),
    "Blue, this base lets you draw 1 troop.": MayDraw(seat="blue", effect="draw", drawable=1),
    "The game is over.": Over(),
}
PREVIEWS: dict[str, Preview] = {
    "2 troops from your reserve": Draws(count=2),
    "covers Red's Star, takes 1 medal and wins": Places(parts=[Covers(troop=STAR), Takes(medals=1, wins=True)]),
    "2 troops from your reserve; leaves your H.Q. open: Red is connected to it": Draws(
        count=2, exposed=Exposed(enemy="red"), hurts=True
    ),
    "covers your Hook, leaves your H.Q. open: Red is connected to it": Places(
        parts=[Covers(troop=HOOK), Exposed(enemy="red")], hurts=True
    ),
    "covers your Hook": Places(parts=[Covers(troop=HOOK)]),
    "takes 2 medals": Places(parts=[Takes(medals=2, wins=False)]),
    "Red's Star": Leaves(kind="discards", troop=STAR),
    "your Hook": Leaves(kind="recalls", troop=HOOK),
    "Red's Star onto your Hook": Shoves(troop=STAR, onto=HOOK),
    "one of 2 troops, at random; known to be there: Star": Raids(count=2, known=["star"]),
    "the only troop it can hit": Raids(count=1, known=None),
    "one of 3 troops, chosen blindly": Pins(count=3),
}
REASONS: dict[str, Reason] = {
    "Hook (4) is not stronger than Red's Roxy (7)": TooWeak(
        troop="hook", strength=4, owner="red", defender="roxy", defence=7
    ),
    "first answer this: Blue, draw 2 troops or place one.": OtherwiseAsked(prompt=turn(2)),
    "your rack is full: it holds 8 troops at most": RackFull(most=8),
    "the sign on b3 lets in only Kwak and troops of strength 1 or 2": SignKeepsOut(node="b3", strengths=[1, 2]),
    "the troop you return must be on another base": Plain(kind="recall-from-here"),
    "a visible enemy troop adjacent to b9 is shoved one path section to another base, never onto an H.Q.": CannotShove(
        spot="b9"
    ),
}
ENDINGS: dict[str, Ending] = {
    "Red can neither draw nor place, so the tie in medals goes to Blue.": Ending(
        kind="stuck-tied", winner="blue", loser="red"
    ),
}


@pytest.mark.parametrize(
    ("sentence", "fact"), [*EVENTS.items(), *PROMPTS.items(), *PREVIEWS.items(), *REASONS.items(), *ENDINGS.items()]
)
def test_sentence(sentence: str, fact: Fact) -> None:
    assert told(fact) == sentence
