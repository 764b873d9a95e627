"""Addresses: which of them a limit counts as one client, and what a Host header may say."""

import re
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

type Connection = ASGIConnection[Any, Any, Any, Any]

HOST = re.compile(rb"(?:\[[\da-fA-F:.]+\]|[^\s:/?#@\[\]\\]*)(?::(\d{0,5}))?")
PORTS = 1 << 16


def counted_as(host: str) -> str:
    """A household has one IPv4 address, or an IPv6 network of 2**64 addresses.

    >>> counted_as("192.0.2.7"), counted_as("::ffff:192.0.2.7"), counted_as("2001:db8:0:1:a::b")
    ('192.0.2.7', '192.0.2.7', '2001:db8:0:1::/64')
    """
    try:
        address = ip_address(host)
    except ValueError:
        return host[:64]
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{IPv6Address(int(address) >> 64 << 64)}/64"


def address_of(connection: Connection) -> str:
    """The address that a limit counts. Behind a proxy uvicorn has replaced it by the client's."""
    return counted_as(connection.client.host if connection.client else "")


def is_host(value: bytes) -> bool:
    """Whether a Host header is an address, with or without a port.

    >>> is_host(b"tales.example:8000"), is_host(b"[::1]"), is_host(b"a:b"), is_host(b"x:99999")
    (True, True, False, False)
    """
    found = HOST.fullmatch(value)
    return found is not None and int(found[1] or 0) < PORTS
