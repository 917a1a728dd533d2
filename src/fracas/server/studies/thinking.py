"""What workers think about a moment of a study: as the side to act would know it, within the guest's limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.branching import dealt_anew
from fracas.core.contract import actor_of

from ..errors import Refused
from ..guests import Guest
from ..matches.lobby import opponent_name
from ..study_models import MOST_SIMULATIONS, StudyAnswer, StudyValues, ValuesQuestion
from ..workers.jobs import Advice, Advise, Choose, Observation
from ..workers.queue import LATER, SOON
from . import growing
from .shelf import OpenStudy
from .spots import Spot, spot

if TYPE_CHECKING:
    from ..context import Context

A_GLANCE = 1_000  # simulations: somebody waits for so many; what is longer waits behind hints


async def answer(context: Context, study: OpenStudy, guest: Guest, request: StudyAnswer) -> str:
    """Let an opponent play at a moment; the id of the moment that leads to."""
    growing.refuse_others(study, guest)
    growing.refuse_late(study, request.version)
    game = study.match.game
    if game.card.is_solo:
        raise Refused("invalid", "a puzzle has no opponents")
    opponent_name(game, request.level)
    here = spot(study.match, request.node)
    job = Choose(_observation(context, study, here), request.level, context.chance.thought())
    await context.preparation.until_complete(study.row.game)
    chosen = await context.workers.think(guest.id, SOON, job, context.settings.opponent_seconds)
    async with study.lock:
        growing.refuse_late(study, request.version)
        return await growing.grow(context, study, spot(study.match, request.node), int(chosen), again=True)


async def values(context: Context, study: OpenStudy, guest: Guest, request: ValuesQuestion) -> StudyValues:
    """What the search thinks of the actions at a moment."""
    here, wanted = spot(study.match, request.node), request.simulations
    seconds = context.settings.hint_seconds
    job = Advise(_observation(context, study, here), seconds, wanted, context.chance.thought())
    await context.preparation.until_complete(study.row.game)
    rank = SOON if wanted <= A_GLANCE else LATER
    found: Advice = await context.workers.think(guest.id, rank, job, seconds)
    is_short = found.simulations < wanted  # proven or solved, or out of time
    return StudyValues(
        node=here.id,
        ply=here.ply,
        text=found.text,
        verdict=found.verdict,
        candidates=found.candidates,
        simulations=found.simulations,
        is_final=is_short or wanted >= MOST_SIMULATIONS,
    )


def _observation(context: Context, study: OpenStudy, here: Spot) -> Observation:
    game, seat = study.match.game, actor_of(here.content)
    if seat is None:
        raise Refused("not-running", "the game is over here: nobody is to act", reason="over")
    content = dealt_anew(game, here.content, seat, context.chance.thought())
    return Observation(game.card.id, game.options.model_dump(mode="json"), content)
