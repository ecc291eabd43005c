"""The hall over REST: what it says of games and tables, and what it refuses."""

from __future__ import annotations

import gzip
import re
import tomllib
import urllib.error
import urllib.request
from pathlib import Path

import msgspec
import pytest

from gladsheim.games import ids
from gladsheim.server.pages import PAGES
from gladsheim.table.seats import BOT_NAMES
from server.hall import ROOT, Address, keys_of, serve_here
from server.hourglass import Hourglass

STRICT = ("script-src 'self'", "style-src 'self'", "default-src 'none'", "frame-ancestors 'none'")


def test_every_installed_game_has_a_card_with_its_words(hall: Address) -> None:
    for lang in ("en", "fr", "ja"):
        cards = msgspec.json.decode(hall.ask("GET", f"/api/games?lang={lang}").body)
        assert [card["id"] for card in cards] == ids()
        for card in cards[:5]:
            assert all(card[word] for word in ("title", "pitch", "mood", "length"))


def test_the_rules_come_with_the_title_of_their_chapter(hall: Address) -> None:
    rules = msgspec.json.decode(hall.ask("GET", "/api/games/odins-table/rules?lang=fr").body)
    book = tomllib.loads((ROOT / "src/gladsheim/games/odins_table/rules.toml").read_text(encoding="utf-8"))
    assert len(rules) == len(book["rule"])
    assert rules[0]["section"] == book["chapter"][0]["fr"]


def test_words_are_the_games_and_the_houses(hall: Address) -> None:
    reply = hall.ask("GET", "/api/words/yggdrasil/ja")
    text = reply.body.decode()
    assert reply.headers["content-type"] == "text/plain; charset=utf-8"
    assert "title = ユグドラシル" in text
    assert "\nseat = " in text
    # One language, where it lacks nothing: each thing is said once, and no notes to translators.
    assert not re.search(r"^(title = Yggdrasil|#)", text, re.MULTILINE)
    keys = re.findall(r"^(-?[a-z][\w-]*) *=", text, re.MULTILINE)
    assert len(keys) == len(set(keys)) > 300


@pytest.mark.parametrize("path", ["/api/words/yggdrasil/en", "/api/games/yggdrasil/rules?lang=en"])
def test_who_has_words_or_rules_already_is_sent_none(hall: Address, path: str) -> None:
    first = hall.ask("GET", path)
    tag = first.headers["etag"]
    again = hall.ask("GET", path, headers={"if-none-match": tag})
    assert (again.status, again.body) == (304, b"")
    other = hall.ask("GET", path.replace("en", "fr"), headers={"if-none-match": tag})
    assert other.status == 200
    assert other.body != first.body


def test_a_game_or_a_language_that_is_not_there_is_named(hall: Address) -> None:
    assert hall.ask("GET", "/api/games/chess/rules").status == 404
    assert "chess" in str(hall.ask("GET", "/api/words/chess/en").json()["reason"])
    assert hall.ask("GET", "/api/words/yggdrasil/de").status == 400
    assert hall.ask("GET", "/api/games?lang=de").status == 400


def test_every_answer_carries_a_strict_policy(hall: Address) -> None:
    for path in ("/", "/health", "/api/games", "/api/nothing", "/t/abc"):
        headers = hall.ask("GET", path).headers
        assert all(part in headers["content-security-policy"] for part in STRICT)
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"


def test_health_and_metrics_are_told(hall: Address) -> None:
    assert hall.ask("GET", "/health").json()["ok"] is True
    keys = hall.set_table("odins-table", ["me", "open"])
    metrics = hall.ask("GET", "/metrics").body.decode()
    assert "gladsheim_tables" in metrics
    assert keys.id not in metrics, "ids of tables are not for everybody"


@pytest.mark.parametrize(
    ("change", "word"),
    [
        ({"game": "chess"}, "chess"),
        ({"seats": [{"who": "me"}]}, "2"),
        ({"seats": []}, "seats"),
        ({"seats": [{"who": "king"}, {"who": "me"}]}, "who"),
        ({"options": {"colour": "red"}}, "colour"),
        ({"options": {"cards": "all-odins"}}, "all-odins"),
        ({"clock": {"seconds": 1}}, "seconds"),
        ({"name": "   "}, "name"),
        ({"name": "x" * 41}, "name"),
        ({"cheat": True}, "cheat"),
        ({"campaign": "none"}, "campaign"),
        ({"box": 'game = "odins-table"\n[CARDS]\ntwo-odins = [1, 3, 3, 3, 3, 3, 3, 3, 3, 2]'}, "another box here"),
        ({"box": 'game = "yggdrasil"'}, "it is the box of 'yggdrasil'"),
        ({"box": "game ="}, "not TOML"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_line(hall: Address, change: dict[str, object], word: str) -> None:
    table = {"game": "odins-table", "name": "Ann", "seats": [{"who": "me"}, {"who": "open"}], **change}
    reply = hall.ask("POST", "/api/tables", table)
    assert reply.status in (400, 404)
    reason = str(reply.json()["reason"])
    assert word in reason
    assert "\n" not in reason


def test_a_damaged_or_oversized_body_is_refused(hall: Address) -> None:
    assert hall.ask("POST", "/api/tables", raw=b"{").status == 400
    assert hall.ask("POST", "/api/tables", raw=b"[" * 20_000).status == 400
    assert hall.ask("POST", "/api/tables", raw=b" " * 70_000).status == 413


def test_seats_are_joined_once(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"])
    assert list(keys.tokens) == [0]
    other = hall.join(keys.id, 1)
    assert other.tokens[1] not in keys.tokens.values()
    again = hall.ask("POST", f"/api/tables/{keys.id}/seats/1", {"name": "Eve"})
    assert again.status == 409
    assert "taken" in str(again.json()["reason"])
    assert hall.ask("POST", f"/api/tables/{keys.id}/seats/9", {"name": "Eve"}).status == 409
    assert hall.ask("POST", "/api/tables/nowhere/seats/0", {"name": "Eve"}).status == 404


def test_a_seats_text_is_for_its_token_alone(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "random"])
    path = f"/api/tables/{keys.id}/text"
    assert hall.ask("GET", path).status == 200
    assert hall.ask("GET", path + "?seat=0").status == 401
    assert hall.ask("GET", path + "?seat=1", headers={"authorization": f"Bearer {keys.tokens[0]}"}).status == 401
    mine = hall.ask("GET", path + "?seat=0&lang=fr", headers={"authorization": f"Bearer {keys.tokens[0]}"})
    assert mine.status == 200
    assert mine.json()["text"]


def test_people_and_bots_are_called_by_name_in_the_card_and_in_words(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "random"])
    seats = hall.ask("GET", f"/api/tables/{keys.id}").json()["seats"]
    assert isinstance(seats, list)
    names = [str(seat["name"]) for seat in seats if isinstance(seat, dict)]
    assert names[0] == "Ann"
    assert names[1] in BOT_NAMES
    text = str(hall.ask("GET", f"/api/tables/{keys.id}/text").json()["text"])
    assert all(name in text for name in names)
    assert "Seat" not in text


def test_what_is_afterwards_is_refused_before(hall: Address) -> None:
    keys = hall.set_table("odins-table", ["me", "open"])
    for path in ("moments/1", "chart", "luck", "journal", "verdict"):
        reply = hall.ask("GET", f"/api/tables/{keys.id}/{path}")
        assert reply.status == 409
        assert "not over" in str(reply.json()["reason"])
    branch = {"seq": 3, "name": "Bo", "seat": 0}
    assert hall.ask("POST", f"/api/tables/{keys.id}/branches", branch).status == 409


def test_pages_of_other_sites_and_other_names_are_refused(hall: Address) -> None:
    table = {"game": "odins-table", "name": "Ann", "seats": [{"who": "me"}, {"who": "open"}]}
    foreign = hall.ask("POST", "/api/tables", table, {"origin": "https://evil.example"})
    assert foreign.status == 403
    assert "evil.example" in str(foreign.json()["reason"])
    assert foreign.headers["x-frame-options"] == "DENY"
    own = hall.ask("POST", "/api/tables", table, {"origin": f"http://127.0.0.1:{hall.port}"})
    assert own.status == 201
    assert hall.ask("GET", "/api/games", headers={"host": "rebound.example"}).status == 403


def test_who_asks_too_often_is_told_so(tmp_path: Path, glass: Hourglass) -> None:
    with serve_here(tmp_path, requests_per_minute=12, tables_per_minute=2) as hall:
        table = {"game": "odins-table", "name": "Ann", "seats": [{"who": "me"}, {"who": "open"}]}
        assert [hall.ask("POST", "/api/tables", table).status for _ in range(3)] == [201, 201, 429]
        codes = [hall.ask("GET", "/api/games").status for _ in range(12)]
        assert codes[0] == 200
        assert codes[-1] == 429
        assert hall.ask("GET", "/health").status == 200


def test_the_page_answers_every_address_that_is_no_file(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>hall</title>", encoding="utf-8")
    (static / "assets" / "app-1a2b.js").write_text("1", encoding="utf-8")
    (tmp_path / "secret.txt").write_text("a treasure", encoding="utf-8")
    with serve_here(tmp_path, static=static) as hall:
        for path in ("/", "/t/abc/join/1", "/about"):
            page = hall.ask("GET", path)
            assert page.status == 200
            assert page.body == b"<title>hall</title>"
            assert page.headers["cache-control"] == "no-cache"
        script = hall.ask("GET", "/assets/app-1a2b.js")
        assert "javascript" in script.headers["content-type"]
        assert "immutable" in script.headers["cache-control"]
        assert hall.ask("GET", "/assets/gone.js").status == 404
        assert hall.ask("GET", "/api/gone").status == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/..%00"):
            assert b"treasure" not in hall.ask("GET", path).body


def test_a_page_that_has_not_changed_is_not_sent_again(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    index = static / "index.html"
    index.write_text("<title>hall</title>", encoding="utf-8")
    with serve_here(tmp_path, static=static) as hall:
        tag = hall.ask("GET", "/").headers["etag"]
        again = hall.ask("GET", "/about", headers={"if-none-match": tag})
        assert (again.status, again.body, again.headers["etag"]) == (304, b"", tag)
        index.write_text("<title>another</title>", encoding="utf-8")
        changed = hall.ask("GET", "/", headers={"if-none-match": tag})
        assert (changed.status, changed.body) == (200, b"<title>another</title>")


def test_an_address_where_nothing_is_says_so_to_people_and_to_programs(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text("<title>hall</title>", encoding="utf-8")
    with serve_here(tmp_path, static=static) as hall:
        assert [hall.ask("GET", path).status for path in ("/", "/t/abc", "/rules/yggdrasil", "/about")] == [200] * 4
        nowhere = hall.ask("GET", "/nowhere")
        assert (nowhere.status, nowhere.body) == (404, b"<title>hall</title>")
    app = (Path(__file__).parents[2] / "web" / "src" / "App.svelte").read_text(encoding="utf-8")
    assert {"", *re.findall(r'^    (\w+): \(\) => import\("./pages/', app, re.MULTILINE)} == PAGES


def test_files_are_sent_as_tightly_packed_as_the_browser_takes_them(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>hall</title>", encoding="utf-8")
    (static / "assets" / "app.js").write_bytes(b"1;" * 1000)
    (static / "assets" / "app.js.br").write_bytes(b"as the build packed it")
    (static / "assets" / "font.woff2").write_bytes(b"a font is packed already" * 100)
    (static / "index.html.br").write_bytes(b"tight")
    with serve_here(tmp_path, static=static) as hall:

        def fetch(path: str, accepted: str) -> tuple[str | None, bytes]:
            request = urllib.request.Request(f"http://127.0.0.1:{hall.port}{path}")
            request.add_header("accept-encoding", accepted)
            with urllib.request.urlopen(request, timeout=10) as reply:
                return reply.headers["content-encoding"], reply.read()

        assert fetch("/assets/app.js", "gzip, br") == ("br", b"as the build packed it")
        assert fetch("/t/abc", "br") == ("br", b"tight")
        packing, body = fetch("/assets/app.js", "gzip")  # over plain http elsewhere than here, browsers take no more
        assert (packing, gzip.decompress(body)) == ("gzip", b"1;" * 1000)
        assert fetch("/assets/app.js", "identity") == (None, b"1;" * 1000)
        assert fetch("/assets/font.woff2", "gzip, br") == (None, b"a font is packed already" * 100)
        # A page says all that keeps it safe, a script no more than what it is.
        said = [set(hall.ask("GET", path).headers) for path in ("/", "/assets/app.js", "/assets/none.js")]
        assert ["x-content-type-options" in one for one in said] == [True] * 3
        assert ["content-security-policy" in one for one in said] == [True, False, False]


def test_names_in_a_campaign_are_one_line_and_not_empty(hall: Address) -> None:
    wishes = {"game": "chronicles", "players": ["A\x00\n\u202eB", "Bo"], "roles": ["thor", "tyr", "odin"]}
    assert b'"name":"A B"' in hall.ask("POST", "/api/campaigns", wishes).body
    assert hall.ask("POST", "/api/campaigns", {**wishes, "players": ["\u202e", "Bo"]}).status == 409


def test_a_body_that_is_no_text_is_refused(hall: Address) -> None:
    request = urllib.request.Request(f"http://127.0.0.1:{hall.port}/api/tables", b'{"game":"\xff"}', method="POST")
    request.add_header("content-type", "application/json")
    with pytest.raises(urllib.error.HTTPError) as no:
        urllib.request.urlopen(request, timeout=10)
    with no.value as reply:
        assert reply.code == 400
        assert b"UTF-8" in reply.read()


def test_a_campaign_is_begun_looked_at_and_played(hall: Address) -> None:
    wishes = {"game": "chronicles", "players": ["Ann", "Bo"], "roles": ["thor", "tyr", "odin"]}
    campaign = hall.ask("POST", "/api/campaigns", wishes).json()
    path = f"/api/campaigns/{campaign['id']}"
    key = {"authorization": f"Bearer {campaign['key']}"}
    assert hall.ask("GET", path).json() == {**campaign, "key": None}, "the key is told once"
    assert hall.ask("GET", "/api/campaigns/nowhere").status == 404
    assert hall.ask("POST", "/api/campaigns", {**wishes, "roles": ["loki"]}).status == 400
    assert hall.ask("POST", "/api/campaigns", {**wishes, "game": "odins-table"}).status == 400, "it has none"
    assert hall.ask("POST", "/api/campaigns", {**wishes, "game": "chess"}).status == 404
    seats = [{"who": "me"}, {"who": "bot", "level": "random"}]
    first = {"game": "chronicles", "name": "Ann", "seats": seats, "campaign": campaign["id"]}
    for stranger in (None, {"authorization": "Bearer guess"}, {"authorization": f"Bearer {campaign['id']}"}):
        assert hall.ask("POST", "/api/tables", first, stranger).status == 401, "the link alone sets no table"
    keys = keys_of(hall.ask("POST", "/api/tables", first, key))
    assert hall.ask("GET", path).json()["table"] == keys.id
    spending = {"player": 0, "row": "elves"}
    assert hall.ask("POST", path + "/spend", spending).status == 401
    mine = {"authorization": f"Bearer {keys.tokens[0]}"}
    assert hall.ask("POST", path + "/spend", spending, mine).status == 409, "not while its table is in play"
