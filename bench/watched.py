"""CPU and memory of the programs of a cluster, for a measurement."""

from collections.abc import Awaitable, Callable
from pathlib import Path

from bench.cluster import Cluster
from bench.processes import spent, tree

type Cost = dict[str, float]  # seconds of CPU by program


class Watched:
    """A cluster with one process and one database."""

    def __init__(self, cluster: Cluster) -> None:
        process, server = cluster.processes[0].process, cluster.nats.child.process
        assert process is not None
        assert server is not None
        self.cluster, self.server, self.nats = cluster, process.pid, server.pid

    def cpu(self) -> Cost:
        pids = {
            "server": tree(self.server), "nats": [self.nats], "postgres": self.cluster.databases[0].processes(),
        }  # fmt: skip
        return {name: sum(spent(pid)[1] for pid in some) for name, some in pids.items()}

    async def cost(self, work: Callable[[], Awaitable[object]]) -> Cost:
        before = self.cpu()
        await work()
        after = self.cpu()
        return {name: after[name] - before[name] for name in after}

    def memory(self) -> int:
        """KB of the server's process."""
        words = Path(f"/proc/{self.server}/status").read_text().split()
        return int(words[words.index("VmRSS:") + 1])
