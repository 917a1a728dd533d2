"""The tables. A match is its row and its entries: one per action (unique by match and ply) or other happening."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)
MATCH_BYTES = 800  # what a match takes beside its options and position, for quotas: its row, seats and indexes
ENTRY_BYTES = 100  # and an entry beside its text or data
STUDY_BYTES = 300  # and a study beside its record

# Times are milliseconds since 1970 as the server's clock told them; JSON is kept as text, the same in every database.

guests = Table(
    "guests",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("name", String(100), nullable=False),
    Column("kind", String(8), nullable=False),  # person, bot
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger, nullable=False),
    Index(None, "expires_at"),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start_position", Text),  # null: dealt from the seed
    Column("seed", String(128), nullable=False),
    Column("salt", String(128), nullable=False),
    Column("status", String(8), nullable=False),  # waiting, running, over
    Column("owner_id", String(16), ForeignKey("guests.id")),
    Column("origin", String(8), nullable=False),  # new, record
    Column("puzzle", String(64)),
    Column("clock_initial_ms", BigInteger),
    Column("clock_increment_ms", BigInteger),
    Column("watch_token", String(64), nullable=False),
    Column("watch_delay", Float, nullable=False),
    Column("is_public", Boolean, nullable=False),
    Column("outcome", Text),
    Column("shelf", String(16)),  # once it is over, how long it is kept: finished, unfinished, uploaded
    Column("trouble", String(16)),  # why it cannot be played on: broken, old-rules; null: it can
    Column("bytes", BigInteger, nullable=False, server_default="0"),  # what its owner's quota is charged
    Column("created_at", BigInteger, nullable=False),
    Column("started_at", BigInteger),
    Column("ended_at", BigInteger),
    Index(None, "status", "created_at"),
    Index(None, "shelf", "ended_at"),
    Index(None, "owner_id", "status", "created_at"),
    Index(None, "owner_id", "bytes"),
    Index(None, "is_public", "status", "created_at"),
)

seats = Table(
    "seats",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # person, bot, open
    Column("name", String(100), nullable=False),
    Column("level", String(16)),
    Column("guest_id", String(16), ForeignKey("guests.id")),
    Column("invite_token", String(64), unique=True),
    Column("invited_id", String(16), ForeignKey("guests.id")),
    Index(None, "guest_id"),
    Index(None, "invited_id"),
)

entries = Table(
    "entries",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # one sequence for actions and all else that changes a match
    Column("kind", String(16), nullable=False),  # action, or a kind of happening: see matches/rows.py
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("tick", BigInteger, nullable=False),  # by the server's own time, which stands still while it is down
    Column("ply", Integer),  # of an action: the number of actions before it
    Column("action", Integer),
    Column("text", Text),  # of an action, as it was called when it was played
    Column("clock_ms", BigInteger),  # left to the seat after this action
    Column("data", Text),  # of a happening
    UniqueConstraint("match_id", "ply"),
)

# What a match was after so many actions: loading it need not begin at the first one (matches/checkpoints.py).
checkpoints = Table(
    "checkpoints",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)

analyses = Table(  # what searches have found out about a match that is over, piece by piece
    "analyses",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

# One row: how long this server has been up in all its lives. Clocks count by it: neither a stop nor a step of the wall
# clock gives or takes time.
uptime = Table(
    "uptime",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("ticks", BigInteger, nullable=False),
)

removals = Table(  # matches that somebody has taken off the own list: they stay for those who have not
    "removals",
    metadata,
    Column("match_id", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index(None, "guest_id"),
)

studies = Table(  # kept whole, as a record with variations: it is small, and replaying it checks it
    "studies",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("owner_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), nullable=False),
    Column("match_id", String(16)),  # it is of; which may be gone
    Column("game", String(64), nullable=False),
    Column("redrawn", Integer),  # of a match that ran: the seat whose knowledge it starts from
    Column("title", String(100), nullable=False),
    Column("version", Integer, nullable=False),
    Column("record", Text, nullable=False),
    Column("bytes", BigInteger, nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index(None, "owner_id", "changed_at"),
    Index(None, "changed_at"),
)

lessons_done = Table(  # which lessons of a game's course guests have taken
    "lessons_done",
    metadata,
    Column("guest_id", String(16), ForeignKey("guests.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("lesson", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False),
)
