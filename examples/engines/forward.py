"""A bot as a Python class: goes forward, in every game for two. `fracas play toy-battle --vs forward:Forward`"""

from typing import Any


class Forward:
    """Rates every legal action by what its seat sees, and takes the best."""

    name, author = "Forward", "Fracas"

    def choose(self, turn: Any) -> Any:
        """One of the legal actions."""
        rate = getattr(self, turn.game.replace("-", "_"), lambda view, seat, action: 0)
        return max(turn.legal, key=lambda legal: rate(turn.view, turn.seat, legal["structure"]))

    def toy_battle(self, view: Any, seat: str, action: Any) -> Any:
        """Near the enemy's H.Q., and not where one stands already."""
        goal = next(node for node in view["nodes"] if node["kind"].startswith("hq:") and node["kind"] != f"hq:{seat}")
        node = next((node for node in view["nodes"] if node["id"] == action.get("node")), goal | {"x": 99})
        return -abs(node["x"] - goal["x"]) - abs(node["y"] - goal["y"]) - 9 * (node["holder"] == seat)

    def tanks(self, view: Any, seat: str, action: Any) -> Any:
        """At an enemy; an aimed shot is better."""
        enemies = [tank["space"] for tank in view["tanks"] if tank["side"] != seat]
        if action["kind"] == "fire":
            return 10 + action["aimed"] if action["space"] in enemies else -9
        return action["kind"] == "end"

    def combact(self, view: Any, seat: str, action: Any) -> Any:
        """The smallest piece, where the enemy has most dots."""
        dots = {one["number"]: one["black" if seat == "white" else "white"] for one in view["points"]}
        size = {str(number): number for number in range(9)}.get(action.get("piece", "")[:1], 3)
        return dots[action["at"]] - 10 * size if action["kind"] == "place" else -90

    def connect_four(self, view: Any, seat: str, action: Any) -> Any:
        """To the middle."""
        return -abs(action["column"] - 4)

    def mercenary(self, view: Any, seat: str, action: Any) -> Any:
        """To the enemy's intel, and home with it; whoever is in the way is attacked."""
        unit = next((one for one in view["units"] if view["turn"] and one["id"] == view["turn"]["unit"]), None)
        if action["kind"] != "move" or not view["intel"] or unit is None:
            return {"attack": 99, "pick": 50, "end": 0}.get(action["kind"], -50)
        own, enemy = sorted(view["intel"], key=lambda intel: intel["side"] != seat)
        goal = own["home"] if unit["carrying"] else enemy["cell"]
        ends = [cell for cell, way in view["turn"]["walks"].items() if way[0] == action["direction"]]
        return apart(unit["cell"], goal) - min([apart(cell, goal) for cell in ends], default=99) - 0.5


def apart(one: str, other: str) -> int:
    """Steps between two spaces, `c4` and `e5`, when nothing is in the way."""
    return max(abs(ord(one[0]) - ord(other[0])), abs(int(one[1:]) - int(other[1:])))
