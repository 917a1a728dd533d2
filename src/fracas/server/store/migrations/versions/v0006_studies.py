"""Studies: matches and records with lines beside them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """An empty table: nobody has made a study yet."""
    op.create_table(
        "studies",
        sa.Column("id", sa.String(length=16), nullable=False),
        sa.Column("owner_id", sa.String(length=16), nullable=False),
        sa.Column("match_id", sa.String(length=16)),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("redrawn", sa.Integer()),
        sa.Column("title", sa.String(length=100), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("record", sa.Text(), nullable=False),
        sa.Column("bytes", sa.BigInteger(), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.Column("changed_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["owner_id"], ["guests.id"], name=op.f("fk_studies_owner_id"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_studies")),
    )
    op.create_index(op.f("ix_studies_owner_id_changed_at"), "studies", ["owner_id", "changed_at"])
    op.create_index(op.f("ix_studies_changed_at"), "studies", ["changed_at"])


def downgrade() -> None:
    """Studies are forgotten."""
    op.drop_table("studies")
