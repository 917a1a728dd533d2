"""Missions: goals that win, as they are written in the header of a zone.

    goal: both reach a13 b13 c13          a tank of the side ends its turn on one of these spaces
    goal: green hold 3 g7 h7              one tank ends three of its own turns in a row on or beside one of them
    goal: both break 5                    destroy five walls
    goal: green break 2 of b7 e7 k7       destroy two of these
    goal: green hunt o2 as raid           destroy this tank
    goal: green reach d9 as raid          both are needed: they are in one group
    goal: orange survive 40               have a tank after forty turns

Each wins alone, except that those of a side with the same name after `as` are needed together. The three missions of
the book are such goals, too: `book_goals`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Literal, get_args

from fracas.core.errors import BadData, listed, shown
from fracas.core.own_files import blame
from fracas.core.said import mistakes

from .spaces import GAP, WALL, Space, parse_space, space_name
from .state import CELLS, MOST_SQUAD, MOST_TURNS, MOST_TURNS_TO_HOLD, SEATS, TURNS_TO_HOLD, WALLS_TO_BREAK

if TYPE_CHECKING:
    from .data import Zone

said = mistakes(__package__)

Kind = Literal["reach", "hold", "break", "hunt", "survive"]
Side = Literal["green", "orange", "both"]
KINDS: tuple[Kind, ...] = get_args(Kind)
SIDES: tuple[Side, ...] = get_args(Side)
MOST_COUNT = {"hold": MOST_TURNS_TO_HOLD, "break": CELLS, "survive": MOST_TURNS}
MISSIONS = ("hold_pool", "reach_far_rank", "break_walls")  # in the order in which they are named
_GROUP = re.compile(r"[A-Za-z0-9][A-Za-z0-9_-]{0,19}\Z")
_TANK = re.compile(rf"[go][1-{MOST_SQUAD}]\Z")


@dataclass(frozen=True)
class MissionGoal:
    """One goal: whose it is, what is to be done, how often, where or to whom, and the group it belongs to."""

    side: Side
    kind: Kind
    count: int = 1  # turns or walls
    spaces: tuple[Space, ...] = ()  # marked; none for `break`: any wall
    tank: str = ""  # `o2`, for `hunt`
    group: str = ""  # all of a side's goals of one group are needed
    mission: str = ""  # the option that sets it, for a mission of the book

    @property
    def seats(self) -> list[int]:
        """Whose goal it is."""
        return [seat for seat, name in enumerate(SEATS) if self.side in (name, "both")]


def format_goal(goal: MissionGoal) -> str:
    """`green hunt o2 as raid`; `parse_goal` gives the same goal back."""
    words: list[str] = [goal.side, goal.kind]
    if goal.kind in MOST_COUNT:
        words.append(str(goal.count))
    if goal.kind == "break" and goal.spaces:
        words.append("of")
    words += [space_name(*space) for space in goal.spaces]
    if goal.tank:
        words.append(goal.tank)
    return " ".join(words + (["as", goal.group] if goal.group else []))


def parse_goal(text: str) -> MissionGoal:
    """The goal that words describe; `ValueError` says what is wrong with them."""
    words = text.split()
    side = next((side for side in SIDES if words[:1] == [side]), None)
    if side is None:
        raise ValueError(said("a-goal-begins-with", given=shown(" ".join(words[:1])), known=listed(SIDES)))
    kind = next((kind for kind in KINDS if words[1:2] == [kind]), None)
    if kind is None:
        raise ValueError(said("a-goal-is-one-of", given=shown(" ".join(words[1:2])), known=listed(KINDS)))
    rest, group = _take_group(words[2:])
    goal = MissionGoal(side, kind, group=group)
    if kind in MOST_COUNT:
        goal, rest = replace(goal, count=_count(kind, rest[:1])), rest[1:]
    if kind == "hunt":
        return replace(goal, tank=_tank(side, rest))
    if kind == "break" and rest[:1] == ["of"]:
        return replace(goal, spaces=_spaces(kind, rest[1:]))
    if kind in ("reach", "hold"):
        return replace(goal, spaces=_spaces(kind, rest))
    if rest:
        raise ValueError(said("nothing-may-follow", given=shown(" ".join(rest)), kind=kind))
    return goal


def _take_group(words: list[str]) -> tuple[list[str], str]:
    if "as" not in words:
        return words, ""
    at = words.index("as")
    if len(words) != at + 2 or not _GROUP.match(words[at + 1]):
        raise ValueError(said("the-name-of-a-group", given=shown(" ".join(words[at + 1 :]))))
    return words[:at], words[at + 1]


def _count(kind: str, words: list[str]) -> int:
    most = MOST_COUNT[kind]
    if not words or not re.fullmatch(r"[1-9][0-9]{0,3}", words[0]) or int(words[0]) > most:
        raise ValueError(said("a-goal-needs-a-number", kind=kind, most=most, given=shown(" ".join(words))))
    return int(words[0])


def _tank(side: Side, words: list[str]) -> str:
    if len(words) != 1 or not _TANK.match(words[0]):
        raise ValueError(said("a-hunt-needs-a-tank", given=shown(" ".join(words))))
    if side == "both" or words[0][0] == side[0]:
        raise ValueError(said("a-side-hunts-the-other", given=words[0], side=side))
    return words[0]


def _spaces(kind: str, words: list[str]) -> tuple[Space, ...]:
    if not words:
        raise ValueError(said("a-goal-needs-spaces", kind=kind))
    spaces = []
    for word in words:
        space = parse_space(word)
        if space is None:
            raise ValueError(said("is-not-a-space", given=shown(word)))
        if space in spaces:
            raise ValueError(said("a-space-is-marked-twice", given=word))
        spaces.append(space)
    return tuple(spaces)


def check_goal(source: str, where: str, zone: Zone, goal: MissionGoal) -> None:
    """What a goal marks is there: spaces that are no gaps, walls to break, the tank to hunt."""
    for column, row in goal.spaces:
        name = space_name(column, row)
        if column >= zone.width or row >= zone.height:
            last = space_name(zone.width - 1, zone.height - 1)
            blame(BadData(source, where, said("a-marked-space-is-outside", space=name, last=last)))
        elif zone.ground[row][column] == GAP:
            blame(BadData(source, where, said("a-marked-space-is-a-gap", space=name)))
        elif goal.kind == "break" and zone.ground[row][column] != WALL:
            blame(BadData(source, where, said("a-marked-space-is-no-wall", space=name)))
    if goal.tank and goal.tank not in zone.units:
        blame(BadData(source, where, said("no-such-tank", tank=goal.tank, known=listed(zone.units))))


def book_goals(zone: Zone, missions: list[str]) -> list[MissionGoal]:
    """The missions of the book in the words of goals. Ruling `far-ranks-are-outer-rows`."""
    goals = []
    for mission in missions:
        if mission == "hold_pool":
            goals.append(MissionGoal("both", "hold", TURNS_TO_HOLD, tuple(zone.centre_pools), mission=mission))
        elif mission == "break_walls":
            goals.append(MissionGoal("both", "break", WALLS_TO_BREAK, mission=mission))
        else:
            goals.append(MissionGoal("green", "reach", spaces=zone.row(zone.height - 1), mission=mission))
            goals.append(MissionGoal("orange", "reach", spaces=zone.row(0), mission=mission))
    return goals
