"""Changing a study: playing on, naming, commenting, deleting. Only its owner does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fracas.core.branching import play_on
from fracas.core.contract import Action, actor_of
from fracas.core.errors import IllegalAction
from fracas.core.lines import DEEPEST, LONGEST_COMMENT, MOST_ACTIONS, PLAIN_CHANCE, Chance, Node, tidy_comment
from fracas.core.match import Match
from fracas.core.record_lines import comment_fault, name_fault

from ..errors import Refused
from ..guests import Guest
from ..messages import ActionValue
from ..study_models import StudyAction, StudyChange
from . import shelf
from .shelf import OpenStudy
from .spots import Spot, spot, spot_of

if TYPE_CHECKING:
    from ..context import Context

SALT_LENGTH = 10


def refuse_others(study: OpenStudy, guest: Guest) -> None:
    """Whoever has the link may read it; only its owner changes it."""
    if study.row.owner_id != guest.id:
        raise Refused("not-yours", "only who made a study changes it; make a copy of your own", reason="study")


def refuse_late(study: OpenStudy, version: int) -> None:
    """The moments' ids are those of one version."""
    if study.is_dropped:
        raise Refused("late", "the study was deleted or could not be kept: read it again")
    if version != study.row.version:
        text = f"the study is at version {study.row.version}, not {version}: read it again"
        raise Refused("late" if version < study.row.version else "early", text)


async def play(context: Context, study: OpenStudy, guest: Guest, request: StudyAction) -> str:
    """Play an action at a moment; the id of the moment it leads to."""
    refuse_others(study, guest)
    async with study.lock:
        refuse_late(study, request.version)
        here = spot(study.match, request.node)
        chance = None if request.chance is None else Chance(request.chance.salt, request.chance.deals_anew)
        if chance is None and request.again:
            chance = Chance(context.chance.thought()[:SALT_LENGTH], deals_anew=study.match.game.has_secrets)
        return await grow(context, study, here, request.action, chance, again=request.again)


async def grow(
    context: Context,
    study: OpenStudy,
    here: Spot,
    action: ActionValue | Action,
    chance: Chance | None = None,
    *,
    again: bool = False,
) -> str:
    """Play an action at a moment, unless it was played there before; the study is locked."""
    match, fresh = study.match, Chance(context.chance.thought()[:SALT_LENGTH])
    try:
        node = play_on(match.game, here.content, here.ply, action, chance or fresh)
    except IllegalAction as error:
        raise Refused("illegal", str(error), fact=error.reason) from None
    if chance is None and not node.is_by_chance:
        node.chance = PLAIN_CHANCE
    known = None if again and node.is_by_chance else _known(match, here, node, chance)
    if known is not None:
        return known
    if sum(1 for _ in match.lines.walk()) >= MOST_ACTIONS:
        text = f"the lines of a study have at most {MOST_ACTIONS:,} actions together"
        raise Refused("too-many", text, reason="study")
    home = here.home(match.lines)
    home.append(node)
    if match.lines.depth > DEEPEST:  # no record could be read that holds it
        home.pop()
        text = f"lines stand at most {DEEPEST} deep within lines; go on with the first one there"
        raise Refused("too-many", text, reason="study-depth")
    await shelf.save(context, study)
    return spot_of(match, node).id


def _known(match: Match, here: Spot, node: Node, chance: Chance | None) -> str | None:
    """The moment the same action has led to before: by the same chance, or by any where none was asked for."""
    if here.node is None and here.ply < match.ply and match.action_at(here.ply).id == node.action.id and chance is None:
        return f"m{here.ply + 1}"
    for other in here.home(match.lines):
        is_here = here.node is not None or other.ply == here.ply
        if is_here and other.action.id == node.action.id and (chance is None or other.chance == chance):
            return spot_of(match, other).id
    return None


async def change(context: Context, study: OpenStudy, guest: Guest, request: StudyChange) -> str:
    """Rename the study or a line, or comment on a moment; the id of the moment."""
    refuse_others(study, guest)
    async with study.lock:
        refuse_late(study, request.version)
        here = spot(study.match, request.node or "m0")
        if request.title is not None:
            study.match.lines.title = _name(request.title)
        if request.name is not None:
            _rename(here, _name(request.name))
        if request.comment is not None:
            _comment(study.match, here, request.comment)
        await shelf.save(context, study)
        return here.id


def _name(given: str) -> str:
    name = " ".join(given.split())
    fault = name_fault(name)
    if fault is not None:
        raise Refused("invalid", fault)
    return name


def _rename(here: Spot, name: str) -> None:
    if here.node is None:
        raise Refused("invalid", "the match itself is named by the study's title; only lines beside it have names")
    here.node.name = name


def _comment(match: Match, here: Spot, given: str) -> None:
    comment = tidy_comment(given)[:LONGEST_COMMENT]
    fault = comment_fault(comment)
    if fault is not None:
        raise Refused("invalid", fault)
    if here.node is not None:
        here.node.comment = comment
    elif comment:
        match.lines.comments[here.ply] = comment
    else:
        match.lines.comments.pop(here.ply, None)


async def cut(context: Context, study: OpenStudy, guest: Guest, version: int, node_id: str) -> str:
    """Delete an action of a line and all that follows it; the id of the moment before it."""
    refuse_others(study, guest)
    async with study.lock:
        refuse_late(study, version)
        here = spot(study.match, node_id)
        if here.node is None or here.parent is None:
            raise Refused("invalid", "the match itself stays; only lines beside it can be deleted")
        home = spot(study.match, here.parent).home(study.match.lines)
        home[:] = [node for node in home if node is not here.node]
        await shelf.save(context, study)
        return here.parent


def is_over(content: bytes) -> bool:
    """Nobody is to act."""
    return actor_of(content) is None
