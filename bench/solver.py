"""`python -m bench.solver`: what the solver of puzzles does, in figures; kept in bench/results/solver-*.json.

\b
python -m bench.solver first             first solutions: every mission and difficulty, 500 seeds, obstacles by the seed
python -m bench.solver first --by-player    the same where the solver also lays the obstacles
python -m bench.solver boards            first solutions on every shipped board, by difficulty and track lengths
python -m bench.solver optimal           proven optima of missions 1 to 3 over facings and tracks, beside a plain A*
python -m bench.solver hardest           mission 3 with three obstacles laid by the seed: solved or proven unsolvable
python -m bench.solver puzzles           every shipped puzzle proven anew by the plain A*; goes on where it stopped

Times are of the processor, so that a busy machine does not spoil them; those on the clock stand beside them in the
files. Everything needed is compiled and loaded before the clock starts ("warm").
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import resource
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Annotated, Any

import typer
from rich.progress import track
from rich.table import Table

import fracas
from fracas.core import registry
from fracas.core.match import Match
from fracas.games.combat_protocols.data import board_names
from fracas.games.combat_protocols.puzzle import bounds
from fracas.search.puzzles import Puzzle, collection, start_puzzle
from fracas.search.solver import Answer, Verdict, solve

from . import machine, report
from .solver_plain import PlainAnswer, plain_answer

GAME = "combat-protocols"
WAYS = ("north", "east", "south", "west")
ALL_FACINGS = list(itertools.product(WAYS, repeat=3))
# Sixteen of them in which any two tokens show every pair of ways once.
SOME_FACINGS = [ways for ways in ALL_FACINGS if sum(map(WAYS.index, ways)) % len(WAYS) == 0]
TRACKS = ("relaxed", "standard", "expert")
DIFFICULTIES = ("easy", "normal", "hard", "impossible")
MISSIONS = (1, 2, 3, 4, 5)
SHARE = 0.95
SECONDS = 1.0
MEGA = 1e6
PLAIN_STATES = {1: "0.5 to 2 M", 2: "10 to 30 M"}  # of a plain A*, as the rulings page says
TABLES, NO_TABLES, PLAIN = "distance tables", "moves to fly", "plain A*"
MISSED = 1

app = typer.Typer(add_completion=False, no_args_is_help=True, rich_markup_mode=None, help=__doc__)


@dataclass
class Tally:
    """Answers of one row of a table; seconds are of the processor, clock those on the wall."""

    lengths: list[int] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    clock: list[float] = field(default_factory=list)
    stored: list[int] = field(default_factory=list)
    expanded: int = 0
    generated: int = 0
    most_bytes: int = 0
    verdicts: dict[str, int] = field(default_factory=dict)

    def add(self, answer: Answer, seconds: float, clock: float) -> None:
        """Count an answer in."""
        effort = answer.effort
        self._add(answer.verdict.value, answer.length, effort.stored, effort.expanded, effort.generated, effort.bytes)
        self.seconds.append(seconds)
        self.clock.append(clock)

    def add_plain(self, answer: PlainAnswer) -> None:
        """Count an answer of the plain search in."""
        verdict = Verdict.UNKNOWN if not answer.is_proven else Verdict.OPTIMAL
        self._add(verdict.value, answer.length, answer.stored, answer.expanded, answer.generated, answer.bytes)
        self.seconds.append(answer.seconds)

    def _add(self, verdict: str, length: int | None, stored: int, expanded: int, generated: int, size: int) -> None:
        if length is not None:
            self.lengths.append(length)
        self.stored.append(stored)
        self.expanded += expanded
        self.generated += generated
        self.most_bytes = max(self.most_bytes, size)
        self.verdicts[verdict] = self.verdicts.get(verdict, 0) + 1

    def facts(self) -> dict[str, Any]:
        """For the results file."""
        spent = max(sum(self.seconds), 1e-9)
        found = {
            "answers": len(self.seconds),
            "verdicts": self.verdicts,
            "lengths": lengths_text(self.lengths),
            "seconds_median": quantile(self.seconds, 0.5),
            "seconds_95": quantile(self.seconds, SHARE),
            "seconds_worst": max(self.seconds),
            "seconds_total": sum(self.seconds),
            "states_median": quantile(self.stored, 0.5),
            "states_most": max(self.stored),
            "states": sum(self.stored),
            "expanded": self.expanded,
            "generated": self.generated,
            "states_per_second": sum(self.stored) / spent,
            "generated_per_second": self.generated / spent,
            "most_bytes": self.most_bytes,
        }
        if self.clock:
            found["clock_95"], found["clock_worst"] = quantile(self.clock, SHARE), max(self.clock)
            found["within_a_second_on_the_clock"] = sum(value < SECONDS for value in self.clock) / len(self.clock)
        return found


def quantile(values: Sequence[float], share: float) -> float:
    """The value that this share of all values do not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def timed(match: Match, **how: Any) -> tuple[Answer, float, float]:
    """An answer, and how long it took by the processor and on the clock."""
    clock, began = time.perf_counter(), time.process_time()
    answer = solve(match.game, match.state, **how)
    return answer, time.process_time() - began, time.perf_counter() - clock


def lengths_text(lengths: list[int]) -> str:
    """`14: 26, 15: 22`: how many answers have each length."""
    return ", ".join(f"{length}: {lengths.count(length)}" for length in sorted(set(lengths)))


def warm(**options: Any) -> None:
    """Have all compiled and loaded, and the mission's tables made."""
    match = fracas.new(GAME, 0, **options)
    match.game.bound_data()
    solve(match.game, match.state, first_only=True)


def write(name: str, rows: Any, **more: Any) -> None:
    """Keep the figures beside those of the other benchmarks."""
    when = datetime.now(UTC).isoformat(timespec="seconds")
    facts = {"when": when, "machine": machine.describe(), "load": os.getloadavg()}
    path = report.write_json(name, facts | more | {"rows": rows})
    report.page().print(f"Written to {path.name}. Load of the machine: {os.getloadavg()[0]:.1f}.")


def milliseconds(*values: float) -> list[str]:
    """Cells of a table."""
    return [f"{1000 * value:.1f}" for value in values]


# First solutions ---------------------------------------------------------------------------------------------


@app.command()
def first(
    seeds: Annotated[int, typer.Option(min=1, help="Set-ups of each mission and difficulty.")] = 500,
    tracks: Annotated[str, typer.Option(help="Track lengths.")] = "standard",
    by_player: Annotated[bool, typer.Option("--by-player", help="The solver lays the obstacles.")] = False,
) -> None:
    """First solutions: 95 % of every mission and difficulty within a second, and the worst of all."""
    headings = ("mission", "difficulty", "verdicts", "lengths", "median, ms", "95 %, ms", "worst, ms", "its seed")
    who = "the solver" if by_player else "the seed"
    title = f"First solution: {seeds} seeds each, {tracks} tracks, obstacles laid by {who}; processor time"
    table = Table(*headings, title=title, title_justify="left")
    rows: list[dict[str, Any]] = []
    for mission, difficulty in track(list(itertools.product(MISSIONS, DIFFICULTIES)), transient=True):
        options = {"mission": mission, "difficulty": difficulty, "tracks": tracks, "obstacles_by_seed": not by_player}
        warm(**options)
        tally = Tally()
        for seed in range(seeds):
            tally.add(*timed(fracas.new(GAME, seed, **options), first_only=True))
        worst = max(tally.seconds)
        marks = (quantile(tally.seconds, 0.5), quantile(tally.seconds, SHARE), worst)
        seed_of_worst = tally.seconds.index(worst)
        verdicts = ", ".join(f"{count} {name}" for name, count in tally.verdicts.items())
        lengths = f"{min(tally.lengths, default=0)} to {max(tally.lengths, default=0)}"
        table.add_row(str(mission), difficulty, verdicts, lengths, *milliseconds(*marks), str(seed_of_worst))
        rows.append({"mission": mission, "difficulty": difficulty, "worst_seed": seed_of_worst} | tally.facts())
    console = report.page()
    console.print(table)
    worst_row = max(rows, key=lambda row: float(row["seconds_worst"]))
    console.print(
        f"Slowest of all: {worst_row['seconds_worst']:.2f} s (mission {worst_row['mission']}, "
        f"{worst_row['difficulty']}, seed {worst_row['worst_seed']})."
    )
    write(f"solver-first-{tracks}{'-by-player' if by_player else ''}", rows, seeds=seeds)
    if any(row["seconds_95"] > SECONDS for row in rows):
        raise typer.Exit(MISSED)


# Boards ------------------------------------------------------------------------------------------------------


@app.command()
def boards(
    seeds: Annotated[int, typer.Option(min=1, help="Set-ups of each mission.")] = 20,
    first_seed: Annotated[int, typer.Option(min=0, help="The seed of the first of them.")] = 0,
    chosen: Annotated[list[str] | None, typer.Option("--board", help="Only these boards.")] = None,
    lengths: Annotated[list[str] | None, typer.Option("--tracks", help="Only these track lengths.")] = None,
    most_states: Annotated[int, typer.Option(min=1000, help="States after which a search gives up.")] = 4_000_000,
) -> None:
    """First solutions on every shipped board, every mission, obstacles laid by the seed: how many within a second.

    A set-up that stays unknown may have a solution, so of the two shares in time the lower one counts it as solvable
    and missed, the higher one leaves it out. Each row is kept as it is found; the last line of a board is of them all.
    """
    counted = ("solved", "unsolvable", "unknown")
    headings = ("board", "difficulty", "tracks", *counted, "in time", "of solved", "median", "95 %", "worst")
    title = f"First solution: missions 1 to 5, {seeds} seeds each; processor time in ms"
    table = Table(*headings, title=title, title_justify="left")
    rows: list[dict[str, Any]] = []
    for board in chosen or board_names():
        whole = Census()
        for difficulty, tracks in track(list(itertools.product(DIFFICULTIES, lengths or TRACKS)), transient=True):
            census = _census(board, difficulty, tracks, range(first_seed, first_seed + seeds), most_states)
            whole.join(census)
            rows.append({"board": board, "difficulty": difficulty, "tracks": tracks} | census.facts())
            report.write_json("solver-boards", {"rows": rows})
        rows.append({"board": board, "difficulty": "all", "tracks": "all"} | whole.facts())
    for row in rows:
        counts = [str(row[name]) for name in counted]
        shares = [f"{row[name]:.1%}" for name in ("in_time", "in_time_of_solved")]
        marks = milliseconds(row["seconds_median"], row["seconds_95"], row["seconds_worst"])
        table.add_row(row["board"], row["difficulty"], row["tracks"], *counts, *shares, *marks)
    report.page().print(table)
    write("solver-boards", rows, seeds=seeds, first_seed=first_seed, most_states=most_states)
    if any(row["in_time"] < SHARE for row in rows if row["difficulty"] == "all"):
        raise typer.Exit(MISSED)


@dataclass
class Census:
    """Set-ups of one kind: how each ended, and the seconds of those that were solved."""

    times: list[float] = field(default_factory=list)
    unsolvable: int = 0
    unknown: int = 0
    missed: list[str] = field(default_factory=list)  # mission and seed of those not solved in time

    def join(self, other: Census) -> None:
        """Count another one in."""
        self.times += other.times
        self.unsolvable += other.unsolvable
        self.unknown += other.unknown

    def facts(self) -> dict[str, Any]:
        """For the table and the results file."""
        times = sorted(self.times) or [0.0]
        in_time = sum(value < SECONDS for value in self.times)
        found = {"solved": len(self.times), "unsolvable": self.unsolvable, "unknown": self.unknown}
        shares = {
            "in_time": in_time / max(1, len(self.times) + self.unknown),
            "in_time_of_solved": in_time / max(1, len(self.times)),
        }
        marks = {"median": quantile(times, 0.5), "95": quantile(times, SHARE), "worst": times[-1]}
        missed = {"missed": ", ".join(self.missed)} if self.missed else {}
        return found | shares | {f"seconds_{name}": round(value, 4) for name, value in marks.items()} | missed


def _census(board: str, difficulty: str, tracks: str, seeds: range, most_states: int) -> Census:
    """The set-ups of one row."""
    census = Census()
    for mission in MISSIONS:
        options = {"board": board, "difficulty": difficulty, "tracks": tracks, "obstacles_by_seed": True}
        warm(mission=mission, **options)
        for seed in seeds:
            match = fracas.new(GAME, seed, mission=mission, **options)
            answer, seconds, _ = timed(match, first_only=True, most_states=most_states)
            if answer.actions:
                census.times.append(seconds)
            elif answer.verdict is Verdict.UNSOLVABLE:
                census.unsolvable += 1
            else:
                census.unknown += 1
            if seconds >= SECONDS and answer.verdict is not Verdict.UNSOLVABLE:
                census.missed.append(f"{mission}/{seed} {answer.verdict.value} {seconds:.1f} s")
    return census


# Proven optima -----------------------------------------------------------------------------------------------


def facing(ways: tuple[str, ...], **options: Any) -> Match:
    """A set-up with its tokens facing as said."""
    position = fracas.new(GAME, 1, **options).position()
    for token, way in zip(position["state"]["tokens"], ways, strict=True):
        token["facing"] = way
    return fracas.from_position(GAME, position)


@app.command()
def optimal(
    sample: Annotated[int, typer.Option(min=0, max=16, help="Facings that the slower searches take.")] = 16,
    megabytes: Annotated[int, typer.Option(min=1, help="Memory of a search.")] = 4000,
) -> None:
    """Proven optima on easy: mission 1 for all 64 facings, mission 2 for 16 of them, at each track length.

    Beside them, on a sample: the solver without its tables, the plain A* (with a sample of two or more also on one
    facing of mission 2, which takes it 2 GB), and mission 3. All ways must agree.
    """
    headings = ("mission", "tracks", "search", "proven", "optima", "median", "most", "M/s", "looked at", "MB", "s")
    title = "Proven optima on easy: states stored (median, most), stored and looked at per second of the processor"
    table = Table(*headings, title=title, title_justify="left")
    rows: list[dict[str, Any]] = []
    few = SOME_FACINGS[:sample]
    for mission, facings in ((1, ALL_FACINGS), (2, SOME_FACINGS), (3, few)):
        for tracks in TRACKS:
            warm(mission=mission, tracks=tracks)
            searches = {TABLES: facings}
            if mission < 3:
                searches[NO_TABLES] = facings if mission == 1 else few
                searches[PLAIN] = few if mission == 1 else few[1:2] if tracks == "standard" else []
            known: dict[tuple[str, ...], int | None] = {}
            for search, chosen in searches.items():
                if not chosen:
                    continue
                tally = _prove(search, chosen, known, megabytes, mission=mission, tracks=tracks)
                facts = {"mission": mission, "tracks": tracks, "search": search} | tally.facts()
                rows.append(facts)
                table.add_row(*_optimal_cells(facts))
    console = report.page()
    console.print(table)
    console.print(tables_note(), soft_wrap=True)
    for mission, figure in PLAIN_STATES.items():
        console.print(f"The rulings page says of a plain A*: {figure} states for mission {mission}.")
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    console.print(f"Largest the whole process became: {peak / MEGA:,.0f} MB.")
    write("solver-optimal", rows, largest_process_bytes=peak)


def _prove(
    search: str,
    facings: list[tuple[str, ...]],
    known: dict[tuple[str, ...], int | None],
    megabytes: int,
    **options: Any,
) -> Tally:
    """Solve all facings one way; an answer that differs from one `known` already ends the run."""
    tally = Tally()
    for ways in facings:
        match = facing(ways, **options)
        if search == PLAIN:
            plain = plain_answer(match, megabytes)
            tally.add_plain(plain)
            length, is_proven = plain.length, plain.is_proven
        else:
            answer, seconds, clock = timed(match, with_data=search == TABLES, megabytes=megabytes)
            tally.add(answer, seconds, clock)
            length, is_proven = answer.length, answer.is_proven
        if is_proven and known.setdefault(ways, length) != length:
            raise AssertionError(f"{search} finds {length} for {ways} {options}, another way {known[ways]}")
    return tally


def _optimal_cells(facts: dict[str, Any]) -> list[str]:
    return [
        str(facts["mission"]),
        facts["tracks"],
        facts["search"],
        f"{facts['verdicts'].get('optimal', 0)} of {facts['answers']}",
        facts["lengths"],
        f"{facts['states_median']:,}",
        f"{facts['states_most']:,}",
        f"{facts['states_per_second'] / MEGA:.2f}",
        f"{facts['generated_per_second'] / MEGA:.1f}",
        f"{facts['most_bytes'] / MEGA:,.1f}",
        f"{facts['seconds_total']:.1f}",
    ]


def tables_note() -> str:
    """What the distance tables cost: they are made once for a board and mission."""
    bounds.forget()
    parts = []
    for mission in MISSIONS:
        game = registry.find(GAME).with_options({"mission": mission})
        began = time.process_time()
        size = game.bound_data().size
        parts.append(f"{size / MEGA:.1f} MB in {time.process_time() - began:.2f} s for mission {mission}")
    return f"Distance tables, made once for all set-ups: {', '.join(parts)}."


# The hardest -------------------------------------------------------------------------------------------------


@app.command()
def hardest(
    seeds: Annotated[int, typer.Option(min=1, help="Set-ups.")] = 100,
    tracks: Annotated[str, typer.Option(help="Track lengths.")] = "standard",
) -> None:
    """Mission 3 with three obstacles laid by the seed: solved or proven unsolvable, lengths, time."""
    headings = ("seed", "verdict", "length", "at least", "states", "ms")
    table = Table(*headings, title=f"Mission 3, impossible, {tracks} tracks; processor time", title_justify="left")
    rows: list[dict[str, Any]] = []
    tally = Tally()
    options = {"mission": 3, "difficulty": "impossible", "obstacles_by_seed": True, "tracks": tracks}
    warm(**options)
    for seed in track(range(seeds), transient=True):
        answer, seconds, clock = timed(fracas.new(GAME, seed, **options), optimal=False)
        tally.add(answer, seconds, clock)
        facts = {
            "seed": seed,
            "verdict": answer.verdict.value,
            "length": answer.length,
            "at_least": answer.at_least,
            "states": answer.effort.stored,
            "seconds": seconds,
            "clock": clock,
        }
        rows.append(facts)
        cells = (str(answer.length or "-"), str(answer.at_least), f"{answer.effort.stored:,}")
        table.add_row(str(seed), answer.verdict.value, *cells, *milliseconds(seconds))
    console = report.page()
    console.print(table)
    counts = ", ".join(f"{count} {name}" for name, count in tally.verdicts.items())
    marks = ", ".join(milliseconds(quantile(tally.seconds, 0.5), quantile(tally.seconds, SHARE), max(tally.seconds)))
    lengths = f"{min(tally.lengths)} to {max(tally.lengths)} actions" if tally.lengths else "no solution"
    console.print(f"{counts}; {lengths}; median, 95 %, worst: {marks} ms.")
    write(f"solver-hardest-{tracks}", rows, summary=tally.facts())


# Puzzles -----------------------------------------------------------------------------------------------------


@app.command()
def puzzles(
    plain_megabytes: Annotated[int, typer.Option(min=1, help="Memory of a plain search.")] = 4000,
    megabytes: Annotated[int, typer.Option(min=1, help="Memory of a search without tables.")] = 4000,
    minutes: Annotated[float, typer.Option(min=0.0, help="Begin no further puzzle after so long.")] = 25.0,
    anew: Annotated[bool, typer.Option("--anew", help="Forget what earlier runs have proven.")] = False,
) -> None:
    """Prove every shipped puzzle's optimum anew by the plain A*, which shares only the rules with the solver.

    What does not fit into memory that way is proven by the solver without its distance tables; the table says which.
    A run keeps each proof as it is found, and goes on where the last one stopped.
    """
    name = "solver-puzzles"
    kept = {} if anew else _kept_proofs(name)
    began = time.monotonic()
    rows: list[dict[str, Any]] = []
    found = collection(registry.find(GAME)).puzzles
    for puzzle in track(found, transient=True):
        row = kept.get(fingerprint(puzzle))
        if row is None and time.monotonic() - began < minutes * 60:
            row = _proof(puzzle, plain_megabytes, megabytes)
            kept[row["fingerprint"]] = row
            report.write_json(name, {"rows": list(kept.values())})
        if row is not None:
            rows.append(row | {"number": puzzle.number})
    console = report.page()
    console.print(_proofs_table(rows))
    wrong = [row["number"] for row in rows if row["is_proven"] and row["found"] != row["par"]]
    proven = [row for row in rows if row["is_proven"] and row["found"] == row["par"]]
    plain = sum(row["search"] == PLAIN for row in proven)
    open_ones = sorted({puzzle.number for puzzle in found} - {row["number"] for row in proven} - set(wrong))
    console.print(
        f"{len(proven)} of {len(found)} optima proven anew, {plain} of them by the plain A*, in "
        f"{sum(row['seconds'] for row in rows):.0f} s of the processor; wrong: {wrong}; open: {open_ones}.",
        soft_wrap=True,
    )
    write(name, rows, proven=len(proven), by_plain_search=plain, wrong=wrong, open=open_ones)
    if wrong or open_ones:
        raise typer.Exit(MISSED)


def fingerprint(puzzle: Puzzle) -> str:
    """Changes with anything a proof depends on."""
    content = [puzzle.par, puzzle.options, puzzle.state]
    return hashlib.sha256(json.dumps(content, sort_keys=True).encode()).hexdigest()[:16]


def _kept_proofs(name: str) -> dict[str, dict[str, Any]]:
    file = report.RESULTS / f"{name}.json"
    if not file.is_file():
        return {}
    rows = json.loads(file.read_text(encoding="utf-8"))["rows"]
    return {row["fingerprint"]: row for row in rows if row.get("is_proven") and "fingerprint" in row}


def _proof(puzzle: Puzzle, plain_megabytes: int, megabytes: int) -> dict[str, Any]:
    """By the plain search, or failing that by the solver without its tables."""
    match = start_puzzle(registry.find(GAME), puzzle)
    plain = plain_answer(match, plain_megabytes)
    search, length, is_proven = PLAIN, plain.length, plain.is_proven
    stored, seconds = plain.stored, plain.seconds
    if not plain.is_proven:
        answer, more, _ = timed(match, with_data=False, megabytes=megabytes)
        search, length, is_proven = NO_TABLES, answer.length, answer.is_proven
        stored, seconds = answer.effort.stored, seconds + more
    return {
        "fingerprint": fingerprint(puzzle),
        "number": puzzle.number,
        "par": puzzle.par,
        "found": length,
        "is_proven": is_proven,
        "search": search,
        "states": stored,
        "seconds": seconds,
    }


def _proofs_table(rows: list[dict[str, Any]]) -> Table:
    headings = ("puzzle", "par", "found", "proven by", "states", "s")
    table = Table(*headings, title="Shipped puzzles proven anew; processor time", title_justify="left")
    for row in rows:
        by = row["search"] if row["is_proven"] else "-"
        numbers = (str(row["number"]), str(row["par"]), str(row["found"]))
        table.add_row(*numbers, by, f"{row['states']:,}", f"{row['seconds']:.1f}")
    return table


if __name__ == "__main__":
    app()
