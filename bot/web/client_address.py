"""Where a request comes from, also behind a reverse proxy."""

from collections.abc import Sequence
from ipaddress import (
    IPv4Address,
    IPv4Network,
    IPv6Address,
    IPv6Network,
    ip_address,
    ip_network,
)

Networks = Sequence[IPv4Network | IPv6Network]


def networks(text: str) -> Networks:
    """Addresses and networks, separated by commas: `127.0.0.1, 172.16.0.0/12`. ValueError if one of
    them is neither."""
    return tuple(ip_network(part.strip()) for part in text.split(",") if part.strip())


def client_address(peer: str, forwarded_for: Sequence[str], trusted: Networks) -> str:
    """The address of the client. `peer`: who has opened the connection. `forwarded_for`: the
    headers X-Forwarded-For in their order, which are believed only as far as trusted proxies have
    written them: each adds at the end who asked it."""
    address, hops = peer, [hop.strip() for line in forwarded_for for hop in line.split(",")]
    while hops and _is_trusted(address, trusted):
        if _parsed(hops[-1]) is None:
            break
        address = hops.pop()
    found = _parsed(address)
    if isinstance(found, IPv6Address):  # one person has 2^64 of them: they count as one
        return str(IPv6Network((found.packed, 64), strict=False))
    return address if found is None else str(found)


def _parsed(text: str) -> IPv4Address | IPv6Address | None:
    """The address, that of IPv4 if it is one in the form of IPv6; None if it is none."""
    try:
        found = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return found if mapped is None else mapped


def _is_trusted(address: str, trusted: Networks) -> bool:
    found = _parsed(address)
    return found is not None and any(found in network for network in trusted)
