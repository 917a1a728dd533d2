"""What a game is: rules as kernels, and the plain-Python face of them.

A subclass of `Game` states its card, options and dtypes, and wires its kernels and its face. An instance is the game
with its options chosen ("a box opened and laid out"): its tables are baked, its actions have names.
"""

from __future__ import annotations

import enum
from abc import ABC
from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from inspect import signature
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt
from pydantic import BaseModel, ConfigDict, SerializeAsAny, ValidationError, computed_field
from rich.console import RenderableType

from .action_book import ActionBook
from .card import Card
from .drawing import Paper
from .engine import Engine, Kernels
from .errors import BadOptions, BadPosition, BrokenGame, did_you_mean, explain_validation, listed, shown
from .face import Face, nothing_changed
from .facts import Change, Ending, Event, Goal, Preview, Prompt, Reason
from .fairness import FILE as FAIRNESS_FILE
from .fairness import Fairness
from .features import Observation, undeclared
from .package_files import package_file, package_folder
from .plain import Plain, plain
from .puzzle import PuzzleKernels, PuzzleMaking
from .rules_page import RulesPage, player_page
from .said import mistakes
from .strength import FILE as RATINGS_FILE
from .strength import Strength
from .texts import ENGLISH, Texts, texts_of

said = mistakes(__package__)

State = npt.NDArray[Any]  # one element of the game's State dtype: a state is bytes


def state_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A State: the four fields every state has, then the game's own. `np.record`, so that `s.turn` works uncompiled."""
    common: list[Any] = [("actor", np.int8), ("over", np.int8), ("winner", np.int8), ("ending", np.int8)]
    return tables_dtype([*common, *fields])


ALL = -2  # instead of a seat: somebody who may know everything, as anybody may once a match is over
EVERYTHING = "all"  # its name, where seats have names

ACTOR, OVER = 0, 1  # where a state's bytes have the first two of them


def actor_of(content: bytes) -> int | None:
    """The seat to act in a state given by its bytes, None once the game is over."""
    return None if content[OVER] else content[ACTOR]


def tables_dtype(fields: Sequence[tuple[Any, ...]]) -> np.dtype[Any]:
    """A record dtype for tables or nested parts of a state."""
    return np.dtype((np.record, np.dtype(list(fields), align=True)))


class Options(BaseModel):
    """Every variant and switch of a game, with its default and limits."""

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=True)
    essentials: ClassVar[tuple[str, ...]] = ()  # told before every match, usual or not: the map, the mode, who begins

    @property
    def settled(self) -> dict[str, Any]:
        """What options come to that were left to another one, by name; most games have none."""
        return {}


class Action(BaseModel):
    """One action: its id, its canonical text and its structure (`kind` plus fields)."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    id: int
    kind: str

    @computed_field  # type: ignore[prop-decorator]  # the documented way to put a property into the dump
    @property
    def text(self) -> str:
        """The canonical text, unique among the game's actions."""
        return self.phrase()

    def phrase(self) -> str:
        """The text for these fields; one word per field in order unless a game says it better."""
        structure = self.structure()
        return " ".join(str(value) for value in structure.values())

    def structure(self) -> dict[str, Any]:
        """`kind` and fields, without id and text."""
        return {"kind": self.kind} | self.model_dump(exclude={"id", "kind", "text"}, mode="json")


class View(BaseModel):
    """What one seat may see; a game adds its board."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    seat: str | None  # None: the spectator
    actor: str | None  # None: the game is over
    prompt: Prompt  # a game names its own kinds, as a union
    goal: SerializeAsAny[Goal] | None = None  # put in where the view is told to somebody; see `Game.goal`


class Position(BaseModel):
    """Everything needed to go on, hidden piles included; a game adds its fields."""

    model_config = ConfigDict(frozen=True, extra="forbid")
    actor: str
    over: bool = False
    winner: str | None = None
    ending: str | None = None


class NoInvariant(enum.IntEnum):
    """What a game without `audit` checks."""

    NONE = 0


O = TypeVar("O", bound=Options)  # noqa: E741  # the usual name for a type of options


class Game(ABC, Generic[O]):  # made only by its subclasses; what they write is wired, not overridden
    """A game with its options chosen."""

    card: ClassVar[Card]
    options_model: ClassVar[type[Options]]
    view_model: ClassVar[type[View]]
    position_model: ClassVar[type[Position]]
    state: ClassVar[np.dtype[Any]]
    tables_type: ClassVar[np.dtype[Any]]
    kernels: ClassVar[Kernels]
    face: ClassVar[Face]
    observation: ClassVar[Observation] = undeclared(0)  # what the features mean; without it they have numbers for names
    endings: ClassVar[type[enum.IntEnum]]  # member 0 is NONE: still running
    invariants: ClassVar[type[enum.IntEnum]] = NoInvariant  # what `audit` checks; member 0 is NONE
    puzzle: ClassVar[PuzzleKernels | None] = None  # what makes a solo game solvable with proof
    puzzle_making: ClassVar[PuzzleMaking] = PuzzleMaking()  # what makes its puzzles good ones
    engine: ClassVar[Engine]
    named_options: ClassVar[Mapping[str, Mapping[str, Any]]] = {"default": {}}  # that together exercise the whole game
    first_options: ClassVar[Mapping[str, Any]] = {}  # what somebody's first game is best played with
    ladder: ClassVar[Sequence[Mapping[str, Any]]] = ()  # options of a solo game's missions, in the order to play them
    templates: ClassVar[Mapping[str, str]] = {}  # options that take a file's content, each with a file that shows how
    has_fixed_actions: ClassVar[bool] = False  # ids mean the same under all options: they are named once per class
    shows_all: ClassVar[bool] = False  # `view` and `narrate` know `ALL`; to others it is a spectator
    _shared_book: ClassVar[ActionBook | None] = None

    def __init_subclass__(cls, **arguments: Any) -> None:
        super().__init_subclass__(**arguments)
        cls._shared_book = None
        if "card" in cls.__dict__:
            cls.engine = Engine(cls.card, cls.state, cls.tables_type, cls.kernels, cls.puzzle)
            if not cls.observation.is_declared:
                cls.observation = undeclared(cls.card.features)
            if cls.observation.size != cls.card.features:
                declared = f"`observation` declares {cls.observation.size} features"
                raise BrokenGame(f"{cls.card.id}: {declared}, but the card says `features={cls.card.features}`")

    def __init__(self, options: O) -> None:
        self.options = options
        self.tables = self.make_tables()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled as what it was made of: all the rest follows from it."""
        return type(self), (self.options,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """It never changes, so whoever copies what holds it may share it."""
        return self

    @classmethod
    def with_options(cls, given: Mapping[str, Any]) -> Game[Any]:
        """The game with these options, or `BadOptions` saying which one is wrong."""
        known = list(cls.options_model.model_fields)
        for name in given:
            if name not in known:
                hint = did_you_mean(name, known)
                raise BadOptions(
                    said("has-no-option-known", id=cls.card.id, name=repr(name), hint=hint, known=listed(known))
                )
        try:
            return cls(cls.options_model.model_validate(dict(given)))  # type: ignore[arg-type]  # O is bound per subclass
        except ValidationError as error:
            field, value, reason = explain_validation(error)
            option, _, where = field.partition(".")
            text = said("option-got", game=cls.card.id, field=field, value=shown(value), reason=reason)
            told = f"{where}: {reason}" if where else reason
            raise BadOptions(text, option if option in known else None, told) from None

    # What a game writes, in the rooms of its folder -----------------------------------------------------------

    def make_tables(self) -> npt.NDArray[Any]:
        """One element of `tables_type`, from `self.options`."""
        return self.face.make_tables(self)

    def action(self, action_id: int) -> Action:
        """The action of an id in 0..card.actions-1: kind and fields. Ids a variant cannot use have a text as well."""
        return self.face.action(self, action_id)

    def view(self, s: np.record, seat: int | None) -> View:
        """What `seat` may see (None: a spectator). Everything that leaves for a seat comes from here or `narrate`.

        `ALL` sees what is hidden from everybody, too: it is for who may know it, as after the end of a match.
        """
        return self.face.view(self, plain(s), self._viewer(seat))

    def told_view(self, s: np.record, seat: int | None, language: str = ENGLISH) -> View:
        """The same with the goal, and the sentences of both."""
        seen, texts = self.view(s, seat), self.texts(language)
        goal = self.goal(seen)
        told = {"prompt": texts.told(seen.prompt), "goal": None if goal is None else texts.told(goal)}
        return seen.model_copy(update=told)

    def goal(self, view: Any) -> Goal | None:
        """What it is all about and how far each side has come, from the view alone; None: what the card says."""
        face = getattr(self, "face", None)  # a game of a single file may do without
        return None if view.actor is None or face is None else face.goal(self, view)

    def narrate(self, before: np.record, action: Action, after: np.record, seat: int | None) -> list[Event]:
        """What `seat` saw happen when `action` turned `before` into `after`."""
        return self.face.narrate(self, plain(before), action, plain(after), self._viewer(seat))

    def _viewer(self, seat: int | None) -> int | None:
        """A game that hides nothing, or that knows no `ALL`, shows it what a spectator sees."""
        return None if seat == ALL and not (self.shows_all and self.has_secrets) else seat

    def to_position(self, s: np.record) -> Position:
        """The whole state, every field named."""
        return self.face.to_position(self, plain(s))

    def from_position(self, position: Any, s: np.record) -> None:
        """Fill the zeroed `s` from a validated `position_model`; raise `BadPosition` for what cannot be."""
        self.face.from_position(self, position, s)

    def draw(self, view: Any) -> RenderableType:
        """The view as a picture in the terminal."""
        if _takes_paper(self.face.draw):
            return self.face.draw(self, view, Paper(self.texts()))
        return self.face.draw(self, view)

    def drawn_on(self, paper: Paper, view: Any) -> RenderableType:
        """The same in a language and from an end of the table, if the game minds them."""
        has_own = type(self).draw is not Game.draw
        return self.draw(view) if has_own or not _takes_paper(self.face.draw) else self.face.draw(self, view, paper)

    def previews(self, view: Any, actions: Sequence[Action]) -> list[Preview | None]:
        """What the actor should know before choosing each action (odds, say), from the view alone; None: nothing."""
        if self.face.previews is not None:
            return self.face.previews(self, view, actions)
        return [self.face.preview(self, view, action) for action in actions]

    def preview(self, view: Any, action: Action) -> Preview | None:
        """The same of one action."""
        return self.previews(view, [action])[0]

    def changes(self, before: Any, after: Any, legal: Sequence[Action]) -> list[Change]:
        """What is different after an action and no event tells, from a seat's views; `legal` may be played next."""
        return self.face.changes(self, before, after, legal)

    @property
    def has_changes(self) -> bool:
        """The game tells what is different."""
        return self.face.changes is not nothing_changed

    def why_illegal(self, view: Any, action: Action) -> Reason | None:
        """The rule that forbids `action` now, from the actor's view alone; None: unknown."""
        return self.face.why_illegal(self, view, action)

    def oddities(self, option: str) -> list[tuple[str, dict[str, Any]]]:
        """What is odd but allowed in the file an option was given: messages of the catalogue, and what fills them."""
        return self.face.oddities(self, option)

    def packed_words(self) -> int:
        """A puzzle: how many words `puzzle.pack` fills with these options."""
        return self.face.packed_words(self)

    def bound_data(self) -> npt.NDArray[np.uint8]:
        """A puzzle: what `puzzle.bound` looks up, made when first asked for; one element: nothing."""
        return self.face.bound_data(self)

    @classmethod
    def has_chance_with(cls, options: Any) -> bool:
        """Dice or draws after the set-up with these options; a game whose card says so may have options without."""
        return cls.card.has_chance

    @property
    def has_chance(self) -> bool:
        """The same with the options of this box."""
        return self.has_chance_with(self.options)

    @property
    def has_secrets(self) -> bool:
        """Some seat does not know everything with these options."""
        return self.card.has_secrets

    @classmethod
    def variants(cls) -> dict[str, dict[str, Any]]:
        """The named option sets; conformance, goldens and statistics use them all."""
        return {name: dict(options) for name, options in cls.named_options.items()}

    # What every game has -------------------------------------------------------------------------------------

    def legal_ids(self, state: State) -> list[int]:
        """The ids of the actions that may be played in a state, ascending."""
        ids = self.engine.legal_room()
        found: list[int] = ids[: self.engine.legal_at(state, 0, self.tables, ids)].tolist()
        return found

    def blank(self) -> State:
        """A zeroed state, nobody having won."""
        s = np.zeros(1, self.state)
        s[0].winner = -1
        return s

    @cached_property
    def plain_tables(self) -> Plain:
        """The tables as views and events read them."""
        return plain(self.tables[0])

    @cached_property
    def _book(self) -> ActionBook:
        """This game's actions: one book for all options where they mean the same under all of them."""
        shared = type(self)._shared_book
        if shared is not None:
            return shared
        book = ActionBook([self.action(i) for i in range(self.card.actions)])
        if self.has_fixed_actions:
            type(self)._shared_book = book
        return book

    @cached_property
    def actions(self) -> tuple[Action, ...]:
        """Every action, by id."""
        return self._book.actions

    @cached_property
    def ids_by_text(self) -> dict[str, int]:
        """The inverse of the canonical texts."""
        return self._book.ids_by_text

    @cached_property
    def structures(self) -> tuple[dict[str, Any], ...]:
        """Kind and fields of every action, by id: not to be changed."""
        return self._book.structures

    @cached_property
    def ids_by_kind(self) -> dict[str, list[int]]:
        """The actions of each kind."""
        return self._book.ids_by_kind

    @cached_property
    def ids_by_structure(self) -> dict[str, int]:
        """The inverse of the structures, by `structure_key`."""
        return self._book.ids_by_structure

    def encoded(self, action_id: int) -> bytes:
        """Id, text and structure of an action as the beginning of a JSON object, to which more may be added."""
        return self._book.encoded(action_id)

    def quoted(self, action_id: int) -> bytes:
        """The text of an action as JSON."""
        return self._book.quoted(action_id)

    @classmethod
    def rules_text(cls, language: str = ENGLISH) -> str:
        """The rules page as it is written, in Markdown: in that language if it has one, else in English."""
        name = "RULES.md" if language not in cls.rules_languages()[1:] else f"RULES.{language}.md"
        try:
            return package_folder(cls).joinpath(name).read_text(encoding="utf-8")
        except OSError as error:
            raise BrokenGame(f"{cls.card.id}: its rules page {name} cannot be read: {error}") from None

    @classmethod
    def rules_page(cls, language: str = ENGLISH) -> RulesPage:
        """The same as players read it, and its rulings."""
        return player_page(cls.rules_text(language))

    @classmethod
    def rules_languages(cls) -> tuple[str, ...]:
        """English, then the languages of the translations that lie beside it: `RULES.de.md` is German."""
        parts = (entry.name.split(".") for entry in package_folder(cls).iterdir())
        return (ENGLISH, *sorted(name[1] for name in parts if (name[0], name[-1], len(name)) == ("RULES", "md", 3)))

    @classmethod
    def fairness(cls) -> Fairness:
        """What games of opponents against themselves say of the options; nothing where nobody measured."""
        file = package_file(cls, FAIRNESS_FILE)
        return Fairness() if file is None else Fairness.model_validate_json(file.read_text(encoding="utf-8"))

    @classmethod
    def strength(cls) -> Strength:
        """What games between the opponents say of their strength; nothing where nobody measured."""
        file = package_file(cls, RATINGS_FILE)
        return Strength() if file is None else Strength.model_validate_json(file.read_text(encoding="utf-8"))

    @classmethod
    def template(cls, option: str) -> str | None:
        """A file that shows how the content of an option is written; None: it takes none."""
        name = cls.templates.get(option)
        return None if name is None else package_folder(cls).joinpath(*name.split("/")).read_text(encoding="utf-8")

    @classmethod
    def texts(cls, language: str = ENGLISH) -> Texts:
        """The game's sentences in a language; in English where it has no other."""
        return texts_of(cls, language)

    def ending(self, s: np.record) -> Ending:
        """How a game that is over has ended."""
        winner = self.seat_name(int(s.winner))
        loser = None if winner is None or self.card.is_solo else self.card.seats[1 - int(s.winner)]
        return Ending(kind=ending_name(self.endings(int(s.ending))), winner=winner, loser=loser)

    def seat_name(self, seat: int | None) -> str | None:
        """The name of a seat, None for nobody, a spectator or `ALL`."""
        return self.card.seats[seat] if seat is not None and seat >= 0 else None

    def position_header(self, s: np.record) -> dict[str, Any]:
        """The fields every position has, from the state."""
        return {
            "actor": self.seat_name(int(s.actor)),
            "over": bool(s.over),
            "winner": self.seat_name(int(s.winner)),
            "ending": ending_name(self.endings(int(s.ending))) if s.over else None,
        }

    def set_header(self, position: Position, s: np.record) -> None:
        """The fields every position has, into the state; they must agree with each other."""
        s.actor = self._seat_index("actor", position.actor)
        if not position.over and (position.winner is not None or position.ending is not None):
            raise BadPosition("over", False, said("must-be-true-when-a"))
        s.over = position.over
        s.winner = -1 if position.winner is None else self._seat_index("winner", position.winner)
        if position.over:
            names = {ending_name(ending): ending for ending in self.endings if ending}
            if position.ending not in names:
                raise BadPosition("ending", position.ending, said("a-game-that-is-over", known=listed(names)))
            s.ending = names[position.ending]

    def _seat_index(self, field: str, name: str) -> int:
        if name not in self.card.seats:
            raise BadPosition(field, name, said("must-be-one-of", known=listed(self.card.seats)))
        return self.card.seats.index(name)


@cache
def _takes_paper(draw: Callable[..., RenderableType]) -> bool:
    return len(signature(draw).parameters) > 2


def ending_name(ending: enum.IntEnum) -> str:
    """`HQ_CAPTURED` as it is shown and stored: `hq-captured`."""
    return ending.name.lower().replace("_", "-")
