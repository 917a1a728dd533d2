"""The English sentences of facts, where figures, sides or lists change their words."""

from __future__ import annotations

import pytest

from fracas.core.facts import Event, Fact, Preview, Reason
from fracas.games.combact import Combact
from fracas.games.combact.events import Dealt, Dots, MatchOver, Score
from fracas.games.combact.explain import (
    FieldTaken,
    NotConnected,
    NoTimeToSwap,
    NotOffered,
    NoToken,
    OffTheBoard,
    OfPiece,
    Placing,
    Plain,
    TooManyDots,
    TooManySixes,
)
from tests.support import told

pytestmark = pytest.mark.wording

EVENTS: dict[str, Event] = {
    "White wins the match (territory: Black 0, White 120).": MatchOver(
        winner="white",
        loser="black",
        reason="two-passes",
        scores=(Score(kind="territory", black=0, white=120),),
        wins=(0, 1),
    ),
    "Match 3 is dealt: 3+3 goals, Black starts.": Dealt(match=3, target="goals", starter="black"),
}
PREVIEWS: dict[str, Preview] = {
    "dots: 3 at 4; after it you can place nothing more, and so lose": Placing(
        dots=(Dots(count=3, points=(4,)),), spends_token=False, hurts=True
    ),
    "dots: 6 at 0; 2 at 7; spends the 5+1 token": Placing(
        dots=(Dots(count=6, points=(0,)), Dots(count=2, points=(7,))), spends_token=True
    ),
}
REASONS: dict[str, Reason] = {
    "the next match needs a different target from the last": Plain(kind="same-target"),
    "sides may be swapped only if the option “Swapping sides” allows it": Plain(kind="no-swapping"),
    "sides may be swapped only right after the first piece": NoTimeToSwap(after="first"),
    "sides have already been swapped in this match": Plain(kind="already-swapped"),
    "nobody may pass in the time factor": Plain(kind="no-passing"),
    "the Inception is set only once, before a match starts": Plain(kind="inception-stands"),
    "a target is chosen only between the matches of a campaign": Plain(kind="not-between-matches"),
    "2a has already been placed": OfPiece(kind="already-placed", piece="2a"),
    "7e is not on offer; choose 4a, 4b, 5a, 5b, the lens, or the triangle": NotOffered(
        piece="7e", offered=("4a", "4b", "5a", "5b", "lens", "triangle")
    ),
    "it does not fit on a board of radius 3": OffTheBoard(radius=3),
    "only the other side can place 4b like this: a piece may be turned, never mirrored": OfPiece(
        kind="mirrored", piece="4b"
    ),
    "field 0-2 is already taken": FieldTaken(field="0-2"),
    "it must share a connecting point with one of Black's pieces": NotConnected(seat="black"),
    "six dots at point 4 cost a 5+1 token, and Black has none": NoToken(seat="black", point=4),
    "it would connect six dots at points 0 and 4; the 5+1 token covers only one point": TooManySixes(points=(0, 4)),
    "it would connect 7 dots at point 0; only 5 are allowed": TooManyDots(point=0, dots=7, most=5),
}


@pytest.mark.parametrize(("sentence", "fact"), [*EVENTS.items(), *PREVIEWS.items(), *REASONS.items()])
def test_sentence(sentence: str, fact: Fact) -> None:
    assert told(Combact, fact) == sentence
