"""The port: one process owns it, and only its own workers share it."""

import errno
import socket

from talewind.server.base.settings import BadSetting, Settings


def bound(settings: Settings, shared: bool = False) -> socket.socket:
    """A socket bound to the port, not listening yet. `shared`: a worker's, beside the first process."""
    family, _, _, _, address = socket.getaddrinfo(settings.host, settings.port, flags=socket.AI_NUMERICHOST)[0]
    # The protocol is given: asyncio sets TCP_NODELAY on an accepted connection only if its listener is known to be TCP.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    for buffer in (
        socket.SO_SNDBUF,
        socket.SO_RCVBUF,
    ):  # accepted connections inherit them; the kernel's defaults are megabytes
        door.setsockopt(socket.SOL_SOCKET, buffer, settings.bounds.kernel_bytes)
    if shared:
        share(door)
    try:
        door.bind(address)
    except OSError as why:
        door.close()
        raise refused(settings, why) from None
    return door


def share(door: socket.socket) -> None:
    """Let other sockets with the same option listen on the port; the kernel distributes connections among them. The first
    process calls this after it listens: until then the port is exclusive, and a second server is refused."""
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)


def refused(settings: Settings, why: OSError) -> BadSetting:
    if why.errno == errno.EADDRNOTAVAIL:
        return BadSetting(
            f"TALEWIND_HOST is {settings.host}, which is no address of this machine; 127.0.0.1 or ::1 is for this machine alone, "
            "0.0.0.0 or :: for all."
        )
    if why.errno == errno.EADDRINUSE:
        return BadSetting(
            f"Port {settings.port} of {settings.host} is in use by another program, or by another Talewind; choose another with "
            "TALEWIND_PORT."
        )
    return BadSetting(
        f"Port {settings.port} of {settings.host} cannot be opened ({why.strerror}); choose another with TALEWIND_PORT."
    )


def in_network(host: str) -> str:
    """The address of this machine in its network where `host` stands for all its addresses, else `host`. A datagram socket that is
    connected sends nothing: it only learns the address of the way out."""
    outside = {
        "0.0.0.0": (socket.AF_INET, "192.0.2.1"),
        "::": (socket.AF_INET6, "2001:db8::1"),
    }  # reserved for documentation
    if host not in outside:
        return host
    family, address = outside[host]
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as way:
            way.connect((address, 9))
            return str(way.getsockname()[0])
    except OSError:  # no network
        return host


def web_address(host: str, port: int) -> str:
    """
    >>> web_address("::1", 8000)
    'http://[::1]:8000'
    """
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
