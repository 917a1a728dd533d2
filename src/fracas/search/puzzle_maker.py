"""Making puzzles of a wanted difficulty: positions from games in progress, measured with the solver.

`python -m fracas.search.puzzle_maker` writes the collection of Combat Protocols anew (some minutes).
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from fracas.core import registry
from fracas.core.contract import Game, State
from fracas.core.match import Match

from .puzzles import FILE, GRADES, Collection, Puzzle
from .solver import Verdict, entry_points, solve

MEGABYTES = 256
MOST_STATES = 400_000  # a position that needs more to be judged is not used
MOST_TRIES = 2_000

# By grade: the fewest actions from..to.
PARS: dict[int, tuple[int, int]] = {1: (3, 6), 2: (7, 10), 3: (11, 14), 4: (15, 19), 5: (20, 30)}


@dataclass(frozen=True)
class Wanted:
    """What a puzzle should be like; every range includes its ends."""

    par: tuple[int, int] = (1, 99)
    first: tuple[int, int] = (1, 99)  # how many first actions keep to par
    losing: tuple[float, float] = (0.0, 1.0)  # share of actions along the solution that throw it away


def grade_of(par: int) -> int:
    """The grade of a puzzle of that length."""
    return next((grade for grade, (_, most) in PARS.items() if par <= most), GRADES)


class _Judge:
    """Measures positions of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._entry = entry_points(type(game))
        self._out = np.zeros(game.card.most_legal, np.int64)
        self._stream = np.zeros(4, np.uint64)

    def fewest(self, state: State) -> tuple[int, ...] | None:
        """A shortest solution; None if there is none or it cannot be proven within the limits."""
        answer = solve(self._game, state, megabytes=MEGABYTES, most_states=MOST_STATES)
        return answer.actions if answer.verdict is Verdict.OPTIMAL else None

    def children(self, state: State) -> list[tuple[int, State]]:
        """Every legal action and what it leads to."""
        found = []
        n = self._game.engine.legal_at(state, 0, self._game.tables, self._out)
        for action in self._out[:n].copy():
            found.append((int(action), self.after(state, int(action))))
        return found

    def after(self, state: State, action: int) -> State:
        """The state an action leads to."""
        child = state.copy()
        self._game.engine.apply_at(child, 0, self._game.tables, action, self._stream)
        return child

    def keeping_to_par(self, state: State, par: int) -> int | None:
        """How many first actions lead to a solution in `par` actions; None: cannot be told within the limits."""
        count = 0
        for _, child in self.children(state):
            answer = solve(self._game, child, megabytes=MEGABYTES, most_states=MOST_STATES)
            if answer.verdict is Verdict.SOLVED or answer.verdict is Verdict.UNKNOWN:
                if answer.at_least < par:
                    return None
            elif answer.length == par - 1:
                count += 1
        return count

    def losing_share(self, state: State, actions: Sequence[int]) -> float | None:
        """Of all legal actions along a solution, the share after which no solution is left; None: cannot be told."""
        lost = total = 0
        judged: dict[bytes, bool] = {}
        for action in actions:
            for _, child in self.children(state):
                total += 1
                key = self._key(child)
                if key not in judged:
                    answer = solve(self._game, child, first_only=True, megabytes=MEGABYTES, most_states=MOST_STATES)
                    if answer.verdict is Verdict.UNKNOWN:
                        return None
                    judged[key] = answer.verdict is Verdict.UNSOLVABLE
                lost += judged[key]
            state = self.after(state, action)
        return lost / total

    def _key(self, state: State) -> bytes:
        if state[0].over:
            return bytes([int(state[0].winner) == 0])
        words = np.zeros(2, np.uint64)
        spent = self._entry.pack_at(state, 0, self._game.tables, words)
        return words.tobytes() + bytes([spent])


def make_puzzles(
    game: type[Game[Any]], choices: Sequence[Mapping[str, Any]], wanted: Wanted, seed: str
) -> Iterator[Puzzle]:
    """Puzzles as wanted, one after another, from games with one of these option sets; numbers and grades are open."""
    draw = random.Random(seed)
    for attempt in range(MOST_TRIES):
        options = dict(draw.choice(choices))
        match = Match.new(game.with_options(options), f"{seed} {attempt}")
        puzzle = _from_match(match, wanted, draw)
        if puzzle is not None:
            yield puzzle


def _from_match(match: Match, wanted: Wanted, draw: random.Random) -> Puzzle | None:
    """Play a game on until about the wanted length is left, not always straight; then measure the position."""
    judge = _Judge(match.game)
    answer = solve(match.game, match.state, first_only=True, megabytes=MEGABYTES)
    if not answer.actions:
        return None
    aim = draw.randint(*wanted.par)
    for action in answer.actions[: max(0, len(answer.actions) - aim - draw.randint(0, aim // 2))]:
        match.play(action)
    for _ in range(draw.choice((0, 0, 1, 2))):
        stream = np.array([draw.getrandbits(64) | 1 for _ in range(4)], np.uint64)
        match.play(int(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream)))
        if match.outcome is not None:
            return None
    return _measured(match, judge, wanted)


def _measured(match: Match, judge: _Judge, wanted: Wanted) -> Puzzle | None:
    entry = entry_points(type(match.game))
    position = match.position()
    state = match.state
    if int(entry.free_at(state, 0, match.game.tables)):
        return None  # the set-up is not finished
    if "played" in position["state"]:
        position["state"]["played"] = 0  # a puzzle begins when it is shown
    solution = judge.fewest(state)
    if solution is None or not wanted.par[0] <= len(solution) <= wanted.par[1]:
        return None
    first = judge.keeping_to_par(state, len(solution))
    if first is None or not wanted.first[0] <= first <= wanted.first[1]:
        return None
    losing = judge.losing_share(state, solution)
    if losing is None or not wanted.losing[0] <= losing <= wanted.losing[1]:
        return None
    return Puzzle(
        number=1,
        grade=grade_of(len(solution)),
        par=len(solution),
        first=first,
        losing=round(losing, 3),
        options=position["options"],
        state=position["state"],
    )


def difficulty(puzzle: Puzzle) -> float:
    """What puzzles are ordered by: longer, fewer right beginnings, more ways to go wrong."""
    return puzzle.par * (1.0 + puzzle.losing) / (1.0 + 0.1 * min(puzzle.first, 5))


def make_collection(
    game: type[Game[Any]], choices: Sequence[Mapping[str, Any]], each: int, seed: str
) -> Iterator[Puzzle]:
    """`each` puzzles of every grade, with not too many right beginnings."""
    for grade in range(1, GRADES + 1):
        wanted = Wanted(par=PARS[grade], first=(1, 6), losing=(0.02 if grade > 1 else 0.0, 1.0))
        seen: set[str] = set()
        for puzzle in make_puzzles(game, choices, wanted, f"{seed} {grade}"):
            text = json.dumps(puzzle.state, sort_keys=True)
            if text not in seen:
                seen.add(text)
                yield puzzle
            if len(seen) == each:
                break


def option_sets() -> list[dict[str, Any]]:
    """What the puzzles of Combat Protocols are drawn from: boards whose positions the solver judges quickly."""
    return [
        {"mission": mission, "difficulty": difficulty, "tracks": tracks, "board": board, "obstacles_by_seed": True}
        for board in ("air-space", "air-space", "crossing", "twin-hangars")
        for mission in (1, 2, 3, 4, 5)
        for difficulty in ("easy", "normal", "hard")
        for tracks in ("standard", "expert")
    ]


def write_collection(path: Path, each: int = 20) -> None:
    """Make the whole collection and write it as a data file."""
    game = registry.find("combat-protocols")
    found = []
    for puzzle in make_collection(game, option_sets(), each, "fracas"):
        found.append(puzzle)
        print(f"{len(found)}: grade {puzzle.grade}, par {puzzle.par}, first {puzzle.first}, losing {puzzle.losing}")
    found.sort(key=lambda puzzle: (puzzle.grade, difficulty(puzzle)))
    ordered = tuple(puzzle.model_copy(update={"number": i + 1}) for i, puzzle in enumerate(found))
    whole = Collection(game=game.card.id, rules=game.card.rules_version, puzzles=ordered)
    lines = ",\n".join(json.dumps(puzzle.model_dump(mode="json"), separators=(",", ":")) for puzzle in whole.puzzles)
    head = f'{{"game":{json.dumps(whole.game)},"rules":{whole.rules},"puzzles":[\n'
    path.write_text(head + lines + "\n]}\n", encoding="utf-8")


if __name__ == "__main__":
    default = Path(__file__).parent.parent / "games" / "combat_protocols" / FILE
    write_collection(Path(sys.argv[1]) if len(sys.argv) > 1 else default)
