"""The bus between simulated processes: what the product's `Bus` calls of a NATS client. Messages are delayed, and so overtake
each other; some come twice, some never, and none while a process is cut off."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import nats.errors

from talewind.server.record import AWAY

if TYPE_CHECKING:
    from .process import Process

type Callback = Callable[[Any], Awaitable[None]]


class Message:
    def __init__(self, subject: str, data: bytes, answered: Callable[[], None] | None = None) -> None:
        self.subject, self.data, self._answered = subject, data, answered

    async def respond(self, data: bytes) -> None:
        if self._answered is not None:
            self._answered()


class Subscription:
    """Hands messages to its callback one after another, as nats-py does."""

    def __init__(self, client: "SimulatedNats", callback: Callback) -> None:
        self.client, self.callback = client, callback
        self._waiting: deque[Message] = deque()
        self._task: asyncio.Task[None] | None = None

    def put(self, message: Message) -> None:
        self._waiting.append(message)
        if self._task is None:
            self._task = self.client.process.spawn(self._hand_over())

    async def _hand_over(self) -> None:
        try:
            while self._waiting:
                try:
                    await self.callback(self._waiting.popleft())
                except AWAY:
                    pass  # nats-py logs it and goes on
                except Exception as error:
                    self.client.process.world.fault(f"a message of the bus raised {error!r}")
        finally:
            self._task = None


class SimulatedNats:
    """The connection of one process. `no_echo`: its own messages do not come back."""

    pending_data_size = 0  # what is sent is under way at once

    def __init__(self, process: "Process") -> None:
        self.process, self.world = process, process.world
        self.is_connected = True
        self.subscriptions: dict[str, Subscription] = {}

    async def subscribe(self, subject: str, cb: Callback) -> None:
        self.subscriptions[subject] = Subscription(self, cb)

    async def flush(self, timeout: int = 10) -> None:
        await asyncio.sleep(self.world.fate.bus_delay())
        if not self.is_connected:
            raise nats.errors.TimeoutError

    async def publish(self, subject: str, data: bytes) -> None:
        if not self.is_connected:
            raise nats.errors.ConnectionClosedError
        self._send(Message(subject, data))

    async def request(self, subject: str, data: bytes, timeout: float) -> None:
        reply = self.world.loop.create_future()

        def answered() -> None:
            if not reply.done() and self.world.fate.of_message():
                reply.set_result(None)

        self._send(Message(subject, data, answered))
        try:
            async with asyncio.timeout(timeout):
                await reply
        except TimeoutError:
            raise nats.errors.TimeoutError from None

    async def close(self) -> None:
        self.is_connected = False

    def _send(self, message: Message) -> None:
        world = self.world
        for other in world.processes:
            if other.alive and other is not self.process:
                for _ in range(world.fate.of_message()):
                    world.loop.call_later(world.fate.bus_delay(), other.nats.arrive, message)

    def arrive(self, message: Message) -> None:
        """To the subscription of the subject, or of all subjects with its last token, as `*.7` has."""
        _, dot, last = message.subject.rpartition(".")
        found = self.subscriptions.get(f"*.{last}" if dot else message.subject)
        if found is not None and self.is_connected and self.process.alive:
            found.put(message)
