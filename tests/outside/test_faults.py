"""Every fault has its sentence in every language, and every ending a record knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from fracas.core.facts import kinds_of
from fracas.core.record_notes import ENDINGS
from fracas.core.texts import house_texts
from fracas.outside import faults
from fracas.outside.faults import Fault, say

FOLDER = Path(faults.__file__).with_name("texts")
SAMPLES: dict[str, object] = {
    "asked": "go",
    "seconds": 1.5,
    "code": 3,
    "said": None,
    "most": 5,
    "known": 1,
    "games": ["chess", "go"],
}


def all_faults() -> list[Fault]:
    found: list[Fault] = []
    for kind in kinds_of("fracas.outside", Fault):
        for name in get_args(kind.model_fields["kind"].annotation):
            fields = {field: SAMPLES.get(field, "SAID") for field in kind.model_fields if field not in ("kind", "text")}
            found.append(kind(kind=name, **fields))
    return found


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_is_told_and_nothing_else(language: str) -> None:
    messages = set(re.findall(r"^(fault-[a-z-]+) =", (FOLDER / f"{language}.ftl").read_text(encoding="utf-8"), re.M))
    assert {f"fault-{fault.kind}" for fault in all_faults()} == messages
    for fault in all_faults():
        sentence = say(fault, language)
        assert "{" not in sentence
        assert fault.ending in ENDINGS
        assert house_texts(language).has(f"ending-{fault.ending}")
        for name, value in fault.model_dump(exclude={"kind", "text", "asked", "seconds", "said"}).items():
            assert isinstance(value, list) or str(value) in sentence, name
