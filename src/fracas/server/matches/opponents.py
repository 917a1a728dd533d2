"""What workers think about a match. They get the position as the seat to act may know it, never more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core import rng
from fracas.core.errors import IllegalAction
from fracas.core.foretelling import Foretold
from fracas.search.judging import COACH_SIMULATIONS
from fracas.search.reasons import Answer

from .. import messages as wire
from ..errors import Refused
from ..workers.jobs import Advice, Advise, Caution, Choose, Consider, Observation
from ..workers.queue import SOON, URGENT
from . import portray, referee
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


async def hint(
    context: Context,
    live: LiveMatch,
    seat: int,
    guest: str,
    language: str | None,
    ref: str = "",
    simulations: int = HINT_SIMULATIONS,
) -> wire.Hint:
    """Advice for the seat to act, with its reasons."""
    await _until_it_may_be_advised(context, live, seat)
    ply, seconds = live.ply, context.settings.hint_seconds
    job = Advise(observation(context, live, seat), seconds, simulations, context.chance.thought(), True)
    found: Advice = await context.workers.think(guest, SOON, job, seconds)
    if live.row.puzzle is not None:
        await referee.note_hint(context, live, seat)
    told = [
        wire.ActionReasons(does=_told(live, one.does, language), fears=_feared(live, one.fears, language))
        for one in found.reasons
    ]
    return wire.Hint(
        ref=ref, ply=ply, text=found.text, verdict=found.verdict, candidates=found.candidates, reasons=told
    )


async def consider(
    context: Context, live: LiveMatch, seat: int, guest: str, asked: wire.AskCoach, language: str | None
) -> wire.Considered:
    """What the coach says to an action before it is played; the puzzles' solver would give too much away."""
    if live.game.card.is_solo:
        raise Refused("unfair", "a puzzle has no coach; ask for hints instead", reason="no-coach-for-puzzle")
    await _until_it_may_be_advised(context, live, seat)
    if asked.ply != live.ply:
        raise Refused("late", f"ply: got {asked.ply}; the match has {live.ply} actions")
    legal = live.match.legal_ids()
    try:
        action = live.match.identify(asked.action)
    except IllegalAction as error:
        raise Refused("illegal", str(error)) from None
    if action not in legal:
        raise Refused("illegal", f"{live.game.actions[action].text!r} cannot be played now")
    found: Caution | None = None
    if len(legal) > 1:
        job = Consider(observation(context, live, seat), action, COACH_SIMULATIONS, context.chance.thought())
        found = await context.workers.think(guest, SOON, job, context.settings.hint_seconds)
    warning = None
    if found is not None:
        fears = _feared(live, found.fears, language)
        warning = wire.Warned(value=found.value, best_value=found.best_value, fears=fears)
    return wire.Considered(ref=asked.ref, ply=asked.ply, action=action, warning=warning)


async def _until_it_may_be_advised(context: Context, live: LiveMatch, seat: int) -> None:
    """Between people there is no advice, and nobody is advised whose turn it is not."""
    if live.status == "running" and live.is_between_people():
        text = "there are no hints in a match between people"
        raise Refused("unfair", text, reason="hint-between-people")
    await context.preparation.until_complete(live.row.game)
    if live.actor != seat:
        raise Refused("not-your-turn", "a hint is for the seat whose turn it is")


def _told(live: LiveMatch, facts: tuple[Foretold, ...], language: str | None) -> list[wire.Consequence]:
    found = []
    for one in facts:
        fact = portray.tell(live, one.fact, language).model_dump(mode="json")
        found.append(wire.Consequence.model_validate({"role": one.fact.role, "share": one.share, "fact": fact}))
    return found


def _feared(live: LiveMatch, feared: Answer | None, language: str | None) -> wire.FearedAnswer | None:
    if feared is None:
        return None
    return wire.FearedAnswer(action=feared.action, does=_told(live, feared.does, language))
