"""A real nginx with TLS in front of the processes of a cluster, with the operators' configuration
(`deploy/nginx.conf`), and a second one in front of an echo server."""

import re
import shutil
import ssl
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType

from talewind.server.home.nats import free_port, is_free

SITE = Path(__file__).parents[1] / "deploy" / "nginx.conf"
MAIN = """
pid {folder}/nginx.pid;
error_log {folder}/nginx.log warn;
events {{ worker_connections 1024; }}
http {{
    client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxied; fastcgi_temp_path {folder}/unused-1;
    uwsgi_temp_path {folder}/unused-2; scgi_temp_path {folder}/unused-3;
    {sites}
}}
"""


class Nginx:
    """`with Nginx(folder, ports) as nginx:`; `address` leads to the processes at `ports`, `echo` to an echo server."""

    def __init__(self, folder: Path, ports: list[int]) -> None:
        self.folder, self.ports = folder / "nginx", ports
        self._open = ExitStack()

    def __enter__(self) -> "Nginx":
        if shutil.which("nginx") is None:
            raise SystemExit("nginx is missing: apt-get install nginx-light")
        self.folder.mkdir()
        try:
            self._start()
        except BaseException:
            self._open.close()
            raise
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._open.close()

    def _start(self) -> None:
        self._certify()
        bare = free_port()
        words = [sys.executable, str(Path(__file__).with_name("echo.py")), str(bare)]
        echo = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self._open.callback(echo.communicate)
        assert echo.stdout is not None
        echo.stdout.readline()
        first, second = self._ports(2)
        self.address, self.echo = f"https://127.0.0.1:{first}", f"wss://127.0.0.1:{second}"
        self.bare_echo = f"ws://127.0.0.1:{bare}"
        sites = self._site("talewind", first, self.ports) + self._site("bare", second, [bare])
        conf = self.folder / "nginx.conf"
        conf.write_text(MAIN.format(folder=self.folder, sites=sites))
        nginx = subprocess.Popen(["nginx", "-c", str(conf), "-g", "daemon off;", "-e", str(self.folder / "start.log")])
        self._open.callback(nginx.wait)
        self._open.callback(nginx.terminate)
        for _ in range(200):
            if not is_free(first):
                return
            time.sleep(0.02)
        raise RuntimeError("nginx did not start")

    def _ports(self, number: int) -> list[int]:
        found: set[int] = set()
        while len(found) < number:
            found.add(free_port())
        return sorted(found)

    def _certify(self) -> None:
        words = [
            "openssl",
            "req",
            "-x509",
            "-newkey",
            "ec",
            "-pkeyopt",
            "ec_paramgen_curve:prime256v1",
            "-nodes",
            "-days",
            "2",
        ]
        words += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        words += ["-keyout", str(self.folder / "privkey.pem"), "-out", str(self.folder / "fullchain.pem")]
        subprocess.run(words, check=True, capture_output=True)

    @property
    def trust(self) -> ssl.SSLContext:
        return ssl.create_default_context(cafile=str(self.folder / "fullchain.pem"))

    def _site(self, name: str, port: int, upstream: list[int]) -> str:
        """The operators' file with other names, addresses, ports and paths; nothing else is changed."""
        text = SITE.read_text().replace("talewind", name)
        server = re.search(r"^( *)server 127\.0\.0\.1:\d+([^;]*;)", text, re.MULTILINE)
        assert server is not None
        servers = "".join(f"{server[1]}server 127.0.0.1:{one}{server[2]}\n" for one in upstream)
        text = re.sub(r"(^ *server 127\.0\.0\.1:\d+[^;]*;.*\n( *#.*\n)*)+", servers, text, flags=re.MULTILINE)
        text = re.sub(r"^ *listen \[::\].*\n", "", text, flags=re.MULTILINE)
        text = re.sub(r"listen 443\b", f"listen 127.0.0.1:{port}", text)
        text = re.sub(r"listen 80\b", f"listen unix:{self.folder}/plain-{port}", text)
        text = re.sub(r"/etc/letsencrypt/live/[^/]+", str(self.folder), text)
        return re.sub(r"error_log \S+ \w+", f"error_log {self.folder}/site.log warn", text)
