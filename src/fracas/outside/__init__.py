"""Players from outside: other people's programs and classes, refereed.

A program is spoken to in the line protocol of docs/engine-protocol.md. It runs in a process group of its own, is told
what its seat may know and nothing else, and loses the game by whatever it does wrong; it can neither hang the referee
nor bring it down.
"""
