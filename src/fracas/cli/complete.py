"""What a shell offers when Tab is pressed; `fracas completion SHELL` prints what the shell needs for it."""

from __future__ import annotations

from enum import StrEnum
from typing import Annotated

import typer
from typer._completion_shared import get_completion_script

from ..core import registry
from .console import say

# Loaded by name at the first Tab, the script has to answer that Tab as well.
_ZSH_ENDS = "compdef _fracas_completion fracas"
_ZSH_AUTOLOADED = f"""if [[ $funcstack[1] == _fracas ]]; then
  _fracas_completion "$@"
else
  {_ZSH_ENDS}
fi"""


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
    script = get_completion_script(prog_name="fracas", complete_var="_FRACAS_COMPLETE", shell=shell.value)
    say(script.replace(_ZSH_ENDS, _ZSH_AUTOLOADED) if shell is Shell.zsh else script)
