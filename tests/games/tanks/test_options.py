"""Options: presets, switches, what is refused, and that every combination plays."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import fracas
from fracas.core import rng
from fracas.core.contract import Game
from fracas.core.kernels import IS_COMPILED
from fracas.core.rng import below
from fracas.games.tanks import Tanks
from fracas.games.tanks.data import format_zone, named_zone
from fracas.games.tanks.missions import MISSIONS
from fracas.games.tanks.options import ADVANCED_RULES, TanksOptions
from fracas.games.tanks.reasons import RuleOff

from .play import Play, arena


def test_presets() -> None:
    assert TanksOptions(preset="core").rules_in_use == []
    assert TanksOptions().rules_in_use == [rule for rule in ADVANCED_RULES if rule != "wrecks"]


@pytest.mark.parametrize("rule", ADVANCED_RULES)
def test_a_rule_given_overrides_the_preset(rule: str) -> None:
    assert TanksOptions.model_validate({"preset": "core", rule: True}).rules_in_use == [rule]
    assert rule not in TanksOptions.model_validate({rule: False}).rules_in_use
    tables = Tanks.with_options({"preset": "core", rule: True}).tables
    assert [name for name in ADVANCED_RULES if tables[0][name]] == [rule]


def test_each_rule_off_leaves_its_effect_out() -> None:
    zone = arena("9x9", g1="a5", o1="e5", o2="d6", walls="e6", pools="b4")
    full = {"preset": "full", "energy_bolts": False}
    up_one = [1, 1, 1, 2]
    assert Play(zone, **full, collateral=False).shoot("fire e5", up_one).roll["result"] == "miss"
    assert Play(zone, **full, wall_destruction=False).shoot("fire e5", up_one).ground("e6") == "#"
    down_one = [1, 1, 1, 5]
    assert Play(zone, **full, floor_destruction=False).shoot("fire e5", down_one).ground("e4") == "."
    assert Play(zone, **full, blast=False).shoot("fire e5", down_one).points("orange 1") == 6
    game = Play(zone, **full, stun=False).shoot("fire e5", [5, 5, 5, 5])
    assert (game.points("orange 1"), game.tank("orange 1")["is_stunned"]) == (1, False)
    game = Play(zone, **full, triangulation=False).shoot("fire e5", [5, 5, 5, 5])
    assert game.tank("green 1")["token"] is None
    assert "e4" not in Play(zone, **full, target_anything=False).targets
    assert "repair" not in Play(zone, **full, repair=False).texts
    assert "repair" in Play(zone, **full).texts
    beside = arena("9x9", g1="a5", o1="a6")
    assert "ram n" in Play(beside, preset="full").texts
    assert Play(beside, preset="full", collision=False).why("ram n") == RuleOff(rule="collision")
    game = Play(arena("9x9", g1="a5", o1="a7"), preset="full").act("fire a7 aimed")
    assert game.ground("a7") == "."  # no wreck


def test_what_is_refused() -> None:
    cases: list[tuple[dict[str, Any], str]] = [
        ({"preset": "half"}, "preset"),
        ({"zone": "crossroad"}, "did you mean 'crossroads'"),
        ({"zone": 3}, "zone"),
        ({"turn_limit": 0}, "turn_limit"),
        ({"turn_limit": 1001}, "turn_limit"),
        ({"zone_seed": -1}, "zone_seed"),
        ({"starter": "blue"}, "starter"),
        ({"blasts": True}, "did you mean 'blast'"),
        ({"zone": "name: x\n\n. . .\n"}, "3 to 15 rows"),
    ]
    for options, reason in cases:
        with pytest.raises(fracas.BadOptions, match=reason):
            Tanks.with_options(options)


def test_an_own_map_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "yard.txt"
    file.write_text(format_zone(named_zone("close-quarters")).replace("Close Quarters", "Yard"), encoding="utf-8")
    match = fracas.new("tanks", seed=4, zone=str(file))
    match.play(match.legal_ids()[3])
    record = match.record()
    file.unlink()
    again = fracas.load(record)
    assert again.hash == match.hash
    assert again.view(None)["zone"] == "Yard"
    assert str(tmp_path) not in record


def test_a_bad_map_in_a_record_is_named_with_its_line() -> None:
    match = fracas.new("tanks", seed=4, zone=arena("5x5", g1="a1", g2="a2", g3="a3", o1="e5", o2="e4", o3="e3"))
    broken = match.record().replace("o3", "o2")
    with pytest.raises(fracas.BadRecord, match=r"record line 3: tanks option zone: .*tank o2 is placed twice"):
        fracas.load(broken)


def test_a_missing_map_file() -> None:
    with pytest.raises(fracas.BadData, match=r"nowhere\.txt: file: cannot be read"):
        Tanks.with_options({"zone": "nowhere.txt"})


def test_random_zones_come_from_their_seed() -> None:
    one, same = (fracas.new("tanks", seed=1, zone="random", zone_seed=5) for _ in range(2))
    assert one.view(0) == same.view(0)
    assert one.view(0)["ground"] != fracas.new("tanks", seed=1, zone="random", zone_seed=6).view(0)["ground"]
    assert fracas.load(one.record()).hash == one.hash
    assert json.loads(one.options_json())["zone"] == "random"


def test_every_combination_of_switches_plays() -> None:
    """A sample of the 16,384 combinations of rules and missions, each played at random and by `suggest`."""
    draw = random.Random(11)
    played = refused = 0
    for number in range(150 if IS_COMPILED else 3):
        options: dict[str, Any] = {rule: draw.random() < 0.5 for rule in ADVANCED_RULES}
        options |= {mission: draw.random() < 0.3 for mission in MISSIONS}
        options |= {"friendly_fire": draw.random() < 0.5, "zone": "random", "zone_seed": number, "turn_limit": 40}
        is_impossible = options["hold_pool"] and not options["repair"]
        strikes_walls = options["target_anything"] or options["energy_bolts"] or options["collateral"]
        is_impossible |= options["break_walls"] and not (options["wall_destruction"] and strikes_walls)
        if is_impossible:
            refused += 1
            with pytest.raises(fracas.BadOptions, match="needs the rule"):
                Tanks.with_options(options)
        else:
            played += 1
            game = Tanks.with_options(options)
            for is_sensible in (False, True):
                play_audited(game, rng.stream(number, 0), is_sensible)
    assert played > refused


def play_audited(game: Game[Any], stream: rng.Rng, is_sensible: bool) -> None:
    """One game with every state audited and every suggestion checked."""
    state = game.blank()
    out: npt.NDArray[np.int64] = game.engine.legal_room()
    engine = game.engine
    engine.setup_at(state, 0, game.tables, stream)
    with np.errstate(over="ignore"):
        while not state[0].over:
            assert engine.audit_at(state, 0, game.tables) == 0
            n = engine.legal_at(state, 0, game.tables, out)
            action = int(out[below(stream, n)])
            if is_sensible:
                action = engine.suggest_at(state, 0, game.tables, stream)
                assert action in out[:n]
            engine.apply_at(state, 0, game.tables, action, stream)
    assert engine.audit_at(state, 0, game.tables) == 0
