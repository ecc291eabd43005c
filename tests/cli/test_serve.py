"""`gladsheim serve`, and `gladsheim` alone: what is served, where, and what is said about it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import gladsheim.server
from cli.keyboard import Keyboard
from gladsheim.server import Settings


class Stage:
    """Stands for the server: only what it was told is of interest."""

    def __init__(self, settings: Settings) -> None:
        Stage.settings = settings
        self.started = True

    settings: Settings
    when_open: Callable[[], None]

    def open(self) -> None:
        self.when_open()
        raise KeyboardInterrupt


@pytest.fixture(autouse=True)
def _no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gladsheim.server, "make_server", Stage)
    for name in ("HOST", "PORT", "DATABASE_URL", "REDIS_URL", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)


def test_nothing_typed_serves_on_loopback(keyboard: Keyboard) -> None:
    answer = keyboard.types()
    assert (answer.code, answer.err) == (0, "")
    assert "http://127.0.0.1:8040/" in answer.out
    assert "not loopback" not in answer.out
    assert Stage.settings == Settings()


def test_the_environment_and_the_flags_say_where(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "9001")
    monkeypatch.setenv("DATABASE_URL", "postgresql://somewhere/hall")
    assert keyboard.types().code == 0
    assert (Stage.settings.port, Stage.settings.database_url) == (9001, "postgresql://somewhere/hall")
    keyboard.types("serve", "--port", "9002", "--redis", "redis://r", "--origin", "https://a.example", "--tables", "7")
    chosen = Stage.settings
    assert (chosen.port, chosen.redis_url, chosen.origins) == (9002, "redis://r", ("https://a.example",))
    assert chosen.tables_per_minute == 7


def test_binding_elsewhere_is_not_done_without_a_word(keyboard: Keyboard) -> None:
    answer = keyboard.types("serve", "--host", "0.0.0.0")
    assert "This is not loopback" in answer.out


@pytest.mark.parametrize(
    ("arguments", "word"),
    [(["--port", "0"], "65535"), (["--port", "x"], "--port"), (["--messages", "0"], "--messages")],
)
def test_a_wrong_wish_is_one_clear_line(keyboard: Keyboard, arguments: list[str], word: str) -> None:
    answer = keyboard.types("serve", *arguments)
    assert answer.code != 0
    assert word in answer.err
    assert answer.err.count("\n") == 1


def test_a_port_that_is_no_number_is_named(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PORT", "http")
    answer = keyboard.types("serve")
    assert answer.code == 1
    assert "PORT" in answer.err
