"""A WebSocket echo server, to measure the cost of a proxy in front of it: `python bench/echo.py PORT`. It ends when its
standard input closes."""

import asyncio
import contextlib
import sys

from websockets.asyncio.server import ServerConnection, serve
from websockets.exceptions import ConnectionClosed


async def echo(socket: ServerConnection) -> None:
    with contextlib.suppress(ConnectionClosed):
        async for message in socket:
            await socket.send(message)


async def main(port: int) -> None:
    async with serve(echo, "127.0.0.1", port, compression=None, ping_interval=None):
        print("ready", flush=True)
        await asyncio.to_thread(sys.stdin.read)


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main(int(sys.argv[1])))
    except ImportError:
        asyncio.run(main(int(sys.argv[1])))
