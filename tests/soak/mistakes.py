"""What a review calls a mistake: nothing in sound openings, every planted blunder, little that a longer search denies.

Each game for two has three parts. Openings: the first plies of matches of the strongest level against itself. Planted:
in such a match one action is replaced by one that a deep search proves to be much worse. Confirmed: mistakes called in
matches of a middling level are searched again with a hundred times the simulations.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import fracas
from fracas.core import registry
from fracas.core.match import Match
from fracas.search.judging import FLOOR, MOST_SIMULATIONS, Check, Judge, Judged
from fracas.search.review import Review, assemble, suspicious

SIMULATIONS = 250  # a server uses up to four times as many: it errs less
STRONG, MIDDLING = 5, 3
PARTS = 4  # steps of each kind and game
MATCHES = 5  # of a step: openings, or blunders planted in one match
OPENING = 6  # plies
CALLED = 13  # mistakes of a step: 52 of each game
MUCH = 3 * FLOOR  # by so much a planted action is worse, at least
DEEP, DEEPEST = 30, 100  # times the simulations
AGREEING = 5  # deep searches, each with a seed of its own
TRIED = 8  # actions among which a blunder is looked for
KINDS = ("openings", "planted", "confirmed")
GAMES = [game for game in registry.game_ids() if not registry.find(game).card.is_solo]
STEPS = len(KINDS) * PARTS * len(GAMES)


async def step(number: int) -> dict[str, Any]:
    """One part of one kind, of one game: every kind and game has its first part before any has its second."""
    part, rest = divmod(number, len(KINDS) * len(GAMES))
    kind, game = divmod(rest, len(GAMES))
    return (_openings, _planted, _confirmed)[kind](GAMES[game], part)


def _openings(game: str, part: int) -> dict[str, Any]:
    found: Counter[str] = Counter()
    told: dict[str, str] = {}
    for index in range(part * MATCHES, (part + 1) * MATCHES):
        match = played(game, f"opening {index}", STRONG, OPENING)
        judged = reviewed(match, range(match.ply + 1))
        found[f"{game}: openings"] += 1
        for mistake in judged.mistakes:
            one = mistake.decision
            found[f"{game}: called in openings"] += 1
            deep, error = Judge(match, SIMULATIONS).compare(one.ply, one.best, one.played, DEEPEST, 1)
            names = [match.game.actions[action].text for action in (one.played, one.best)]
            said = f"ply {one.ply}: {names[0]}, better {names[1]}: {one.loss:.3f}, in depth {deep:.3f} ± {error:.3f}"
            told[f"{game}: opening {index}"] = said
    return {**found, **told}


def _planted(game: str, part: int) -> dict[str, Any]:
    found: Counter[str] = Counter()
    seed = f"planted {part}"
    whole, draw = played(game, seed, STRONG, None), Random(f"{game} {part}")
    while found[f"{game}: planted"] < MATCHES:
        ply = draw.randrange(whole.ply)
        match = fracas.new(game, seed=seed)
        for action in whole.played[:ply]:
            match.play(action.id)
        blundered = with_blunder(match, whole.action_at(ply).id, draw)
        if blundered is None:
            continue
        judged = reviewed(blundered, range(max(0, ply - 2), blundered.ply + 1))
        named = {at for mistake in judged.mistakes for at in (mistake.decision.ply, *mistake.also)}
        found[f"{game}: planted"] += 1
        found[f"{game}: named"] += ply in named
    return dict(found)


def _confirmed(game: str, part: int) -> dict[str, Any]:
    found: Counter[str] = Counter()
    told: dict[str, str] = {}
    seed = 0
    while found[f"{game}: called"] < CALLED:
        match = played(game, f"mistakes {part} {seed}", MIDDLING, None)
        seed += 1
        judge, draw = Judge(match, SIMULATIONS), Random(f"{part} {seed}")
        for ply in draw.sample(range(match.ply), min(match.ply, 40)):
            pair = {at: judge.judge(at) for at in (ply, ply + 1)}
            if ply not in suspicious(match, pair):
                continue
            check = judge.check(ply)
            found[f"{game}: suspected"] += 1
            if check.is_mistake:
                loss, error = judge.compare(ply, check.best, match.action_at(ply).id, DEEPEST, 1)
                found[f"{game}: called"] += 1
                found[f"{game}: confirmed"] += loss > 2 * error
                found[f"{game}: confirmed as worth telling"] += loss >= FLOOR / 2
                if loss < FLOOR / 2:
                    said = f"{check.loss:.3f} ± {check.error:.3f}, in depth {loss:.3f} ± {error:.3f}"
                    told[f"{game}: mistakes {part} {seed - 1}, ply {ply}"] = said
            if found[f"{game}: called"] >= CALLED:
                break
    return {**found, **told}


def played(game: str, seed: str, level: int, plies: int | None) -> Match:
    match = fracas.new(game, seed=seed)
    players = [fracas.bot(game, level=level, seed=f"{seed} {seat}") for seat in range(2)]
    while match.actor is not None and (plies is None or match.ply < plies):
        match.play(players[match.actor].choose(match))
    return match


def reviewed(match: Match, plies: Iterable[int]) -> Review:
    judge = Judge(match, SIMULATIONS)
    judged: dict[int, Judged] = {ply: judge.judge(ply) for ply in plies}
    checks: dict[int, Check] = {ply: judge.check(ply) for ply in suspicious(match, judged)}
    return assemble(match, judged, checks, SIMULATIONS)


def with_blunder(match: Match, good: int, draw: Random) -> Match | None:
    """The match with a very bad action in place of a good one, and the other's answer; None: there is none so bad."""
    others = [action for action in match.legal_ids() if action != good]
    for bad in draw.sample(others, min(TRIED, len(others))):
        blundered = match.try_out(bad)
        if _is_blunder(blundered, match.ply, good, bad):
            if blundered.actor is not None:
                blundered.play(fracas.bot(match.game.card.id, level=STRONG, seed="answer").choose(blundered))
            return blundered
    return None


def _is_blunder(blundered: Match, ply: int, good: int, bad: int) -> bool:
    """Much worse by deep searches that all agree: some positions turn on one line that a search sees or not.

    Where nothing is left to chance the deepest one may find that the good action is lost as well.
    """
    searches = [(f"planting {number}", times) for times, count in ((1, 1), (DEEP, AGREEING)) for number in range(count)]
    if not blundered.game.has_chance and not blundered.game.has_secrets:
        searches.append(("planting", MOST_SIMULATIONS // SIMULATIONS))
    return all(
        Judge(blundered, SIMULATIONS, seed).compare(ply, good, bad, times, 1)[0] >= MUCH for seed, times in searches
    )
