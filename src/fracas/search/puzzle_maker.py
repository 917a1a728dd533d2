"""Making puzzles: positions in which everything matters, measured and graded.

`python -m fracas.search.puzzle_maker [GAME]` goes through the game's option sets in rounds and keeps what it finds in a
journal, by default .soak/puzzles-GAME.jsonl: stopped at any time, it goes on from there. As soon as there are enough of
every grade it chooses the collection among them and writes the game's data file.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Annotated, Any

import numpy as np
import typer

from fracas.core import registry
from fracas.core.contract import Game
from fracas.core.match import Match
from fracas.core.package_files import package_folder

from .puzzle_measures import Loaded, Measures, idle_hindrance, is_set_up, loaded, measure, solved
from .puzzles import FILE, GRADES, Collection, Puzzle, collection, has_puzzles
from .solver import Verdict

GENTLE = {1: 0.25, 2: 0.5}  # by grade: at most so large a share of the first actions may lose
HARDEST = (20.0, 24.0, 28.0, 33.0)  # of grades 1 to 4: the most `difficulty`
MOST_PAR = 30
MOST_RIGHT = 10  # first actions that keep to par
TRIES_WITH_OPTIONS = 60
MOST_ROUNDS = 500
SPARE = 1.25  # times as many of a grade are made as are chosen
AT_ONCE = 4  # option sets one process takes one after the other: those of a board share much


@dataclass(frozen=True)
class Aim:
    """How to get at a grade, in the first round."""

    size: tuple[float, float]  # of what is composed, from..to
    times: int  # with an option set, each time its turn comes
    tries: int  # of which the first good one ends each time: small ones are seldom good, but soon seen through


AIMS = {
    1: Aim((0.0, 0.25), 4, 12),
    2: Aim((0.1, 0.4), 2, 4),
    3: Aim((0.2, 0.6), 2, 2),
    4: Aim((0.3, 0.8), 2, 1),
    5: Aim((0.5, 1.0), 1, 1),
}


def difficulty(found: Measures) -> float:
    """In actions: the par, more where many actions lose, and more where it takes long to see that they did."""
    return found.par * (1.0 + found.losing) + 2.0 * found.dead_ends


def grade_of(found: Measures) -> int:
    """By difficulty; who begins must not lose at once."""
    grade = 1 + sum(difficulty(found) > most for most in HARDEST)
    while found.losing_first > GENTLE.get(grade, 1.0):
        grade += 1
    return grade


def measures_of(puzzle: Puzzle) -> Measures:
    """What was measured of a puzzle when it was made."""
    return Measures(puzzle.par, puzzle.first, puzzle.losing, puzzle.losing_first, puzzle.dead_ends)


def make_puzzle(game: type[Game[Any]], options: Mapping[str, Any], size: float, draw: random.Random) -> Puzzle | None:
    """One try; number 1 stands for all."""
    positions = game.puzzle_making.compose(options, size, draw) or _from_play(game, options, size, draw)
    for position in positions:
        start = loaded(game, position)
        answer = solved(start)
        if not is_set_up(start) or answer.verdict not in (Verdict.OPTIMAL, Verdict.UNSOLVABLE):
            return None
        if answer.actions:
            return _judged(game, position, start, answer.actions)
    return None


def _judged(
    game: type[Game[Any]], position: Mapping[str, Any], start: Loaded, solution: Sequence[int]
) -> Puzzle | None:
    """The position as a puzzle, if all in it matters and not too many beginnings are right."""
    if len(solution) > MOST_PAR or idle_hindrance(game, position, len(solution)) is not None:
        return None
    found = measure(start, solution)
    if found is None or found.first > MOST_RIGHT:
        return None
    chosen, state = start
    match = Match(chosen, state, "", None)
    positions = [match.position()]
    for action in solution:
        match.play(action)
        positions.append(match.position())
    return Puzzle(
        number=1,
        grade=grade_of(found),
        par=found.par,
        first=found.first,
        losing=found.losing,
        losing_first=found.losing_first,
        dead_ends=found.dead_ends,
        lesson=game.puzzle_making.lesson(positions, match.played),
        options=chosen.options.model_dump(mode="json"),
        state=chosen.to_position(state[0]).model_dump(mode="json"),
    )


def _from_play(
    game: type[Game[Any]], options: Mapping[str, Any], size: float, draw: random.Random
) -> list[dict[str, Any]]:
    """A game played on until about `size` of its solution is left, and not always straight."""
    match = Match.new(game.with_options(options), str(draw.getrandbits(64)))
    actions = solved((match.game, match.state), first_only=True).actions
    for action in actions[: round((1.0 - size) * len(actions))]:
        match.play(action)
    for _ in range(draw.choice((0, 0, 1, 2))):
        if match.outcome is None:
            stream = np.array([draw.getrandbits(64) | 1 for _ in range(4)], np.uint64)
            match.play(int(match.game.engine.suggest_at(match.state, 0, match.game.tables, stream)))
    if not actions or match.outcome is not None:
        return []
    position = match.position()
    if "played" in position["state"]:
        position["state"]["played"] = 0  # a puzzle begins when it is shown
    return [position]


def make_puzzles(game: type[Game[Any]], grade: int, seed: str) -> Iterator[Puzzle]:
    """Puzzles of a grade, one after another, with options that have given one of that grade; without any, with all."""
    known = collection(game).puzzles if has_puzzles(game) else ()
    choices = [one.options for one in known if one.grade == grade] or game.puzzle_making.option_sets()
    draw = random.Random(seed)
    for _ in range(MOST_ROUNDS):
        options = draw.choice(choices)
        for _ in range(TRIES_WITH_OPTIONS):
            puzzle = make_puzzle(game, options, draw.uniform(*AIMS[grade].size), draw)
            if puzzle is not None and puzzle.grade == grade:
                yield puzzle


# The collection ----------------------------------------------------------------------------------------------


class Journal:
    """What was found so far, a line for each option set and round that is done."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._done: dict[tuple[int, int], list[Puzzle]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                entry = json.loads(line)
                puzzles = [Puzzle.model_validate(puzzle) for puzzle in entry["puzzles"]]
                self._done[entry["round"], entry["set"]] = puzzles

    def knows(self, turn: int, index: int) -> bool:
        """That option set has had its turn."""
        return (turn, index) in self._done

    def add(self, turn: int, index: int, puzzles: list[Puzzle]) -> None:
        """Keep what a turn has found, be it nothing."""
        self._done[turn, index] = puzzles
        self._path.parent.mkdir(parents=True, exist_ok=True)
        entry = {"round": turn, "set": index, "puzzles": [puzzle.model_dump(mode="json") for puzzle in puzzles]}
        with self._path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, separators=(",", ":")) + "\n")

    def is_fruitless(self, index: int, turn: int) -> bool:
        """That option set has given no puzzle in the rounds before."""
        return not any(self._done.get((earlier, index)) for earlier in range(turn))

    def puzzles(self) -> list[Puzzle]:
        """All of them, in the order of rounds and option sets, graded as it is done now."""
        found = [puzzle for key in sorted(self._done) for puzzle in self._done[key]]
        return [puzzle.model_copy(update={"grade": grade_of(measures_of(puzzle))}) for puzzle in found]


def fill(game: type[Game[Any]], journal: Journal, each: int, seed: str, jobs: int = 1) -> None:
    """Make puzzles, `jobs` option sets at a time, until there are enough to choose `each` of every grade from.

    Each round is for the option sets that have given none so far, and tries harder than the one before.
    """
    count = len(game.puzzle_making.option_sets())
    with ProcessPoolExecutor(jobs) as pool:
        for turn in range(MOST_ROUNDS):
            grades = Counter(puzzle.grade for puzzle in journal.puzzles())
            print(f"round {turn + 1}: {dict(sorted(grades.items()))}", flush=True)
            if all(grades[grade] >= SPARE * each for grade in AIMS):
                return
            fruitless = [index for index in range(count) if journal.is_fruitless(index, turn)] or range(count)
            open_sets = [index for index in fruitless if not journal.knows(turn, index)]
            work = partial(_turn, game, seed, turn)
            made = map(work, open_sets) if jobs == 1 else pool.map(work, open_sets, chunksize=AT_ONCE)
            for index, puzzles in zip(open_sets, made, strict=True):
                journal.add(turn, index, puzzles)


def _turn(game: type[Game[Any]], seed: str, turn: int, index: int) -> list[Puzzle]:
    """What comes of an option set in one round; nothing else bears on it."""
    options = game.puzzle_making.option_sets()[index]
    draw = random.Random(f"{seed} {turn} {index}")
    found = []
    for aim in AIMS.values():
        for _ in range(aim.times):
            tries = (make_puzzle(game, options, draw.uniform(*aim.size), draw) for _ in range(aim.tries * (turn + 1)))
            found += list(islice(filter(None, tries), 1))
    return found


def choose(game: type[Game[Any]], found: Sequence[Puzzle], each: int) -> tuple[Puzzle, ...]:
    """`each` of every grade, those unlike the others first: other options, another lesson. In an order to learn by."""
    used: Counter[tuple[str, str]] = Counter()
    chosen: list[Puzzle] = []
    for grade in range(1, GRADES + 1):
        rest = [puzzle for puzzle in found if puzzle.grade == grade]
        for _ in range(min(each, len(rest))):
            best = min(rest, key=lambda puzzle: sum(used[trait] for trait in _traits(puzzle)))
            rest.remove(best)
            used.update(_traits(best))
            chosen.append(best)
    making = game.puzzle_making
    lessons = ["", *making.lessons]
    given = (game.options_model.model_validate(dict(options)) for options in making.option_sets())
    sets = [options.model_dump(mode="json") for options in given]
    # Grade by grade, lesson by lesson, the option sets in their order, the shorter first.
    chosen.sort(key=lambda one: (one.grade, lessons.index(one.lesson), sets.index(one.options), one.par))
    return tuple(puzzle.model_copy(update={"number": i}) for i, puzzle in enumerate(chosen, 1))


def _traits(puzzle: Puzzle) -> list[tuple[str, str]]:
    """What it should not have in common with too many others."""
    options = [(name, json.dumps(value)) for name, value in puzzle.options.items()]
    return [*options, (f"lesson of grade {puzzle.grade}", puzzle.lesson)]


def write_collection(game: type[Game[Any]], puzzles: Sequence[Puzzle], path: Path) -> None:
    """The data file, a line for each puzzle; the version tells these puzzles from those there were."""
    version = collection(game).version + 1 if has_puzzles(game) else 1
    whole = Collection(game=game.card.id, version=version, rules=game.card.rules_version, puzzles=tuple(puzzles))
    lines = ",\n".join(json.dumps(puzzle.model_dump(mode="json"), separators=(",", ":")) for puzzle in whole.puzzles)
    head = f'{{"game":{json.dumps(whole.game)},"version":{whole.version},"rules":{whole.rules},"puzzles":[\n'
    path.write_text(head + lines + "\n]}\n", encoding="utf-8")


def main(
    game: Annotated[str, typer.Argument(help="The id of a solo game with puzzle kernels.")],
    journal: Annotated[Path | None, typer.Option(help="What is found is kept here, and taken up again.")] = None,
    to: Annotated[Path | None, typer.Option(help="The file to write; without it, the game's own.")] = None,
    each: Annotated[int, typer.Option(min=1, help="Puzzles of every grade.")] = 20,
    seed: Annotated[str, typer.Option(help="The same seed makes the same puzzles.")] = "fracas",
    jobs: Annotated[int, typer.Option(min=1, help="Processes that work at the same time.")] = 1,
) -> None:
    """Make the collection of a game anew: this takes an hour, and may be stopped and continued."""
    found = registry.find(game)
    kept = Journal(journal or Path(".soak") / f"puzzles-{game}.jsonl")
    fill(found, kept, each, seed, jobs)
    target = to or Path(str(package_folder(found).joinpath(FILE)))
    write_collection(found, choose(found, kept.puzzles(), each), target)


if __name__ == "__main__":
    typer.run(main)
