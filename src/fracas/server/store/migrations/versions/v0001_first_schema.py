"""The first schema: guests, matches, seats, actions, happenings, analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "guests",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("token_hash", sa.String(length=64), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.Column("expires_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_guests")),
        sa.UniqueConstraint("token_hash", name=op.f("uq_guests_token_hash")),
    )
    op.create_table(
        "matches",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("start_position", sa.Text(), nullable=True),
        sa.Column("seed", sa.String(length=128), nullable=False),
        sa.Column("salt", sa.String(length=128), nullable=False),
        sa.Column("status", sa.String(length=8), nullable=False),
        sa.Column("owner_id", sa.String(length=16), nullable=True),
        sa.Column("origin", sa.String(length=8), nullable=False),
        sa.Column("puzzle", sa.String(length=64), nullable=True),
        sa.Column("clock_initial_ms", sa.BigInteger(), nullable=True),
        sa.Column("clock_increment_ms", sa.BigInteger(), nullable=True),
        sa.Column("watch_token", sa.String(length=64), nullable=False),
        sa.Column("watch_delay", sa.Float(), nullable=False),
        sa.Column("is_public", sa.Boolean(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=True),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=True),
        sa.Column("ended_at", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["owner_id"], ["guests.id"], name=op.f("fk_matches_owner_id")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_matches")),
    )
    op.create_index(op.f("ix_matches_owner_id"), "matches", ["owner_id"], unique=False)
    op.create_index(op.f("ix_matches_status_created_at"), "matches", ["status", "created_at"], unique=False)
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
        "analyses",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_analyses_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_analyses")),
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
    op.create_table(
        "seats",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("name", sa.String(length=100), nullable=False),
        sa.Column("level", sa.String(length=16), nullable=True),
        sa.Column("guest_id", sa.String(length=16), nullable=True),
        sa.Column("invite_token", sa.String(length=64), nullable=True),
        sa.Column("invited_id", sa.String(length=16), nullable=True),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_seats_guest_id")),
        sa.ForeignKeyConstraint(["invited_id"], ["guests.id"], name=op.f("fk_seats_invited_id")),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_seats_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "seat", name=op.f("pk_seats")),
        sa.UniqueConstraint("invite_token", name=op.f("uq_seats_invite_token")),
    )
    op.create_index(op.f("ix_seats_guest_id"), "seats", ["guest_id"], unique=False)
    op.create_index(op.f("ix_seats_invited_id"), "seats", ["invited_id"], unique=False)


def downgrade() -> None:
    """Drop the tables."""
    op.drop_index(op.f("ix_seats_invited_id"), table_name="seats")
    op.drop_index(op.f("ix_seats_guest_id"), table_name="seats")
    op.drop_table("seats")
    op.drop_table("happenings")
    op.drop_table("analyses")
    op.drop_table("actions")
    op.drop_index(op.f("ix_matches_status_created_at"), table_name="matches")
    op.drop_index(op.f("ix_matches_owner_id"), table_name="matches")
    op.drop_table("matches")
    op.drop_table("guests")
