"""The application: every route, the gate before them, and the hall behind them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar import Litestar, Router, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from litestar.response import Response
from msgspec import StructMeta
from prometheus_client import GC_COLLECTOR, PROCESS_COLLECTOR, REGISTRY

import gladsheim
from gladsheim.server.among_people import among_people
from gladsheim.server.campaigns import campaigns
from gladsheim.server.catalogue import catalogue
from gladsheim.server.codes import coming
from gladsheim.server.fan_out import Patient, make_backend
from gladsheim.server.faults import HANDLERS
from gladsheim.server.gate import Gate
from gladsheim.server.hall import Hall
from gladsheim.server.mine import mine
from gladsheim.server.pages import PACKS_ITSELF, make_pages
from gladsheim.server.passkeys import passkeys
from gladsheim.server.push import pushes
from gladsheim.server.replays import Archive, afterwards
from gladsheim.server.riddles import riddles
from gladsheim.server.settings import Settings
from gladsheim.server.socket import live_socket
from gladsheim.server.tables import set_new_table, tables
from gladsheim.server.turnstile import Turnstile
from gladsheim.wire import friends
from gladsheim.wire import hall as wire
from gladsheim.wire.hall import Health, Ready

PATIENCE: Final = 3.0  # seconds that the store has to answer
log = logging.getLogger("gladsheim.server")
# A page asks for the table in words when something is new to it: that too would tell who acts in secret.
UNCOUNTED: Final = r"^/api/tables/[^/]+/text"


@get("/health", summary="That this process is alive", include_in_schema=False)
async def health(hall: NamedDependency[Hall]) -> Health:
    tables = hall.tables.values()
    return Health(not hall.stopping, gladsheim.__version__, len(tables), sum(len(live.guests) for live in tables))


@get("/ready", summary="Whether this process can do its work", include_in_schema=False)
async def ready(hall: NamedDependency[Hall]) -> Response[Ready]:
    store, fan_out = await state_of_store(hall), hall.fan_out_state()
    thinkers = "closed" if hall.stopping else await state_of_thinkers(hall)
    is_well = store == "ok" and fan_out in ("ok", "alone") and thinkers == "ok"
    return Response(Ready(is_well, store, fan_out, thinkers), status_code=200 if is_well else 503)


async def state_of_store(hall: Hall) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            await asyncio.to_thread(hall.store.check)
    except TimeoutError:
        return f"no answer within {PATIENCE:g} seconds"
    except Exception as fault:
        log.warning("the store: %s", fault)
        return "it cannot be read or written: the log says why"
    return "ok"


async def state_of_thinkers(hall: Hall) -> str:
    try:
        async with asyncio.timeout(PATIENCE):
            return await asyncio.to_thread(hall.thinkers.state)
    except TimeoutError:
        return f"no answer within {PATIENCE:g} seconds"


class Metrics(PrometheusController):
    """For Prometheus, not for callers of the API."""

    include_in_schema = False


def create_app(settings: Settings | None = None) -> Litestar:
    """The application of one server process."""
    chosen = Settings() if settings is None else settings
    backend = make_backend(chosen)
    channels = ChannelsPlugin(backend, arbitrary_channels_allowed=True)
    hall = Hall(chosen, channels)
    if isinstance(backend, Patient):
        hall.fan_out_state = lambda: backend.state
    archive = Archive(hall)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        async with hall.open():
            yield

    # A branch is a table too, and so is the next game of a campaign.
    makers = Router("/", route_handlers=[set_new_table, afterwards, campaigns], middleware=[Turnstile(makes=True)])
    people = [coming, mine, pushes, passkeys, among_people, riddles]
    rest = Router("/", route_handlers=[catalogue, tables, *people, makers], middleware=[Turnstile()])
    api = Router("/api", route_handlers=[rest, live_socket])
    prometheus = PrometheusConfig(
        app_name="gladsheim", prefix="gladsheim", group_path=True, scopes={ScopeType.HTTP}, exclude=[UNCOUNTED]
    )
    leave_out_the_process()
    app = Litestar(
        route_handlers=[api, health, ready, Metrics, make_pages(chosen.static)],
        plugins=[channels],
        lifespan=[open_hall],
        dependencies={
            "hall": Provide(lambda: hall, use_cache=True, sync_to_thread=False),
            "archive": Provide(lambda: archive, use_cache=True, sync_to_thread=False),
        },
        signature_types=[Hall, Archive],
        state=State({"hall": hall}),
        middleware=[prometheus.middleware],
        exception_handlers=HANDLERS,
        openapi_config=OpenAPIConfig(
            title="Gladsheim",
            version=gladsheim.__version__,
            description="Tables of Norse games.  A live table is spoken with over WebSocket /api/tables/{id}/live.",
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude_opt_key=PACKS_ITSELF),
        request_max_body_size=chosen.largest_body,
        logging_config=None,
    )
    # Around everything, what matches no route included.
    app.asgi_handler = Gate(app.asgi_handler, chosen)
    close_schemas(app)
    return app


def leave_out_the_process() -> None:
    """What this process alone counts ticks with every secret answer: /metrics does without it."""
    for collector in (GC_COLLECTOR, PROCESS_COLLECTOR):
        with suppress(KeyError):  # another hall of this process did it already
            REGISTRY.unregister(collector)


def close_schemas(app: Litestar) -> None:
    """Say in the OpenAPI description too that what is sent may have no other fields."""
    for name, schema in app.openapi_schema.components.schemas.items():
        struct = getattr(wire, name, None) or getattr(friends, name, None)
        if isinstance(struct, StructMeta) and struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
