"""Print the server's OpenAPI description, without starting a server: the client's types are made from it.

Games of other packages bring their own boards, so their shapes are none of ours.
"""

import json
import sys
from typing import Any

from fracas.core.contract import Game
from fracas.server.app import create_app
from fracas.server.catalogue import Catalogue
from fracas.server.openapi import describe


class OurGames(Catalogue):
    """The games of this package, whatever else is installed."""

    def games(self) -> list[type[Game[Any]]]:
        """Ours only."""
        return [game for game in super().games() if game.__module__.startswith("fracas.")]


json.dump(describe(create_app(), OurGames()), sys.stdout, indent=1, sort_keys=True)
