"""A review as it is told to a program: actions by text and structure, seats by name, figures rounded so they add up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from fracas.core.match import Match

from . import review

DIGITS = 4
VALUE = "-1 lost to 1 won; 0.1 is five points of win chance"
Structure = dict[str, Any]


class Told(BaseModel):
    """What is sent or printed."""

    model_config = ConfigDict(extra="forbid")


class Moment(Told):
    """What a position was worth to each seat, as that seat knew it."""

    ply: int
    values: dict[str, float] = Field(description=VALUE)


class Swing(Told):
    """What one action did to each seat's curve: decision + luck is the value after it less the value before it."""

    ply: int = Field(description="the ply it answered")
    seat: str = Field(description="who acted")
    decision: dict[str, float] = Field(
        description="by seat: what the action was worth before the dice, less what the best one was worth, as who acted"
        " knew it; where nothing could fall or be shown, the whole swing"
    )
    luck: dict[str, float] = Field(description="by seat: dice, draws, and what was shown of what had been hidden")


class Decision(Told):
    """One action, judged."""

    ply: int = Field(description="the ply it answered")
    seat: str
    played: str
    best: str
    played_structure: Structure = Field(description="`kind` and fields of what was played")
    best_structure: Structure = Field(description="`kind` and fields of the best")
    line: list[str] = Field(description="what the best expects, itself first; empty where it was played")
    line_structures: list[Structure]
    value: float = Field(description=f"of what was played, before the dice, to who played it: {VALUE}")
    best_value: float
    loss: float = Field(description="how much worse than the best, for who played it")
    choices: int = Field(description="how many actions there were to choose from")


class Mistake(Told):
    """A loss that searches with other seeds and ten times the simulations have proved."""

    ply: int = Field(description="the ply it answered")
    seat: str
    loss: float = Field(description="how much worse than the best, for who played it")
    best: str
    best_structure: Structure
    line: list[str] = Field(description="what the best expects, itself first")
    line_structures: list[Structure]
    also: list[int] = Field(description="plies of the same turn at which the same chance was let go by")


class Accuracy(Told):
    """How close a seat's decisions came to the best there were."""

    value: float = Field(
        description="0 to 100, the mean of its decisions: one that was as good as the best counts 100, and half as much"
        " for every 16 points of win chance it gave away"
    )
    decisions: int = Field(description="with more than one action to choose from")


class ToldReview(Told):
    """A match judged, as far as that has come."""

    simulations: int = Field(description="behind each value; 0 before the first")
    noise: float = Field(description="the standard error of a value, as searches of the same action differ")
    curve: list[Moment]
    swings: list[Swing] = Field(description="of the actions before and after which the position has been judged")
    decisions: list[Decision]
    mistakes: list[Mistake] = Field(description="only what was proved, the largest first")
    accuracy: dict[str, Accuracy | None] = Field(description="by seat; null: no decision judged yet")


def told(match: Match, judged: review.Review) -> ToldReview:
    """All a review says."""
    names = match.game.card.seats
    return ToldReview(
        simulations=judged.simulations,
        noise=round(judged.noise, DIGITS),
        curve=[Moment(ply=ply, values=_by_seat(names, values)) for ply, values in judged.curve.items()],
        swings=[_swing(names, one, judged) for one in judged.swings],
        decisions=[_decision(match, one) for one in judged.decisions],
        mistakes=[_mistake(match, one) for one in judged.mistakes],
        accuracy={
            name: None if one is None else Accuracy(value=round(one.value, 1), decisions=one.decisions)
            for name, one in zip(names, judged.accuracy, strict=True)
        },
    )


def _by_seat(names: Sequence[str], values: Sequence[float]) -> dict[str, float]:
    return {name: round(value, DIGITS) for name, value in zip(names, values, strict=True)}


def _swing(names: Sequence[str], one: review.Swing, judged: review.Review) -> Swing:
    """Rounded so that the figures that are sent add up."""
    before, after = (_by_seat(names, judged.curve[ply]) for ply in (one.ply, one.ply + 1))
    decision = _by_seat(names, one.decision)
    luck = {
        name: 0.0 if not part else round(after[name] - before[name] - decision[name], DIGITS)
        for name, part in zip(names, one.luck, strict=True)
    }
    decision = {name: round(after[name] - before[name] - luck[name], DIGITS) for name in names}
    return Swing(ply=one.ply, seat=names[one.seat], decision=decision, luck=luck)


def _decision(match: Match, one: review.Decision) -> Decision:
    actions, structures = match.game.actions, match.game.structures
    return Decision(
        ply=one.ply,
        seat=match.game.card.seats[one.seat],
        played=actions[one.played].text,
        best=actions[one.best].text,
        played_structure=structures[one.played],
        best_structure=structures[one.best],
        line=[actions[action].text for action in one.line],
        line_structures=[structures[action] for action in one.line],
        value=round(one.value, DIGITS),
        best_value=round(one.best_value, DIGITS),
        loss=round(one.loss, DIGITS),
        choices=one.choices,
    )


def _mistake(match: Match, one: review.Mistake) -> Mistake:
    actions, structures, decision = match.game.actions, match.game.structures, one.decision
    return Mistake(
        ply=decision.ply,
        seat=match.game.card.seats[decision.seat],
        loss=round(decision.loss, DIGITS),
        best=actions[decision.best].text,
        best_structure=structures[decision.best],
        line=[actions[action].text for action in decision.line],
        line_structures=[structures[action] for action in decision.line],
        also=list(one.also),
    )
