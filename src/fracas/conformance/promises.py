"""What card and package promise beside the rules: chance, secrets, and the files that others read."""

from __future__ import annotations

from pydantic import ValidationError

from ..core import registry, rng
from ..core.errors import BrokenGame, explain_validation, shown
from ..core.match import Match
from ..search.levels import LEVELS, level_of
from ..server.tiles import tile_fault
from .cases import Case, Plan, seat_text, seats_and_spectator
from .fault import Fault

EVERY = 3  # actions
STREAMS = 8  # of chance, to be tried on one action


def files_can_be_read(case: Case, plan: Plan) -> int:
    """levels.toml, tile.svg and fairness.json, where the package has them."""
    game = registry.find(case.game_id)
    try:
        levels = [level_of(game, number) for number in LEVELS]
        game.fairness()
    except BrokenGame as error:
        raise Fault(case, str(error)) from None
    except ValidationError as error:
        field, value, reason = explain_validation(error)
        raise Fault(case, f"fairness.json: {field}: got {shown(value)}; {reason}") from None
    fault = tile_fault(game)
    if fault:
        raise Fault(case, f"tile.svg {fault}")
    return len(levels)


def chance_is_promised(case: Case, plan: Plan) -> int:
    """Where there is said to be no chance, an action does the same whatever the generator says."""
    game, looked = case.game(), 0
    if game.has_chance and not game.card.has_chance:
        raise Fault(case, "`has_chance` is True with these options, but card.has_chance is False")
    for match in [] if game.has_chance else case.matches(plan):
        for ply in range(0, match.ply, EVERY):
            outcomes = {_after(match, ply, f"chance {number}") for number in range(STREAMS)}
            if len(outcomes) > 1:
                text = f"{match.played[ply].text!r} comes out by chance, but `has_chance` is False"
                raise Fault.at(case, match, ply, text)
            looked += 1
    return looked or 1


def _after(match: Match, ply: int, seed: str) -> bytes:
    state = match.state_at(ply)
    match.game.engine.apply_at(state, 0, match.game.tables, match.played[ply].id, rng.stream(seed, ply))
    return state.tobytes()


def secrets_are_promised(case: Case, plan: Plan) -> int:
    """Where there are said to be no secrets, all seats and the spectator see the same."""
    game, looked = case.game(), 0
    if game.has_secrets and not game.card.has_secrets:
        raise Fault(case, "`has_secrets` is True with these options, but card.has_secrets is False")
    for match in [] if game.has_secrets else case.matches(plan):
        for ply in range(0, match.ply + 1, EVERY):
            _same_for_all(case, match, ply)
            looked += 1
    return looked or 1


def _same_for_all(case: Case, match: Match, ply: int) -> None:
    game, state = match.game, match.state_at(ply)
    first = game.view(state[0], None).model_dump(mode="json")
    for seat in seats_and_spectator(game):
        seen = game.view(state[0], seat).model_dump(mode="json")
        for field, value in seen.items():
            if field not in ("seat", "prompt") and value != first[field]:
                who = seat_text(game, seat)
                text = f"{who} sees `{field}` otherwise than a spectator does, but `has_secrets` is False"
                raise Fault.at(case, match, ply, text)
