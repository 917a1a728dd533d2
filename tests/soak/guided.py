"""Whoever follows the advice of the guided first match wins it: twenty seeds of every game with a course."""

from __future__ import annotations

from typing import Any

from fracas.core import registry
from fracas.core.lesson_run import guided_match
from fracas.core.lessons import course_of
from fracas.core.match import Match
from fracas.search.bot import bot_of
from fracas.search.guiding import advised

SEEDS = 20
GAMES = [game for game in registry.game_ids() if course_of(registry.find(game)) is not None]
STEPS = SEEDS * len(GAMES)


def followed(game_id: str, seed: str) -> Match:
    """The guided match, played as advised against the level the course names."""
    game = registry.find(game_id)
    course = course_of(game)
    assert course is not None
    match, seat = guided_match(game, course.match, seed)
    other = None if game.card.is_solo else bot_of(game, course.match.level, seed=f"opponent {seed}")
    while match.actor is not None:
        if match.actor == seat:
            action = advised(match, f"advice {seed} {match.ply}")
            assert action is not None, f"{game_id}, seed {seed}, ply {match.ply}: no advice"
        else:
            assert other is not None
            action = other.choose(match)
        match.play(action.id)
    return match


async def step(number: int) -> dict[str, Any]:
    """One seed of one game: every game has its first seed before any has its second."""
    seed, index = divmod(number, len(GAMES))
    game_id = GAMES[index]
    match = followed(game_id, f"guided {seed}")
    outcome, course = match.outcome, course_of(registry.find(game_id))
    assert outcome is not None
    assert course is not None
    is_won = outcome.winner_name == course.match.seat_for(registry.find(game_id))
    found: dict[str, Any] = {f"{game_id}: followed": 1, f"{game_id}: won": int(is_won)}
    return found if is_won else found | {f"{game_id}: lost with seed {seed}": outcome.text}
