"""A search in Python's hands: pools, threads, limits, and what was found as candidates with their lines."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from fracas.core import rng
from fracas.core.contract import Game, State
from fracas.core.kernels import Part

from .candidate import Candidate
from .lines import read_lines
from .reroot import reroot
from .reuse import leads_surely
from .tree import DEEPEST, NO_ACTION, NO_NODE, ROOT, Knobs, Node, grow

LONGEST_LINE = 12
SLICE = 200  # simulations between two looks at the clock
MEGABYTE = 1 << 20


@dataclass(frozen=True)
class Settings:
    """How to search: limits first, then the knobs of the tree."""

    simulations: int | None = 1_000  # in all threads together; None: as many as the time allows
    seconds: float | None = None
    threads: int = 1
    megabytes: int = 256  # bound of the node pools of all threads together
    # keep the subtree of the moves played since, where they were no news; a level does not: it plays the same anywhere
    reuse: bool = False
    exploration: float = 0.7
    widening: float = 4.0
    growth: float = 0.5
    noise: float = 0.1
    playout: int = 60
    turns: int = 60
    looks: int = 0


@dataclass(frozen=True)
class Found:
    """What a search found: candidates, most visited first."""

    candidates: tuple[Candidate, ...]
    simulations: int  # of this search; visits may be more where a tree was kept
    nodes: int
    seconds: float

    @property
    def value(self) -> float:
        """The value of the best candidate."""
        return self.candidates[0].value


def search_parts(game: type[Game[Any]]) -> dict[str, Part]:
    """What a game's search is compiled to: its own tree, and what all trees share."""
    i, states, tables = numba.int64, numba.from_dtype(game.state), numba.from_dtype(game.tables_type)
    ints, knobs = i[::1], numba.from_dtype(Knobs)[::1]
    signature = i(_NODES, ints, states[::1], tables[::1], numba.uint64[::1], ints, ints, knobs, i, i)
    return {"search": game.engine.part(grow, signature), "reroot": _REROOTING, "read_lines": _READING}


_NODES = numba.from_dtype(Node)[::1]
_REROOTING = Part(reroot, {}, numba.int64(_NODES, numba.int64, _NODES, numba.int64[::1]), "search_reroot")
_READING = Part(read_lines, {}, numba.void(_NODES, numba.int64[::1], numba.int64[:, ::1]), "search_read_lines")


@cache
def grower(game: type[Game[Any]]) -> Callable[..., int]:
    """The compiled search of a game."""
    return search_parts(game)["search"].bind()


@cache
def _rerooter() -> Callable[..., int]:
    return _REROOTING.bind()


@cache
def _reader() -> Callable[..., None]:
    return _READING.bind()


class Tree:
    """One thread's tree and its working memory."""

    def __init__(self, game: Game[Any], capacity: int) -> None:
        self._game = game
        self.nodes = np.zeros(capacity, Node)
        self.used = np.zeros(1, np.int64)
        self._states = np.zeros(3, game.state)
        self._legal = game.engine.legal_room()
        self._path = np.zeros(DEEPEST + 1, np.int64)

    def plant(self, state: State) -> None:
        """Start a new tree at a state (already concealed)."""
        self._set_root(state)
        self.nodes[:1] = np.zeros(1, Node)
        root = self.nodes[ROOT]
        root.parent = root.first_child = root.next_sibling = NO_NODE
        root.mover = 1 - int(state[0].actor)
        self.used[0] = 1

    def follow(self, state: State, actions: list[int]) -> bool:
        """Move the root along the actions played; False if the tree does not hold them."""
        at = ROOT
        for action in actions:
            child = int(self.nodes[at].first_child)
            while child != NO_NODE and self.nodes[child].action != action:
                child = int(self.nodes[child].next_sibling)
            if child == NO_NODE:
                return False
            at = child
        fresh = np.zeros(self.nodes.size, Node)
        self.used[0] = _rerooter()(self.nodes, at, fresh, np.zeros(self.nodes.size, np.int64))
        self.nodes = fresh
        self._set_root(state)
        root = self.nodes[ROOT]
        if int(root.mover) == int(state[0].actor):  # the root's results are told for the other side
            root.mover = 1 - int(state[0].actor)
            root.total = -root.total
            root.proven = -root.proven
        return True

    def _set_root(self, state: State) -> None:
        self._states[:1] = state

    def run(self, knobs: npt.NDArray[Any], seat: int, stream: rng.Rng, simulations: int, deadline: float | None) -> int:
        """Simulate until the number or the time is used up; how many were run."""
        run, done = grower(type(self._game)), 0
        while done < simulations:
            batch = simulations - done if deadline is None else min(SLICE, simulations - done)
            arguments = (self._states, self._game.tables, stream, self._legal, self._path, knobs, seat, batch)
            ran = run(self.nodes, self.used, *arguments)
            done += ran
            if ran < batch or (deadline is not None and time.perf_counter() >= deadline):
                break
        return done

    def children(self, at: int) -> list[int]:
        """The nodes under a node."""
        found, child = [], int(self.nodes[at].first_child)
        while child != NO_NODE:
            found.append(child)
            child = int(self.nodes[child].next_sibling)
        return found

    def candidates(self) -> list[Candidate]:
        """The actions of the root that were visited."""
        n = int(self.nodes[ROOT].children)
        children, lines = np.empty(n, np.int64), np.empty((n, LONGEST_LINE), np.int64)
        _reader()(self.nodes, children, lines)
        rows = self.nodes[children]
        columns = (rows["visits"].tolist(), rows["total"].tolist(), rows["proven"].tolist(), lines.tolist())
        actions = self._game.actions
        return [
            Candidate(
                actions[line[0]],
                visits,
                float(proven) if proven else total / visits,
                tuple(actions[a] for a in line if a != NO_ACTION),
                bool(proven),
            )
            for visits, total, proven, line in zip(*columns, strict=True)
            if visits
        ]


class Search:
    """A search for one seat of one match, over as many trees as threads."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        if game.card.is_solo:
            raise ValueError("a tree search needs an opponent; solo games have the solver")
        if settings.simulations is None and settings.seconds is None:
            raise ValueError("a search needs a limit: simulations, seconds or both")
        self.game, self.settings = game, settings
        self._trees = [Tree(game, _capacity(settings)) for _ in range(settings.threads)]
        self._before: tuple[State, int, list[int]] | None = None  # the last root: state, seat, moves played until then

    def run(
        self,
        state: State,
        seat: int,
        seed: rng.Seed,
        ply: int,
        history: list[int] | None = None,
        forced: int = NO_ACTION,
        *,
        settles: bool = False,
    ) -> Found:
        """Search a state that holds nothing the seat cannot know (the caller conceals it).

        Candidates and values are the acting seat's, also where `seat`, whose knowledge counts, is the other one.
        `forced` looks at one action alone. If only the best one is wanted, `settles` ends the search once it is clear.
        """
        begun = time.perf_counter()
        is_kept = self._prepare(state, seat, history)
        deadline = None if self.settings.seconds is None else begun + self.settings.seconds
        threads = self.settings.threads
        wanted = self.settings.simulations if self.settings.simulations is not None else 1 << 60
        shares = [wanted // threads + (index < wanted % threads) for index in range(threads)]
        knobs = self._knobs(forced, settles)

        def work(index: int) -> int:
            tree = self._trees[index]
            kept = int(tree.nodes[ROOT].visits)  # going on with the same stream would play the same simulations again
            stream = rng.stream(f"{seed} thread {index}" + (f" after {kept}" if kept else ""), ply)
            return tree.run(knobs, seat, stream, shares[index], deadline)

        if threads == 1:
            done = [work(0)]
        else:
            grower(type(self.game))  # compile before the threads ask for it all at once
            with ThreadPoolExecutor(threads) as pool:
                done = list(pool.map(work, range(threads)))
        nodes = sum(int(tree.used[0]) for tree in self._trees)
        candidates = self._candidates()
        if is_kept:  # what was unlikely enough to go unnoticed may have left actions in the tree that are not legal now
            legal = self.game.legal_ids(state)
            candidates = tuple(candidate for candidate in candidates if candidate.action.id in legal)
        return Found(candidates, sum(done), nodes, time.perf_counter() - begun)

    def _prepare(self, state: State, seat: int, history: list[int] | None) -> bool:
        """Set every tree's root; True if something of the last search was kept."""
        since = self._moves_since(state, seat, history) if self.settings.reuse else None
        is_kept = False
        for tree in self._trees:
            if since is not None and tree.follow(state, since):
                is_kept = True
            else:
                tree.plant(state)
        self._before = None if history is None else (state.copy(), seat, list(history))
        return is_kept

    def _moves_since(self, state: State, seat: int, history: list[int] | None) -> list[int] | None:
        """The moves along which the tree of the last search can be kept; None: it cannot."""
        if history is None or self._before is None:
            return None
        before, its_seat, played = self._before
        since = history[len(played) :]
        if its_seat != seat or history[: len(played)] != played:
            return None
        return since if leads_surely(self.game, before, since, state, seat) else None

    def _knobs(self, forced: int, settles: bool) -> npt.NDArray[Any]:
        knobs, settings = np.zeros(1, Knobs), self.settings
        knobs[0].exploration = settings.exploration
        knobs[0].widening = settings.widening
        knobs[0].growth = settings.growth
        knobs[0].noise = settings.noise
        knobs[0].playout = settings.playout
        knobs[0].turns = settings.turns
        knobs[0].looks = settings.looks
        knobs[0].forced = forced
        knobs[0].is_exact = not self.game.has_chance and not self.game.has_secrets
        # a proof may still overturn any lead, and one thread does not see the others' visits or the clock's rest
        is_countable = self.settings.threads == 1 and self.settings.seconds is None
        knobs[0].settles = settles and is_countable and not knobs[0].is_exact
        return knobs

    def _candidates(self) -> tuple[Candidate, ...]:
        merged: dict[int, Candidate] = {}
        for tree in self._trees:
            for candidate in tree.candidates():
                before = merged.get(candidate.action.id)
                merged[candidate.action.id] = candidate if before is None else _together(before, candidate)
        return tuple(sorted(merged.values(), key=_preference, reverse=True))


def _capacity(settings: Settings) -> int:
    """Nodes a tree may have; keeping a part of it takes a second pool and a queue for a moment."""
    node = Node.itemsize if not settings.reuse else 2 * Node.itemsize + np.dtype(np.int64).itemsize
    capacity = settings.megabytes * MEGABYTE // (node * settings.threads)
    if settings.simulations is not None and not settings.reuse:
        capacity = min(capacity, max(2 * settings.simulations // settings.threads, 64))
    return max(capacity, 2)


def _together(one: Candidate, other: Candidate) -> Candidate:
    """What two trees say of the same action; the line is the one with more visits behind it."""
    visits = one.visits + other.visits
    proof = one if one.proven else other
    value = proof.value if proof.proven else (one.value * one.visits + other.value * other.visits) / visits
    line = other.line if other.visits > one.visits else one.line
    return Candidate(one.action, visits, value, line, proof.proven)


def _preference(candidate: Candidate) -> tuple[bool, bool, int, float, int]:
    """Proven wins first, proven losses last, between them the most visited."""
    is_won, is_lost = candidate.proven and candidate.value > 0, candidate.proven and candidate.value < 0
    return is_won, not is_lost, candidate.visits, candidate.value, -candidate.action.id
