"""Options: defaults, limits, own files, and records that hold them."""

from __future__ import annotations

from pathlib import Path

import pytest

import fracas
from fracas.core.errors import BadData, BadOptions
from fracas.games.mercenary.data import find_cards, standard_cards_text, standard_characters_text
from fracas.games.mercenary.maps import map_names, named_map
from fracas.games.mercenary.options import VARIANTS

from .desk import OPEN, idle, lay, play, unit, view


def test_each_mode_has_its_own_default_map() -> None:
    assert view(fracas.new("mercenary", seed=1)).map_name == "Twin Gullies"
    assert view(fracas.new("mercenary", seed=1, mode="control_point")).map_name == "Quarry"


def test_a_map_must_support_the_mode() -> None:
    with pytest.raises(BadOptions, match="'Quarry' is for control_point, not for capture_the_intel"):
        fracas.new("mercenary", mode="capture_the_intel", map="quarry")


def test_the_variants_play_every_map_in_every_mode_it_is_made_for() -> None:
    played = {(options["map"], options["mode"]) for options in VARIANTS.values() if "map" in options}
    assert played == {(name, mode) for name in map_names() for mode in named_map(name).modes}


def test_unknown_names_are_refused_with_a_hint() -> None:
    with pytest.raises(BadOptions, match="did you mean 'quarry'"):
        fracas.new("mercenary", mode="control_point", map="quary")
    with pytest.raises(BadOptions, match="round_limit"):
        fracas.new("mercenary", round_limit=0)
    with pytest.raises(BadOptions, match="no option 'rounds'"):
        fracas.new("mercenary", rounds=9)


def test_an_own_map_by_its_path_is_kept_in_the_record(tmp_path: Path) -> None:
    file = tmp_path / "mine.txt"
    file.write_text(OPEN, encoding="utf-8")
    match = fracas.new("mercenary", seed=1, map=str(file))
    for _ in range(20):
        idle(match)
    file.unlink()
    again = fracas.load(match.record())
    assert again.hash == match.hash
    assert view(again).map_name == "Open"


def test_own_cards_and_characters_by_path(tmp_path: Path) -> None:
    cards, characters = tmp_path / "cards.toml", tmp_path / "characters.toml"
    cards.write_text(standard_cards_text().replace("Hollow Bat", "Loud Bat"), encoding="utf-8")
    characters.write_text(standard_characters_text().replace("health = 12", "health = 20"), encoding="utf-8")
    match = fracas.new("mercenary", seed=1, cards=str(cards), characters=str(characters))
    assert find_cards(match.game.options.cards)[0].name == "Loud Bat"
    assert match.game.tables[0].health[5] == 20


def test_a_bad_file_of_ones_own_is_refused_in_words(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(standard_cards_text().replace("push", "shove"), encoding="utf-8")
    with pytest.raises(BadData, match="there is no effect 'shove'"):
        fracas.new("mercenary", cards=str(file))
    with pytest.raises(BadOptions, match="there is no file of cards 'nothing'"):
        fracas.new("mercenary", cards="nothing")
    with pytest.raises(BadData, match=r"nothing\.toml: file: cannot be read"):
        fracas.new("mercenary", cards=str(tmp_path / "nothing.toml"))
    binary = tmp_path / "binary.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadData, match="not a text file"):
        fracas.new("mercenary", map=str(binary))


def test_fewer_cards_of_ones_own_make_a_smaller_deck() -> None:
    one = standard_cards_text().split("[[card]]")[1]
    match = fracas.new("mercenary", seed=1, cards="[[card]]" + one)
    assert view(match).deck == 1


def test_round_limit_option() -> None:
    match = lay({"blu-6": "heavy e2"}, actor="blu", slot=6, round_limit=2)
    assert play(match, "end").outcome is None
    assert view(match).round_limit == 2
    assert unit(match, "blu-6").health == 12
