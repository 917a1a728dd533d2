"""Where others find this server: whether an invitation can be followed at all, and by which address."""

from __future__ import annotations

import socket
from ipaddress import ip_address

from .addresses import EVERY_ADDRESS
from .models import Reach
from .settings import LOOPBACK, Settings

SOMEWHERE = ("10.255.255.255", 9)  # an address that is nobody's: asked only which way the system would go there
USUAL_PORT = 80


def reach(settings: Settings, asked_as: str, port: int | None) -> Reach:
    """What to tell somebody who asks this server by a name. Only the machine's own user is told its address."""
    if settings.public_url:
        return Reach(is_local_only=False, address=settings.public_url)
    if asked_as not in LOOPBACK:
        return Reach(is_local_only=False, address=None)
    is_open = settings.host not in LOOPBACK
    host = settings.host if is_open and settings.host not in EVERY_ADDRESS else network_address()
    return Reach(is_local_only=not is_open, address=None if host is None else _address(host, port))


def _address(host: str, port: int | None) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}" + ("" if port in (None, USUAL_PORT) else f":{port}")


def network_address() -> str | None:
    """This machine's address in its network, None where it is in none. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(SOMEWHERE)
            found = str(probe.getsockname()[0])
        except OSError:
            return None
    address = ip_address(found)
    return None if address.is_loopback or address.is_unspecified else found
