"""What a hint says, here and in `fracas hint`: the best actions of a search from what the seat may know, and why."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ...core.foretelling import Foretold
from ...core.match import Match
from ...search.bot import Analysis
from ...search.candidate import Candidate
from ...search.judging import COACH_SIMULATIONS, Attempt, Judge
from ...search.reasons import Answer, answer, reasons
from ..console import sentence
from ..words import language, say
from .seats import coloured, seat_word

HINT_SECONDS = 1.0
MOST_CANDIDATES = 8
LINE_SHOWN = 4


def hint_text(match: Match, analysis: Analysis, most: int = 3) -> RenderableType:
    """The candidates in a table, the best one in a sentence, what it would do and what it has to fear."""
    assert match.actor is not None
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("action", "value", "share", "line"):
        is_figure = heading in ("value", "share")
        table.add_column(say(f"hint-{heading}"), justify="right" if is_figure else "left", no_wrap=heading != "line")
    visits = sum(found.visits for found in analysis.candidates)
    for found in analysis.candidates[:most]:
        line = ", ".join(action.text for action in found.line[1:LINE_SHOWN])
        table.add_row(found.action.text, _value(found), f"{found.visits / visits:.0%}", line)
    best = say(
        "hint-best",
        seat=seat_word(match.game, match.actor),
        action=analysis.best.action.text,
        simulations=analysis.simulations,
        seconds=f"{analysis.seconds:.1f}",
    )
    why = reasons(match, analysis.best.line, "hint")
    told = [sentence(f"  {text}") for text in (_told(match, why.does), _feared(match, why.fears)) if text]
    return Group(table, coloured(best, match.game) if best else Text(), *(Text(line, style="dim") for line in told))


def warning_text(match: Match, found: Attempt) -> RenderableType:
    """What is wrong with an action that throws much away, and how it is played all the same."""
    line = tuple(match.game.actions[action] for action in found.line)
    shares = {"best": _chance(found.best_value), "share": _chance(found.value)}
    told = [say("coach-loss", **shares), _feared(match, answer(match, line, "coach")), say("coach-again")]
    return Text(" ".join(sentence(text) for text in told if text), style="yellow")


def blunder(match: Match, action: int) -> Attempt | None:
    """What the coach finds wrong with an action of the side to act; None: nothing."""
    if len(match.legal_ids()) == 1:
        return None
    return Judge(match, COACH_SIMULATIONS, "coach").warn(match.ply, action)


def _told(match: Match, facts: tuple[Foretold, ...]) -> str:
    texts = match.game.texts(language())
    said = [(one.share, texts.say(one.fact)) for one in facts]
    return " ".join(sentence(text if share == 1.0 else f"{share:.0%}: {text}") for share, text in said)


def _feared(match: Match, feared: Answer | None) -> str:
    if feared is None:
        return ""
    return f"{say('hint-fears', action=feared.action.text)} {_told(match, feared.does)}".strip()


def _chance(value: float) -> str:
    return f"{(value + 1) / 2:.0%}"


def _value(found: Candidate) -> str:
    if found.proven:
        return say("hint-won" if found.value > 0 else "hint-lost")
    return f"{found.value:+.2f}"
