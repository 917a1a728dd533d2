"""Checkpoints: what a match was after so many actions, so that loading it need not begin at the first one."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An empty table: they are written as matches go on."""
    op.create_table(
        "checkpoints",
        sa.Column("match_id", sa.String(length=16), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("data", sa.LargeBinary(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_checkpoints_match_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match_id", name=op.f("pk_checkpoints")),
    )


def downgrade() -> None:
    """Nothing is lost: a match is loaded from its first action on."""
    op.drop_table("checkpoints")
