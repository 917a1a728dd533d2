"""Lessons: which of them guests have taken."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An empty table: nobody has taken a lesson yet."""
    op.create_table(
        "lessons_done",
        sa.Column("guest_id", sa.String(length=16), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("lesson", sa.String(length=64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest_id"], ["guests.id"], name=op.f("fk_lessons_done_guest_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("guest_id", "game", "lesson", name=op.f("pk_lessons_done")),
    )


def downgrade() -> None:
    """What was learnt is forgotten here."""
    op.drop_table("lessons_done")
