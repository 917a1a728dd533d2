"""A match: a game being played. Start, seed and the list of actions are its whole history."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from io import StringIO
from typing import Any

import numpy as np
from pydantic import ValidationError
from rich.console import Console

from . import rng
from .action_book import structure_key
from .contract import ACTOR, ALL, EVERYTHING, Action, Game, State, actor_of
from .errors import BadPosition, IllegalAction, UnknownSeat, did_you_mean, explain_validation, listed, shown
from .facts import Event
from .lines import Lines
from .record_notes import Notes
from .said import mistakes
from .seeds import seed_text
from .texts import ENGLISH

said = mistakes(__package__)

PICTURE_WIDTH = 120  # columns of a printed match


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    winner: int | None  # a seat; None: a draw, or a lost puzzle
    winner_name: str | None
    ending: str  # the named ending, such as `hq-captured`
    text: str  # the same as a sentence


@dataclass(frozen=True)
class OlderRules:
    """A record of an earlier version of the rules, replayed under the present ones: every action legal, same result."""

    version: int  # the rules it was played under
    hash_agrees: bool  # so the last position is the same too


@dataclass(frozen=True)
class PuzzleFacts:
    """What a puzzle being solved asks for and what was given away of it; its record keeps them."""

    name: str
    grade: int
    par: int  # the fewest actions
    hints: int = 0  # asked for so far, taken back or not


@dataclass(frozen=True)
class Step:
    """An action that may be played now, and what it makes of the state; a match takes it as it is."""

    ply: int  # it is the action after so many
    action: Action
    content: bytes  # the state after it
    drew_chance: bool  # dice or cards fell: what they show cannot be foreseen


class Match:
    """A game in progress. Every state since the start is kept, so taking back gives back the same bytes."""

    def __init__(self, game: Game[Any], start: State, seed: str, start_position: dict[str, Any] | None) -> None:
        self.game = game
        self.seed = seed
        self.start_position = start_position  # None: the start was dealt from the seed
        self.older_rules: OlderRules | None = None  # None: all of it was played under the present rules
        self.puzzle: PuzzleFacts | None = None  # None: a game like any other
        self.notes = Notes()  # who plays, and when: for its record
        self.lines = Lines()  # comments, and what else might have been played: likewise
        # Bytes cannot change: the past stays as it was. None: known by its actions alone, until somebody looks.
        self._states: list[bytes | None] = [start.tobytes()]
        self._played: list[int] = []
        self._undone: list[int] = []
        self._chance: list[bool] = []  # by ply: dice or cards fell

    @classmethod
    def new(cls, game: Game[Any], seed: rng.Seed | None = None) -> Match:
        """Deal a new game; without a seed, one from the system's generator."""
        chosen = seed_text(seed)
        start = game.blank()
        game.engine.setup_at(start, 0, game.tables, rng.stream(chosen, rng.SETUP_PLY))
        return cls(game, start, chosen, None)

    @classmethod
    def from_position(cls, game: Game[Any], position: Mapping[str, Any], seed: rng.Seed | None = None) -> Match:
        """Go on from a position (the `state` part of `Match.position`), or `BadPosition`."""
        try:
            parsed = game.position_model.model_validate(position)
        except ValidationError as error:
            raise BadPosition(*explain_validation(error)) from None
        start = game.blank()
        game.set_header(parsed, start[0])
        game.from_position(parsed, start[0])
        broken = game.engine.audit_at(start, 0, game.tables)
        if broken:
            raise BadPosition("(whole)", game.invariants(broken).name.lower(), said("breaks-this-invariant-of-the"))
        chosen = seed_text(seed)
        return cls(game, start, chosen, game.to_position(start[0]).model_dump(mode="json"))

    def resume(self, played: Sequence[int], chance: Sequence[bool], content: bytes) -> None:
        """Go on from a moment that was kept: the actions of a match that has not begun, and the state they led to."""
        assert not self._played, "only a match that has not begun goes on elsewhere"
        if len(content) != self.game.state.itemsize or len(chance) != len(played):
            raise ValueError("what was kept is not of this game")
        self._played, self._chance = list(played), list(chance)
        self._states += [None] * (len(played) - 1) + [content] if played else []

    # The present ---------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """A copy of the current state, one record. It holds what no seat may see; `view` is for seats."""
        return self.state_at(self.ply)

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self._played)

    @property
    def actor(self) -> int | None:
        """The seat to act, None once the game is over."""
        return actor_of(self.content_at(self.ply))

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it runs."""
        return self.outcome_in(ENGLISH)

    def outcome_in(self, language: str) -> Outcome | None:
        """The same with its sentence in a language."""
        return self._outcome_of(self.content_at(self.ply), language)

    def _outcome_of(self, content: bytes, language: str = ENGLISH) -> Outcome | None:
        if actor_of(content) is not None:
            return None
        s = np.frombuffer(content, self.game.state)[0]
        ending = self.game.ending(s)
        winner = int(s.winner) if s.winner >= 0 else None
        return Outcome(winner, ending.winner, ending.kind, self.game.texts(language).say(ending))

    @property
    def hash(self) -> str:
        """A digest of game, rules version, options and state."""
        return self.hash_under(self.game.card.rules_version)

    def hash_under(self, version: int) -> str:
        """The same digest as a program with that version of the rules would give it."""
        digest = hashlib.sha256(f"{self.game.card.id} {version} {self.options_json()}\n".encode())
        digest.update(self.content_at(self.ply))
        return digest.hexdigest()[:32]

    def options_json(self) -> str:
        """The options on one line."""
        return json.dumps(self.game.options.model_dump(mode="json"), sort_keys=True, separators=(",", ":"))

    def legal_ids(self) -> list[int]:
        """The ids of the legal actions, ascending."""
        return self.game.legal_ids(self.state)

    def legal(self) -> list[Action]:
        """The legal actions, each with `.id`, `.text` and its fields."""
        return [self.game.actions[a] for a in self.legal_ids()]

    def view(self, seat: int | str | None, language: str = ENGLISH) -> dict[str, Any]:
        """What a seat may see, as JSON; a seat is its number or its name, None a spectator, `ALL` who may know all."""
        return self.game.told_view(self.state[0], self._seat(seat), language).model_dump(mode="json")

    def __str__(self) -> str:
        """The board as the terminal draws it for the seat to act; once the game is over, with all that was hidden."""
        view, outcome = self.game.told_view(self.state[0], ALL if self.actor is None else self.actor), self.outcome
        console = Console(file=StringIO(), width=PICTURE_WIDTH, color_system=None, legacy_windows=False)
        with console.capture() as drawn:
            console.print(self.game.draw(view))
        picture = "\n".join(line.rstrip() for line in drawn.get().rstrip().splitlines())
        asked = view.prompt.text if outcome is None else outcome.text
        return picture if asked in picture else f"{picture}\n{asked}"

    def _seat(self, given: int | str | None) -> int | None:
        seats = self.game.card.seats
        if given is None or given in seats:
            return None if given is None else seats.index(str(given))
        if given in (ALL, EVERYTHING):
            return ALL
        if isinstance(given, int | np.integer) and not isinstance(given, bool) and 0 <= given < len(seats):
            return int(given)
        known = listed(f"{number} or {name!r}" for number, name in enumerate(seats))
        raise UnknownSeat(said("has-no-seat-known-none", id=self.game.card.id, given=shown(given), known=known))

    def events(self, seat: int | str | None, since: int = 0, language: str = ENGLISH) -> list[Event]:
        """What a seat (as in `view`) saw happen from ply `since` on, in order, each with its sentence."""
        texts = self.game.texts(language)
        return [event.model_copy(update={"text": texts.say(event)}) for event in self.facts(seat, since)]

    def facts(self, seat: int | str | None, since: int = 0) -> list[Event]:
        """The same without sentences, which take longer than all the rest: for programs."""
        found: list[Event] = []
        seat = self._seat(seat)
        for ply in range(since, self.ply):
            action = self.game.actions[self._played[ply]]
            before, after = self.state_at(ply)[0], self.state_at(ply + 1)[0]
            seen = self.game.narrate(before, action, after, seat)
            found += [event.model_copy(update={"ply": ply + 1}) for event in seen]
        return found

    def position(self) -> dict[str, Any]:
        """The whole position as JSON: game, rules version, options and every field of the state."""
        card = self.game.card
        return {
            "game": card.id,
            "rules": card.rules_version,
            "options": self.game.options.model_dump(mode="json"),
            "state": self.game.to_position(self.state[0]).model_dump(mode="json"),
        }

    @property
    def played(self) -> list[Action]:
        """The actions so far."""
        return [self.game.actions[a] for a in self._played]

    def action_at(self, ply: int) -> Action:
        """The action that was played after `ply` others."""
        return self.game.actions[self._played[ply]]

    def drew_chance(self, ply: int) -> bool:
        """Dice or cards fell when that action was played."""
        return self._chance[ply]

    def actor_at(self, ply: int) -> int | None:
        """The seat that was to act after `ply` actions, None where the game was over."""
        return actor_of(self.content_at(ply))

    def seat_at(self, ply: int) -> int:
        """The seat that was to act after `ply` actions."""
        return self.content_at(ply)[ACTOR]

    def state_at(self, ply: int) -> State:
        """A copy of the state after `ply` actions."""
        return np.frombuffer(bytearray(self.content_at(ply)), self.game.state)

    def content_at(self, ply: int) -> bytes:
        """The bytes of the state after `ply` actions."""
        found = self._states[ply]
        return self._found_again(ply) if found is None else found

    def _found_again(self, ply: int) -> bytes:
        """Play on from the last state before it that is known; what is found on the way is kept."""
        first = next(known for known in range(ply - 1, -1, -1) if self._states[known] is not None)
        after = self.state_at(first)
        for at in range(first, ply):
            stream = rng.stream(self.seed, at + 1)
            self.game.engine.apply_at(after, 0, self.game.tables, self._played[at], stream)
            self._states[at + 1] = after.tobytes()
        return after.tobytes()

    def record(self) -> str:
        """The match as a text file. It holds the seed, so it tells everything: not for players of a running match."""
        from .record import write_record  # a record is replayed through a match: the import would be circular

        return write_record(self)

    # Playing -------------------------------------------------------------------------------------------------

    def play(self, action: int | str | Mapping[str, Any] | Action) -> Action:
        """Play an action given by id, text or structure; `IllegalAction` leaves the match as it was."""
        step = self.prepare(action)
        self.take(step)
        return step.action

    def prepare(self, action: int | str | Mapping[str, Any] | Action) -> Step:
        """What an action would do, chance falling as it will, without a trace in the match; else `IllegalAction`."""
        return self._step(self._resolve(action))

    def take(self, step: Step) -> None:
        """Play an action that has been prepared for this moment."""
        assert step.ply == self.ply, "nothing was played since it was prepared"
        self._append(step)
        self._undone.clear()
        self._reopen()

    def _reopen(self) -> None:
        """Whoever plays on, or takes something back, has thought better of how it was decided."""
        if self.notes.decision is not None:
            self.notes = replace(self.notes, decision=None)

    def after(self, step: Step) -> tuple[int | None, Outcome | None]:
        """Who would be to act after a prepared action, and how the game would have ended."""
        return actor_of(step.content), self._outcome_of(step.content)

    def try_out(self, action: int | str | Mapping[str, Any] | Action) -> Match:
        """The match as it would be after an action, chance falling as it will; this one is unchanged."""
        after = copy(self)
        after._states, after._played, after._undone = list(self._states), list(self._played), []
        after._chance = list(self._chance)
        after.play(action)
        return after

    def undo(self) -> Action:
        """Take back the last action."""
        if not self._played:
            raise IllegalAction(said("there-is-nothing-to-take"))
        last = self._played.pop()
        self._states.pop()
        self._chance.pop()
        self._undone.append(last)
        self._reopen()
        return self.game.actions[last]

    def redo(self) -> Action:
        """Play again what was taken back last."""
        if not self._undone:
            raise IllegalAction(said("there-is-nothing-to-play"))
        again = self._undone.pop()
        self._append(self._step(self.game.actions[again]))
        return self.game.actions[again]

    def _step(self, action: Action) -> Step:
        after, stream = self.state, rng.stream(self.seed, self.ply + 1)
        unused = stream.tobytes()
        self.game.engine.apply_at(after, 0, self.game.tables, action.id, stream)
        return Step(self.ply, action, after.tobytes(), stream.tobytes() != unused)

    def _append(self, step: Step) -> None:
        self._states.append(step.content)
        self._played.append(step.action.id)
        self._chance.append(step.drew_chance)

    def identify(self, given: int | str | Mapping[str, Any] | Action) -> int:
        """The id of an action given in any form, whether it is legal now or not; `IllegalAction` if there is none."""
        return self._identify(given).id

    def _resolve(self, given: int | str | Mapping[str, Any] | Action) -> Action:
        action = self._identify(given)
        outcome = self.outcome
        if outcome is not None:
            raise IllegalAction(said("cannot-be-played-the-game", text=repr(action.text), text_2=outcome.text))
        legal = self.legal_ids()
        if action.id not in legal:
            seat = self.actor
            reason = self.game.why_illegal(self.game.view(self.state[0], seat), action)
            texts = [self.game.actions[a].text for a in legal]
            why = said("legal-now", known=listed(texts)) if reason is None else self.game.texts().say(reason)
            raise IllegalAction(said("is-not-legal-now", text=repr(action.text), why=why), reason, action.text)
        return action

    def _identify(self, given: int | str | Mapping[str, Any] | Action) -> Action:
        match given:
            case bool():
                raise IllegalAction(said("an-action-is-an-id", given=shown(given)))
            case int() | np.integer():
                if not 0 <= given < self.game.card.actions:
                    raise IllegalAction(said("there-is-no-action-ids", given=given, actions=self.game.card.actions - 1))
                return self.game.actions[int(given)]
            case str():
                return self._by_text(given)
            case Action():
                return self._by_structure(given.structure())
            case Mapping():
                return self._by_structure({k: v for k, v in given.items() if k not in ("id", "text")})
        raise IllegalAction(said("an-action-is-an-id", given=shown(given)))

    def _by_text(self, text: str) -> Action:
        plain = " ".join(text.lower().split())
        found = self.game.ids_by_text.get(plain)
        if found is None:
            hint = did_you_mean(plain, [action.text for action in self.legal()])
            raise IllegalAction(said("is-not-an-action-of", text=shown(text), id=self.game.card.id, hint=hint))
        return self.game.actions[found]

    def _by_structure(self, structure: Mapping[str, Any]) -> Action:
        """Look the structure up; if there is none, narrow field by field: what leaves none is the one to name."""
        known_id = self.game.ids_by_structure.get(structure_key(structure))
        if known_id is not None:
            return self.game.actions[known_id]
        if "kind" not in structure:
            kinds = sorted(self.game.ids_by_kind)
            raise IllegalAction(said("an-actions-structure-needs-the", known=listed(kinds)))
        kind = structure["kind"]
        if not isinstance(kind, str) or kind not in self.game.ids_by_kind:
            kinds = [shown(one) for one in self.game.ids_by_kind]
            raise IllegalAction(said("action-field-kind-got-allowed", kind=shown(kind), known=listed(kinds)))
        left = [(self.game.actions[number], self.game.structures[number]) for number in self.game.ids_by_kind[kind]]
        for field in structure:
            value = structure[field]
            known = [(action, fields) for action, fields in left if field in fields]
            if not known:
                allowed = [name for name in left[0][1] if name != "kind"]
                raise IllegalAction(
                    said(
                        "a-action-has-no-field",
                        structure=repr(structure["kind"]),
                        field=repr(field),
                        known=listed(allowed),
                    )
                )
            narrowed = [(action, fields) for action, fields in known if fields[field] == value]
            if not narrowed:
                allowed = list(dict.fromkeys(shown(fields[field]) for _, fields in known))
                raise IllegalAction(
                    said("action-field-got-allowed", field=repr(field), value=shown(value), known=listed(allowed))
                )
            left = narrowed
        exact = [action for action, fields in left if set(fields) == set(structure)]
        if len(exact) != 1:
            missing = [name for name in left[0][1] if name not in structure]
            raise IllegalAction(said("a-action-also-needs", structure=repr(structure["kind"]), known=listed(missing)))
        return exact[0]
