"""The examples at the end of every command's help. All of them are run by a test, in every language."""

from __future__ import annotations

from collections.abc import Mapping

from ..core import registry

_GAME = registry.game_ids()[-1]  # any will do, if it is there

WIDTH = 76  # of a help page on the narrowest usual screen

EXAMPLES: Mapping[str, Mapping[str, str]] = {
    "": {
        "fracas serve --open": "play in the browser",
        "fracas play": "choose a game and an opponent",
        f"fracas play {_GAME}": "two people on one device; `fracas games` lists the games",
        f"fracas play {_GAME} --vs 2": "against level 2 of 5",
        "fracas play --resume my-match.txt": "continue a saved match, against who played it",
        "fracas matches": "what was begun; `fracas matches 1` goes on with the latest",
        "fracas replay my-match.txt": "step through it",
    },
    "play": {
        "fracas play": "choose a game and an opponent",
        f"fracas play {_GAME}": "two people on one device",
        f"fracas play {_GAME} --vs 2 --seed monday": "against level 2; the same seed deals the same game",
        f"fracas play {_GAME} --vs './engine --fast' --time 5": "against a program of yours, 5 seconds an action",
        f"fracas play {_GAME} --seats 1,suggest --record new.txt": "watch two programs, and keep the record",
        "fracas play --resume my-match.txt": "go on with a record",
        "fracas play --from position.json": "begin at a position",
    },
    "learn": {
        f"fracas learn {_GAME}": "the next lesson; Enter goes on",
        f"fracas learn {_GAME} --list": "which lessons there are, and which of them are done",
    },
    "matches": {
        "fracas matches": "what was begun, the latest first",
        "fracas matches 1": "go on with the latest",
        "fracas matches --forget 1": "delete it",
    },
    "puzzle": {
        "fracas puzzle": "the puzzle of the day",
        "fracas puzzle list": "all of them",
        "fracas puzzle random --grade 2 --seed monday": "a new one; the same seed makes the same",
    },
    "serve": {
        "fracas serve --open": "on this machine, and open the browser",
        "fracas serve --database sqlite:///club.db --workers 1": "with a database of its own",
    },
    "games": {"fracas games": "what there is to play"},
    "rules": {f"fracas rules {_GAME}": "", f"fracas rules {_GAME} --language de": "in German"},
    "notices": {"fracas notices": "of all games", f"fracas notices {_GAME}": "of one"},
    "options": {f"fracas options {_GAME}": "what can be set with -o, and what was measured of it"},
    "files": {
        f"fracas files {_GAME}": "which kinds there are, and what is shipped",
        f"fracas files {_GAME} template -o mine.json": "one to start from",
        f"fracas files {_GAME} check mine.json": "everything that is wrong with it",
        f"fracas files {_GAME} picture mine.json -o mine.svg": "how it looks",
    },
    "replay": {
        "fracas replay my-match.txt": "step by step, with the arrow keys",
        "fracas replay my-match.txt --seat spectator": "as a spectator saw it",
    },
    "picture": {
        "fracas picture my-match.txt -o end.svg": "the last position",
        "fracas picture my-match.txt -o begin.gif --to 3": "the first three actions, moving",
    },
    "verify": {"fracas verify my-match.txt": "actions, result and hash"},
    "position": {"fracas position my-match.txt --at 4": "after four actions, as JSON"},
    "solve": {
        "fracas solve --no-boards": "any solution of a puzzle, as a list",
        "fracas solve --seed monday --optimal --seconds 20": "the shortest that 20 seconds find",
    },
    "hint": {"fracas hint my-match.txt --at 4 --seconds 0.5": "what to play after four actions"},
    "analyse": {
        "fracas analyse my-match.txt --simulations 50": "quickly",
        "fracas analyse my-match.txt --simulations 50 --svg curve.svg": "with the curve as a picture",
    },
    "arena": {
        f"fracas arena {_GAME} --players suggest,3": "a rule of thumb and a level, over all variants",
        f"fracas arena {_GAME} --players random,1 --pairs 20": "twenty deals, each of them played twice",
        f"fracas arena {_GAME} --players 'random,./engine --fast' --round-robin": "a program of yours against random",
    },
    "engine": {"fracas engine": "then type `info`, `newgame`, `board`, `bestmove` and `quit`"},
    "bot": {"fracas bot http://127.0.0.1:8000 './engine --fast' --name Ada": "a program of yours, called Ada there"},
    "completion": {
        "fracas completion bash": "",
        "fracas completion zsh": "",
        "fracas completion fish": "docs/terminal.md says where to put it",
    },
    "compile": {f"fracas compile {_GAME} --for-play": "only what playing needs; without a game, for all"},
    "conformance": {f"fracas conformance {_GAME} --quick": "one variant, shorter games"},
    "perft": {f"fracas perft {_GAME} 2": "lines of play of one and two actions"},
    "features": {f"fracas features {_GAME}": "", f"fracas features {_GAME} --page": "as a page in Markdown"},
    "bench": {f"fracas bench {_GAME} --seconds 0.1 --rounds 1": "a quick look"},
}


def epilog(command: str) -> str | None:
    """The examples of a command as the end of its help; of the whole program under the empty name."""
    examples = EXAMPLES.get(command)
    if examples is None:
        return None
    widest = max(map(len, examples))
    widest = widest if widest + max(map(len, examples.values())) < WIDTH else 0  # in columns where they fit
    lines = (f"{line:<{widest}}  [dim]{about}[/]" if about else line for line, about in examples.items())
    return "[bold]Examples[/]\n\n" + "\n\n".join(lines)
