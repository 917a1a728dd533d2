"""Others who play Connect Four at random, one file each; every class is a `Runner` of fracas.lab.measure.

A peer's library is imported when its runner is made, through `import_module`: it may be absent, and it has no types.
"""
