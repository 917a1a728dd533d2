"""Print the server's OpenAPI description, without starting a server: the client's types are made from it."""

import json
import sys

from fracas.server.app import create_app

json.dump(create_app().openapi(), sys.stdout, indent=1, sort_keys=True)
