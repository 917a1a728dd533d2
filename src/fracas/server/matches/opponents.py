"""What workers think about a match. They get the position as the seat to act may know it, never more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core import rng

from .. import messages as wire
from ..errors import Refused
from ..workers.jobs import Advice, Advise, Choose, Observation
from ..workers.queue import SOON, URGENT
from . import referee
from .live import LiveMatch

if TYPE_CHECKING:
    from ..context import Context


HINT_SIMULATIONS = 4_000


def observation(context: Context, live: LiveMatch, seat: int) -> Observation:
    """The position with everything redrawn that the seat cannot know."""
    game, state = live.game, live.match.state
    game.engine.conceal_at(state, 0, game.tables, seat, rng.stream(f"observation {context.chance.thought()}", live.ply))
    return Observation(live.row.game, live.row.options, state.tobytes())


async def act(context: Context, live: LiveMatch) -> None:
    """Think and play for the opponent at turn; if the match has changed meanwhile, the thought is dropped."""
    await context.preparation.until_complete(live.row.game)
    seat, version, ply = live.actor, live.version, live.ply
    if seat is None or live.seats[seat].kind != "bot":
        return
    level = live.seats[seat].level or "1"
    job = Choose(observation(context, live, seat), level, context.chance.thought())
    guest = live.row.owner_id or live.id
    action = await context.workers.think(guest, URGENT, job, context.settings.opponent_seconds)
    try:
        await referee.act(context, live, seat, ply, version, int(action))
    except Refused as refused:
        if refused.code not in ("late", "early", "repeated", "not-your-turn", "not-running"):
            raise


async def hint(context: Context, live: LiveMatch, seat: int, guest: str, ref: str = "") -> wire.Hint:
    """Advice for the seat to act; between people there is none."""
    if live.status == "running" and live.is_between_people():
        text = "there are no hints in a match between people"
        raise Refused("unfair", text, reason="hint-between-people")
    await context.preparation.until_complete(live.row.game)
    if live.actor != seat:
        raise Refused("not-your-turn", "a hint is for the seat whose turn it is")
    ply = live.ply
    seconds = context.settings.hint_seconds
    job = Advise(observation(context, live, seat), seconds, HINT_SIMULATIONS, context.chance.thought())
    found: Advice = await context.workers.think(guest, SOON, job, seconds)
    if live.row.puzzle is not None:
        await referee.note_hint(context, live, seat)
    return wire.Hint(ref=ref, ply=ply, text=found.text, verdict=found.verdict, candidates=found.candidates)
