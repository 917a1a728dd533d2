"""Matches: each is its record in the store; what lies in memory is a cache of it."""
