"""Removals: matches that somebody has taken off the own list."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An empty table: nobody has removed anything yet."""
    op.create_table(
        "removals",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("guest_id", sa.String(length=16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_removals_match_id"), ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_removals_guest_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", "guest_id", name=op.f("pk_removals")),
    )
    op.create_index(op.f("ix_removals_guest_id"), "removals", ["guest_id"])


def downgrade() -> None:
    """What was removed is listed again."""
    op.drop_table("removals")
