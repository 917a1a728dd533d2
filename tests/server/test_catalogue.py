"""Opening games: whoever comes while one is opened waits for the same opening, and one rehearsal is enough."""

from __future__ import annotations

import asyncio
import threading
from collections import Counter
from typing import Any

import pytest

from fracas.core.contract import Action, Game
from fracas.core.errors import BadOptions
from fracas.server import catalogue as module
from fracas.server.catalogue import Catalogue, rehearse

pytestmark = pytest.mark.anyio


@pytest.fixture
def rehearsed(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """How often each game was rehearsed; every rehearsal takes a moment in which others could begin theirs."""
    count: Counter[str] = Counter()

    def slowly(game: Game[Any]) -> None:
        count[game.card.id] += 1
        threading.Event().wait(0.2)

    monkeypatch.setattr(module, "rehearse", slowly)
    return count


async def test_many_who_open_a_game_at_once_share_one_rehearsal(rehearsed: Counter[str]) -> None:
    catalogue = Catalogue()
    requests: list[dict[str, Any]] = [{}, {"first": "yellow"}, {"first": "red"}]
    opened = await asyncio.gather(*(catalogue.open("connect-four", request) for request in requests * 20))
    assert rehearsed == {"connect-four": 1}
    assert len(set(map(id, opened))) == len(requests)  # each set of options was opened once
    assert await catalogue.open("connect-four", {}) is opened[0]


async def test_everybody_who_waits_hears_what_is_wrong(rehearsed: Counter[str]) -> None:
    catalogue = Catalogue()
    results = await asyncio.gather(
        *(catalogue.open("connect-four", {"first": "green"}) for _ in range(5)), return_exceptions=True
    )
    assert [type(result) for result in results] == [BadOptions] * 5
    assert not rehearsed


async def test_who_goes_away_does_not_spoil_it_for_the_others(rehearsed: Counter[str]) -> None:
    catalogue = Catalogue()
    impatient = asyncio.create_task(catalogue.open("connect-four", {}))
    patient = asyncio.create_task(catalogue.open("connect-four", {}))
    await asyncio.sleep(0)
    impatient.cancel()
    assert (await patient).card.id == "connect-four"
    assert rehearsed == {"connect-four": 1}


async def test_a_rehearsal_previews_each_kind_of_action_once(monkeypatch: pytest.MonkeyPatch) -> None:
    game = await Catalogue().open("connect-four", {})
    previewed: list[str] = []

    def preview(_: object, view: object, action: Action) -> None:
        previewed.append(action.kind)

    monkeypatch.setattr(type(game), "preview", preview)
    rehearse(game)
    assert previewed == ["drop"]
