#!/usr/bin/env python3
"""Plays the first legal action of any game; nothing but the standard library."""

import json
import sys

legal: list[str] = []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "protocol":
        print("protocol 1\nid First\nwants legal")
    elif word == "legal":
        legal = json.loads(rest)
    elif word == "go":
        print(f"info value 0.5 line {legal[0]}\nbestmove {legal[0]}")
    print("ok", flush=True)
    if word == "quit":
        break
