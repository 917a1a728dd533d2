"""One file per step of the schema."""
