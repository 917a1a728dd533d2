"""Requests and answers of the HTTP endpoints."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import Field, JsonValue

from fracas.core.glossary import Term
from fracas.search.candidate import Candidate

from .messages import (
    ID_LENGTH,
    MOST_TEXT,
    NAME,
    ActionReasons,
    ActionValue,
    ClockSettings,
    Count,
    GameFact,
    MatchInfo,
    Outcome,
    Player,
    Status,
    Trouble,
    Verdict,
    What,
    Wire,
)

Text = Annotated[str, Field(max_length=MOST_TEXT)]


class OptionProblem(Wire):
    """What is wrong with an option of a game."""

    name: str = Field(examples=["terrain"])
    reason: str = Field(examples=["nodes: two have the name b1"])


class Problem(Wire):
    """Why something was refused."""

    code: str = Field(examples=["not-found"])
    text: str = Field(examples=["there is no such match, or it is not yours to see"])
    reason: str | None = Field(None, description="finer than the code, where a code has several sentences")
    fact: GameFact | None = Field(None, description="of an illegal action: the rule that forbids it")
    option: OptionProblem | None = Field(None, description="of options: the one that is wrong, where that can be told")
    retry_after: int | None = Field(None, description="seconds; with 429 and 503 also in the header Retry-After")


class Health(Wire):
    """The process answers."""

    status: Literal["ok"] = "ok"


class AnimationProgress(Wire):
    """An animation on its way."""

    frames: int = Field(description="of which it will have so many")
    drawn: int = Field(description="so many are drawn; the last part, putting them together, is not counted")


class Readiness(Wire):
    """Whether the server can do its work. All below `wrong` is told to the operator alone."""

    status: Literal["ok", "starting", "failing"]
    wrong: list[str] = Field(description="what is wrong, in general words")
    version: str | None = None
    games: list[str] | None = None
    ready: list[str] | None = Field(None, description="games that can be played: their rules are compiled")
    broken: dict[str, str] | None = Field(None, description="games that cannot be played, and why")
    workers: int | None = Field(None, description="places for thoughts")
    live_workers: int | None = Field(None, description="places for thoughts that are served")
    free_bytes: int | None = Field(None, description="on the disk of an embedded database")


# Guests ----------------------------------------------------------------------------------------------------------


class NewGuest(Wire):
    """Who wants to play."""

    name: str = Field("", max_length=MOST_TEXT, description="empty: the server thinks of one", examples=["Ada"])
    kind: Literal["person", "bot"] = Field(
        "person", description="a person gets a cookie; a bot gets its token in the answer, to be sent as a bearer token"
    )


class GuestInfo(Wire):
    """A guest."""

    id: str
    name: str
    kind: Literal["person", "bot"]


class GuestWithToken(GuestInfo):
    """A new guest."""

    token: str | None = Field(description="for a bot: its bearer token, shown this once; null for a person")


class Rename(Wire):
    """A new name, for matches to come."""

    name: str = Field(max_length=MOST_TEXT, examples=["Ada"])


# Games -----------------------------------------------------------------------------------------------------------


class LevelStrength(Wire):
    """How strong an opponent was found to be among those of its game; it says nothing of other games, nor of people."""

    elo: int = Field(description="points above the weakest level, as in chess: 200 more win three games of four")
    low: int = Field(description="where the true figure begins, with 95 % confidence")
    high: int
    score_below: float | None = Field(description="the share of the points it takes from the level below")
    games_below: int | None = Field(description="in so many games")


class LevelInfo(Wire):
    """An opponent of this server."""

    level: str
    name: str
    strength: LevelStrength | None = Field(description="measured by `fracas arena`; null where nobody did")


class GameReadiness(Wire):
    """Whether a game can be played: after the first start its rules are compiled, part by part."""

    is_ready: bool = Field(description="matches can be made; until then they are refused with `not-ready`")
    is_complete: bool = Field(description="opponents can play it, too; until then a match with one waits for it")
    has_failed: bool = Field(description="its rules could not be compiled; the server's log says why")
    done: int = Field(description="parts that are compiled")
    total: int = Field(description="parts that playing needs")


class GameCard(Wire):
    """What kind of game this is."""

    id: str
    name: str
    summary: str
    seats: list[str]
    minutes: int
    has_chance: bool = Field(description="dice or draws after the set-up, with the usual options")
    has_secrets: bool
    is_solo: bool
    rules_version: int
    actions: int
    longest: int
    levels: list[LevelInfo]
    variants: list[str]
    first_options: dict[str, Any] = Field(description="what a first game is best played with; empty: the usual options")
    puzzles: int = Field(description="how many puzzles there are")
    missions: int = Field(description="how many missions its ladder has; 0: it has none")
    lessons: int = Field(description="how many lessons its course has, but for the guided match; 0: there is none")
    has_tile: bool = Field(description="its package brings a picture for the start page: `/api/games/{id}/tile.svg`")
    board: str | None = Field(description="where the script of the board is that the game's package brings along")
    board_style: str | None = Field(description="where the style sheet with the game's colours is, if there is one")
    texts: dict[str, str] = Field(description="where the catalogues of its sentences are (Project Fluent), by language")
    readiness: GameReadiness


class FairnessFigure(Wire):
    """How games of an opponent against itself came out with these options."""

    options: dict[str, Any] = Field(description="what differs from the defaults")
    level: int
    games: int
    shares: dict[str, float] = Field(description="of the games, by seat; a draw is half a game for each")
    first_share: float = Field(description="of whoever had the first decision")


class GameDetails(GameCard):
    """All one needs to set up a match."""

    options_schema: dict[str, Any] = Field(description="JSON schema of the options")
    defaults: dict[str, Any]
    essentials: list[str] = Field(description="options to be told before every match, usual or not")
    variant_options: dict[str, dict[str, Any]] = Field(description="named sets of options")
    templates: dict[str, str] = Field(
        description="options that take the content of a file, each with the name of one that shows how:"
        " `/api/games/{id}/templates/{option}`"
    )
    fairness: list[FairnessFigure] = Field(description="measured: one figure for each combination that was")
    endings: dict[str, str] = Field(description="named endings, each in a few words of the language asked for")
    rules: str = Field(
        description="the rules page, in Markdown; `![caption](picture:name)` on a line of its own stands for the"
        " position at `/api/games/{id}/illustrations/{name}`"
    )
    rulings: str = Field(description="what the rulebook leaves open, by name, in Markdown; empty: nothing")
    glossary: list[Term] = Field(description="the words of the game, in the language asked for")
    rules_language: str = Field(description="the language it is in: the one asked for, or English", examples=["en"])


class IllustrationView(Wire):
    """A position that the rules page shows, as a spectator would see it."""

    view: dict[str, Any] = Field(description="one schema per game (`...View`)")
    options: dict[str, Any] = Field(description="what it was opened with")


class StartRequest(Wire):
    """Options whose start position is to be seen."""

    options: dict[str, JsonValue] = Field(default_factory=dict)


class StartView(Wire):
    """A start position, as a spectator would see it."""

    view: dict[str, Any] = Field(description="one schema per game (`...View`)")


# Matches ---------------------------------------------------------------------------------------------------------


class Me(Wire):
    """Whoever makes the match sits here; at two seats: a hot seat."""

    kind: Literal["me"] = "me"
    name: str = Field("", max_length=MOST_TEXT, description="at a hot seat: who sits there; empty: your own name")


class Open(Wire):
    """Whoever has the invitation may sit here."""

    kind: Literal["open"] = "open"


class Opponent(Wire):
    """An opponent of this server sits here."""

    kind: Literal["bot"] = "bot"
    level: str = Field("2", max_length=16, description="1 to 5, random or suggest")


class Challenge(Wire):
    """A certain guest (a bot that is online, say) is asked to sit here."""

    kind: Literal["challenge"] = "challenge"
    guest: str = Field(max_length=ID_LENGTH, pattern=NAME)


SeatChoice = Annotated[Me | Open | Opponent | Challenge, Field(discriminator="kind")]


class NewMatch(Wire):
    """How to set up a match. Seats not named are open; with no seat named you take the first."""

    game: Text = ""
    options: dict[str, JsonValue] = Field(default_factory=dict)
    seats: dict[str, SeatChoice] = Field(default_factory=dict, max_length=8)
    shuffle: bool = Field(False, description="who gets which seat is drawn by lot")
    clock: ClockSettings | None = None
    public: bool = Field(False, description="listed in the lobby: anyone may join or watch")
    watch_delay: float = Field(0, ge=0, le=3_600, description="seconds by which spectators are behind")
    puzzle: Text | None = Field(None, description="play this puzzle; game and options are the puzzle's")
    position: dict[str, JsonValue] | None = Field(
        None,
        description="go on from a position: the part `state` of what `fracas position` prints. Everybody is told. In"
        " games with secrets only at a hot seat or against a program, and not in public: who sets it knows them all",
    )


class MatchMade(Wire):
    """A new match, or one joined."""

    match: MatchInfo
    seat: str | None = Field(description="a seat of yours")


class MatchSummary(Wire):
    """A line of a list of matches."""

    id: str
    game: str
    status: Status
    players: list[Player]
    yours: list[str]
    your_turn: bool = Field(description="to act, or to answer a proposal")
    actor: str | None
    ply: int | None = Field(description="actions so far; null where it was not looked up")
    outcome: Outcome | None
    trouble: Trouble | None = Field(description="a match set aside cannot be played or looked at on the board")
    puzzle: str | None
    set_position: bool = Field(description="begun from a position its owner has set, not dealt from the seed")
    clock: ClockSettings | None
    created_at: int
    ended_at: int | None


class MatchList(Wire):
    """Matches, newest first."""

    matches: list[MatchSummary]


class PlayedAction(Wire):
    """One action of a list."""

    ply: int = Field(description="the ply it answered")
    seat: str
    text: str = Field(description="as it was called when it was played", examples=["drop 4"])


class ActionList(Wire):
    """A match that is over, as the list of its actions: all there is to see of one that cannot be replayed."""

    id: str
    game: str
    rules_version: int = Field(description="the rules it began under")
    players: list[Player]
    status: Status
    outcome: Outcome | None
    trouble: Trouble | None
    created_at: int
    ended_at: int | None
    actions: list[PlayedAction]


class Lobby(Wire):
    """Public matches: to join and to watch."""

    waiting: list[MatchSummary]
    running: list[MatchSummary]


class Reach(Wire):
    """Where others find this server."""

    is_local_only: bool = Field(description="it listens on this machine alone: nobody else can follow an invitation")
    address: str | None = Field(
        description="how others in the local network reach it (if it is local only: would reach it), told to who uses"
        " it on the machine itself; null: use the address you came by",
        examples=["http://192.168.1.20:8000"],
    )


class Invitation(Wire):
    """Where an invitation leads."""

    match: MatchInfo
    seat: str
    is_open: bool
    players: list[Player]


class AgreedTo(Wire):
    """What somebody who takes a seat has seen."""

    proposal: Count | None = Field(None, description="its number: a newer one is refused. null: whatever is proposed")


class NewProposal(Wire):
    """Something else to be played, instead of what is proposed."""

    answers: Count = Field(description="the number of the proposal it answers")
    options: dict[str, JsonValue] = Field(default_factory=dict)
    clock: ClockSettings | None = None
    seat: Text | None = Field(None, description="where you would sit; null: where you would by the present proposal")


class Agreement(Wire):
    """The answer to a proposal."""

    proposal: Count = Field(description="its number")
    accept: bool = Field(description="the match begins; false: who was invited is free, and somebody else can be")


class NewAction(Wire):
    """An action with the moment it answers."""

    ply: Count
    version: Count
    action: ActionValue


class AtVersion(Wire):
    """The version of the state this answers."""

    version: Count


class NewOffer(Wire):
    """What to offer."""

    what: Literal["draw", "rematch"]


class NewAnswer(Wire):
    """An answer to an offer."""

    what: What
    accept: bool


class Imported(Wire):
    """A record that was read."""

    match: MatchInfo
    ply: int
    result: str
    study: str | None = Field(None, description="made of it, if it has variations or comments")


# Thinking --------------------------------------------------------------------------------------------------------


class HintAnswer(Wire):
    """Advice for the seat to act."""

    ply: int
    text: str
    verdict: Verdict
    candidates: tuple[Candidate, ...]
    reasons: list[ActionReasons] = Field(default_factory=list, description="of the first candidates, where asked for")


class Rung(Wire):
    """A mission of a solo game."""

    options: dict[str, Any]
    is_solved: bool = Field(description="by you")


class Ladder(Wire):
    """The missions of a solo game, in the order to play them."""

    rungs: list[Rung]


class PuzzleInfo(Wire):
    """A puzzle."""

    id: str
    game: str
    number: int
    grade: int = Field(description="1 easy to 5 hard")
    par: int = Field(description="the fewest actions, proven")
    par_rules: int | None = Field(description="the older version of the rules that was proven under; null: the present")
    lesson: str = Field(description="what it teaches, a word of the game's; empty: nothing in particular")
    options: dict[str, Any]


class PuzzleList(Wire):
    """Puzzles of all games."""

    puzzles: list[PuzzleInfo]


class DailyPuzzle(Wire):
    """The puzzle of a day, the same for everybody."""

    date: str
    puzzle: PuzzleInfo


# Bots ------------------------------------------------------------------------------------------------------------


class OnlineBot(Wire):
    """A program that waits for challenges."""

    id: str
    name: str
    games: list[str] = Field(description="empty: all")


class BotList(Wire):
    """Programs that wait for challenges."""

    bots: list[OnlineBot]


class BotEvent(Wire):
    """A line of a guest's event stream."""

    type: Literal["match-started", "match-over", "challenge", "challenge-declined", "proposal"]
    match: str
    game: str | None = None
    seat: str | None = None
    opponents: list[str] | None = None
    options: dict[str, Any] | None = None
    set_position: bool | None = Field(None, description="of a challenge: its position was set, not dealt")
    invitation: str | None = None
    by: list[str] | str | None = None


class Protocol(Wire):
    """The messages of the WebSocket, as JSON schemas."""

    client: dict[str, Any]
    server: dict[str, Any]
