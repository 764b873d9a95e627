"""A slow line before a PostgreSQL server: `python bench/relay.py LISTEN TARGET`, both paths of Unix sockets.

Every line on its standard input is a number of milliseconds by which all bytes are late from then on, in each direction. It ends when
its standard input does."""

import asyncio
import contextlib
import sys
from asyncio import StreamReader, StreamWriter
from pathlib import Path


class Relay:
    def __init__(self, target: str) -> None:
        self.target, self.delay = target, 0.0

    async def accept(self, reader: StreamReader, writer: StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_unix_connection(self.target)
        except OSError:
            writer.close()
            return
        await asyncio.gather(self.pass_on(reader, far_writer), self.pass_on(far_reader, writer))

    async def pass_on(self, reader: StreamReader, writer: StreamWriter) -> None:
        """One direction, in order: bytes leave `delay` after they have come, however many come meanwhile."""
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()
        leaving = asyncio.create_task(self.leave(late, writer))
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                late.put_nowait((clock() + self.delay, data))
        late.put_nowait((clock() + self.delay, b""))
        await leaving

    async def leave(self, late: asyncio.Queue[tuple[float, bytes]], writer: StreamWriter) -> None:
        clock = asyncio.get_running_loop().time
        with contextlib.suppress(OSError):
            while True:
                due, data = await late.get()
                if (wait := due - clock()) > 0:
                    await asyncio.sleep(wait)
                if not data:
                    break
                writer.write(data)
                await writer.drain()
        writer.close()


async def main(listen: str, target: str) -> None:
    relay = Relay(target)
    Path(listen).unlink(missing_ok=True)
    server = await asyncio.start_unix_server(relay.accept, listen)
    print("ready", flush=True)
    while line := await asyncio.to_thread(sys.stdin.readline):
        relay.delay = float(line) / 1_000
    server.close()


if __name__ == "__main__":
    try:
        import uvloop

        uvloop.run(main(*sys.argv[1:3]))
    except ImportError:
        asyncio.run(main(*sys.argv[1:3]))
