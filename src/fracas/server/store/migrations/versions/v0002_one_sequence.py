"""Actions and happenings become entries of one sequence; quotas, trouble, and the server's own time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

# Two servers on one file could give an action and a happening the same version. Such a match is broken: what clashes
# is kept behind everything else, and the match is set aside.
BEHIND = 1_000_000_000
CLASHING = "SELECT 1 FROM actions AS a WHERE a.match_id = h.match_id AND a.version = h.version"

INDEXES = (
    ["owner_id", "status", "created_at"],
    ["owner_id", "bytes"],
    ["is_public", "status", "created_at"],
    ["shelf", "ended_at"],
)
SHELF = (
    "CASE WHEN origin = 'record' THEN 'uploaded' WHEN outcome LIKE '%\"ending\": \"abandoned\"%' THEN 'unfinished'"
    " ELSE 'finished' END"
)
# As `store/tables.py` counts: 800 for a match, 100 for an entry, and the texts.
BYTES = (
    "800 + length(options) + coalesce(length(start_position), 0)"
    " + coalesce((SELECT sum(100 + coalesce(length(data), 0)) FROM entries WHERE match_id = matches.id), 0)"
)


def upgrade() -> None:
    """Join the tables."""
    op.create_table(
        "entries",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tick", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=True),
        sa.Column("action", sa.Integer(), nullable=True),
        sa.Column("text", sa.Text(), nullable=True),
        sa.Column("clock_ms", sa.BigInteger(), nullable=True),
        sa.Column("data", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_entries_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "version", name=op.f("pk_entries")),
        sa.UniqueConstraint("match_id", "ply", name=op.f("uq_entries_match_id_ply")),
    )
    op.create_table(
        "uptime",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("ticks", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_uptime")),
    )
    op.add_column("matches", sa.Column("shelf", sa.String(length=16), nullable=True))
    op.add_column("matches", sa.Column("trouble", sa.String(length=16), nullable=True))
    op.add_column("matches", sa.Column("bytes", sa.BigInteger(), nullable=False, server_default="0"))
    op.drop_index(op.f("ix_matches_owner_id"), table_name="matches")
    for columns in INDEXES:
        op.create_index(op.f("ix_matches_" + "_".join(columns)), "matches", columns, unique=False)
    op.create_index(op.f("ix_guests_expires_at"), "guests", ["expires_at"], unique=False)
    op.execute(
        "INSERT INTO entries (match_id, version, kind, seat, at, tick, ply, action, clock_ms)"
        " SELECT match_id, version, 'action', seat, at, 0, ply, action, clock_ms FROM actions"
    )
    op.execute(
        "INSERT INTO entries (match_id, version, kind, seat, at, tick, data)"
        f" SELECT match_id, version + CASE WHEN EXISTS ({CLASHING}) THEN {BEHIND} ELSE 0 END,"
        " kind, seat, at, 0, data FROM happenings AS h"
    )
    op.execute(
        f"UPDATE matches SET trouble = 'broken' WHERE id IN (SELECT match_id FROM entries WHERE version > {BEHIND})"
    )
    op.execute(f"UPDATE matches SET bytes = {BYTES}")
    op.execute(f"UPDATE matches SET shelf = {SHELF} WHERE status = 'over'")
    op.drop_table("happenings")
    op.drop_table("actions")


def downgrade() -> None:
    """Part the tables again; texts and ticks are lost."""
    op.create_table(
        "actions",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("action", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("clock_ms", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_actions_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "ply", name=op.f("pk_actions")),
        sa.UniqueConstraint("match_id", "version", name=op.f("uq_actions_match_id_version")),
    )
    op.create_table(
        "happenings",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_happenings_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "version", name=op.f("pk_happenings")),
    )
    op.execute(
        "INSERT INTO actions (match_id, ply, version, seat, action, at, clock_ms)"
        " SELECT match_id, ply, version, seat, action, at, clock_ms FROM entries WHERE kind = 'action'"
    )
    op.execute(
        "INSERT INTO happenings (match_id, version, kind, seat, data, at)"
        " SELECT match_id, version, kind, seat, data, at FROM entries WHERE kind <> 'action'"
    )
    for columns in INDEXES:
        op.drop_index(op.f("ix_matches_" + "_".join(columns)), table_name="matches")
    op.drop_index(op.f("ix_guests_expires_at"), table_name="guests")
    op.create_index(op.f("ix_matches_owner_id"), "matches", ["owner_id"], unique=False)
    op.drop_column("matches", "bytes")
    op.drop_column("matches", "trouble")
    op.drop_column("matches", "shelf")
    op.drop_table("uptime")
    op.drop_table("entries")
