"""Processes of ours and the key that ends programs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

# In a program of its own: there the first process is really the first, and its helper starts with it.
PROGRAM = """
import multiprocessing, signal
from fracas.core.processes import deaf_children

def is_deaf(pipe):
    pipe.send(signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))

if __name__ == "__main__":
    spawn = multiprocessing.get_context("spawn")
    for _ in range(2):
        ours, theirs = spawn.Pipe()
        with deaf_children():
            process = spawn.Process(target=is_deaf, args=(theirs,))
            process.start()
        print(ours.recv(), signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, []))
        process.join()
"""


def test_children_do_not_hear_the_key_from_the_first_on(tmp_path: Path) -> None:
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    said = subprocess.run([sys.executable, program], capture_output=True, text=True, check=True, timeout=240)
    assert said.stdout.splitlines() == ["True False", "True False"]
