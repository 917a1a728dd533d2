"""Requests and answers about studies: a match, or a record, with lines beside it."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from fracas.core.lines import LONGEST_COMMENT, LONGEST_NAME

from .messages import ID_LENGTH, MOST_TEXT, NAME, ActionValue, Count, GameEvent, LegalAction, Outcome, Wire
from .models import HintAnswer

NodeId = Annotated[
    str,
    Field(
        max_length=ID_LENGTH,
        pattern=NAME,
        description="`m4`: the match after four actions; `b2`: the second action beside it, in this version",
        examples=["m0"],
    ),
]
LineName = Annotated[str, Field(max_length=LONGEST_NAME, description="empty: none")]
Comment = Annotated[str, Field(max_length=LONGEST_COMMENT, description="empty: none")]


class NewStudy(Wire):
    """Play on beside a match."""

    ply: Count = Field(0, description="of a running match: from the moment after so many actions, dealt anew")


class StudyChance(Wire):
    """How chance falls when an action of a line is played: the same salt, the same fall."""

    salt: str = Field(pattern=r"^[A-Za-z0-9]{1,32}$", examples=["x7"])
    deals_anew: bool = Field(False, description="what the side to act cannot know is dealt anew first")


class StudyNode(Wire):
    """A moment of a study, and the action that leads to it."""

    id: NodeId
    parent: NodeId | None = Field(description="null: the beginning")
    ply: int = Field(description="after so many actions")
    seat: str | None = Field(description="who acted")
    text: str = Field(description="the action; empty at the beginning")
    structure: dict[str, Any] | None
    by_chance: bool = Field(description="dice or cards fell")
    chance: StudyChance | None = Field(description="of a line; null: an action of the match itself")
    name: LineName
    comment: Comment


class StudyInfo(Wire):
    """A study on a list."""

    id: str
    game: str
    name: LineName
    match: str | None = Field(description="the match it is of, if there is one")
    redrawn: str | None = Field(
        description="of a match that ran: the seat whose knowledge it starts from; the rest was dealt anew"
    )
    version: int = Field(description="counts its changes")
    created_at: int
    changed_at: int


class StudyList(Wire):
    """Your studies, the last changed first."""

    studies: list[StudyInfo]


class Study(StudyInfo):
    """A study with all its lines. The moments are listed so that each comes after the one before it."""

    rules_version: int
    options: dict[str, Any]
    seats: list[str]
    players: dict[str, str] = Field(description="names by seat, as far as they are known")
    yours: bool = Field(description="you may change it")
    outcome: Outcome | None = Field(description="of the match itself")
    nodes: list[StudyNode]


class StudyAt(Wire):
    """A study after a change, and the moment it led to."""

    study: Study
    node: NodeId


class StudyMoment(Wire):
    """What there is to see at a moment of a study."""

    version: int
    node: NodeId
    ply: int
    seat: str | None = Field(description="whose view it is, or `all`; null: a spectator's")
    actor: str | None
    view: dict[str, Any] = Field(description="one schema per game (`...View`)")
    events: list[GameEvent] = Field(description="what the action before this moment did")
    legal: list[LegalAction]
    outcome: Outcome | None


class StudyAction(Wire):
    """Play an action: a new line begins where it was not played before."""

    version: Count
    node: NodeId
    action: ActionValue
    chance: StudyChance | None = Field(None, description="null: chance is fresh")
    again: bool = Field(False, description="chance, and what the side cannot know, falls anew")


class StudyAnswer(Wire):
    """Let an opponent play for the side to act."""

    version: Count
    node: NodeId
    level: str = Field(max_length=MOST_TEXT, examples=["3"])


class StudyChange(Wire):
    """Change names and comments; what is null stays."""

    version: Count
    title: LineName | None = Field(None, description="of the whole study")
    node: NodeId | None = None
    name: LineName | None = Field(None, description="of the line that begins with the action of `node`")
    comment: Comment | None = Field(None, description="on the moment `node`")


FEWEST_SIMULATIONS, MOST_SIMULATIONS = 50, 16_000  # of one question about values


class ValuesQuestion(Wire):
    """What the search thinks at a moment. Whoever wants to see it think asks again, for twice as much each time."""

    node: NodeId
    simulations: int = Field(
        1_000, ge=FEWEST_SIMULATIONS, le=MOST_SIMULATIONS, description="of the search; fewer if time runs out"
    )


class StudyValues(HintAnswer):
    """What a search thinks of the actions at a moment, from what the side to act would know."""

    node: NodeId
    simulations: int = Field(description="how many it has made")
    is_final: bool = Field(description="asking for more brings nothing: no search here is longer")


class FallsQuestion(Wire):
    """What chance may bring."""

    node: NodeId
    action: ActionValue


class StudyFall(Wire):
    """Something an action may bring."""

    chance: StudyChance
    share: float = Field(description="of the falls tried")
    events: list[GameEvent] = Field(description="as the side that acts sees it")


class StudyFalls(Wire):
    """What an action may bring, the likeliest first."""

    falls: list[StudyFall]
