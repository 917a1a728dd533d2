"""What a shell offers when Tab is pressed; `fracas completion SHELL` prints what the shell needs for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from typer._completion_shared import get_completion_script

from ..core import registry
from .console import say


def game_ids(incomplete: str) -> list[str]:
    """The games whose ids begin so."""
    return [game_id for game_id in registry.game_ids() if game_id.startswith(incomplete)]


class Shell(StrEnum):
    """The shells that can complete."""

    bash = "bash"
    zsh = "zsh"
    fish = "fish"


def completion(shell: Annotated[Shell, typer.Argument(help="The shell that is to complete.")]) -> None:
    """Print a script that makes Tab complete commands, options and games; `docs/terminal.md` says where to put it."""
    say(get_completion_script(prog_name="fracas", complete_var="_FRACAS_COMPLETE", shell=shell.value))
