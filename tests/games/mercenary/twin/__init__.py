"""A slow twin of the Mercenary Combat Simulator: plain Python, a module per chapter of the book.

It was written from the rulebook, the rulings, the rules page and the data files, without sight of the game's own rules,
and plays whole games; chance (who is first, the order of the deck) is handed to it. Modules call each other as
`module.rule(...)`, so that a wrong rule can be put in a right one's place (faults.py).

    book ground table figures                     what is printed, space, what lies on the table, numbers with cards
    harm fighting moving goals turns equipment    the chapters that concern everybody
    demomen engineers medics spies                the classes
    game                                          legal and play
    likeness lockstep players arenas scenes       how it is held against the game
"""
