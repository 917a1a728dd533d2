"""What people are shown of a match: views, events, drawings, sentences."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from copy import deepcopy
from typing import Any

from rich.console import Console

from ..core.contract import Game, State
from ..core.errors import IllegalAction, did_you_mean
from ..core.facts import Fact
from ..core.match import Match
from ..core.plain import plain
from ..core.scenery import Scenery
from ..core.texts import ENGLISH, languages_of
from .cases import Case, Plan, observation, random_match, seat_text, seats_and_spectator, sensible_match
from .fault import Fault, shown_at

EVERY = 7  # views and drawings are the slow ones


def looking_changes_nothing(case: Case, plan: Plan) -> int:
    """Legal lists, views, evaluations, observations and audits leave the state as it was."""
    looked = 0
    for match in case.matches(plan):
        for ply in range(0, match.ply + 1, EVERY):
            looked += _look(case, match, ply)
    return looked


@shown_at
def _look(case: Case, match: Match, ply: int) -> int:
    state = match.state_at(ply)
    before, shown = state.tobytes(), deepcopy(plain(state[0]))
    looked = 0
    for name, value in _looks(match.game, state):
        if state.tobytes() != before or plain(state[0]) != shown:
            raise Fault.at(case, match, ply, f"{name} changes the state; it may only look")
        if name == "evaluate" and not -1.0 <= value <= 1.0:
            raise Fault.at(case, match, ply, f"evaluate gives {value}, which is not between -1 and 1")
        looked += 1
    return looked


def _looks(game: Game[Any], state: State) -> Iterator[tuple[str, Any]]:
    """Everything that can be asked of a state, one after another."""
    yield "legal", game.legal_ids(state)
    yield "audit", game.engine.audit_at(state, 0, game.tables)
    for seat in range(len(game.card.seats)):
        yield "evaluate", game.engine.evaluate_at(state, 0, game.tables, seat)
        yield "view", game.view(state[0], seat)
        yield "observe", observation(game, state, seat)


def everybody_sees_and_hears(case: Case, plan: Plan) -> int:
    """Every seat has a view that can be sent and drawn, and is told of every action."""
    looked = 0
    for match in case.matches(plan):
        for seat in seats_and_spectator(match.game):
            for ply in range(0, match.ply + 1, EVERY):
                _see(case, match, ply, seat)
                looked += 1
            _hear(case, match, seat)
    return looked


@shown_at
def _see(case: Case, match: Match, ply: int, seat: int | None) -> None:
    game = match.game
    view = game.view(match.state_at(ply)[0], seat)
    who = seat_text(game, seat)
    if type(view) is not game.view_model:
        raise Fault.at(case, match, ply, f"the view is a {type(view).__name__}, not a {game.view_model.__name__}")
    _say(case, match, ply, view.prompt)
    goal = game.goal(view)
    if goal is not None:
        _say(case, match, ply, goal)
    if json.loads(view.model_dump_json()) != view.model_dump(mode="json"):
        raise Fault.at(case, match, ply, f"the view of {who} is not the same after a journey as JSON")
    scenery = getattr(view, "scenery", None)
    if isinstance(scenery, Scenery):
        _point(case, match, ply, scenery)
    Console(file=io.StringIO(), width=120).print(game.draw(game.told_view(match.state_at(ply)[0], seat)))
    if seat is not None and match.game.seat_name(seat) == view.actor:
        for action_id in game.legal_ids(match.state_at(ply)):
            preview = game.preview(view, game.actions[action_id])
            if preview is not None:
                _say(case, match, ply, preview)


def _point(case: Case, match: Match, ply: int, scenery: Scenery) -> None:
    """What the declared board says that places and pieces are named by is a field of an action or an event."""
    game = match.game
    said = [game.action(ids[0]) for ids in game.ids_by_kind.values()] + list(match.events(None))
    known = {field for one in said for field in one.model_dump(by_alias=True)}
    for name in (*scenery.fields, *scenery.piece_fields):
        if not known.issuperset(name.split(".")):
            raise Fault.at(case, match, ply, f"the scenery names {name!r}, which no action and no event has")
    for kind in scenery.moves:
        if kind not in game.ids_by_kind:
            hint = did_you_mean(kind, game.ids_by_kind)
            raise Fault.at(case, match, ply, f"the scenery says that {kind!r} moves, which is no kind of action{hint}")


def _say(case: Case, match: Match, ply: int, fact: Fact) -> None:
    """The fact has a sentence in every language, and nothing is missing in it."""
    game = type(match.game)
    languages = languages_of(game)
    for language in languages or (ENGLISH,):
        problems: list[Exception] = []
        if not game.texts(language).say(fact, problems) or (problems and languages):  # without any, names are read
            reason = f": {problems[0]}" if problems else ""
            raise Fault.at(case, match, ply, f"no sentence ({language}) for the {fact.role} {fact!r}{reason}")


def _hear(case: Case, match: Match, seat: int | None) -> None:
    events = match.events(seat)
    told = {event.ply for event in events}
    for ply in range(1, match.ply + 1):
        if ply not in told:
            raise Fault.at(case, match, ply, f"narrate tells {seat_text(match.game, seat)} nothing of this action")
    for event in events:
        _say(case, match, event.ply, event)


def the_end_is_told(case: Case, plan: Plan) -> int:
    """Random and sensible games end, with a sentence, and then take no further action."""
    longest = case.game().card.longest
    ended = [play(case, plan.seed, longest) for play in (random_match, sensible_match)]
    for match in ended:
        outcome = match.outcome
        if outcome is None:
            raise Fault.at(case, match, match.ply, f"the game is not over after {longest} actions, card.longest")
        _say(case, match, match.ply, match.game.ending(match.state[0]))
        if match.legal_ids():
            raise Fault.at(case, match, match.ply, "actions are legal though the game is over")
        try:
            match.play(0)
        except IllegalAction:
            continue
        raise Fault.at(case, match, match.ply - 1, "an action can be played though the game is over")
    return sum(match.ply for match in ended)
