"""What the bot measures about itself, in Prometheus's format.

Nothing is measured unless METRICS_PORT is set. No label carries an id of a user, table, channel or
message; every label has a few known values.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from typing import TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

from bot.discord_io.shard_states import ShardState
from bot.domain.events import Unpublished
from bot.domain.observer import Observer
from bot.domain.table import Human, TableId
from engine.values import Value

log = logging.getLogger(__name__)

T = TypeVar("T")

ANSWER_BUCKETS_S = (0.01, 0.025, 0.05, 0.1, 0.2, 0.35, 0.5, 1, 2, 3)  # Discord waits for 3 s
TURN_BUCKETS_S = (0.1, 0.25, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10, 30, 60, 300)
DECISION_BUCKETS_S = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 20)
DATABASE_BUCKETS_S = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
WEB_BUCKETS_S = (0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5)
COUNTED_EVERY_S = 30.0
COUNT_TIMEOUT_S = 4.0  # with the health checks before it, less than the 10 s that Prometheus waits
MAX_REMEMBERED = 10_000  # interactions and tables whose time is being taken

ACKNOWLEDGE = "acknowledge"
OPEN_DIRECT_CHANNEL = "open direct channel"
OTHER_ROUTE = "other"
ROUTES = {  # what a request is for, by its method and the words of its path
    ("POST", "interactions callback"): ACKNOWLEDGE,
    ("POST", "webhooks"): "reply",
    ("PATCH", "webhooks messages"): "edit with token",
    ("PATCH", "webhooks messages @original"): "edit with token",
    ("DELETE", "webhooks messages"): "delete reply",
    ("DELETE", "webhooks messages @original"): "delete reply",
    ("GET", "webhooks messages @original"): "read reply",
    ("POST", "channels messages"): "send message",
    ("PATCH", "channels messages"): "edit message",
    ("DELETE", "channels messages"): "delete message",
    ("GET", "channels messages"): "search messages",
    ("POST", "channels messages threads"): "open thread",
    ("GET", "channels"): "reopen thread",
    ("PATCH", "channels"): "reopen thread",
    ("POST", "users @me channels"): OPEN_DIRECT_CHANNEL,
    ("GET", "users @me"): "log in",
    ("GET", "oauth2 applications @me"): "log in",
    ("GET", "applications @me"): "log in",
    ("GET", "gateway"): "log in",
    ("GET", "gateway bot"): "log in",
    ("GET", "applications commands"): "register commands",
    ("PUT", "applications commands"): "register commands",
    ("PUT", "applications guilds commands"): "register commands",
    ("GET", "applications emojis"): "emoji",
    ("POST", "applications emojis"): "emoji",
    ("DELETE", "applications emojis"): "emoji",
}
WORDS = frozenset(word for _, words in ROUTES for word in words.split())
UNCOUNTED = ("interactions", "webhooks")  # Discord does not count them against the bot's limit


class RequestKind(Value, frozen=True):
    """What a request to Discord is for, without anything that identifies somebody."""

    route: str
    is_counted: bool  # against the limit of 50 per second


def request_kind(method: str, path: str) -> RequestKind:
    """What a request is for. `path`: of its address, with the prefix of the API."""
    words = [word for word in path.split("/") if word in WORDS]
    route = ROUTES.get((method, " ".join(words)), OTHER_ROUTE)
    return RequestKind(route, is_counted=not words or words[0] not in UNCOUNTED)


def answer_kind(status: int) -> str:
    """A status by itself if something should be done about it, otherwise its class."""
    return str(status) if status in (401, 403, 404, 429) else f"{status // 100}xx"


class Figures(Value, frozen=True):
    """What is counted when somebody asks, not when it happens."""

    tables_open: float  # NaN if the database cannot be asked
    tables_behind: float
    tables_closed: int  # their channel is closed to the bot
    tables_in_memory: int
    leases: int  # 0 if there is no other process
    interactions: int  # in progress
    jobs: dict[str, int]  # tables with work in progress, by what is done
    shards: tuple[ShardState, ...]
    last_tick_at: float
    is_ready: bool
    web_sessions: float = 0  # NaN if the database cannot be asked
    web_sockets: int = 0


class Metrics(Observer):
    """Measures what it is told; `text` is what Prometheus reads."""

    def __init__(self, now: Callable[[], float] = time.perf_counter) -> None:
        self._now = now
        self._received: dict[int, float] = {}  # when interactions arrived that wait for an answer
        self._changed: dict[TableId, float] = {}  # when tables changed whose message is outdated
        # Leave out when each series began: nobody asks for it.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # prometheus_client's
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        PlatformCollector(registry=registry)
        counter = partial(Counter, registry=registry)
        gauge = partial(Gauge, registry=registry)
        histogram = partial(Histogram, registry=registry)
        self._acknowledgements = histogram(
            "slow_train_acknowledgement_seconds",
            "From the arrival of an interaction until Discord has accepted the first answer",
            buckets=ANSWER_BUCKETS_S,
        )
        self._turns = histogram(
            "slow_train_turn_seconds",
            "From the commit of a move until its message is shown; with computer_players, their"
            " moves after it are part of the time",
            ["computer_players"],
            buckets=TURN_BUCKETS_S,
        )
        self._requests = counter(
            "slow_train_requests",
            "Requests to Discord; counted: against the limit of 50 per second and token",
            ["route", "counted", "answer"],
        )
        self._direct_channels = counter(
            "slow_train_direct_channels_opened", "Channels for direct messages that were opened"
        )
        self._decisions = histogram(
            "slow_train_decision_seconds",
            "How long computer players took to decide, with waiting for the worker",
            ["level"],
            buckets=DECISION_BUCKETS_S,
        )
        self._transactions = histogram(
            "slow_train_transaction_seconds",
            "Write transactions of the database, with waiting for their turn",
            ["outcome"],
            buckets=DATABASE_BUCKETS_S,
        )
        self._web_requests = histogram(
            "slow_train_web_request_seconds",
            "Requests of the web page, from their headers to the answer; not its sockets",
            ["route", "answer"],
            buckets=WEB_BUCKETS_S,
        )
        self._leases_lost = counter(
            "slow_train_leases_lost",
            "Tables that another process took over while this one was working on them",
        )
        self._gauges = {
            name: gauge(f"slow_train_{name}", text)
            for name, text in {
                "tables_open": "Tables in a lobby or in play, in the whole database",
                "tables_behind": "Tables with something to publish, in the whole database",
                "tables_closed": "Tables that wait because their channel is closed to the bot",
                "tables_in_memory": "Tables that this process keeps in memory",
                "tables_claimed": "Tables for which this process has a lease",
                "interactions_in_progress": "Interactions that are being served",
                "web_sessions": "People signed in on the web page, in the whole database",
                "web_sockets": "Open sockets of the web page at this process",
                "last_tick_timestamp_seconds": "When the scheduler last finished its work",
                "ready": "1 if all checks of /healthz pass",
            }.items()
        }
        self._jobs = gauge("slow_train_jobs", "Tables with work in progress", ["job"])
        self._latency = gauge(
            "slow_train_gateway_latency_seconds",
            "Between a heartbeat and its acknowledgement",
            ["shard"],
        )
        self._connected = gauge(
            "slow_train_gateway_connected", "1 if this shard is connected", ["shard"]
        )

    def text(self, figures: Figures) -> bytes:
        """Everything measured so far."""
        for name, value in {
            "tables_open": figures.tables_open,
            "tables_behind": figures.tables_behind,
            "tables_closed": figures.tables_closed,
            "tables_in_memory": figures.tables_in_memory,
            "tables_claimed": figures.leases,
            "interactions_in_progress": figures.interactions,
            "web_sessions": figures.web_sessions,
            "web_sockets": figures.web_sockets,
            "last_tick_timestamp_seconds": figures.last_tick_at,
            "ready": figures.is_ready,
        }.items():
            self._gauges[name].set(value)
        for job, number in figures.jobs.items():
            self._jobs.labels(job).set(number)
        for shard in figures.shards:
            self._latency.labels(shard.number).set(shard.latency_s)
            self._connected.labels(shard.number).set(shard.is_connected)
        return generate_latest(self.registry)

    # Interactions and turns

    def interaction_received(self, interaction: int) -> None:
        _remember(self._received, interaction, self._now())

    def table_changed(self, table: TableId) -> None:
        if table not in self._changed:
            _remember(self._changed, table, self._now())

    def nothing_to_show(self, table: TableId) -> None:
        self._changed.pop(table, None)

    def message_shown(self, unpublished: Unpublished) -> None:
        since = self._changed.pop(unpublished.table.id, None)
        if since is None or not unpublished.entries:  # a lobby, or after a restart
            return
        has_computers = not all(isinstance(one, Human) for one in unpublished.table.occupants)
        self._turns.labels("yes" if has_computers else "no").observe(self._now() - since)

    # Requests

    def request_failed(self, method: str, path: str) -> None:
        self._count(request_kind(method, path), "no answer")

    def request_answered(self, method: str, path: str, status: int) -> None:
        if status == HTTPStatus.SWITCHING_PROTOCOLS:  # the gateway: no request, but a connection
            return
        kind = request_kind(method, path)
        self._count(kind, answer_kind(status))
        if status >= 300:
            return
        if kind.route == OPEN_DIRECT_CHANNEL:
            self._direct_channels.inc()
        if kind.route == ACKNOWLEDGE:
            received_at = self._received.pop(_interaction_in(path), None)
            if received_at is not None:
                self._acknowledgements.observe(self._now() - received_at)

    def _count(self, kind: RequestKind, answer: str) -> None:
        self._requests.labels(kind.route, "yes" if kind.is_counted else "no", answer).inc()

    # Computer players and the database

    def decided(self, level: str, seconds: float) -> None:
        self._decisions.labels(level).observe(seconds)

    @contextmanager
    def transaction(self) -> Iterator[None]:
        started, outcome = self._now(), "rolled back"
        try:
            yield
            outcome = "committed"
        finally:
            self._transactions.labels(outcome).observe(self._now() - started)

    def web_request(self, route: str, status: int, seconds: float) -> None:
        self._web_requests.labels(route, answer_kind(status)).observe(seconds)

    def leases_lost(self, number: int) -> None:
        self._leases_lost.inc(number)


def kept(
    count: Callable[[], Awaitable[T]],
    for_s: float,
    otherwise: T,
    now: Callable[[], float] = time.monotonic,
) -> Callable[[], Awaitable[T]]:
    """The same, counted again only after some time: in a large database it takes a while.
    `otherwise`: what is said if it fails or takes too long."""
    last: list[tuple[float, T]] = []

    async def count_or_keep() -> T:
        if not last or now() - last[0][0] >= for_s:
            found = otherwise
            try:
                async with asyncio.timeout(COUNT_TIMEOUT_S):
                    found = await count()
            except Exception as error:  # whatever the reason: everything else can still be told
                about = {"error": type(error).__name__}
                log.warning("the tables cannot be counted", extra=about)
            last[:] = [(now(), found)]
        return last[0][1]

    return count_or_keep


def _remember(times: dict[T, float], key: T, now: float) -> None:
    """Keep a time, and not more of them than MAX_REMEMBERED: the oldest is dropped."""
    times[key] = now
    if len(times) > MAX_REMEMBERED:
        del times[next(iter(times))]


def _interaction_in(path: str) -> int:
    """The id in `…/interactions/<id>/<token>/callback`."""
    _, _, rest = path.partition("/interactions/")
    number, _, _ = rest.partition("/")
    return int(number) if number.isdecimal() else 0
