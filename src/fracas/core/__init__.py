"""The engine: contract, match, record, registry, kernels, errors. No game, no I/O beyond files."""
