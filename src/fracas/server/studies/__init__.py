"""Studies: matches and records played on beside themselves, kept as records with variations."""
