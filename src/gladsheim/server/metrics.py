"""What Prometheus is told of the tables; of requests, Litestar's own plugin tells."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("gladsheim_tables", "Tables open in this process")
SOCKETS = Gauge("gladsheim_sockets", "Sockets at live tables")
ENTRIES = Counter("gladsheim_entries", "Entries of journals that became durable, of games without secret turns")
LEFT_OFF = Gauge("gladsheim_games_left_off", "Installed games that cannot be played: the log says why", ["game"])
CONFLICTS = Counter("gladsheim_conflicts", "Appends that another process was quicker with")
REFUSALS = Counter("gladsheim_refusals", "Messages of sockets that were refused, of games without secret turns")
COMMITS = Histogram(
    "gladsheim_commit_seconds",
    "From deciding to durable",
    buckets=(0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2),
)
THINKING = Histogram(
    "gladsheim_thinking_seconds",
    "How long bots took for an answer that all may know of, waiting included",
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 2, 5, 10, 30),
)

# Who waits for what: of thoughts that all may know of.
LANES = ("awaited", "idle")
WAITING = Gauge("gladsheim_thoughts_waiting", "Thoughts that wait for a thinker", ["lane"])
WAITERS = Gauge("gladsheim_visitors_waiting", "Visitors for whom thoughts wait", ["lane"])
RUNNING = Gauge("gladsheim_thoughts_running", "Thoughts that are being thought", ["lane"])
WAITED = Histogram(
    "gladsheim_thought_wait_seconds",
    "How long a thought waited for a thinker",
    ["lane"],
    buckets=(0.01, 0.03, 0.1, 0.3, 1, 2, 5, 10, 30),
)
STORE = Gauge("gladsheim_store_bytes", "What the store takes on the disk, rounded up to megabytes")
