"""The store: tables, migrations, one writer that commits in groups, and the queries."""
