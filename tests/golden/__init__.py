"""Golden playthroughs: one readable text file per variant of every game. `python -m tests.golden` writes them anew."""

from __future__ import annotations

from pathlib import Path

from tests.support import Case, all_cases, random_match

__all__ = ["FOLDER", "all_cases", "path_of", "playthrough"]

FOLDER = Path(__file__).parent
SEED = 2026
MOST_ACTIONS = 60
MOST_LISTED = 12


def path_of(case: Case) -> Path:
    return FOLDER / case.game_id / f"{case.variant}.txt"


def playthrough(case: Case) -> str:
    """A random game told action by action: who, what was legal, what was played, what everyone saw, the hash."""
    match = random_match(case, SEED, MOST_ACTIONS)
    card = match.game.card
    lines = [f"{card.name}, rules {card.rules_version}, variant {case.variant}, seed {SEED}", ""]
    played = match.played
    again = type(match).new(match.game, SEED)
    for action in played:
        assert again.actor is not None
        legal = [candidate.text for candidate in again.legal()]
        more = "" if len(legal) <= MOST_LISTED else f", ... ({len(legal)} in all)"
        lines.append(f"{again.ply + 1}. {card.seats[again.actor]}: {action.text}")
        lines.append(f"   of: {', '.join(legal[:MOST_LISTED])}{more}")
        again.play(action)
        lines += [f"   > {event.text}" for event in again.events(None, again.ply - 1)]
        lines.append(f"   # {again.hash}")
    lines += ["", again.outcome.text if again.outcome else "(goes on)", ""]
    return "\n".join(lines)
