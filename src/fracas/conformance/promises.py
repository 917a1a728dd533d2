"""What card and package promise beside the rules: chance, secrets, and the files that others read."""

from __future__ import annotations

import json
from typing import Any
from xml.etree import ElementTree

import numpy as np
import numpy.typing as npt
from pydantic import ValidationError

from ..core import registry, rng
from ..core.contract import Game
from ..core.errors import BrokenGame, FracasError, explain_validation, shown
from ..core.facts import Event
from ..core.fairness import FILE as FAIRNESS_FILE
from ..core.match import Match
from ..core.package_files import package_file
from ..core.strength import FILE as RATINGS_FILE
from ..search.levels import LEVELS, level_of
from ..server.tiles import FILE, tile_fault
from .cases import Case, Plan, seat_text, seats_and_spectator, sparse_observation
from .fault import Fault

EVERY = 3  # actions
STREAMS = 8  # of chance, to be tried on one action
JUNK = 0.37  # what an observation's room may hold before it is filled
NOT_SHOWN = ("script", "foreignObject", "iframe")
ROUGHLY = 0.1  # of five widths against eight heights


def features_are_as_declared(case: Case, plan: Plan) -> int:
    """`observe` writes every number, within its declared limits; `features` are the same without the zeros."""
    looked, declared = 0, case.game().observation
    low, high = declared.limits()
    whole = np.array([feature.is_whole for _, feature in declared.each()], np.bool_)
    for match in case.matches(plan):
        for ply in range(0, match.ply + 1, EVERY):
            for seat in range(len(match.game.card.seats)):
                seen = _observed(match, ply, seat, 0.0)
                if _observed(match, ply, seat, JUNK).tobytes() != seen.tobytes():
                    raise Fault.at(case, match, ply, "observe leaves features as they were: it must write every one")
                wrong = (seen < low) | (seen > high) | (whole & (seen != np.round(seen)))
                if wrong.any():
                    at = int(np.flatnonzero(wrong)[0])
                    told = f"observe gives {declared.names[at]!r} as {seen[at]:g}, but it is declared"
                    kind = "whole numbers from" if whole[at] else "from"
                    raise Fault.at(case, match, ply, f"{told} {kind} {low[at]:g} to {high[at]:g}")
                if sparse_observation(match.game, match.state_at(ply), seat) != seen.tobytes():
                    raise Fault.at(case, match, ply, "features and observe do not give the same numbers")
                looked += 1
    return looked


def _observed(match: Match, ply: int, seat: int, before: float) -> npt.NDArray[np.float32]:
    out = np.full(match.game.card.features, before, np.float32)
    match.game.engine.observe_at(match.state_at(ply), 0, match.game.tables, seat, out)
    return out


def files_can_be_read(case: Case, plan: Plan) -> int:
    """levels.toml, tile.svg, fairness.json, ratings.json and templates, where the package has them."""
    game = registry.find(case.game_id)
    try:
        levels = [level_of(game, number) for number in LEVELS]
    except BrokenGame as error:
        raise Fault(case, str(error)) from None
    for name, read in ((FAIRNESS_FILE, game.fairness), (RATINGS_FILE, game.strength)):
        try:
            read()
        except ValidationError as error:
            field, value, reason = explain_validation(error)
            raise Fault(case, f"{name}: {field}: got {shown(value)}; {reason}") from None
    file = package_file(game, FILE)
    fault = tile_fault(game) or ("" if file is None else picture_fault(file.read_bytes()))
    if fault:
        raise Fault(case, f"{FILE} {fault}")
    _can_be_given(case, game)
    return len(levels)


def _can_be_given(case: Case, game: type[Game[Any]]) -> None:
    """What is advised for a first game, and every template, are options that the game takes."""
    given = [("first_options", dict(game.first_options))]
    given += [(f"ladder: rung {number}", dict(rung)) for number, rung in enumerate(game.ladder, start=1)]
    for option, name in game.templates.items():
        try:
            text = game.template(option) or ""
            given.append((f"templates: {option}", {option: json.loads(text) if name.endswith(".json") else text}))
        except (OSError, ValueError) as error:
            raise Fault(case, f"templates: {option}: {name} cannot be read: {error}") from None
    for what, options in given:
        try:
            game.with_options(options)
        except FracasError as error:
            raise Fault(case, f"{what}: {error}") from None


def picture_fault(content: bytes) -> str:
    """Why an SVG does not look as it should where it is shown as an image: its shape, or what browsers leave out."""
    root = ElementTree.fromstring(content)
    for element in root.iter():
        tag = str(element.tag).rpartition("}")[2]
        if tag in NOT_SHOWN:
            return f"has an element <{tag}>, which an image does not run or load"
        for attribute, value in element.attrib.items():
            name = attribute.rpartition("}")[2]
            if name.startswith("on"):
                return f"has a script in `{name}`, which an image does not run"
            if name in ("href", "src") and not value.startswith(("#", "data:")):
                return f"asks for {value!r}, but an image loads no other files"
    box = root.get("viewBox", f"0 0 {root.get('width', '')} {root.get('height', '')}").replace(",", " ").split()
    try:
        width, height = (float(side.removesuffix("px")) for side in box[2:])
    except ValueError:
        return "needs a viewBox, such as `0 0 320 200`"
    if abs(width * 5 - height * 8) > ROUGHLY * width:
        return f"is {width:g} by {height:g}; it must be 8 to 5, such as `0 0 320 200`"
    return ""


def chance_is_promised(case: Case, plan: Plan) -> int:
    """Where there is said to be no chance, an action does the same whatever the generator says."""
    game, looked = case.game(), 0
    if game.has_chance and not game.card.has_chance:
        raise Fault(case, "`has_chance` is True with these options, but card.has_chance is False")
    for match in [] if game.has_chance else case.matches(plan):
        for ply in range(0, match.ply, EVERY):
            outcomes = {_after(match, ply, f"chance {number}") for number in range(STREAMS)}
            if len(outcomes) > 1:
                text = f"{match.played[ply].text!r} comes out by chance, but `has_chance` is False"
                raise Fault.at(case, match, ply, text)
            looked += 1
    return looked or 1


def _after(match: Match, ply: int, seed: str) -> bytes:
    state = match.state_at(ply)
    match.game.engine.apply_at(state, 0, match.game.tables, match.played[ply].id, rng.stream(seed, ply))
    return state.tobytes()


def secrets_are_promised(case: Case, plan: Plan) -> int:
    """Where there are said to be no secrets, all seats and the spectator see and are told the same."""
    game, looked = case.game(), 0
    if game.has_secrets and not game.card.has_secrets:
        raise Fault(case, "`has_secrets` is True with these options, but card.has_secrets is False")
    for match in [] if game.has_secrets else case.matches(plan):
        for ply in range(0, match.ply + 1, EVERY):
            _same_for_all(case, match, ply)
            looked += 1
    return looked or 1


def _same_for_all(case: Case, match: Match, ply: int) -> None:
    game, state = match.game, match.state_at(ply)
    first = game.view(state[0], None).model_dump(mode="json")
    for seat in seats_and_spectator(game):
        seen = game.view(state[0], seat).model_dump(mode="json")
        for field, value in seen.items():
            if field != "seat" and value != first[field]:
                who = seat_text(game, seat)
                text = f"{who} sees `{field}` otherwise than a spectator does, but `has_secrets` is False"
                raise Fault.at(case, match, ply, text)
        if ply and _heard(match, ply, seat) != _heard(match, ply, None):
            who = seat_text(game, seat)
            text = f"{who} is told of an action otherwise than a spectator is, but `has_secrets` is False"
            raise Fault.at(case, match, ply, text)


def _heard(match: Match, ply: int, seat: int | None) -> list[Event]:
    before, after = match.state_at(ply - 1), match.state_at(ply)
    return list(match.game.narrate(before[0], match.played[ply - 1], after[0], seat))
