"""What is measured, and that labels are bounded."""

import asyncio
from http import HTTPMethod

import pytest
from msgspec.structs import replace
from prometheus_client.parser import text_string_to_metric_families

from bot.discord_io.shard_states import ShardState
from bot.domain.table import TableId
from bot.metrics import (
    MAX_REMEMBERED,
    OTHER_ROUTE,
    ROUTES,
    Figures,
    Metrics,
    RequestKind,
    answer_kind,
    kept,
    request_kind,
)

NOTHING = Figures(
    tables_open=0,
    tables_behind=0,
    tables_closed=0,
    tables_in_memory=0,
    leases=0,
    interactions=0,
    jobs={},
    shards=(),
    last_tick_at=0.0,
    is_ready=False,
)


class Clock:
    """Seconds that pass only when a test says so."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def samples(metrics: Metrics, figures: Figures = NOTHING) -> dict[str, float]:
    """Everything exported, by name and labels: `slow_train_ready`, `…{shard="0"}`."""
    found = {}
    for family in text_string_to_metric_families(metrics.text(figures).decode()):
        for sample in family.samples:
            labels = ",".join(f'{key}="{value}"' for key, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


@pytest.mark.parametrize(
    ("method", "path", "kind"),
    [
        ("POST", "/api/v10/interactions/11/a.token/callback", ("acknowledge", False)),
        ("POST", "/api/v10/webhooks/22/a.token", ("reply", False)),
        ("PATCH", "/api/v10/webhooks/22/a.token/messages/@original", ("edit with token", False)),
        ("POST", "/api/v10/channels/33/messages", ("send message", True)),
        ("PATCH", "/api/v10/channels/33/messages/44", ("edit message", True)),
        ("POST", "/api/v10/channels/33/messages/44/threads", ("open thread", True)),
        ("POST", "/api/v10/users/@me/channels", ("open direct channel", True)),
        ("PUT", "/api/v10/applications/55/guilds/66/commands", ("register commands", True)),
        ("GET", "/api/v10/gateway/bot", ("log in", True)),
        ("PUT", "/api/v10/channels/33/pins/44", ("other", True)),
        ("POST", "/somewhere/else", ("other", True)),
    ],
)
def test_a_request_is_named_by_what_it_is_for(
    method: str, path: str, kind: tuple[str, bool]
) -> None:
    assert request_kind(method, path) == RequestKind(*kind)


def test_no_request_adds_a_label_that_is_not_known_before() -> None:
    known = {*ROUTES.values(), OTHER_ROUTE}
    for method in HTTPMethod:
        for path in ("/channels/1", "/users/2", "/webhooks/3/secret/x", "/channels/messages/a"):
            assert request_kind(method, path).route in known
    answers = {answer_kind(status) for status in range(100, 600)}
    assert answers == {*("1xx", "2xx", "3xx", "4xx", "5xx"), *("401", "403", "404", "429")}


def test_the_time_to_an_answer_ends_when_discord_accepts_it() -> None:
    clock = Clock()
    metrics = Metrics(clock)
    metrics.interaction_received(11)
    clock.now_s = 0.02
    metrics.request_answered("POST", "/api/v10/interactions/11/token/callback", 500)
    clock.now_s = 0.3
    for _ in range(2):  # repeated because the first answer was lost
        metrics.request_answered("POST", "/api/v10/interactions/11/token/callback", 204)
    metrics.request_answered("POST", "/api/v10/interactions/12/token/callback", 204)  # not ours
    found = samples(metrics)
    assert found["slow_train_acknowledgement_seconds_count"] == 1
    assert found["slow_train_acknowledgement_seconds_sum"] == 0.3
    refused = 'slow_train_requests_total{answer="5xx",counted="no",route="acknowledge"}'
    assert found[refused] == 1


def test_the_connection_to_the_gateway_is_not_a_request() -> None:
    metrics = Metrics()
    metrics.request_answered("GET", "/", 101)
    assert not any(name.startswith("slow_train_requests") for name in samples(metrics))


def test_interactions_that_are_never_answered_do_not_fill_the_memory() -> None:
    metrics = Metrics()
    for number in range(MAX_REMEMBERED + 5):
        metrics.interaction_received(number)
        metrics.table_changed(TableId(number))
    assert len(metrics._received) == len(metrics._changed) == MAX_REMEMBERED


def test_opened_direct_channels_are_counted_only_if_discord_opens_them() -> None:
    metrics = Metrics()
    metrics.request_answered("POST", "/api/v10/users/@me/channels", 429)
    metrics.request_answered("POST", "/api/v10/users/@me/channels", 200)
    assert samples(metrics)["slow_train_direct_channels_opened_total"] == 1


def test_transactions_are_measured_also_if_they_are_rolled_back() -> None:
    clock = Clock()
    metrics = Metrics(clock)

    with metrics.transaction():
        clock.now_s += 0.5  # the disk
    with pytest.raises(LookupError), metrics.transaction():
        raise LookupError
    found = samples(metrics)
    assert found['slow_train_transaction_seconds_sum{outcome="committed"}'] == 0.5
    assert found['slow_train_transaction_seconds_count{outcome="rolled back"}'] == 1


def test_what_several_processes_report() -> None:
    metrics = Metrics()
    metrics.leases_lost(1)
    metrics.leases_lost(2)
    found = samples(metrics, replace(NOTHING, leases=3))
    assert found["slow_train_tables_claimed"] == 3
    assert found["slow_train_leases_lost_total"] == 3


def test_every_shard_has_its_latency() -> None:
    shards = (ShardState(4, True, 0.04), ShardState(5, False, float("nan")))
    figures = Figures(5, 2, 1, 3, 0, 1, {"publish": 2}, shards, 12.5, is_ready=True)
    found = samples(Metrics(), figures)
    assert found['slow_train_gateway_latency_seconds{shard="4"}'] == 0.04
    assert found['slow_train_gateway_connected{shard="4"}'] == 1
    assert found['slow_train_gateway_connected{shard="5"}'] == 0
    assert found['slow_train_jobs{job="publish"}'] == 2
    assert found["slow_train_tables_open"] == 5
    assert found["slow_train_ready"] == 1


async def test_counting_everything_is_repeated_only_after_a_while() -> None:
    clock, counted = Clock(), list[int]()

    async def count() -> int:
        counted.append(1)
        return len(counted)

    keep = kept(count, 30.0, 0, now=clock)
    assert [await keep(), await keep()] == [1, 1]
    clock.now_s = 30.0
    assert await keep() == 2


async def test_what_cannot_be_counted_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.metrics.COUNT_TIMEOUT_S", 0.01)
    clock, counted = Clock(), list[int]()

    async def count() -> int:
        counted.append(1)
        match len(counted):
            case 1:
                raise OSError
            case 2:
                await asyncio.Event().wait()
        return len(counted)

    keep, found = kept(count, 30.0, -1, now=clock), list[int]()
    for clock.now_s in (0.0, 15.0, 30.0, 60.0):
        found.append(await keep())
    assert found == [-1, -1, -1, 3]
    assert caplog.text.count("tables cannot be counted") == 2
