"""What travels over the wire of a live match: typed messages, told apart by `type`.

The same models describe the WebSocket, the ND-JSON streams and the answers of the HTTP endpoints.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StrictInt, StrictStr, TypeAdapter

from fracas.search.candidate import Candidate, NamedAction

from .workers import jobs

ActionValue = Annotated[
    StrictInt | StrictStr | dict[str, Any],
    Field(
        description="an action by id, by text or by structure", examples=[3, "drop 4", {"kind": "drop", "column": 4}]
    ),
]
MOST_TEXT = 200
ID_LENGTH = 16
NAME = r"^[A-Za-z0-9_-]+$"  # what ids and tokens are made of: nothing else can be one, and no store is asked for it
MOST_NUMBER = 2**31 - 1
FACTS_ALONE = "none"
SPOKEN = (
    "the language of the sentences, English where a game has no other; `none`: facts alone, for a client that makes "
    "sentences itself; without it English, but previews as facts alone: there are hundreds of them"
)
WHOSE_EYES = "a seat you hold; null: yours, or a spectator's; `all`: everything, once the match is over"
Language = Annotated[str | None, Field(max_length=MOST_TEXT, description=SPOKEN)]
Count = Annotated[int, Field(ge=0, le=MOST_NUMBER)]
Ref = Annotated[str, Field(max_length=64, description="the client's own name for its message, echoed in the answer")]
What = Literal["draw", "takeback", "rematch"]
Agreed = Literal["draw", "takeback"]
HappeningKind = Literal["asked", "withdrawn", "declined", "granted", "taken-back"]
Status = Literal["waiting", "running", "over"]
Trouble = Annotated[
    Literal["broken", "old-rules"],
    Field(description="why it cannot be played on: its rows make no sense, or the present rules do not allow it"),
]
Verdict = Annotated[
    jobs.Verdict, Field(description="of a puzzle: whether it can be solved from here; of others: candidates")
]


class Wire(BaseModel):
    """Nothing unknown passes."""

    model_config = ConfigDict(extra="forbid")


# What a match looks like ---------------------------------------------------------------------------------------


class GameFact(BaseModel):
    """Something a game tells; each adds fields by `kind`.

    See the schemas `...Preview`, `...Change`, `...Prompt` and `...Reason`.
    """

    model_config = ConfigDict(extra="allow")
    kind: str
    text: str = Field("", description="its sentence, in the language asked for")


class LegalAction(Wire):
    """One action the seat may play now."""

    id: int
    text: str
    structure: dict[str, Any] = Field(description="`kind` and the fields of the action")
    preview: GameFact | None = Field(description="what to know before choosing it, such as odds; null: nothing")


class GameEvent(GameFact):
    """Something the seat saw happen; each game adds fields by `kind` (see the schemas `...Event`)."""

    ply: int = Field(description="after so many actions")


class Player(Wire):
    """Who sits at a seat."""

    seat: str
    kind: Literal["person", "bot", "open"] = Field(description="`bot` is an opponent of this server")
    name: str
    level: str | None = Field(None, description="of an opponent: 1 to 5, random or suggest")


class Clocks(Wire):
    """Time left. The running seat's clock has run since `at`."""

    remaining_ms: dict[str, int]
    running: str | None
    at: int = Field(
        description="the server's time at which `remaining_ms` was true, on the scale of `welcome` and `pong`"
    )


class Offer(Wire):
    """Something one seat has asked of the other."""

    what: What
    by: str


class Happening(Wire):
    """What somebody did beside the game. A draw that was agreed is the outcome."""

    kind: HappeningKind
    what: Agreed
    by: str = Field(description="the seat that did it")
    ply: int = Field(description="its place in the log: so many actions, of those that still stand, were played before")


class Takeback(Wire):
    """Whether the seat's last action can be taken back now."""

    how: Literal["free", "ask", "never"] = Field(description="at once; with the other's consent; not at all")
    to: int | None = Field(description="the ply the match would go back to")
    text: str = Field(description="why it cannot be, or needs consent; may be empty")
    why: Literal["not-running", "nothing-yet", "dice", "secret", "acted", "seen"] | None = Field(
        None, description="the same, for programs; null: nothing is in the way"
    )
    who: str | None = Field(None, description="the name of the player who must agree")


class PuzzleProgress(Wire):
    """How a puzzle stands."""

    id: str
    par: int
    actions: int
    hints: int = Field(description="each costs a star")
    stars: int | None = Field(description="1 to 3 once it is solved")


class Outcome(Wire):
    """How the match ended."""

    winner: str | None = Field(description="a seat; null: a draw, a lost puzzle, or nobody")
    ending: str = Field(
        description="the game's named ending, or resigned, draw-agreed, timeout, left, abandoned, rules-changed",
        examples=["resigned"],
    )
    text: str


class Reveal(Wire):
    """Told at the end: SHA-256 of seed followed by salt is the commitment told at the start."""

    seed: str
    salt: str


class ClockSettings(Wire):
    """Time for each seat."""

    initial_seconds: float = Field(ge=1, le=86_400, examples=[300])
    increment_seconds: float = Field(0, ge=0, le=3_600, description="added after each turn", examples=[5])


class Terms(Wire):
    """What two people agree upon before they play."""

    options: dict[str, Any]
    clock: ClockSettings | None
    host: str = Field(description="the seat of who made the match")


class Proposal(Wire):
    """What a match that waits would be played with: its options, clock and seats. Told to who sits there or is invited.

    `POST /api/matches/{id}/proposals` and `/agreement`; by an invitation: `POST /api/invitations/{token}/proposals`.
    """

    number: int = Field(description="counts them; an answer names the one it answers")
    by: str = Field(description="the seat of who made it")
    host: str = Field(description="the seat of who made the match")
    before: Terms | None = Field(description="the other's that it answers; null: it is the first")
    declined_by: str | None = Field(description="who has just declined, if somebody has; empty: a guest who is gone")
    may_change: bool = Field(description="another one can be made; false: take it or leave it")


class MatchInfo(Wire):
    """What does not change while a match is played."""

    id: str
    game: str
    rules_version: int = Field(description="the rules it began under")
    older_rules: bool = Field(description="it goes on under newer rules than it began under")
    options: dict[str, Any]
    settled: dict[str, Any] = Field(description="what options come to that were left to another one")
    seats: list[str]
    clock: ClockSettings | None
    proposal: Proposal | None = Field(None, description="as long as it waits, for those whom it concerns")
    puzzle: str | None
    set_position: bool = Field(description="begun from a position its owner has set, not dealt from the seed")
    public: bool
    watch_delay: float
    created_at: int
    uploaded: bool = Field(description="a record that was uploaded: nobody sits there")
    date: str | None = Field(description="of an uploaded record: the day it was played, YYYY-MM-DD, if it tells")
    commitment: str = Field(description="SHA-256 of seed followed by salt, told before the first action")
    yours: list[str] = Field(description="the seats the asker holds; two: a hot seat")
    watch: str | None = Field(description="the token of the watch link, for those who hold a seat")
    invitations: dict[str, str] = Field(description="tokens of invitations by seat, for the owner")


# From the server -----------------------------------------------------------------------------------------------


class Welcome(Wire):
    """The first answer on a connection."""

    type: Literal["welcome"] = "welcome"
    match: MatchInfo
    seat: str | None = Field(description="the seat whose view follows, or `all`; null: a spectator")
    version: int
    time: int = Field(description="the server's clock, in ms since 1970; it does not step while you are connected")
    online: list[str] = Field(description="seats whose holder is here")
    absent_since: dict[str, int] = Field(description="seats whose holder is gone, and since when; as in `presence`")
    claim_seconds: float = Field(description="so long somebody must be gone before the other may claim the match")


class State(Wire):
    """All a seat may know. `events` begin at ply `since`: forget later ones known from before, append these.

    Only so many actions are told at once: where `since` is later than what is known, the rest is at `.../events`.
    """

    type: Literal["state"] = "state"
    match: str
    version: int = Field(description="counts every change of the match; give it when connecting again")
    ply: int
    since: int
    seat: str | None = Field(description="whose view it is, or `all`; null: a spectator's")
    status: Status
    actor: str | None
    view: dict[str, Any] = Field(description="what the seat sees; one schema per game (`...View`)")
    legal: list[LegalAction] = Field(description="empty unless it is this seat's turn")
    events: list[GameEvent]
    last: int | None = Field(description="the ply of the newest action, if there is one")
    players: list[Player]
    clocks: Clocks | None
    offers: list[Offer]
    happenings: list[Happening] = Field(description="in their order; the newest, where there were very many")
    takeback: Takeback | None = Field(description="null for spectators")
    puzzle: PuzzleProgress | None
    outcome: Outcome | None
    commitment: str
    reveal: Reveal | None
    rematch: str | None = Field(description="the match that follows this one")
    proposal: int | None = Field(
        None,
        description="of a match that waits, for who sits there: the number of the newest proposal. When it changes, or"
        " the match begins, what does not change otherwise is another: say hello again",
    )


class Accepted(Wire):
    """The answer to a message that changed the match: it is on disk."""

    type: Literal["accepted"] = "accepted"
    ref: str = ""
    version: int
    ply: int


class Refusal(Wire):
    """The answer to a message that changed nothing, with the reason."""

    type: Literal["refused"] = "refused"
    ref: str = ""
    code: str = Field(examples=["not-your-turn"])
    text: str
    reason: str | None = Field(None, description="finer than the code, where a code has several sentences")
    fact: GameFact | None = Field(None, description="of an illegal action: the rule that forbids it")
    version: int | None = Field(
        None, description="the match's version, as far as you may know it; behind it: ask again with `hello`"
    )
    retry_after: int | None = None


class Past(Wire):
    """What the seat saw at an earlier moment."""

    type: Literal["past"] = "past"
    ref: str = ""
    ply: int
    view: dict[str, Any]
    events: list[GameEvent] = Field(description="what the action before this moment did")
    legal: list[LegalAction] = Field(
        default_factory=list,
        description="of a match that is over, where asked for: what the seat could have played then, if it was to act",
    )


class EventPage(Wire):
    """What the seat saw happen between two moments of the past."""

    since: int = Field(description="the ply after which the page begins; 0: nothing is earlier")
    until: int
    events: list[GameEvent]


class Consequence(Wire):
    """Something an action would do."""

    role: Literal["event", "change"] = Field(description="which sentences it has: `event-...` or `change-...`")
    share: float = Field(description="how often it came when the action was tried; 1: always")
    fact: GameFact


class FearedAnswer(Wire):
    """What the other side may answer, in a world as the seat may imagine it."""

    action: NamedAction
    does: list[Consequence]


class ActionReasons(Wire):
    """What speaks for an action, and against it."""

    does: list[Consequence]
    fears: FearedAnswer | None


class Warned(Wire):
    """An action that throws much away."""

    value: float = Field(description="-1 lost to 1 won, for the seat that asked, after this action")
    best_value: float = Field(description="after the best one")
    fears: FearedAnswer | None


class Hint(Wire):
    """Advice for the seat to act, from what it may know."""

    type: Literal["hint"] = "hint"
    ref: str = ""
    ply: int
    text: str
    verdict: Verdict
    candidates: tuple[Candidate, ...]
    reasons: list[ActionReasons] = Field(description="of the first candidates, in their order")


class Considered(Wire):
    """What the coach says to an action that somebody is about to play."""

    type: Literal["considered"] = "considered"
    ref: str = ""
    ply: int
    action: int
    warning: Warned | None = Field(description="null: nothing is wrong with it, as far as a short search can tell")


class Presence(Wire):
    """Who is here: connected, or has asked for something about the match a moment ago."""

    type: Literal["presence"] = "presence"
    online: list[str]
    spectators: int
    absent_since: dict[str, int] = Field(
        description="of a running match: seats whose holder is gone, and since when (ms since 1970)"
    )


class Notice(Wire):
    """Something went wrong on the server's side, or it is about to stop."""

    type: Literal["notice"] = "notice"
    code: Literal["opponent-failed", "stopping"]
    text: str


class Pong(Wire):
    """The answer to `ping`."""

    type: Literal["pong"] = "pong"
    ref: str = ""
    time: int


ServerMessage = Annotated[
    Welcome | State | Accepted | Refusal | Past | Hint | Considered | Presence | Notice | Pong,
    Field(discriminator="type"),
]


# From the client -----------------------------------------------------------------------------------------------


class Hello(Wire):
    """Choose whose view to receive; the first message, and again to look from another seat of a hot seat."""

    type: Literal["hello"]
    ref: Ref = ""
    seat: str | None = Field(None, max_length=MOST_TEXT, description=WHOSE_EYES)
    watch: str | None = Field(None, max_length=MOST_TEXT, description="the token of a watch link, to be a spectator")
    version: Count | None = Field(None, description="the version known already: only what is newer is sent")
    language: Language = None


class Act(Wire):
    """Play an action."""

    type: Literal["act"]
    ref: Ref = ""
    ply: Count = Field(description="the ply this action answers")
    version: Count = Field(description="the version of the state it answers")
    action: ActionValue


class AskTakeback(Wire):
    """Take back the last action of one's own: at once where fair, else by asking the other."""

    type: Literal["takeback"]
    ref: Ref = ""
    version: Count


class Propose(Wire):
    """Offer a draw or a rematch."""

    type: Literal["offer"]
    ref: Ref = ""
    what: Literal["draw", "rematch"]


class Reply(Wire):
    """Answer an offer, or withdraw one's own (`accept` false)."""

    type: Literal["answer"]
    ref: Ref = ""
    what: What
    accept: bool


class Resign(Wire):
    """Give up."""

    type: Literal["resign"]
    ref: Ref = ""


class Claim(Wire):
    """End a match whose other player has left it."""

    type: Literal["claim"]
    ref: Ref = ""


class Look(Wire):
    """See an earlier moment."""

    type: Literal["look"]
    ref: Ref = ""
    ply: Count


class AskHint(Wire):
    """Ask for advice."""

    type: Literal["hint"]
    ref: Ref = ""


class AskCoach(Wire):
    """Ask whether an action throws much away, before it is played."""

    type: Literal["consider"]
    ref: Ref = ""
    ply: Count
    action: ActionValue


class Ping(Wire):
    """Ask for a sign of life and the server's clock."""

    type: Literal["ping"]
    ref: Ref = ""


ClientMessage = Annotated[
    Hello | Act | AskTakeback | Propose | Reply | Resign | Claim | Look | AskHint | AskCoach | Ping,
    Field(discriminator="type"),
]

client_messages: TypeAdapter[Any] = TypeAdapter(ClientMessage)
server_messages: TypeAdapter[Any] = TypeAdapter(ServerMessage)
