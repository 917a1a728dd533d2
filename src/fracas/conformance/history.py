"""What a match keeps: the same bytes after taking back, replaying a record and going on from a position."""

from __future__ import annotations

import json

from ..core.errors import FracasError
from ..core.match import Match
from ..core.record import read_record
from .cases import Case, Plan, replayed
from .fault import Fault

EVERY = 7  # positions are checked at every seventh ply: they are the slow ones


def every_state_is_sound(case: Case, plan: Plan) -> int:
    """Legal lists, ends and invariants: whatever plays a match watches them (watch.py), and here it is played."""
    return sum(match.ply + 1 for match in case.matches(plan))


def seed_decides(case: Case, plan: Plan) -> int:
    """The same seed and the same actions give the same match."""
    for match in case.matches(plan):
        again = replayed(match)
        if again.hash != match.hash:
            raise Fault.at(case, match, match.ply, "the same seed and actions lead to another state")
    return len(case.matches(plan))


def undo_and_redo(case: Case, plan: Plan) -> int:
    """Taking everything back and playing it again gives the same bytes."""
    for match in case.matches(plan):
        again = replayed(match)
        for ply in reversed(range(match.ply)):
            again.undo()
            _same(case, match, ply, again, "taking back an action gives another state")
        for ply in range(1, match.ply + 1):
            again.redo()
            _same(case, match, ply, again, "playing again what was taken back gives another state")
    return 2 * sum(match.ply for match in case.matches(plan))


def _same(case: Case, match: Match, ply: int, again: Match, otherwise: str) -> None:
    if again.state.tobytes() != match.state_at(ply).tobytes():
        raise Fault.at(case, match, ply, f"{otherwise}: {_difference(match, ply, again)}")


def _difference(match: Match, ply: int, again: Match) -> str:
    """The fields of the state in which two matches differ."""
    one, other = match.state_at(ply)[0], again.state[0]
    names = [name for name in match.game.state.names or () if one[name].tobytes() != other[name].tobytes()]
    return f"the field {', '.join(names)} differs" if names else "bytes between the fields differ"


def record_replays(case: Case, plan: Plan) -> int:
    """A record, also one from a position, replays to the same states."""
    for match in case.matches(plan):
        _replay(case, match)
        half = _gone_on(match, match.ply // 2)
        _replay(case, half)
    return 2 * len(case.matches(plan))


def _gone_on(match: Match, ply: int) -> Match:
    """A match from the position after `ply` actions, a few actions long."""
    start = match.game.to_position(match.state_at(ply)[0]).model_dump(mode="json")
    again = Match.from_position(match.game, start, 3)
    for _ in range(5):
        if again.actor is not None:
            again.play(again.legal_ids()[0])
    return again


def _replay(case: Case, match: Match) -> None:
    text = match.record()
    try:
        again = read_record(text)
    except FracasError as error:
        raise Fault.at(case, match, match.ply, f"the record does not replay: {error}") from None
    if again.record() != text:
        raise Fault.at(case, match, match.ply, "the record of the replayed record is another one")
    for ply in range(match.ply + 1):
        if again.state_at(ply).tobytes() != match.state_at(ply).tobytes():
            raise Fault.at(case, match, ply, "replaying the record gives another state")


def position_is_complete(case: Case, plan: Plan) -> int:
    """Going on from the JSON of a position is going on from the same bytes."""
    looked = 0
    for match in case.matches(plan):
        for ply in range(0, match.ply + 1, EVERY):
            model = match.game.to_position(match.state_at(ply)[0])
            try:
                again = Match.from_position(match.game, json.loads(model.model_dump_json()), match.seed)
            except FracasError as error:
                raise Fault.at(case, match, ply, f"from_position refuses what to_position gives: {error}") from None
            _same(case, match, ply, again, "from_position does not give back the state of to_position")
            looked += 1
    return looked
