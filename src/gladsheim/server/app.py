"""The application: every route, the gate before them, and the hall behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Router, get
from litestar.channels import ChannelsPlugin
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import ScopeType
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins.prometheus import PrometheusConfig, PrometheusController
from msgspec import StructMeta

import gladsheim
from gladsheim.server.campaigns import campaigns
from gladsheim.server.catalogue import catalogue
from gladsheim.server.fan_out import make_backend
from gladsheim.server.faults import HANDLERS
from gladsheim.server.gate import Gate
from gladsheim.server.hall import Hall
from gladsheim.server.pages import make_pages
from gladsheim.server.replays import Archive, afterwards
from gladsheim.server.settings import Settings
from gladsheim.server.socket import live_socket
from gladsheim.server.tables import make_tables
from gladsheim.wire import hall as wire
from gladsheim.wire.hall import Health


@get("/health", summary="Whether this process can do its work", include_in_schema=False)
async def health(hall: NamedDependency[Hall]) -> Health:
    tables = hall.tables.values()
    return Health(not hall.stopping, gladsheim.__version__, len(tables), sum(len(live.guests) for live in tables))


class Metrics(PrometheusController):
    """For Prometheus, not for callers of the API."""

    include_in_schema = False


def create_app(settings: Settings | None = None) -> Litestar:
    """The application of one server process."""
    chosen = Settings() if settings is None else settings
    channels = ChannelsPlugin(make_backend(chosen), arbitrary_channels_allowed=True)
    hall = Hall(chosen, channels)
    archive = Archive(hall)

    @asynccontextmanager
    async def open_hall(app: Litestar) -> AsyncIterator[None]:
        async with hall.open():
            yield

    limit = RateLimitConfig(("minute", chosen.requests_per_minute))
    rest = Router(
        "/",
        route_handlers=[catalogue, make_tables(chosen.tables_per_minute), afterwards, campaigns],
        middleware=[limit.middleware],
    )
    api = Router("/api", route_handlers=[rest, live_socket])
    prometheus = PrometheusConfig(app_name="gladsheim", prefix="gladsheim", group_path=True, scopes={ScopeType.HTTP})
    app = Litestar(
        route_handlers=[api, health, Metrics, make_pages(chosen.static)],
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
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6),
        request_max_body_size=chosen.largest_body,
        logging_config=None,
    )
    # Around everything, what matches no route included.
    app.asgi_handler = Gate(app.asgi_handler, chosen)
    close_schemas(app)
    return app


def close_schemas(app: Litestar) -> None:
    """Say in the OpenAPI description too that what is sent may have no other fields."""
    for name, schema in app.openapi_schema.components.schemas.items():
        struct = getattr(wire, name, None)
        if isinstance(struct, StructMeta) and struct.__struct_config__.forbid_unknown_fields:
            schema.additional_properties = False
