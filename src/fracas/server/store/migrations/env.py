"""Alembic's environment: the server hands over its own open connection."""

from __future__ import annotations

from alembic import context

from fracas.server.store.tables import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite cannot alter most things in place
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
