"""Analyses in pieces: what has been found out is kept while the search goes on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Analyses of the old kind are forgotten, and nobody's quota is charged for them: they are made anew if wanted."""
    _forget()
    op.create_table(
        "analyses",
        *_columns(),
        sa.Column("number", sa.Integer(), nullable=False),
        *_rest(),
        sa.PrimaryKeyConstraint("match_id", "number", name=op.f("pk_analyses")),
    )


def downgrade() -> None:
    """The same the other way round."""
    _forget()
    op.create_table("analyses", *_columns(), *_rest(), sa.PrimaryKeyConstraint("match_id", name=op.f("pk_analyses")))


def _forget() -> None:
    op.execute(
        "UPDATE matches SET bytes = bytes - (SELECT SUM(LENGTH(data)) FROM analyses WHERE match_id = matches.id)"
        " WHERE id IN (SELECT match_id FROM analyses)"
    )
    op.drop_table("analyses")


def _columns() -> list[sa.Column[str]]:
    return [sa.Column("match_id", sa.String(length=16), nullable=False)]


def _rest() -> list[sa.schema.SchemaItem]:
    return [
        sa.Column("data", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name=op.f("fk_analyses_match_id"), ondelete="CASCADE"),
    ]
