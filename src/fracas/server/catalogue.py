"""The games this server offers: cards, options, rules, and opened boxes that matches share."""

from __future__ import annotations

import asyncio
import json
from collections import OrderedDict, defaultdict
from collections.abc import Callable, Collection, Mapping
from threading import Lock
from typing import Any

from fracas.core import registry, rng
from fracas.core.contract import Action, Game
from fracas.core.errors import BrokenGame
from fracas.core.match import Match
from fracas.core.own_files import no_files
from fracas.search.levels import LEVELS, level_of

from .errors import switched_off
from .logs import log_failure
from .meter import off_loop

REHEARSED = 24  # actions
OPEN_BOXES = 64  # games with their options chosen, kept for the matches that use them
Key = tuple[str, str]  # a game's id, and its options as JSON


class Catalogue:
    """Opens games by id and options. A game's first opening loads its rules, so it happens in a thread.

    `admit` refuses games whose rules are still to be compiled, which is nothing for a thread of the server.
    Games that are `off` are not offered, and matches of them cannot be opened.
    """

    def __init__(self, admit: Callable[[str], None] = lambda game_id: None, off: Collection[str] = ()) -> None:
        self._admit, self._off = admit, frozenset(off)
        self._boxes: OrderedDict[Key, Game[Any]] = OrderedDict()
        self._opening: dict[Key, asyncio.Task[Game[Any]]] = {}
        self._lock = Lock()
        self._rehearsals: defaultdict[str, Lock] = defaultdict(Lock)
        self._warm: set[str] = set()
        self.broken: dict[str, str] = {}

    def offered(self) -> list[str]:
        """The ids of all games but those that are switched off."""
        return [game_id for game_id in registry.game_ids() if game_id not in self._off]

    def games(self) -> list[type[Game[Any]]]:
        """Every game that is offered and can be loaded; one that cannot is reported once and left out."""
        found = []
        for game_id in self.offered():
            try:
                game = registry.find(game_id)
                level_of(game, LEVELS[0])  # reads what the package says of its levels
                found.append(game)
            except BrokenGame as error:
                if game_id not in self.broken:
                    log_failure("a game could not be loaded", game=game_id)
                self.broken[game_id] = str(error)
        return found

    def shelf(self) -> list[type[Game[Any]]]:
        """The games as they stand on the start page."""
        return sorted(self.games(), key=lambda game: (game.card.shelf, game.card.name))

    async def open(self, game_id: str, options: Mapping[str, Any]) -> Game[Any]:
        """The game with these options; `UnknownGame` or `BadOptions` when there is no such thing."""
        key = (game_id, json.dumps(options, sort_keys=True))
        found = self._opened(key)
        if found is not None:
            return found
        if game_id in self._off:
            raise switched_off(registry.find(game_id).card.name)
        self._admit(game_id)
        return await self._being_opened(key, options)

    async def _being_opened(self, key: Key, options: Mapping[str, Any]) -> Game[Any]:
        task = self._opening.get(key)
        if task is None:  # who comes while it is opened waits for the same opening, and takes up no thread
            run = off_loop if key[0] in self._warm else asyncio.to_thread  # nobody pays for loading a game
            task = self._opening[key] = asyncio.create_task(run(self._open, key, options))
            task.add_done_callback(lambda done: self._was_opened(key, done))
        return await asyncio.shield(task)

    def _opened(self, key: Key) -> Game[Any] | None:
        with self._lock:
            if key in self._boxes:
                self._boxes.move_to_end(key)
            return self._boxes.get(key)

    def _was_opened(self, key: Key, task: asyncio.Task[Game[Any]]) -> None:
        del self._opening[key]
        if not task.cancelled():
            task.exception()  # whoever waited has been told

    def _open(self, key: Key, options: Mapping[str, Any]) -> Game[Any]:
        game_id = key[0]
        with no_files():  # at home an option may be the path of a person's own map; strangers have to send the content
            game = registry.find(game_id).with_options(options)
        self._warm_up(game)
        with self._lock:
            self._boxes[key] = game
            while len(self._boxes) > OPEN_BOXES:
                self._boxes.popitem(last=False)
        return game

    def _warm_up(self, game: Game[Any]) -> None:
        """Load what playing needs from the disk, away from the event loop, by playing a little."""
        _ = game.ids_by_text, game.ids_by_structure
        with self._lock:
            rehearsal = self._rehearsals[game.card.id]
        with rehearsal:  # one is enough for all options of a game
            if game.card.id not in self._warm:
                rehearse(game)
                self._warm.add(game.card.id)

    async def load(self, game_id: str) -> None:
        """Open a game once, so that the first guest does not wait."""
        try:
            await self._being_opened((game_id, "{}"), {})
        except Exception as error:  # a game that cannot start must not stop the others
            log_failure("a game could not be loaded", game=game_id)
            self.broken[game_id] = str(error)


def rehearse(game: Game[Any]) -> None:
    """Play some actions and look at everything, so that whatever that takes is loaded.

    Of each kind of action one preview is enough: some games have hundreds of them, and a restart waits for this.
    """
    previewed: set[type[Action]] = set()
    match, dice = Match.new(game, "rehearsal"), rng.stream("rehearsal", 0)
    _ = game.engine.conceal_at  # the property binds the kernel
    while match.actor is not None and match.ply < REHEARSED:
        for seat in (None, *range(len(game.card.seats))):
            match.view(seat)
            match.events(seat, max(0, match.ply - 1))
        view, legal = game.view(match.state[0], match.actor), match.legal()
        for action in legal:
            if type(action) not in previewed:
                previewed.add(type(action))
                game.preview(view, action)
        match.play(legal[rng.below(dice, len(legal))])
