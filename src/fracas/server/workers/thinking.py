"""What a worker process does with a job."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.match import Match
from fracas.core.record import read_record, result_text
from fracas.pictures import drawn, packed, pixels
from fracas.search.bot import Bot, bot, player
from fracas.search.candidate import Candidate
from fracas.search.compiling import compile_part
from fracas.search.dealing import deal_solvable
from fracas.search.judging import Judge
from fracas.search.levels import LEVELS, level_of
from fracas.search.reasons import Reasons, answer, reasons
from fracas.search.solver import Progress, Stop, Verdict, solve

from ..catalogue import rehearse
from .jobs import (
    Advice,
    Advise,
    Caution,
    CheckPly,
    Choose,
    Compile,
    Consider,
    Deal,
    Draw,
    Drawn,
    Job,
    Judgement,
    JudgePlies,
    Observation,
    Pack,
    Probe,
    Read,
    Replay,
    Solve,
    Solved,
    TryAction,
    Warm,
)

BOXES = 32
HINT_SHARE = 0.6  # of the time limit, left over for starting up
CANDIDATES = 5
EXPLAINED = 3  # of them
REPLAYS = 4  # matches under analysis, kept from piece to piece
PROBES = 8  # positions looked at to find out how long an analysis takes
PROBE_SIMULATIONS = 50
SOLVER_MEGABYTES = 512


_warmed: set[str] = set()  # games whose kernels this process has loaded


def think(job: Job, is_unwanted: Callable[[], bool] = lambda: False) -> Any:
    """Do a job; what takes longest asks now and then whether anybody still waits for it."""
    match job:
        case Choose():
            return player(job.observation.game, job.level, job.seed).choose(_match(job.observation, job.seed)).id
        case Advise():
            return _advise(job)
        case Consider():
            return _consider(job)
        case Probe():
            return _probe(job.record)
        case JudgePlies():
            return _judge(job)
        case CheckPly():
            return _check(job)
        case TryAction():
            judge = Judge(_replay(job.record), job.simulations)
            return judge.attempt(job.ply, job.action, job.best)
        case Read():
            return _read(job.text)
        case Deal():
            dealt = deal_solvable(_box(job.game, job.options), job.seed, SOLVER_MEGABYTES)
            return dealt.game.options.model_dump(mode="json")
        case Solve():
            return _solved(job, is_unwanted)
        case Warm():
            return _warm(job)
        case Compile():
            return compile_part(job.game, job.part)
        case Draw():
            return _draw(job)
        case Pack():
            began = time.process_time()
            return Drawn((packed(job.frames, job.kind),), time.process_time() - began)


@lru_cache(BOXES)
def _box(game_id: str, options: str) -> Game[Any]:
    return registry.find(game_id).with_options(json.loads(options))


def _match(observation: Observation, seed: str) -> Match:
    """A match that begins with what the seat knows; its dice are the worker's own."""
    game = _box(observation.game, json.dumps(observation.options, sort_keys=True))
    return Match(game, np.frombuffer(bytearray(observation.state), game.state), f"thought {seed}", None)


def _advise(job: Advise) -> Advice:
    match = _match(job.observation, job.seed)
    if match.game.card.is_solo:
        return _solve(match, job)
    advisor = bot(match.game.card.id, seconds=job.seconds * HINT_SHARE, simulations=job.simulations, seed=job.seed)
    found = advisor.analyse(match)
    text = f"{found.best.action.text}, after {found.simulations:,} playouts"
    why = _reasons(match, job, found.candidates)
    return Advice("candidates", text, found.candidates[:CANDIDATES], found.simulations, why)


def _reasons(match: Match, job: Advise, candidates: tuple[Candidate, ...]) -> tuple[Reasons, ...]:
    if not job.has_reasons:
        return ()
    return tuple(reasons(match, one.line, job.seed) for one in candidates[:EXPLAINED])


def _consider(job: Consider) -> Caution | None:
    match = _match(job.observation, job.seed)
    found = Judge(match, job.simulations, job.seed).warn(match.ply, job.action)
    if found is None:
        return None
    line = tuple(match.game.actions[action] for action in found.line)
    return Caution(found.value, found.best_value, answer(match, line, job.seed))


def _solve(match: Match, job: Advise) -> Advice:
    found = solve(match.game, match.state, megabytes=SOLVER_MEGABYTES, seconds=job.seconds * HINT_SHARE)
    if found.verdict is Verdict.UNSOLVABLE:
        return Advice("unsolvable", "this can no longer be solved: take something back", ())
    if not found.actions:
        return Advice("unfound", "no solution was found in the time given", ())
    line = tuple(match.game.actions[action] for action in found.actions)
    count = "1 action" if found.length == 1 else f"{found.length} actions"
    length = count + (", the fewest possible" if found.is_proven else " at most")
    next_step = Candidate(line[0], found.effort.stored, 1.0, line, found.is_proven)
    text = f"{line[0].text}; solved in {length}"
    return Advice("solution", text, (next_step,), reasons=_reasons(match, job, (next_step,)))


def _solved(job: Solve, is_unwanted: Callable[[], bool]) -> Solved:
    game = _box(job.game, job.options)
    state = np.frombuffer(bytearray(job.state), game.state)

    def go_on(_: Progress) -> None:
        if is_unwanted():
            raise Stop

    began = time.process_time()
    found = solve(game, state, optimal=job.proves, megabytes=SOLVER_MEGABYTES, seconds=job.seconds, report=go_on)
    return Solved(
        found.verdict.value,
        found.actions,
        found.length,
        found.at_least,
        found.effort.stored,
        bool(found.stopped),
        time.process_time() - began,
    )


@lru_cache(REPLAYS)
def _replay(record: str) -> Match:
    """A finished match; who gets it only looks."""
    match = read_record(record)
    _warm(Warm(match.game.card.id))  # loading counts for no piece
    return match


def _probe(record: str) -> float:
    """Seconds of a simulation of a position, all its searches together, in a few positions of the whole match."""
    match = _replay(record)
    plies = range(0, match.ply + 1, match.ply // PROBES + 1)
    began, judge = time.process_time(), Judge(match, PROBE_SIMULATIONS)
    for ply in plies:
        judge.judge(ply)
    return (time.process_time() - began) / (len(plies) * PROBE_SIMULATIONS)


def _judge(job: JudgePlies) -> Judgement:
    match = _replay(job.record)
    began, judge = time.process_time(), Judge(match, job.simulations)
    return Judgement(tuple(judge.judge(ply) for ply in job.plies), (), time.process_time() - began)


def _check(job: CheckPly) -> Judgement:
    match = _replay(job.record)
    began, judge = time.process_time(), Judge(match, job.simulations)
    return Judgement((), (judge.check(job.ply),), time.process_time() - began)


def _draw(job: Draw) -> Drawn:
    began = time.process_time()
    drawings = [drawn(order, has_font=job.is_svg) for order in job.orders]
    files = tuple(svg.encode() if job.is_svg else pixels(svg, job.width) for svg in drawings)
    return Drawn(files, time.process_time() - began)


def _read(text: str) -> Replay:
    match = read_record(text)
    outcome = match.outcome
    told = None
    if outcome is not None:
        told = {"winner": outcome.winner_name, "ending": outcome.ending, "text": outcome.text}
    older = match.older_rules
    return Replay(
        match.game.card.id,
        match.game.card.rules_version if older is None else older.version,
        match.game.options.model_dump(mode="json"),
        match.start_position,
        match.seed,
        tuple((match.seat_at(ply), action.id) for ply, action in enumerate(match.played)),
        result_text(match),
        told,
        match.notes,
        text if match.lines else None,
    )


def _with_a_choice(game: Game[Any]) -> Match:
    """A match at the first moment at which there is something to think about."""
    match = Match.new(game, "warm")
    while match.actor is not None and len(match.legal_ids()) == 1:
        match.play(match.legal_ids()[0])
    return match


def _warm(job: Warm) -> None:
    """Play and search a little, so that the kernels are loaded; a second set of options needs only its own box."""
    game_id, game = job.game, _box(job.game, job.options)
    _ = game.actions
    if game_id in _warmed:
        return
    rehearse(game)
    match = _with_a_choice(game)
    if game.card.is_solo:
        solve(match.game, match.state, optimal=False, megabytes=16, most_states=1_000)
    else:
        bot(game_id, seconds=1.0, simulations=2).choose(match)
        for number in LEVELS:  # each may search in a way of its own
            level = level_of(type(game), number)
            quick = replace(level, carelessness=0.0, settings=replace(level.settings, simulations=2))
            Bot(type(game), quick).choose(match)
    _warmed.add(game_id)
