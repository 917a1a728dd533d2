"""Where callers are: whom a limit counts together, and whose word about a caller's address is believed."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from starlette.requests import HTTPConnection

LOOPBACK_NETWORKS = ("127.0.0.0/8", "::1/128")
EVERY_ADDRESS = ("0.0.0.0", "::", "")
HOME_BITS = 64  # every home has so large a network of IPv6: who changes the rest of the address is the same caller
LONGEST_ADDRESS = 64


@lru_cache(4096)
def caller_address(host: str | None) -> str:
    """Whom limits count an address for: IPv4 by the address, IPv6 by its network."""
    address = _parsed(host or "")
    if isinstance(address, IPv6Address):
        return str(ip_network((int(address), HOME_BITS), strict=False))
    return str(address or host or "unknown")[:LONGEST_ADDRESS]


def address_of(connection: HTTPConnection) -> str:
    """Where the caller is, as limits count it."""
    return caller_address(connection.client.host if connection.client is not None else None)


def network_text(given: str) -> str:
    """An address or network as people write it, in one spelling; `ValueError` if it is none."""
    return str(ip_network(given.strip(), strict=False))


class Networks:
    """Addresses that belong together."""

    def __init__(self, networks: Iterable[str]) -> None:
        self._networks = [ip_network(network) for network in networks]

    def __contains__(self, host: str | None) -> bool:
        address = _parsed(host or "")
        return address is not None and any(address in network for network in self._networks)


def _parsed(host: str) -> IPv4Address | IPv6Address | None:
    try:
        address = ip_address(host)
    except ValueError:
        return None
    return (address.ipv4_mapped or address) if isinstance(address, IPv6Address) else address
