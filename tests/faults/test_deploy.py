"""What lies in `deploy/` works: the proxy before a hall, the units of systemd, and every command line in them."""

from __future__ import annotations

import asyncio
import http.client
import re
import shlex
import shutil
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy.engine import make_url
from websockets.asyncio.client import connect

from gladsheim.cli import make_parser
from server.hall import Address, Player, free_port, serve_here, wait_until

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"


class Proxy(Address):
    """A hall behind TLS: as a visitor from some address finds it."""

    def __init__(self, port: int, plain: int, trust: ssl.SSLContext) -> None:
        super().__init__(port)
        self.plain = plain
        self.trust = trust

    def get(self, method: str, path: str, come_from: str = "127.0.0.1", **headers: str) -> tuple[int, dict[str, str]]:
        line = http.client.HTTPSConnection("127.0.0.1", self.port, context=self.trust, source_address=(come_from, 0))
        try:
            body = b'{"game": "odins-table", "name": "Ann", "seats": [{"who": "me"}, {"who": "me"}]}'
            told = {"host": NAME, "content-type": "application/json", **headers}
            line.request(method, path, body if method == "POST" else None, told)
            reply = line.getresponse()
            reply.read()
            return reply.status, {name.lower(): value for name, value in reply.getheaders()}
        finally:
            line.close()

    def is_up(self) -> bool:
        try:
            return self.get("GET", "/health")[0] == 200
        except OSError:
            return False


@pytest.fixture
def proxy(tmp_path: Path) -> Iterator[tuple[Proxy, Address]]:
    program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if program is None or shutil.which("openssl") is None:
        pytest.skip("no nginx, or no openssl to make a certificate with")
    key, certificate = tmp_path / "key.pem", tmp_path / "cert.pem"
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", f"/CN={NAME}"]
    subprocess.run([*make, "-keyout", key, "-out", certificate], check=True, capture_output=True)
    trust = ssl.create_default_context(cafile=str(certificate))
    trust.check_hostname = False
    with serve_here(tmp_path, hosts=[NAME, "127.0.0.1"], proxies=["127.0.0.1"], tables_per_minute=2) as hall:
        port, plain = free_port(), free_port()
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        site = re.sub(r"127\.0\.0\.1:804\d", f"127.0.0.1:{hall.port}", site)
        site = re.sub(r"listen \[::\].*", "", site)
        site = site.replace("listen 80;", f"listen 127.0.0.1:{plain};").replace(
            "listen 443", f"listen 127.0.0.1:{port}"
        )
        site = re.sub(r"/etc/letsencrypt\S*fullchain.pem", str(certificate), site)
        site = re.sub(r"/etc/letsencrypt\S*privkey.pem", str(key), site)
        whole = f"daemon off; pid {tmp_path}/nginx.pid; error_log {tmp_path}/error.log;\nevents {{}}\n"
        whole += f"http {{ access_log off; client_body_temp_path {tmp_path}; proxy_temp_path {tmp_path}; {site} }}\n"
        (tmp_path / "whole.conf").write_text(whole, encoding="utf-8")
        command = [program, "-p", str(tmp_path), "-c", str(tmp_path / "whole.conf"), "-e", str(tmp_path / "error.log")]
        with subprocess.Popen(command) as process:
            try:
                found = Proxy(port, plain, trust)
                wait_until(found.is_up, 20)
                yield found, hall
            finally:
                process.terminate()


def test_a_table_is_played_through_the_proxy_and_each_visitor_has_limits_of_its_own(
    proxy: tuple[Proxy, Address],
) -> None:
    front, hall = proxy
    status, headers = front.get("GET", "/")
    assert status == 200
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert [front.get("GET", path)[0] for path in ("/metrics", "/ready")] == [404, 404]
    plain = http.client.HTTPConnection("127.0.0.1", front.plain)
    plain.request("GET", "/", headers={"host": NAME})
    assert plain.getresponse().status == 301
    plain.close()
    # Two tables a minute by one visitor, whoever it says it is; another has two of its own.
    spoofed = {"x-forwarded-for": "9.9.9.9"}
    statuses = [front.get("POST", "/api/tables", "127.0.0.4", **spoofed)[0] for _ in range(3)]
    assert statuses == [201, 201, 429]
    assert front.get("POST", "/api/tables", "127.0.0.2")[0] == 201
    assert front.get("POST", "/api/tables", "127.0.0.3", origin=f"http://{NAME}")[0] == 403, "a page without TLS"

    async def play() -> None:
        keys = hall.set_table("odins-table", ["me", "me"])
        url = f"wss://{NAME}:{front.port}/api/tables/{keys.id}/live"
        origin = f"https://{NAME}"
        # The name is not known here: the address is told beside it.
        async with connect(
            url, ssl=front.trust, host="127.0.0.1", port=front.port, proxy=None, additional_headers={"origin": origin}
        ) as socket:
            player = Player(socket)
            await player.hello([*keys.tokens.values()])
            await player.hear()
            asked = player.question()
            assert asked is not None
            began = time.monotonic()
            await player.fill("a", asked[0], asked[1][0])
            while "a" not in player.accepted:
                await player.hear(10)
            assert time.monotonic() - began < 5

    asyncio.run(play())


def commands() -> list[tuple[str, str]]:
    """Every command line of gladsheim in the folder, with the file it is in."""
    found: list[tuple[str, str]] = []
    for file in sorted(DEPLOY.iterdir()):
        text = file.read_text(encoding="utf-8").replace(">-\n", "")
        text = re.sub(r"\$\{\w+(?::-([^}]*))?\}", r"\1", re.sub(r"\n\s+--", " --", text))
        for line in re.findall(r"gladsheim ((?:serve|think)\b[^\n#]*)", text.replace('", "', " ").replace('"]', "")):
            found.append((file.name, line.strip()))
    return found


def test_every_command_line_is_one_that_gladsheim_takes() -> None:
    lines = commands()
    assert {file for file, _ in lines} == {
        "Dockerfile",
        "compose.yaml",
        "gladsheim-think.service",
        "gladsheim@.service",
    }
    for file, line in lines:
        words = shlex.split(line.replace("%i", "8041"))
        try:
            make_parser().parse_args(words)
        except SystemExit:
            pytest.fail(f"{file}: gladsheim {line}")


def test_what_the_compose_file_names_is_there() -> None:
    """Docker itself is not at hand: so what it would look for is looked for here."""
    yaml = pytest.importorskip("yaml")
    found = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    services = found["services"]
    assert {*services} == {"postgres", "redis", "hall", "think"}
    for service in services.values():
        assert "ports" not in service, "what faces the open network is the proxy"
        for other, condition in service.get("depends_on", {}).items():
            assert condition == {"condition": "service_healthy"}
            assert "healthcheck" in services[other]
        for secret in service.get("secrets", []):
            assert secret in found["secrets"]
        for volume in service.get("volumes", []):
            assert volume.partition(":")[0] in found["volumes"]
        if "build" in service:
            build = service["build"]
            assert (DEPLOY / build["context"]).resolve() == DEPLOY.parent
            assert (DEPLOY.parent / build["dockerfile"]).is_file()
            where = service["environment"]
            assert make_url(where["DATABASE_URL"]).host in services
            assert make_url(where["REDIS_URL"]).host in services
    password = services["postgres"]["environment"]["POSTGRES_PASSWORD_FILE"]
    assert password.removeprefix("/run/secrets/") in services["postgres"]["secrets"]
    variable = found["secrets"]["postgres"]["environment"]
    assert f"${{{variable}}}" in services["hall"]["environment"]["DATABASE_URL"], "both are told the same password"


def test_systemd_and_caddy_can_read_what_is_theirs(tmp_path: Path) -> None:
    analyze, caddy = shutil.which("systemd-analyze"), shutil.which("caddy")
    if analyze is None and caddy is None:
        pytest.skip("no systemd and no Caddy here")
    if analyze is not None:
        for unit in DEPLOY.glob("*.service"):
            text = unit.read_text(encoding="utf-8").replace("/opt/gladsheim/bin/gladsheim", "/bin/true")
            (tmp_path / unit.name.replace("@", "@8041")).write_text(text, encoding="utf-8")
        units = [str(one) for one in sorted(tmp_path.glob("*.service"))]
        said = subprocess.run([analyze, "verify", "--man=no", *units], capture_output=True, text=True, check=False)
        ours = [line for line in said.stderr.splitlines() if "gladsheim" in line and "Failed to" not in line]
        assert ours == []
    if caddy is not None:
        check = [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"]
        assert subprocess.run(check, capture_output=True, check=False).returncode == 0
