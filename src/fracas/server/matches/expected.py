"""The line that a better action expects, played on from the moment of the mistake."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from fracas.core.branching import Followed, follow
from fracas.core.facts import Event

from .. import messages as wire
from ..analysis_models import ExpectedAction, ExpectedLine, ExpectedMoment
from . import portray
from .live import LiveMatch


def played(live: LiveMatch, ply: int, line: Sequence[int], viewer: int | None, language: str | None) -> ExpectedLine:
    """A line of a match that is over, as `viewer` would see it. Its chance is the same at every visit."""
    match, game = live.match, live.game
    found = follow(game, match.content_at(ply), ply, match.seat_at(ply), line, f"expected{ply}")
    return ExpectedLine(
        ply=ply,
        view=_view(live, found.start, viewer, language),
        dealt_anew=found.is_dealt_anew,
        moments=_moments(live, found, viewer, language),
    )


def _moments(live: LiveMatch, found: Followed, viewer: int | None, language: str | None) -> list[ExpectedMoment]:
    game, before, told = live.game, found.start, []
    for node in found.nodes:
        events = game.narrate(_state(live, before), node.action, _state(live, node.content), viewer)
        action = ExpectedAction(text=node.action.text, structure=node.action.structure())
        told.append(
            ExpectedMoment(
                action=action,
                seat=game.card.seats[node.seat],
                view=_view(live, node.content, viewer, language),
                events=[_event(live, event, node.ply + 1, language) for event in events],
            )
        )
        before = node.content
    return told


def _state(live: LiveMatch, content: bytes) -> np.record:
    found: np.record = np.frombuffer(bytearray(content), live.game.state)[0]
    return found


def _view(live: LiveMatch, content: bytes, viewer: int | None, language: str | None) -> dict[str, Any]:
    view = portray.spoken(live, live.game.view(_state(live, content), viewer), language)
    told: dict[str, Any] = view.model_dump(mode="json")
    return told


def _event(live: LiveMatch, event: Event, ply: int, language: str | None) -> wire.GameEvent:
    told = portray.tell(live, event, language).model_copy(update={"ply": ply})
    return wire.GameEvent.model_construct(**told.model_dump(mode="json"))
