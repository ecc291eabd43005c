"""A guest at a table of a running hall, who came by its link: an assistant, or a bot that plays from what it sees.

It speaks to the hall as a browser does, and is told what its seat may know and nothing else.
"""

from __future__ import annotations

import re
import time
import urllib.error
import urllib.request
from contextlib import ExitStack
from itertools import count
from typing import TYPE_CHECKING, TypeAlias, TypeVar
from urllib.parse import urlsplit

import msgspec

from gladsheim.adapters.text import MOST, NEWS, cut
from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption, Game, Json
from gladsheim.core.match import meant
from gladsheim.core.text import Phrase
from gladsheim.games import find
from gladsheim.wire.hall import Keys, TableCard, TableText
from gladsheim.wire.live import AskHint, Bye, Fill, FromTable, Hello, Hint, Question, Refused, Said, Undo

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

PATIENCE = 20.0  # seconds for which a look waits until the seat is asked something
LATEST = 30.0  # seconds within which a hall that is there has answered
T = TypeVar("T")


# What is read of the messages of `wire.live`: what a drawn table needs besides is left where it is.


class Line(msgspec.Struct):
    rule: str
    phrase: list[object]


class Sight(msgspec.Struct):
    seat: int | None
    view: msgspec.Raw
    questions: list[Question]
    log: list[Line]


class News(FromTable, frozen=True):
    seq: int
    sights: list[Sight]
    accepted: list[str]
    card: TableCard | None


Heard: TypeAlias = News | Refused | Said | Hint | Bye
_decode = msgspec.json.Decoder(Heard).decode


class Guest:
    """One seat at a table of a hall."""

    def __init__(self, link: str, name: str = "Guest", seat: int | None = None, token: str = "") -> None:
        """Take an open seat, the first if none is named; with the token of a seat, come back to it."""
        self.hall, self.id = parts_of(link)
        self.token = token
        card = self.call("GET", "", TableCard)
        self.game = find(card.game)
        self.card = card
        if token and seat is None:
            raise BadOption("a token belongs to a seat: name it too")
        self.seat = self.open_seat(card) if seat is None else seat
        if not token:
            keys = self.call("POST", f"/seats/{self.seat}", Keys, {"name": name})
            self.token = keys.tokens[self.seat]
        self.sight: Sight | None = None
        self.seq = 0
        self.lines: list[str] = []  # what happened since it was last told
        self.numbers = count(1)
        self.stays = ExitStack()
        self.socket = self.enter()
        self.hear(LATEST)

    def open_seat(self, card: TableCard) -> int:
        for seat, one in enumerate(card.seats):
            if one.who == "open":
                return seat
        raise BadOption(f"no seat is open at {self.hall}/t/{self.id}")

    # Speaking with the hall

    def call(self, method: str, path: str, kind: type[T], body: dict[str, Json] | None = None) -> T:
        return call(self.hall, method, f"/api/tables/{self.id}{path}", kind, body, self.token)

    @staticmethod
    def table(link: str) -> tuple[Game, int]:
        """The game of a table and how many play it, without sitting down."""
        hall, id = parts_of(link)
        card = call(hall, "GET", f"/api/tables/{id}", TableCard)
        return find(card.game), len(card.seats)

    def enter(self) -> ClientConnection:
        from websockets.sync.client import connect

        url = f"ws{self.hall.removeprefix('http')}/api/tables/{self.id}/live"
        try:
            socket = self.stays.enter_context(connect(url, max_size=2**22, proxy=None, open_timeout=LATEST))
        except (OSError, TimeoutError) as fault:
            raise BadOption(f"there is no hall at {self.hall}: {fault}") from None
        socket.send(msgspec.json.encode(Hello([self.token])).decode())
        return socket

    def send(self, message: Fill | Undo | AskHint) -> Refused | Hint | None:
        """Send a wish, and wait until it is granted; an Illegal says why it was refused."""
        self.socket.send(msgspec.json.encode(message).decode())
        until = time.monotonic() + LATEST
        while time.monotonic() < until:
            heard = self.hear(until - time.monotonic())
            if isinstance(heard, Refused) and heard.id == message.id:
                raise Illegal(heard.reason, heard.rule)
            if isinstance(heard, Hint) and heard.id == message.id:
                return heard
            if isinstance(heard, News) and message.id in heard.accepted:
                return None
        raise Illegal("the hall does not answer")

    def hear(self, seconds: float) -> Heard | None:
        """The next message, if one comes in time."""
        from websockets.exceptions import ConnectionClosed

        try:
            message: Heard = _decode(self.socket.recv(timeout=max(seconds, 0)))
        except TimeoutError:
            return None
        except ConnectionClosed:
            raise BadOption("the hall has closed the table") from None
        if isinstance(message, Bye):
            raise BadOption(f"the hall closed the table: {message.reason}")
        if isinstance(message, News):
            self.seq = message.seq
            self.card = message.card or self.card
            for sight in message.sights:
                if sight.seat == self.seat:
                    self.sight = sight
                    self.lines += [f"{self.say(line.phrase)} [{line.rule}]" for line in sight.log]
        return message

    def wait(self, seconds: float = PATIENCE) -> None:
        """Until the seat is asked something, the game is over, or so long."""
        until = time.monotonic() + seconds
        while self.question is None and not self.over and time.monotonic() < until:
            self.hear(until - time.monotonic())

    def close(self) -> None:
        self.stays.close()

    # Looking

    @property
    def over(self) -> bool:
        return self.card.over

    @property
    def view(self) -> dict[str, Json]:
        assert self.sight is not None
        found: dict[str, Json] = msgspec.json.decode(self.sight.view)
        return found

    @property
    def question(self) -> Question | None:
        """What the seat is asked: what others wait for first."""
        asked = [] if self.sight is None or self.over else sorted(self.sight.questions, key=lambda one: one.may)
        return asked[0] if asked else None

    def say(self, spoken: list[object]) -> str:
        names = [one.name or f"seat {seat}" for seat, one in enumerate(self.card.seats)]
        return self.game.words("en").say(phrase_from(spoken), names)

    def look(self, most: int = MOST) -> str:
        """What happened, the table, and the question with its answers by number."""
        self.wait()
        news, asked = cut(self.lines, min(NEWS, most)), self.asked()
        self.lines = []
        table = self.call("GET", f"/text?seat={self.seat}", TableText).text.split("\n")
        rest = most - sum(len(line) + 1 for line in [*news, *asked])
        return "\n".join([*news, *cut(table, max(rest, 0)), *asked])

    def asked(self) -> list[str]:
        question = self.question
        if question is None:
            waiting = "not everybody is here yet" if not self.card.begun else "others are asked"
            return [] if self.over else [f"You are asked nothing now, {waiting}: look again."]
        lines = [f"{self.game.words('en').word('ask-' + question.slot)} [{question.rule}]"]
        labels = [f"  {choice.value}: {self.say(choice.phrase)}" for choice in question.choices]
        if sum(len(label) + 1 for label in labels) < MOST // 2:
            lines += labels
        return [*lines, "Answer with one of: " + ", ".join(str(choice.value) for choice in question.choices)]

    def why(self, about: str = "") -> str:
        """A rule by its id; or the rule of the question, and what is closed now."""
        rules, question = self.game.rulebook.rules, self.question
        id = about or (question.rule if question else "")
        if not id:
            return "You are asked nothing now: name a rule."
        if id not in rules:
            raise BadOption(f"there is no rule '{id}'; they are {next(iter(rules))} to {[*rules][-1]}")
        lines = [f"{id} {rules[id].title()}: {rules[id].text()}"]
        if not about and question is not None:
            lines += [f"Not now: {self.say(one.phrase)} [{one.rule}]" for one in question.closed]
        return "\n".join(cut(lines, MOST))

    # Deeds

    def answer(self, text: str) -> str:
        """Answer by the number of an answer, or in its words; what came of it."""
        question = self.question
        if question is None:
            raise Illegal("the game is over" if self.over else "you are asked nothing now: look again")
        values = {str(choice.value): choice.value for choice in question.choices}
        if text.strip() in values:
            value = values[text.strip()]
        else:
            value = meant(text, {self.say(one.phrase): one.value for one in question.choices}, question.rule)
        self.fill(value)
        return self.look()

    def fill(self, value: int) -> None:
        self.send(Fill(f"g{next(self.numbers)}", self.seat, value, self.seq))

    def undo(self) -> str:
        """Take the last answer back, if nobody learned anything since."""
        self.send(Undo(f"g{next(self.numbers)}", self.seat))
        return self.look()

    def hint(self) -> str:
        """The best answers as the hall's adviser sees them, and why."""
        question = self.question
        found = self.send(AskHint(f"g{next(self.numbers)}", self.seat))
        if not isinstance(found, Hint) or question is None:
            return "There is no hint to be had now."
        labels = {choice.value: self.say(choice.phrase) for choice in question.choices}
        words = self.game.words("en")
        lines: list[str] = []
        for one in found.best:
            if one.value in labels:
                said = f"{one.value}: {words.told(labels[one.value], self.say(one.says))}"
                lines.append(" ".join([said, *[self.say(phrase) for phrase in one.why]]))
        return "\n".join(lines)


def parts_of(link: str) -> tuple[str, str]:
    """The hall's address and the table's id; a BadOption if the link has none."""
    found = urlsplit(link if "//" in link else f"http://{link}")
    way, _, id = found.path.strip("/").rpartition("/")
    is_hall = found.scheme in ("http", "https") and found.netloc and way in ("t", "api/tables")
    if not is_hall or not re.fullmatch(r"[\w-]+", id):
        raise BadOption(f"'{link}' is no link to a table; it looks like http://127.0.0.1:8040/t/TABLE")
    return f"{found.scheme}://{found.netloc}", id


def call(hall: str, method: str, path: str, kind: type[T], body: dict[str, Json] | None = None, token: str = "") -> T:
    """One request; a BadOption says in a line what the hall refused, or that there is none."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(hall + path, data, method=method)
    request.add_header("content-type", "application/json")
    if token:
        request.add_header("authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request, timeout=LATEST) as reply:
            return msgspec.json.decode(reply.read(), type=kind)
    except urllib.error.HTTPError as fault:
        with fault:
            raise BadOption(f"the hall refused: {reason_of(fault.read()) or fault.reason}") from None
    except (OSError, msgspec.MsgspecError, ValueError) as fault:
        raise BadOption(f"there is no hall at {hall}: {fault}") from None


def reason_of(body: bytes) -> str:
    """Why the hall refused."""
    try:
        return str(msgspec.json.decode(body, type=dict[str, object]).get("reason", ""))
    except msgspec.MsgspecError:
        return ""


def phrase_from(spoken: object) -> Phrase:
    """A phrase as it comes over the wire."""
    if not isinstance(spoken, list) or len(spoken) != 2 or not isinstance(spoken[1], dict):
        raise BadOption("the hall says something that is no phrase")
    gaps: dict[str, int | str | Phrase] = {}
    for name, gap in spoken[1].items():
        gaps[str(name)] = gap if isinstance(gap, (int, str)) else phrase_from(gap)
    return Phrase(str(spoken[0]), gaps)
