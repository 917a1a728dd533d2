"""`fracas analyse FILE`: a game judged afterwards, its curve, what was decided and what was luck, and the mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import Progress
from rich.table import Table

from ..core.match import Match
from ..core.said import mistakes as catalogue
from ..search.judging import CHECK, FLOOR, PAIRS
from ..search.levels import MOST_SIMULATIONS
from ..search.review import HALVING, Mistake, Review, review
from ..search.telling import told
from .console import err, out, say, sentence
from .curve import curve_svg
from .files import check_writable, write_whole
from .think import NothingToThinkAbout
from .verify import load_at
from .work import interruptible

said = catalogue(__package__)
POINTS = 50  # a difference in value, in points of win chance
GAUGE = 11  # characters in which a row shows how far the first side is ahead, to the right
MISTAKE = " ?"  # as annotators of chess mark it
MEANING = (
    f"Accuracy: a decision as good as the best counts 100, and half as much for every {HALVING * POINTS:.0f} points of "
    "win chance it gave away; this is the mean of all decisions, and dice do not count."
)


def analyse(
    file: Annotated[Path, typer.Argument(help="A record.")],
    simulations: Annotated[
        int, typer.Option(min=1, max=MOST_SIMULATIONS // CHECK, help="Simulations per position and action.")
    ] = 1_000,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the curve as an SVG picture.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print all of it as JSON.")] = False,
) -> None:
    """Judge a game afterwards: the curve of each side, what was decision and what luck, and the proven mistakes."""
    match = load_at(file, None)
    if match.game.card.is_solo:
        raise NothingToThinkAbout(said("is-played-alone-ask-fracas", id=match.game.card.id))
    if svg is not None:
        check_writable(svg)
    with Progress(console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("thinking", total=match.ply + 1)
        judged = interruptible(
            lambda: review(
                match, simulations, progress=lambda done, total: progress.update(task, completed=done, total=total)
            )
        )
    if svg is not None:
        write_whole(svg, curve_svg(match, judged))
    if as_json:
        print(told(match, judged).model_dump_json(indent=1))
        return
    out.print(_table(match, judged))
    _say_mistakes(match, judged)
    _say_sides(match, judged)
    if svg is not None:
        say(f"curve written to {svg}")


def _table(match: Match, judged: Review) -> Table:
    seats, actions = match.game.card.seats, match.game.actions
    mistakes = {mistake.decision.ply for mistake in judged.mistakes}
    swings = {swing.ply: swing for swing in judged.swings}
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("ply", "side", "action"):
        table.add_column(heading, justify="right" if heading == "ply" else "left")
    for heading in (*seats, "", "decision", "luck"):
        table.add_column(heading, justify="right", no_wrap=True)
    table.add_row("0", "", "", *map(_figure, judged.curve[0]), _gauge(judged.curve[0][0]), "", "")
    for one in judged.decisions:
        values, swing = judged.curve[one.ply + 1], swings[one.ply]
        parts = (swing.decision[one.seat], swing.luck[one.seat])
        table.add_row(
            str(one.ply + 1),
            seats[one.seat],
            actions[one.played].text + (MISTAKE if one.ply in mistakes else ""),
            *map(_figure, values),
            _gauge(values[0]),
            *(f"{part * POINTS:+.0f}" if round(part * POINTS) else "" for part in parts),
        )
    return table


def _figure(value: float) -> str:
    return f"{value:+.2f}"


def _gauge(value: float) -> str:
    """Who is ahead, as a bar from the middle."""
    middle = GAUGE // 2
    at = middle + round(value * middle)
    first, last = min(at, middle), max(at, middle)
    return "".join("█" if first <= place <= last and at != middle else "·" for place in range(GAUGE)).rstrip()


def _say_mistakes(match: Match, judged: Review) -> None:
    if not judged.mistakes:
        say("No mistakes found.")
        return
    many = f"{PAIRS} searches of {CHECK * judged.simulations:,} simulations"
    say(f"Mistakes, each proved by {many} of both actions, largest first; figures are points of win chance:")
    for mistake in judged.mistakes:
        say("  " + _mistake_text(match, mistake))


def _mistake_text(match: Match, mistake: Mistake) -> str:
    one, actions = mistake.decision, match.game.actions
    line = ", ".join(actions[action].text for action in one.line)
    also = "".join(f"; the same chance again at action {ply + 1}" for ply in mistake.also)
    return sentence(
        f"action {one.ply + 1}: {match.game.card.seats[one.seat]} played {actions[one.played].text} "
        f"({_chance(one.value)}); {actions[one.best].text} was worth {_chance(one.best_value)}, expecting {line}{also}"
    )


def _chance(value: float) -> str:
    return f"{(value + 1) / 2:.0%}"


def _say_sides(match: Match, judged: Review) -> None:
    for seat, name in enumerate(match.game.card.seats):
        own = sum(swing.decision[seat] for swing in judged.swings if swing.seat == seat)
        others = sum(swing.decision[seat] for swing in judged.swings if swing.seat != seat)
        luck = sum(swing.luck[seat] for swing in judged.swings)
        accuracy = judged.accuracy[seat]
        parts = f"own decisions {own * POINTS:+.0f}, the other's {others * POINTS:+.0f}, luck {luck * POINTS:+.0f}"
        scored = "" if accuracy is None else f"accuracy {accuracy.value:.0f} in {accuracy.decisions} decisions; "
        say(f"{name}: {scored}{parts}")
    say(MEANING)
    floor, noise = FLOOR * POINTS, judged.noise * POINTS
    say(f"A loss of less than {floor:.0f} points is no mistake; the standard error of a value is about {noise:.1f}.")
