"""Getting games ready to be played: what playing needs is compiled after the start, in processes of their own.

The server answers meanwhile. What somebody asks for comes first, then the games as they stand on the start page. Each
part of a game is on the disk as soon as it is compiled, whoever did it: a server that is killed loses the parts it was
at, and a second server, or a game in a terminal, may compile the same at the same time.

A game is *ready* once people can play it, and *complete* with what opponents and hints need, which comes after that.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from fracas.core.contract import Game
from fracas.search.compiling import Backlog, missing, parts_for_play, parts_to_begin, stages_of, take

from .errors import not_ready, unplayable
from .logs import log, log_failure
from .models import GameReadiness
from .workers.jobs import Compile
from .workers.slot import Slot
from .workers.worker import Crashed, NotStarted

PART_SECONDS = 900.0  # for one part, on a machine that does a lot beside
TRIES = 2  # a process may have been killed for its memory, and the next may find enough
RETRY_SECONDS = 60.0  # after a failure; then whoever asks for the game has it tried again
Told = Callable[[str], None]  # gets the id of a game

_known_kept: set[type[Game[Any]]] = set()  # all parts for play are on the disk: found out once


@dataclass(eq=False)
class _Progress(Backlog):
    """How far a game is."""

    name: str = ""
    needed: frozenset[str] = frozenset()  # the parts without which no match can begin
    failure: str = ""  # why it cannot be made ready; empty: it can
    failed_at: float = 0.0
    ready: asyncio.Event = field(default_factory=asyncio.Event)  # or it has failed
    complete: asyncio.Event = field(default_factory=asyncio.Event)  # or it has failed

    @property
    def unmade(self) -> int:
        """Of the parts needed, those not on the disk."""
        return len(self.needed & (self.busy | {name for names in self.stages for name in names}))

    @property
    def is_ready(self) -> bool:
        """People can play it."""
        return not (self.unmade or self.failure)

    @property
    def is_complete(self) -> bool:
        """Opponents can, too."""
        return self.is_done and not self.failure

    def tell(self) -> None:
        """Let those go on who wait for it, if they can."""
        for event, is_so in ((self.ready, self.is_ready), (self.complete, self.is_complete)):
            if is_so or self.failure:
                event.set()
            else:
                event.clear()


def _progress(game: type[Game[Any]]) -> _Progress:
    needed, parts = parts_to_begin(game), parts_for_play(game)
    left = [] if game in _known_kept else missing(parts)
    if not left:
        _known_kept.add(game)
    stages = stages_of((needed, parts), left)
    return _Progress(game.card.id, stages, name=game.card.name, needed=frozenset(needed))


class Preparation:
    """Knows which games can be played, and makes the others ready."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._games: dict[str, _Progress] = {}  # as they stand on the start page
        self._is_eager = False
        self._wants = 0
        self._stirred = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._tell_ready: Told = lambda _: None
        self._tell_complete: Told = lambda _: None

    def look_at(self, games: Iterable[type[Game[Any]]]) -> None:
        """Find out what is on the disk: some milliseconds a game, and nothing is loaded."""
        for game in games:
            try:
                found = _progress(game)
            except Exception as error:  # a game that cannot even be looked at must not stop the others
                log_failure("a game could not be made ready", game=game.card.id)
                why = f"{type(error).__name__}: {error}"
                found = _Progress(game.card.id, [[], []], name=game.card.name, failure=why, failed_at=math.inf)
            found.tell()
            self._games[found.game_id] = found

    def start(self, tell_ready: Told, tell_complete: Told, *, is_eager: bool) -> None:
        """Begin to compile: everything that is missing (`is_eager`), or else what somebody asks for."""
        self._tell_ready, self._tell_complete, self._is_eager = tell_ready, tell_complete, is_eager
        slots = [Slot(f"compiler {number}") for number in range(self._processes)]
        self._tasks = [asyncio.create_task(self._serve(slot), name=slot.name) for slot in slots]

    async def close(self) -> None:
        """End the processes; what they were at is begun again by the next start."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # What others ask ---------------------------------------------------------------------------------------------

    def of(self, game: type[Game[Any]]) -> GameReadiness:
        """How far a game is."""
        if game.card.id not in self._games:  # it could not be loaded when the server started
            self.look_at([game])
        found = self._games[game.card.id]
        total = max(1, len(found.needed))
        return GameReadiness(
            is_ready=found.is_ready,
            is_complete=found.is_complete,
            has_failed=bool(found.failure),
            done=total - found.unmade,
            total=total,
        )

    @property
    def ready(self) -> list[str]:
        """The games that can be played."""
        return [game_id for game_id, found in self._games.items() if found.is_ready]

    @property
    def unready(self) -> list[str]:
        """The others."""
        return [game_id for game_id, found in self._games.items() if not found.is_ready]

    @property
    def failures(self) -> dict[str, str]:
        """The games that cannot be made ready, and why."""
        return {game_id: found.failure for game_id, found in self._games.items() if found.failure}

    def is_complete(self, game_id: str) -> bool:
        """Opponents can play it, too."""
        return game_id in self._games and self._games[game_id].is_complete

    def want(self, game_id: str) -> None:
        """Somebody asks for a game: its parts come next."""
        found = self._games.get(game_id)
        if found is None or found.is_complete:
            return
        if found.failure and time.monotonic() - found.failed_at >= RETRY_SECONDS:
            found.failure = ""
            found.tell()
        self._wants += 1
        found.wanted = self._wants
        self._stirred.set()

    def refuse_unready(self, game_id: str) -> None:
        """Nothing, if the game can be played; else its parts come next, and who asks has to come again."""
        self.want(game_id)
        found = self._games.get(game_id)
        if found is None or found.is_ready:
            return
        if found.failure:
            raise unplayable()
        raise not_ready(found.name, 1 - found.unmade / len(found.needed))

    async def until_ready(self, game_id: str) -> None:
        """Wait until people can play a game, or it turns out that they cannot."""
        self.want(game_id)
        if game_id in self._games:
            await self._games[game_id].ready.wait()

    async def until_complete(self, game_id: str) -> None:
        """Wait until opponents can play a game; refused if they cannot."""
        found = self._games.get(game_id)
        if found is not None and not found.is_complete:
            self.want(game_id)
            await found.complete.wait()
            if found.failure:
                raise unplayable()

    # The work ----------------------------------------------------------------------------------------------------

    async def _serve(self, slot: Slot) -> None:
        """One process, as long as there is something to compile."""
        try:
            while True:
                task = take(self._open(), slot)
                if task is not None:
                    found, name = task
                    assert isinstance(found, _Progress)
                    await self._compile(slot, found, name)
                    continue
                await self._empty(slot)
                if not self._open():
                    self._stirred.clear()
                    await self._stirred.wait()
        finally:
            await self._empty(slot)

    def _open(self) -> list[_Progress]:
        """The games that are to be compiled, as far as nobody is at them."""
        games = (found for found in self._games.values() if self._is_eager or found.wanted)
        return [found for found in games if any(found.stages) and not found.failure]

    async def _compile(self, slot: Slot, found: _Progress, name: str) -> None:
        failure, began = "", time.monotonic()
        for _ in range(TRIES):
            try:
                worker = slot.worker
                if worker is None:
                    worker = slot.fresh()
                    await worker.start()
                how, told = await worker.run(Compile(found.game_id, name), PART_SECONDS)
            except (Crashed, NotStarted, TimeoutError) as trouble:
                failure = f"{type(trouble).__name__}: {trouble}"
                log("a compiler was lost", logging.WARNING, game=found.game_id, part=name, why=failure)
                await self._empty(slot)
            else:
                failure = "" if how == "done" else (str(told).strip() or how).splitlines()[-1]
                break
        seconds = round(time.monotonic() - began, 1)
        log("a part was compiled", logging.DEBUG, game=found.game_id, part=name, by=slot.name, seconds=seconds)
        self._note(found, name, failure)

    def _note(self, found: _Progress, name: str, failure: str) -> None:
        """A part is compiled, or cannot be."""
        was_ready, game_id = found.is_ready, found.game_id
        found.busy.discard(name)
        if failure:
            found.stages[name not in found.needed].insert(0, name)
            found.failure, found.failed_at = failure, time.monotonic()
            log("a game could not be made ready", logging.ERROR, game=game_id, part=name, reason=failure)
        found.tell()
        if found.is_ready and not was_ready:
            log("a game is ready", game=game_id)
            self._tell_ready(game_id)
        if found.is_complete:
            self._tell_complete(game_id)

    async def _empty(self, slot: Slot) -> None:
        """End a slot's process; the rules it had compiled go with it."""
        worker, slot.worker = slot.worker, None
        for found in self._games.values():
            found.owners.discard(slot)
        if worker is not None:
            await worker.end()
