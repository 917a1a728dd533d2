"""What people make themselves, looked at before a match is made of it: files, and tables to be solved."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from fracas.core.contract import Game
from fracas.core.drawing import Paper
from fracas.core.errors import BadData, BadOptions, BadPosition
from fracas.core.file_kinds import content_of, opened, place_and_reason
from fracas.core.match import Match
from fracas.core.own_files import no_files
from fracas.core.said import Said, told

from .errors import Refused
from .limits import Purse
from .making_models import FileFault, FileQuestion, FileVerdict, Solution, SolutionStep, Table, TableQuestion
from .matches import quota
from .meter import in_turn, off_loop
from .workers.jobs import Solve, Solved
from .workers.queue import LATER, SOON

if TYPE_CHECKING:
    from .context import Context

MOST_FAULTS = 100  # told: a wrong symbol may stand on every space


async def check_file(context: Context, game: type[Game[Any]], kind: str, question: FileQuestion) -> FileVerdict:
    """Everything wrong with the content of a file, at once."""
    quota.check_options(context, {kind: question.content})
    async with in_turn():
        return await off_loop(_checked, game, kind, question)


def _checked(game: type[Game[Any]], kind: str, question: FileQuestion) -> FileVerdict:
    try:
        with no_files():
            found, faults = opened(game, kind, content_of(game, kind, question.content))
    except BadData as fault:
        found, faults = None, [fault]
    if found is None:
        told_faults = [_fault(fault, question.language) for fault in faults[:MOST_FAULTS]]
        return FileVerdict(faults=told_faults, oddities=[])
    paper = Paper(game.texts(question.language))
    oddities = [
        FileFault(where="", reason=paper.say(message, **values), place=_plain(values))
        for message, values in found.oddities(kind)
    ]
    return FileVerdict(faults=[], oddities=oddities)


def _fault(fault: Exception, language: str) -> FileFault:
    """What the sentences were made of tells a program where to show them."""
    where, reason = place_and_reason(fault)
    place = {**_values(reason), **_values(where)}
    return FileFault(where=told(where, language), reason=told(reason, language), place=place)


def _values(sentence: str) -> dict[str, str]:
    """What fills a sentence; where it only joins others, what fills those."""
    if not isinstance(sentence, Said):
        return {}
    found: dict[str, str] = {}
    for name, value in sentence.values.items():
        found.update(_values(value) if isinstance(value, Said) else {name: value})
    return found


def _plain(values: dict[str, Any]) -> dict[str, str]:
    return {name: str(value) for name, value in values.items()}


# Tables ----------------------------------------------------------------------------------------------------------


async def check_table(context: Context, game_id: str, table: Table) -> list[FileFault]:
    """What keeps a position from being one of the game; nothing: it can be played on."""
    try:
        await _set(context, game_id, table)
    except BadPosition as error:
        place = {"field": error.field}
        if isinstance(error.value, str):
            place["value"] = error.value
        return [FileFault(where=error.field, reason=told(error.allowed, table.language), place=place)]
    except BadOptions as error:
        place = {} if error.option is None else {"field": error.option}
        return [FileFault(where="", reason=told(error.reason or error.sentence, table.language), place=place)]
    return []


async def _set(context: Context, game_id: str, table: Table) -> Match:
    quota.check_options(context, {**table.options, "state": table.state})
    game = await context.catalogue.open(game_id, table.options)
    await context.preparation.until_complete(game_id)  # a position is audited
    return await off_loop(Match.from_position, game, table.state, "a table")


async def solve(context: Context, game_id: str, question: TableQuestion, purse: Purse) -> Solution:
    """A solution of a table, as good as the time allows: a worker looks for it, on the account of who asks."""
    purse.check_drawing()
    match = await _set(context, game_id, question)
    game = match.game
    if game.puzzle is None:
        raise Refused("invalid", f"{game.card.name} is no puzzle: only puzzles can be solved")
    job = Solve(
        game_id,
        json.dumps(game.options.model_dump(mode="json"), sort_keys=True),
        match.state.tobytes(),
        context.settings.solve_seconds,
        question.proves,
    )
    spare = context.settings.hint_seconds  # for what is loaded before
    rank = LATER if question.proves else SOON
    async with context.limits.turn(f"solving {purse.key}"):  # one after the other, so that each is paid for
        found: Solved = await context.workers.think(purse.key, rank, job, job.seconds + spare)
    purse.spend_drawing(found.seconds)
    return await off_loop(_told_solution, match, found)


def _told_solution(match: Match, found: Solved) -> Solution:
    """The solution, played: what the table looks like after every step."""
    free, steps = len(found.actions) - (found.length or 0), []
    for number, action in enumerate(found.actions):
        match.play(action)
        view = match.view(0)
        played = match.game.actions[action]
        steps.append(SolutionStep(text=played.text, structure=played.structure(), counts=number >= free, view=view))
    return Solution(
        verdict=found.verdict,
        steps=steps,
        length=found.length,
        at_least=found.at_least,
        states=found.states,
        is_stopped=found.is_stopped,
    )
