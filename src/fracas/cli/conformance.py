"""`fracas conformance GAME`: whether a game keeps the contract, ours or a stranger's, from any folder."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

from ..conformance import QUICK, Case, Plan, Result, cases_of, run_suite, write_golden_games
from ..conformance.fault import LAST_ACTIONS
from ..core import registry
from ..core.contract import Game
from ..core.errors import BadOptions, did_you_mean, listed
from ..core.said import mistakes
from .compile import prepare
from .complete import game_ids
from .console import err, out, say
from .games import named_games
from .work import interruptible

said = mistakes(__package__)

_USED = ("setup_at", "legal_at", "apply_at", "conceal_at", "evaluate_at", "suggest_at", "observe_at", "audit_at")
FAILED = 1  # the exit code of a game that does not conform


def conformance(
    games: Annotated[
        list[str] | None,
        typer.Argument(metavar="[GAME]...", autocompletion=game_ids, help="Ids; all games if none are given."),
    ] = None,
    variant: Annotated[
        list[str] | None, typer.Option(metavar="NAME", help="Only this variant; may be repeated.")
    ] = None,
    count: Annotated[
        int, typer.Option("--games", min=1, help="Random games, and as many sensible ones, of each variant.")
    ] = 1,
    seed: Annotated[int, typer.Option(min=0, help="The seed of the first of them.")] = Plan.seed,
    quick: Annotated[
        bool, typer.Option("--quick", help="One variant, shorter games, indices unchecked: for use while working.")
    ] = False,
    twin: Annotated[
        str | None,
        typer.Option(metavar="MODULE:CLASS", help="A slow twin; without it, `Twin` of the package's own twin.py."),
    ] = None,
    write_golden: Annotated[
        bool, typer.Option("--write-golden", help="Rewrite the golden games, after a deliberate change of rules.")
    ] = False,
) -> None:
    """Check that a game keeps the contract, and tell what is wrong in terms of the rule it breaks."""
    chosen = named_games(games)
    plan = replace(QUICK if quick else Plan(), games=count, seed=seed, twin=twin)
    conforming = [_judge(game, _chosen(game.card.id, variant, quick), plan, write_golden) for game in chosen]
    if not all(conforming) or len(chosen) < len(games or registry.game_ids()):
        raise typer.Exit(FAILED)


def _judge(game: type[Game[Any]], cases: Sequence[Case], plan: Plan, write_golden: bool) -> bool:
    """Run the suite over one game and tell; golden games are written only where everything else holds."""
    prepare(game, _USED)
    results = _run(cases, plan, is_golden_compared=not write_golden)
    if any(result.faults for result in results):
        _tell_faults(results)
        return False
    if write_golden:
        written = write_golden_games(game.card.id)
        say(f"{len(written)} golden {_plural('game', len(written))} written into {written[0].parent}")
    looked = sum(result.looked for result in results)
    kept = f"{len(results)} checks of {len(cases)} {_plural('variant', len(cases))}"
    say(f"{game.card.id} conforms: {kept}, {looked:,} things looked at")
    return True


def _chosen(game: str, variants: Sequence[str] | None, is_quick: bool) -> list[Case]:
    known = cases_of(game)
    for name in variants or ():
        names = [case.variant for case in known]
        if name not in names:
            raise BadOptions(
                said(
                    "has-no-variant-known",
                    id=game,
                    name=repr(name),
                    hint=did_you_mean(name, names),
                    known=listed(names),
                )
            )
    if variants:
        return [case for case in known if case.variant in variants]
    return known[:1] if is_quick else known


def _run(cases: Sequence[Case], plan: Plan, is_golden_compared: bool) -> list[Result]:
    """Every check, with a line for each."""
    results: list[Result] = []
    running = run_suite(cases, plan, is_golden_compared)
    with err.status("") as status:
        while True:
            status.update(f"{cases[0].game_id}: {len(results)} checks done ...")
            result = interruptible(lambda: next(running, None))
            if result is None:
                return results
            results.append(result)
            _tell(result)


def _tell(result: Result) -> None:
    line = Text("✓ " if not result.faults else "✗ ", style="green" if not result.faults else "bold red")
    line.append(f"{result.check.name:<30}", style="default")
    line.append(f"{result.looked:>12,}" if not result.faults else f"{len(result.faults):>6} wrong", style="dim")
    out.print(line)


def _tell_faults(results: Sequence[Result]) -> None:
    """One row for each check that found something: where it shows first, and how often."""
    table = Table(header_style="bold", show_lines=True)
    for heading in ("check", "variant", "seed", "ply", "action", "what is wrong"):
        table.add_column(heading, overflow="fold")
    failed = [result for result in results if result.faults]
    for result in failed:
        first = result.faults[0]
        more = f"\n(and {len(result.faults) - 1} more)" if len(result.faults) > 1 else ""
        ply = "" if first.ply is None else str(first.ply)
        cells = (result.check.name, first.case.variant + more, first.seed or "", ply, first.action or "")
        table.add_row(*map(Text, cells), Text(first.sentence))
    out.print(table)
    first = failed[0].faults[0]
    if first.played:
        last = first.played[-LAST_ACTIONS:]
        heading = "Last played" if len(last) < len(first.played) else "Played"
        say(f"{heading} before the first of them: {', '.join(last)}")
    say(f"{first.case.game_id} does not conform: {len(failed)} of {len(results)} checks found something")


def _plural(noun: str, count: int) -> str:
    return noun if count == 1 else f"{noun}s"
