"""A private PostgreSQL: on a socket only its own user can open, never on the network."""

import asyncio
import getpass
import signal
import subprocess
from pathlib import Path
from time import sleep

import asyncpg

from .child import Child, as_user, end_leftover
from .engines import postgres_bin
from .folder import DataFolder, HomeError

ROLE = "talewind"
NOBODY_ELSE = "local all talewind peer map=tw\n"


class Postgres:
    """initdb once, then `postgres` as a child. `dsn` is how to reach it."""

    def __init__(self, folder: DataFolder) -> None:
        self.folder = folder
        self.bin = postgres_bin(folder)
        options = {
            "listen_addresses": "",
            "unix_socket_directories": str(folder.run),
            "unix_socket_permissions": "0700",
            "jit": "off",
            "max_connections": "200",
            "update_process_title": "off",  # two system calls a statement, for `ps`
        }
        words = [str(self.bin / "postgres"), "-D", str(folder.postgres)]
        for name, value in options.items():
            words += ["-c", f"{name}={value}"]
        self.child = Child(words, folder.logs / "postgres.log", folder.child, signal.SIGINT)

    def dsn(self, database: str = ROLE) -> str:
        return f"postgresql://{ROLE}@/{database}?host={self.folder.run}"

    def prepare(self) -> None:
        """What may take a while: making the data folder once, ending what an earlier run left."""
        if not (self.folder.postgres / "PG_VERSION").exists():
            self._initdb()
        self._end_leftover()

    def _initdb(self) -> None:
        """No password, no network: whoever may open the socket as this user is this user."""
        words = [str(self.bin / "initdb"), "-D", str(self.folder.postgres), "-U", ROLE]
        words += ["--auth-local=peer", "--auth-host=reject", "-E", "UTF8", "--no-sync"]
        words += ["--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
        made = subprocess.run(words, cwd="/", capture_output=True, text=True, check=False, **as_user(self.folder.child))
        if made.returncode:
            raise HomeError(f"PostgreSQL's data could not be made in {self.folder.postgres}: {made.stderr.strip()}")
        # Written into files that are there already, so that their owner and rights stay.
        (self.folder.postgres / "pg_ident.conf").write_text(f"tw {getpass.getuser()} {ROLE}\n")
        (self.folder.postgres / "pg_hba.conf").write_text(NOBODY_ELSE)

    def _end_leftover(self) -> None:
        """A postmaster of an earlier run that was killed with -9."""
        pid_file = self.folder.postgres / "postmaster.pid"
        if not pid_file.exists():
            return
        pid = int(pid_file.read_text().split()[0])
        if end_leftover(pid, "postgres", str(self.folder.postgres)):
            for _ in range(200):
                if not Path(f"/proc/{pid}").exists():
                    return
                sleep(0.05)

    async def ready(self, patience: float = 20.0) -> None:
        """Until it answers, and our database is there. A dead child is noticed at once."""
        loop = asyncio.get_running_loop()
        end = loop.time() + patience
        while True:
            if not self.child.runs:
                raise HomeError(f"PostgreSQL has stopped: {self.child.last_words()}")
            try:
                connection = await asyncpg.connect(self.dsn("postgres"))
            except (OSError, asyncpg.PostgresError):
                if loop.time() > end:
                    raise HomeError(f"PostgreSQL does not answer: {self.child.last_words()}") from None
                await asyncio.sleep(0.02)
                continue
            try:
                if not await connection.fetchval("select 1 from pg_database where datname = $1", ROLE):
                    await connection.execute(f"create database {ROLE}")
            finally:
                await connection.close()
            return

    def stop(self) -> int | None:
        return self.child.stop()
