"""What a hall beyond one process is made of, in processes that can be killed: PostgreSQL, Redis, outposts.

PostgreSQL does not run as root: there, it is started as the user postgres.
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

START: Final = 180.0  # seconds until something must answer, also on a machine that is busy with much else


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Part:
    """A program that serves at a port, or nowhere."""

    name = ""

    def __init__(self, command: list[str], port: int, environment: dict[str, str] | None = None) -> None:
        self.command = command
        self.port = port
        self.environment = {**os.environ, **(environment or {})}
        self.process: subprocess.Popen[bytes]

    def start(self) -> None:
        quiet = subprocess.DEVNULL
        self.process = subprocess.Popen(
            self.command, env=self.environment, stdout=quiet, stderr=quiet, start_new_session=True
        )

    def kill(self) -> None:
        """All its processes, in the middle of whatever they do."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def revive(self) -> None:
        """Start it again until it answers: a killed one may hold its port or its files for a moment."""
        end = time.monotonic() + START
        while True:
            self.start()
            while self.process.poll() is None:
                if self.answers():
                    return
                if time.monotonic() > end:
                    raise SystemExit(f"{self.name} does not answer")
                time.sleep(0.05)
            if time.monotonic() > end:
                raise SystemExit(f"{self.name} does not start")
            time.sleep(0.2)

    def answers(self) -> bool:
        if not self.port:
            return True
        try:
            with socket.create_connection(("127.0.0.1", self.port), 1):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()


class Postgres(Part):
    name = "PostgreSQL"

    def __init__(self, folder: Path) -> None:
        programs = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
        found = str(programs[-1] / "postgres") if programs else shutil.which("postgres")
        if not found:
            raise SystemExit("there is no PostgreSQL on this machine: apt-get install postgresql")
        port = free_port()
        as_user = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []
        if as_user:
            shutil.chown(folder, "postgres")
        data, quiet = str(folder / "data"), subprocess.DEVNULL
        initdb = str(Path(found).parent / "initdb")
        subprocess.run([*as_user, initdb, "-D", data, "-A", "trust", "-U", "postgres"], check=True, stdout=quiet)
        options = ["-p", str(port), "-h", "127.0.0.1", "-k", "", "-c", "max_connections=300"]
        super().__init__([*as_user, found, "-D", data, *options], port)
        self.url = f"postgresql://postgres@127.0.0.1:{port}/postgres"

    def answers(self) -> bool:
        import psycopg

        try:
            with psycopg.connect(self.url, connect_timeout=2) as one:
                one.execute("SELECT 1")
                return True
        except psycopg.Error:
            return False


class Redis(Part):
    name = "Redis"

    def __init__(self, folder: Path) -> None:
        program = shutil.which("redis-server")
        if program is None:
            raise SystemExit("there is no Redis on this machine: apt-get install redis-server")
        port = free_port()
        super().__init__(
            [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--dir", str(folder)], port
        )
        self.url = f"redis://127.0.0.1:{port}/0"


class Outpost(Part):
    name = "thinkers"

    def __init__(self, redis: str, thinkers: int = 1) -> None:
        program = [sys.executable, "-m", "gladsheim.cli", "think"]
        super().__init__([*program, "--redis", redis, "--thinkers", str(thinkers)], 0)


class Cluster:
    """A PostgreSQL, a Redis, and thinkers; servers are the business of whoever needs some."""

    def __init__(self, postgres: Postgres, redis: Redis, outposts: list[Outpost]) -> None:
        self.postgres = postgres
        self.redis = redis
        self.outposts = outposts

    @property
    def parts(self) -> list[Part]:
        return [self.postgres, self.redis, *self.outposts]


@contextmanager
def cluster(outposts: int) -> Iterator[Cluster]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True)))
        folder.chmod(0o755)
        (folder / "postgres").mkdir()
        postgres, redis = Postgres(folder / "postgres"), Redis(folder)
        whole = Cluster(postgres, redis, [Outpost(redis.url) for _ in range(outposts)])
        for part in whole.parts:
            part.revive()
            stack.callback(part.stop)
        yield whole
