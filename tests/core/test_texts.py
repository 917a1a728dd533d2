"""Sentences made of facts, by catalogues."""

from __future__ import annotations

from typing import Literal

import pytest
from pydantic import BaseModel

from fracas.core import registry
from fracas.core.facts import Ending, Event, Fact, Preview, Prompt, Reason, said
from fracas.core.texts import Texts, humanised, languages_of, message_id

ENGLISH = """
seat-red = Red
toy-hook = Hook
    .genitive = Hook's
toy-star = Star
event-placed = { WORD($seat, "seat") } places { WORD($toy, "toy") } on { $node }{ $covers ->
        [none] {""}
       *[other] , covering { WORD($covers, "toy", form: "genitive") } { $count ->
            [one] one place
           *[other] { $count } places
        }
    }.
event-found = found { LIST($toys, "toy") }; or { LIST($toys, "toy", type: "or") }; { LIST($toys, type: "unit") }
preview-shot = { CHANCE($odds) }, { JOIN($parts, "; ") }{ $aimed ->
        [true] , aimed
       *[false] {""}
    }
part-loss = loses { NUMBER($points, minimumFractionDigits: 2) }
reason-asked = something else is asked: { $prompt }
prompt-turn = Draw or place.
only-english = in English
"""
GERMAN = """
seat-red = Rot
event-found = gefunden: { LIST($toys, "toy") }
preview-shot = { CHANCE($odds) }
part-loss = verliert { NUMBER($points, minimumFractionDigits: 2) }
"""


class Placed(Event):
    kind: Literal["placed"] = "placed"
    seat: str = "red"
    toy: str = "hook"
    node: str = "b7"
    covers: str | None = None
    count: int = 1


class Found(Event):
    kind: Literal["found"] = "found"
    toys: list[str]


class Loss(Fact):
    kind: Literal["loss"] = "loss"
    points: float


class Spot(BaseModel):
    column: str
    row: int


class Shot(Preview):
    kind: Literal["shot"] = "shot"
    odds: float
    parts: tuple[Loss, ...] = ()
    aimed: bool = False


class Turn(Prompt):
    kind: Literal["turn"] = "turn"


class Asked(Reason):
    kind: Literal["asked"] = "asked"
    prompt: Turn = Turn()


english = Texts("en", [ENGLISH])
german = Texts("de", [GERMAN], english)


def sound(texts: Texts, fact: Fact) -> str:
    """A sentence in which nothing is missing."""
    problems: list[Exception] = []
    text = texts.say(fact, problems)
    assert problems == []
    return text


def test_fields_fill_the_message_of_the_kind() -> None:
    assert sound(english, Placed()) == "Red places Hook on b7."
    assert sound(english, Placed(covers="hook", count=1)) == "Red places Hook on b7, covering Hook's one place."
    assert (
        sound(english, Placed(covers="star", count=3)) == "Red places Hook on b7, covering Star 3 places."
    )  # no such form


def test_lists_are_joined_as_the_language_does() -> None:
    found = Found(toys=["hook", "star", "unknown"])
    assert sound(english, found) == "found Hook, Star, and unknown; or Hook, Star, or unknown; hook, star, unknown"
    assert sound(german, found) == "gefunden: Hook, Star und unknown"


@pytest.mark.parametrize(
    ("odds", "said_in_english", "said_in_german"),
    [
        (0.0, "0 %", "0 %"),
        (1.0, "100 %", "100 %"),
        (0.0004, "<0.1 %", "<0,1 %"),
        (1 / 6**10, "<0.1 %", "<0,1 %"),
        (0.001, "0.1 %", "0,1 %"),
        (0.099, "9.9 %", "9,9 %"),
        (0.5, "50 %", "50 %"),
        (0.996, "99.6 %", "99,6 %"),
        (0.99999, ">99.9 %", ">99,9 %"),
        (1 - 1 / 6**10, ">99.9 %", ">99,9 %"),
        (0.055, "5.5 %", "5,5 %"),
        (0.05, "5 %", "5 %"),
        (0.125, "13 %", "13 %"),
        (0.69, "69 %", "69 %"),
    ],
)
def test_a_chance_is_finer_at_both_ends(odds: float, said_in_english: str, said_in_german: str) -> None:
    assert english.say(Shot(odds=odds)).partition(",")[0] == said_in_english.replace(",", ".")
    assert german.say(Shot(odds=odds)) == said_in_german


def test_facts_inside_a_fact_are_parts_of_its_sentence() -> None:
    told = english.say(Shot(odds=0.5, parts=(Loss(points=1.5), Loss(points=2)), aimed=True))
    assert told == "50 %, loses 1.50; loses 2.00, aimed"
    assert sound(english, Asked()) == "something else is asked: Draw or place."
    assert sound(german, Asked()) == "something else is asked: Draw or place."  # what German lacks is English


def test_a_plain_model_inside_is_read_by_both_names() -> None:
    class At(Event):
        kind: Literal["at"] = "at"
        spot: Spot

    texts = Texts("en", ["event-at = { $spot-column }{ $spot-row } { $home }"])
    assert sound(texts, At(spot=Spot(column="c", row=2))) == "c2 none"


def test_what_is_missing_is_told_and_read_from_its_name() -> None:
    problems: list[Exception] = []
    nothing = Texts("en", [])
    assert nothing.say(Placed(count=3), problems) == "Placed: red, hook, b7, 3"
    assert [str(problem) for problem in problems] == ["no message event-placed"]
    assert nothing.say(said(Prompt, "Go on.")) == "Go on."  # a game without a catalogue writes its own


@pytest.mark.parametrize(
    "pattern",
    ["{ $nobody }", "{ event-placed }", "{ WORD() }", '{ LIST($toy, type: "x") }', "{ CHANCE($toy) }", "{ FOO($toy) }"],
)
def test_a_message_that_cannot_be_filled_is_told_and_stops_nobody(pattern: str) -> None:
    problems: list[Exception] = []
    assert Texts("en", [f"event-placed = {pattern}"]).say(Placed(), problems)
    assert problems


def test_a_game_without_a_catalogue_has_endings_all_the_same() -> None:
    house = Texts("en", ["ending = { $winner } wins: { $kind }"])
    assert house.say(Ending(kind="last-taken", winner="red", loser="blue")) == "red wins: Last taken"


@pytest.mark.wording
@pytest.mark.parametrize(
    ("ending", "winner", "loser", "sentence"),
    [
        ("four-in-a-line", "yellow", "red", "Yellow has four in a line."),
        ("resigned", "yellow", "red", "Red resigns."),
        ("timeout", "yellow", "red", "Red has run out of time."),
        ("left", "yellow", "red", "Red left the match."),
        ("abandoned", None, None, "The match was abandoned."),
        (
            "rules-changed",
            None,
            None,
            "The rules have changed since this match began: it ends without a result.",
        ),
        ("stopped", "yellow", "red", "Yellow wins: Stopped"),  # one that no catalogue has
    ],
)
def test_how_a_match_ended(ending: str, winner: str | None, loser: str | None, sentence: str) -> None:
    texts = registry.find("connect-four").texts()
    assert texts.say(Ending(kind=ending, winner=winner, loser=loser)) == sentence


def test_names() -> None:
    assert message_id("option", "zone.north gate") == "option-zone-north-gate"
    assert humanised("capture_the-intel") == "Capture the intel"
    assert languages_of(registry.find("connect-four")) == ("en", "de")
    spoken = {one: registry.find("connect-four").texts(one).language for one in ("xx", "DE", "de-AT", "de_CH", "")}
    assert spoken == {"xx": "en", "DE": "de", "de-AT": "de", "de_CH": "de", "": "en"}
