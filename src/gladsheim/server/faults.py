"""Faults: every refusal over REST is one clear line."""

from __future__ import annotations

import logging

from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.response import Response
from litestar.types import ExceptionHandlersMap

from gladsheim.core.forms import Illegal
from gladsheim.core.game import BadOption
from gladsheim.core.save import Damaged
from gladsheim.core.text import Phrase
from gladsheim.table.campaigns import NoCampaign
from gladsheim.table.store import NoTable
from gladsheim.wire.hall import Fault

log = logging.getLogger("gladsheim.server")

FAULTS = {
    400: ResponseSpec(Fault, description="What was asked makes no sense, and why", generate_examples=False),
    401: ResponseSpec(Fault, description="Not with that token", generate_examples=False),
    404: ResponseSpec(Fault, description="There is no such thing", generate_examples=False),
    409: ResponseSpec(Fault, description="Not now, and why", generate_examples=False),
    413: ResponseSpec(Fault, description="Too large", generate_examples=False),
    429: ResponseSpec(Fault, description="Too often", generate_examples=False),
}

# What a page says of a refusal that has only its number.
PHRASES = {
    400: Phrase("refused-senseless"),
    404: Phrase("refused-nothing-there"),
    413: Phrase("refused-too-large"),
    429: Phrase("refused-too-often"),
}

Asked = Request[None, None, State]


class NotYours(ValueError):
    """Not with that token."""

    def __init__(self, reason: str, phrase: Phrase) -> None:
        super().__init__(reason)
        self.phrase = phrase


def answer(
    status: int, reason: str, phrase: Phrase | None, rule: str = "", headers: dict[str, str] | None = None
) -> Response[Fault]:
    fault = Fault(" ".join(reason.split())[:500], rule, None if phrase is None else phrase.plain())
    return Response(fault, status_code=status, media_type="application/json", headers=headers)


def no_table(request: Asked, fault: NoTable) -> Response[Fault]:
    return answer(404, "there is no such table", Phrase("table-gone"))


def no_campaign(request: Asked, fault: NoCampaign) -> Response[Fault]:
    return answer(404, "there is no such campaign", Phrase("refused-no-campaign"))


def illegal(request: Asked, fault: Illegal) -> Response[Fault]:
    return answer(409, str(fault), fault.phrase, fault.rule)


def bad_option(request: Asked, fault: BadOption) -> Response[Fault]:
    return answer(404 if str(fault).startswith("no game ") else 400, str(fault), fault.phrase)


def not_yours(request: Asked, fault: NotYours) -> Response[Fault]:
    return answer(401, str(fault), fault.phrase)


def damaged(request: Asked, fault: Damaged) -> Response[Fault]:
    log.error("%s", fault)
    return answer(409, str(fault), Phrase("refused-damaged"))


def http(request: Asked, fault: HTTPException) -> Response[Fault]:
    reason = fault.detail
    if isinstance(fault, ValidationException) and isinstance(fault.extra, list):
        parts = [f"{one.get('key', '')}: {one.get('message', '')}" for one in fault.extra if isinstance(one, dict)]
        reason = "; ".join(parts) or reason
    headers = {name: value for name, value in (fault.headers or {}).items() if name.lower() in KEPT}
    return answer(fault.status_code, reason, PHRASES.get(fault.status_code), headers=headers)


def too_deep(request: Asked, fault: RecursionError) -> Response[Fault]:
    return answer(400, "the body is nested too deeply", PHRASES[400])


def no_text(request: Asked, fault: UnicodeDecodeError) -> Response[Fault]:
    return answer(400, "the body is no text in UTF-8", PHRASES[400])


KEPT = ("allow", "retry-after", "ratelimit-limit", "ratelimit-remaining", "ratelimit-reset", "ratelimit-policy")


def fault(request: Asked, fault: Exception) -> Response[Fault]:
    log.exception("%s %s failed", request.method, request.url.path, exc_info=fault)
    return answer(500, "the server made a mistake, and has noted it", Phrase("refused-mistake"))


HANDLERS: ExceptionHandlersMap = {
    NoTable: no_table,
    NoCampaign: no_campaign,
    Illegal: illegal,
    BadOption: bad_option,
    NotYours: not_yours,
    Damaged: damaged,
    HTTPException: http,
    RecursionError: too_deep,
    UnicodeDecodeError: no_text,
    Exception: fault,
}
