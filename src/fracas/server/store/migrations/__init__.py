"""Schema migrations, run by alembic when the server starts."""
