"""A person's own files: read when the person names them, never for a stranger's record or position."""

from __future__ import annotations

from pathlib import Path

import pytest

import fracas
from fracas.core.errors import BadData, BadRecord, FracasError
from fracas.core.own_files import no_files, read_own_file

PATHS = {"toy-battle": "terrain", "tanks": "zone", "combat-protocols": "board", "mercenary": "map"}
ENDINGS = {"toy-battle": ".json", "tanks": ".txt", "combat-protocols": ".json", "mercenary": ".txt"}


def test_reading(tmp_path: Path) -> None:
    file = tmp_path / "map.txt"
    with pytest.raises(BadData, match="cannot be read"):
        read_own_file(file)
    file.write_text("ten bytes.")
    assert read_own_file(file) == "ten bytes."
    with pytest.raises(BadData, match="larger than 5 bytes"):
        read_own_file(file, most_bytes=5)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(BadData, match="not a text file"):
        read_own_file(file)
    with pytest.raises(BadData, match="not the name of a file"):
        read_own_file("a\0b")
    with no_files(), pytest.raises(BadData, match="no files are read here"):
        read_own_file(tmp_path / "map.txt")


@pytest.mark.parametrize("game_id", PATHS)
def test_a_record_or_position_cannot_make_us_read_a_file(game_id: str, tmp_path: Path) -> None:
    secret = tmp_path / f"secret{ENDINGS[game_id]}"
    secret.write_text("the password is swordfish\n")
    with pytest.raises(FracasError) as told:
        fracas.new(game_id, **{PATHS[game_id]: str(secret)})
    assert str(secret) in str(told.value), "at home the file is read, and its fault named"
    match = fracas.new(game_id, seed=1)
    position = match.position()
    position["options"][PATHS[game_id]] = str(secret)
    with pytest.raises(FracasError) as refused:
        fracas.from_position(game_id, position)
    assert "swordfish" not in str(refused.value)
    assert "no files are read" in str(refused.value)
    record = match.record().replace(match.options_json(), _with_path(match, PATHS[game_id], str(secret)))
    with pytest.raises(BadRecord, match="no files are read"):
        fracas.load(record)


def _with_path(match: fracas.Match, option: str, path: str) -> str:
    import json

    return json.dumps({**json.loads(match.options_json()), option: path})
