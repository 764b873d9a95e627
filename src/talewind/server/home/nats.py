"""A private NATS: on loopback, any free port, with a token that only our own user can read."""

import asyncio
import json
import os
import signal

from .child import Child, end_leftover
from .engines import nats_server
from .folder import DataFolder, HomeError


class Nats:
    """`url` is how to reach it, once it is `ready`."""

    def __init__(self, folder: DataFolder) -> None:
        self.folder = folder
        self.token = folder.secret("nats.token")
        self.config = folder.run / "nats.conf"
        self.pid_file = folder.run / "nats.pid"
        program = str(nats_server(folder))
        words = [program, "-c", str(self.config), "-a", "127.0.0.1", "-p", "-1"]
        words += ["--ports_file_dir", str(folder.run), "-P", str(self.pid_file)]
        self.child = Child(words, folder.logs / "nats.log", folder.child, signal.SIGTERM)
        self.url = ""

    def prepare(self) -> None:
        """A fresh configuration; nothing left of an earlier run."""
        self._configure()
        if self.pid_file.exists() and (pid := self.pid_file.read_text().strip()).isdigit():
            end_leftover(int(pid), "nats-server", str(self.config))
        for ports in self.folder.run.glob("nats-server_*.ports"):
            ports.unlink()
        self.url = ""

    def _configure(self) -> None:
        """The token is not on the command line, where every local user could read it."""
        self.config.unlink(missing_ok=True)
        fd = os.open(self.config, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(fd, "w") as file:
            file.write(f'authorization {{ token: "{self.token}" }}\nmax_payload: 1MB\n')
        if self.folder.child is not None:
            os.chown(self.config, self.folder.child.pw_uid, self.folder.child.pw_gid)

    async def ready(self, patience: float = 10.0) -> None:
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while True:
            if not self.child.runs:
                raise HomeError(f"NATS has stopped: {self.child.last_words()}")
            for path in self.folder.run.glob("nats-server_*.ports"):
                text = path.read_text()
                if text.strip():
                    (address, *_) = json.loads(text)["nats"]
                    self.url = address.replace("nats://", f"nats://{self.token}@")
                    return
            if loop.time() > end:
                raise HomeError(f"NATS does not answer: {self.child.last_words()}")
            await asyncio.sleep(0.01)

    def stop(self) -> int | None:
        return self.child.stop()
