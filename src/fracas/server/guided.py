"""The guided match: a hint for every turn, with what to look at in the words of the game's course."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.lesson_run import look_at
from fracas.core.lessons import course_texts
from fracas.search.guiding import ADVICE_SIMULATIONS

from .guests import Guest
from .lesson_models import Advised
from .lessons import find_course, spoken
from .matches import opponents
from .matches.live import LiveMatch
from .meter import off_loop
from .studies.telling import legal_actions

if TYPE_CHECKING:
    from .context import Context


async def advise(context: Context, live: LiveMatch, seat: int, guest: Guest, language: str | None) -> Advised:
    """Advice for the seat to act; refused where hints are."""
    game = type(live.game)
    course = find_course(game)
    found = await opponents.hint(context, live, seat, guest.id, language, simulations=ADVICE_SIMULATIONS)
    if not found.candidates or live.ply != found.ply:
        return Advised(ply=found.ply, look="", action=None, value=None)
    best = found.candidates[0]
    legal = await off_loop(legal_actions, live.game, live.match.content_at(found.ply), language)
    view = live.game.view(live.match.state[0], seat).model_dump(mode="json")
    key = look_at(course.match, view, best.action.structure())
    look = "" if key is None else course_texts(game, spoken(language)).format(key, {}) or ""
    action = next((one for one in legal if one.id == best.action.id), None)
    return Advised(ply=found.ply, look=look, action=action, value=best.value)
