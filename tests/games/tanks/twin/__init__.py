"""Tanks once more, slowly: written from the book and the rulings, in plain Python, to be played beside the game.

`table.py` has the rules, `goals.py` what wins, `arenas.py` zones and options made by chance, `lockstep.py` both side by
side. Nothing here is taken from the game's kernels; dice are handed over.
"""
