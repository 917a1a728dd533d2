"""From a study to what a client receives."""

from __future__ import annotations

from typing import Any

import numpy as np

from fracas.core.branching import falls, match_at
from fracas.core.contract import ALL, EVERYTHING, Game, actor_of
from fracas.core.facts import Event, T
from fracas.core.match import Match
from fracas.core.texts import ENGLISH

from .. import messages as wire
from ..errors import Refused
from ..guests import Guest
from ..study_models import Study, StudyAt, StudyChance, StudyFall, StudyFalls, StudyInfo, StudyMoment, StudyNode
from .shelf import OpenStudy, StudyRow
from .spots import Spot, spot, spots


def info(row: StudyRow, seats: tuple[str, ...]) -> StudyInfo:
    """On a list."""
    return StudyInfo(**_fields(row, seats))


def _fields(row: StudyRow, seats: tuple[str, ...]) -> dict[str, Any]:
    return {
        "id": row.id,
        "game": row.game,
        "name": row.title,
        "match": row.match_id,
        "redrawn": None if row.redrawn is None else seats[row.redrawn],
        "version": row.version,
        "created_at": row.created_at,
        "changed_at": row.changed_at,
    }


def whole(study: OpenStudy, guest: Guest | None) -> Study:
    """All of its lines."""
    match, row = study.match, study.row
    game = match.game
    decision = match.notes.decision
    outcome = outcome_of(match)
    if outcome is None and decision is not None:
        outcome = wire.Outcome(winner=decision.winner, ending=decision.ending, text="")
    return Study(
        **_fields(row, game.card.seats),
        rules_version=game.card.rules_version,
        options=game.options.model_dump(mode="json"),
        seats=list(game.card.seats),
        players=dict(match.notes.players),
        yours=guest is not None and guest.id == row.owner_id,
        outcome=outcome,
        nodes=[_node(match, one) for one in spots(match)],
    )


def at(study: OpenStudy, guest: Guest, node: str) -> StudyAt:
    """All of its lines, and a moment."""
    return StudyAt(study=whole(study, guest), node=node)


def _node(match: Match, one: Spot) -> StudyNode:
    node, game = one.node, match.game
    is_main = node is None
    by_chance = (one.ply > 0 and match.drew_chance(one.ply - 1)) if node is None else node.is_by_chance
    chance = None if node is None else StudyChance(salt=node.chance.salt, deals_anew=node.chance.deals_anew)
    return StudyNode.model_construct(
        id=one.id,
        parent=one.parent,
        ply=one.ply,
        seat=game.seat_name(one.seat),
        text="" if one.action is None else one.action.text,
        structure=None if one.action is None else one.action.structure(),
        by_chance=by_chance,
        chance=chance,
        name="" if node is None else node.name,
        comment=match.lines.comments.get(one.ply, "") if is_main else node.comment if node is not None else "",
    )


def moment(study: OpenStudy, node: str, seat: str | None, language: str | None) -> StudyMoment:
    """What there is to see, with everybody's eyes or one seat's, and what may be played."""
    match, game = study.match, study.match.game
    here = spot(match, node)
    viewer, actor = _viewer(game, seat), actor_of(here.content)
    view = game.view(_state(game, here.content), viewer)
    seen = view.model_copy(update={"prompt": told_in(game, view.prompt, language)}).model_dump(mode="json")
    return StudyMoment.model_construct(
        version=study.row.version,
        node=here.id,
        ply=here.ply,
        seat=EVERYTHING if viewer == ALL else game.seat_name(viewer),
        actor=game.seat_name(actor),
        view=seen,
        events=_events(game, here, viewer, language),
        legal=legal_actions(game, here.content, language),
        outcome=outcome_of(match_at(game, here.content), language or ENGLISH),
    )


def may_bring(study: OpenStudy, node: str, action: Any, seed: str, language: str | None) -> StudyFalls:
    """What an action may bring."""
    game, here = study.match.game, spot(study.match, node)
    chosen = match_at(game, here.content).prepare(action).action
    found = falls(game, here.content, here.ply, chosen, seed, deals_anew=game.has_secrets)
    return StudyFalls(
        falls=[
            StudyFall(
                chance=StudyChance(salt=fall.chance.salt, deals_anew=fall.chance.deals_anew),
                share=round(fall.share, 4),
                events=wired(game, fall.events, here.ply + 1, language),
            )
            for fall in found
        ]
    )


def _viewer(game: Game[Any], seat: str | None) -> int | None:
    if seat in (None, EVERYTHING):
        return ALL
    if seat not in game.card.seats:
        raise Refused("invalid", f"{game.card.id} has no seat {seat!r}; it has {', '.join(game.card.seats)} and all")
    return game.card.seats.index(str(seat))


def _state(game: Game[Any], content: bytes) -> np.record:
    found: np.record = np.frombuffer(bytearray(content), game.state)[0]
    return found


def told_in(game: Game[Any], fact: T, language: str | None) -> T:
    """A fact with its sentence, unless facts alone are asked for."""
    return fact if language == wire.FACTS_ALONE else game.texts(language or ENGLISH).told(fact)


def _events(game: Game[Any], here: Spot, viewer: int | None, language: str | None) -> list[wire.GameEvent]:
    if here.action is None:
        return []
    then, now = _state(game, here.start(game)), _state(game, here.content)
    return wired(game, game.narrate(then, here.action, now, viewer), here.ply, language)


def wired(game: Game[Any], events: list[Event], ply: int, language: str | None) -> list[wire.GameEvent]:
    """Events as they are sent."""
    told = (told_in(game, event, language).model_copy(update={"ply": ply}) for event in events)
    return [wire.GameEvent.model_construct(**event.model_dump(mode="json")) for event in told]


def legal_actions(game: Game[Any], content: bytes, language: str | None) -> list[wire.LegalAction]:
    """What the side to act may play, with what it should know before: as it would know it."""
    actor = actor_of(content)
    if actor is None:
        return []
    state = np.frombuffer(bytearray(content), game.state)
    actions = [game.actions[number] for number in game.legal_ids(state)]
    previews = game.previews(game.view(state[0], actor), actions)
    spoken = wire.FACTS_ALONE if language is None else language
    return [
        wire.LegalAction.model_construct(
            id=action.id,
            text=action.text,
            structure=action.structure(),
            preview=None
            if preview is None
            else wire.GameFact.model_construct(**told_in(game, preview, spoken).model_dump(mode="json")),
        )
        for action, preview in zip(actions, previews, strict=True)
    ]


def outcome_of(match: Match, language: str = ENGLISH) -> wire.Outcome | None:
    """How it ended; None: it has not."""
    found = match.outcome_in(ENGLISH if language == wire.FACTS_ALONE else language)
    return None if found is None else wire.Outcome(winner=found.winner_name, ending=found.ending, text=found.text)
