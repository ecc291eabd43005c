# not compiled: waits for other processes
"""A program of any language as a player: one JSON object a line, on its standard input and output (docs/programs.md).

A program that hangs, dies, floods or answers what it was not asked is sent away, and a bot plays on in its place.
"""

from __future__ import annotations

import atexit
import json
import logging
import os
import select
import shlex
import subprocess
import time
from typing import Final

from gladsheim.bots.bot import Bot, Eyes
from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption, Json
from gladsheim.core.match import meant

PREFIX: Final = "program:"
VERSION: Final = 1  # of the protocol
SECONDS: Final = "GLADSHEIM_PROGRAM_SECONDS"  # for an answer; 10 unless the operator says otherwise
STAND_IN: Final = "GLADSHEIM_PROGRAM_STAND_IN"  # the bot that plays on for a program sent away
LONGEST: Final = 1 << 16  # bytes of a line

log = logging.getLogger("gladsheim.programs")


class Fault(Exception):
    """Why a program is sent away, in one line."""


class Program:
    """One process, which plays one seat after another, a game at a time."""

    def __init__(self, command: str, seconds: float) -> None:
        self.command = command
        self.seconds = seconds
        self.unread = b""
        try:
            pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
            self.process = subprocess.Popen(shlex.split(command), bufsize=0, stdin=pipe, stdout=pipe, stderr=nowhere)
        except (OSError, ValueError) as no:
            raise Fault(f"it cannot be started: {no}") from None

    def tell(self, message: dict[str, Json]) -> None:
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(json.dumps(message, ensure_ascii=False).encode() + b"\n")
        except OSError:
            raise Fault(f"it has ended with code {self.process.poll()}") from None

    def hear(self) -> dict[str, Json]:
        """The next line, within the time for an answer."""
        assert self.process.stdout is not None
        until = time.monotonic() + self.seconds
        while b"\n" not in self.unread:
            if len(self.unread) > LONGEST:
                raise Fault(f"a line is longer than {LONGEST} bytes")
            left = until - time.monotonic()
            ready = left > 0 and select.select([self.process.stdout], [], [], left)[0]
            if not ready:
                raise Fault(f"no answer within {self.seconds:g} s")
            more = os.read(self.process.stdout.fileno(), LONGEST)
            if not more:
                raise Fault(f"it has ended with code {self.process.wait()}")
            self.unread += more
        line, _, self.unread = self.unread.partition(b"\n")
        try:
            message = json.loads(line)
        except ValueError:
            raise Fault(f"this is no JSON: {line[:80].decode(errors='replace')}") from None
        if not isinstance(message, dict):
            raise Fault(f"this is no JSON object: {line[:80].decode(errors='replace')}")
        return message

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


IDLE: Final[dict[str, list[Program]]] = {}  # command -> processes whose game is over: the next game takes one up again


def close_idle() -> None:
    """Nobody will play with them any more."""
    for programs in IDLE.values():
        for program in programs:
            program.close()
    IDLE.clear()


atexit.register(close_idle)


class ProgramBot(Bot):
    """A seat played by a program."""

    def __init__(self, name: str, seed: int, stand_in: Bot) -> None:
        super().__init__(seed)
        self.program: Program | None = None
        self.command = name.removeprefix(PREFIX).strip()
        if not self.command:
            raise BadOption(f"'{name}' names no program; write as {PREFIX}PATH ARGUMENTS")
        self.seed = seed
        self.stand_in = stand_in
        self.gone = ""  # why it was sent away
        self.asked = 0

    def __del__(self) -> None:
        # A game that is left in the middle leaves no process behind.
        if self.program is not None:
            self.program.close()

    def answer(self, eyes: Eyes) -> int:
        if not self.gone:
            try:
                return self.ask(self.seated(eyes), eyes)
            except Fault as fault:
                self.send_away(str(fault))
        return self.stand_in.answer(eyes)

    def leave(self, eyes: Eyes) -> None:
        """The game is over: the process may play the next one."""
        program, self.program = self.program, None
        if program is None:
            return
        try:
            program.tell({"end": {"returns": [*eyes.returns], "outcome": eyes.outcome}})
        except Fault:
            program.close()
            return
        IDLE.setdefault(self.command, []).append(program)

    def seated(self, eyes: Eyes) -> Program:
        """The process, once both have greeted each other."""
        if self.program is None:
            waiting = IDLE.get(self.command, [])
            self.program = waiting.pop() if waiting else Program(self.command, seconds())
            self.program.tell(
                {
                    "hello": "gladsheim",
                    "protocol": VERSION,
                    "game": eyes.game.id,
                    "rules_version": eyes.game.rules_version,
                    "seats": eyes.seats,
                    "seat": eyes.seat,
                    "seed": self.seed,
                }
            )
            greeting = self.program.hear()
            if "hello" not in greeting or greeting.get("protocol") != VERSION:
                raise Fault(f'it must greet with {{"hello": NAME, "protocol": {VERSION}}}, not {brief(greeting)}')
        return self.program

    def ask(self, program: Program, eyes: Eyes) -> int:
        """Put the question; one answer that is none is told why, the second sends the program away."""
        self.asked += 1
        ask = eyes.ask
        options: list[Json] = [
            {"value": option, "say": eyes.say(option), "label": eyes.label(option)} for option in ask.options
        ]
        question: dict[str, Json] = {"slot": ask.slot, "rule": ask.rule, "options": options}
        program.tell({"ask": self.asked, "question": question, "view": eyes.view(), "text": eyes.text()})
        fault = ""
        while True:
            message = program.hear()
            if message.get("rules") is True:
                program.tell({"rules": rules_of(eyes)})
                continue
            try:
                return self.read(message, eyes)
            except Fault as no:
                if fault:
                    raise
                fault = str(no)
                program.tell({"error": fault, "ask": self.asked})

    def read(self, message: dict[str, Json], eyes: Eyes) -> int:
        """What a message answers."""
        if message.get("answer") != self.asked:
            raise Fault(f"question {self.asked} is open: answer it with its number, not {brief(message)}")
        value, text = message.get("value"), message.get("say")
        options = eyes.ask.options
        if isinstance(value, int) and not isinstance(value, bool) and value in options:
            return value
        if isinstance(text, str):
            try:
                return meant(text, {eyes.say(option): option for option in options}, eyes.ask.rule)
            except Illegal as no:
                raise Fault(str(no)) from None
        raise Fault(f"{brief(message)} is no answer: value is one of {options}")

    def send_away(self, why: str) -> None:
        self.gone = why
        log.warning("the program '%s' is sent away, and a bot plays on for it: %s", self.command, why)
        if self.program is not None:
            self.program.close()
            self.program = None


def rules_of(eyes: Eyes) -> list[Json]:
    return [{"id": rule.id, "title": rule.title(), "text": rule.text()} for rule in eyes.game.rulebook.rules.values()]


def brief(message: dict[str, Json]) -> str:
    text = json.dumps(message, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "..."


def seconds() -> float:
    """How long a program may think about an answer, as the operator says."""
    given = os.environ.get(SECONDS, "10")
    try:
        found = float(given)
    except ValueError:
        found = 0.0
    if found <= 0:
        raise BadOption(f"{SECONDS} must be a number of seconds, not {given!r}")
    return found
