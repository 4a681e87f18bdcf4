"""`/metrics` of a bot that plays: what is counted, and that nobody is named."""

import math
import re
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families

from bot.app import status_server
from bot.domain.observer import UNOBSERVED
from bot.domain.table import TableId
from bot.metrics import Metrics
from bot.store import DatabaseUnreachableError
from bot.store.leases import release_all
from bot.tables.shared_work import SharedWork
from sandbox.rest.request_log import costs_of
from sandbox.testing.driver import Sandbox
from tests.support.wire.wire import connected_bot
from tests.support.wire.wire_players import TWO_NAMES, Friends
from tests.support.wire.wire_setup import CHANNEL

BOUNDED = {  # all labels that exist, and what they may say
    "route": r"[a-z ]+",
    "counted": "yes|no",
    "answer": r"[1-5]xx|401|403|404|429|no answer",
    "computer_players": "yes|no",
    "level": "easy|medium|hard|stand-in",
    "outcome": "committed|rolled back",
    "shard": r"\d{1,4}",
    "job": "publish|hands|play",
    "le": r"[\d.e+-]+|\+Inf",
    "implementation": "CPython",
    **dict.fromkeys(("major", "minor", "patchlevel", "version"), r"[\w.+]+"),
}


class Measured(Friends):
    """People in a channel with a bot that is measured."""

    port = 0

    async def metrics(self) -> tuple[str, dict[str, float]]:
        """The text of `/metrics`, and what it says by name and labels."""
        async with (
            aiohttp.ClientSession() as web,
            web.get(f"http://127.0.0.1:{self.port}/metrics") as answer,
        ):
            assert answer.status == 200
            text = await answer.text()
        found: dict[str, float] = {}
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                for name, value in sample.labels.items():
                    assert re.fullmatch(BOUNDED[name], value), sample
                labels = "/".join(value for _, value in sorted(sample.labels.items()))
                found[f"{sample.name} {labels}".strip()] = sample.value
        return text, found


@asynccontextmanager
async def measured_friends(
    database: Path, now: Callable[[], float] = time.perf_counter
) -> AsyncIterator[Measured]:
    metrics = Metrics(now)
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected_bot(discord, database, metrics=metrics) as app,
        status_server(app, metrics).listening("127.0.0.1", 0) as port,
    ):
        friends = Measured(discord, app, discord.channel(CHANNEL))
        friends.port = port
        yield friends


async def test_metrics_count_what_discord_counts(tmp_path: Path) -> None:
    async with measured_friends(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        log, (_, before) = friends.discord.request_log, await friends.metrics()
        total = log.total
        await friends.start_game()
        await friends.choose_tickets()
        await friends.draw_two_cards(robin)
        await friends.settle()
        await friends.press(kim, "draw")
        await friends.settle()
        requests = log.since(total)
        _, after = await friends.metrics()
        costs = costs_of(requests)
        assert _requests(after, "yes") - _requests(before, "yes") == costs.counted
        assert _requests(after, "no") - _requests(before, "no") == costs.interaction
        assert not any("other" in name for name in after)
        callbacks = [each for each in requests if each.route.startswith("/interactions/")]
        assert after["slow_train_acknowledgement_seconds_count"] == len(callbacks)
        assert after["slow_train_direct_channels_opened_total"] == len(friends.people)
        assert after["slow_train_turn_seconds_count no"] >= 4  # tickets twice, cards, a card
        assert after["slow_train_transaction_seconds_count committed"] > 0
        assert after["slow_train_gateway_connected 0"] == 1
        assert after["process_resident_memory_bytes"] > 0


@pytest.mark.both_databases
async def test_a_turn_is_measured_from_its_own_move(tmp_path: Path) -> None:
    now_s = 0.0
    async with measured_friends(tmp_path / "table.db", lambda: now_s) as friends:
        robin, kim = friends.people
        await friends.start_game()
        await friends.choose_tickets()
        await friends.settle()
        for wait in (
            friends.slash(robin, "reminders", hand_by_dm=True),  # changes nothing at the table
            friends.slash(kim, "nudge"),  # says so in a message of its own
        ):
            await wait
            await friends.settle()
            now_s += 3600.0
        await friends.draw_two_cards(robin)
        await friends.settle()
        _, found = await friends.metrics()
        assert found["slow_train_turn_seconds_count no"] >= 3  # tickets twice, cards
        assert found["slow_train_turn_seconds_sum no"] == 0.0


@pytest.mark.postgres_in_soak
async def test_metrics_name_nobody(tmp_path: Path) -> None:
    async with measured_friends(tmp_path / "table.db") as friends:
        await friends.start_game()
        text, found = await friends.metrics()
        assert found["slow_train_tables_open"] == 1
        assert found["slow_train_tables_behind"] == 0
        assert found["slow_train_tables_claimed"] == 0  # everything is done
        table = await friends.table()
        ids = (*(person.id for person in friends.people), friends.channel.id, table.where.guild)
        for secret in (*map(str, ids), *TWO_NAMES, friends.discord.token, table.seed_hash):
            assert secret not in text


def _requests(found: dict[str, float], counted: str) -> float:
    """The requests that count against the bot's limit ("yes"), or do not."""
    is_wanted = re.compile(rf"slow_train_requests_total [^/]+/{counted}/.+")
    return sum(value for name, value in found.items() if is_wanted.fullmatch(name))


@pytest.mark.both_databases
async def test_metrics_are_answered_while_the_database_is_not(tmp_path: Path) -> None:
    async with measured_friends(tmp_path / "table.db") as friends:
        await friends.start_game()
        store = friends.app.tables.store
        lost = DatabaseUnreachableError(store.database, "gone")
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store.reader, "fetch", AsyncMock(side_effect=lost))
            _, found = await friends.metrics()
        assert math.isnan(found["slow_train_tables_open"])
        assert math.isnan(found["slow_train_tables_behind"])
        assert found["slow_train_ready"] == 0
        assert found["slow_train_gateway_connected 0"] == 1


async def test_decisions_of_computer_players_are_counted(tmp_path: Path) -> None:
    async with measured_friends(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(robin, "start", order="joined")
        await friends.settle()
        _, found = await friends.metrics()
        assert found["slow_train_decision_seconds_count easy"] == 1  # its first tickets
        assert found["slow_train_jobs play"] == 0


async def test_a_bot_that_is_not_asked_to_measure_measures_nothing(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected_bot(discord, tmp_path / "table.db") as app,
    ):
        assert app.client._observer is UNOBSERVED


@pytest.mark.parametrize("database_kind", ["postgres"], indirect=True)
async def test_claimed_tables_and_lost_leases_are_counted(tmp_path: Path) -> None:
    async with measured_friends(tmp_path / "table.db") as friends:
        work = friends.app.work
        assert isinstance(work, SharedWork)
        async with work.holding(TableId(7), "publish"):
            _, found = await friends.metrics()
            assert found["slow_train_tables_claimed"] == 1
            await release_all(work._db, work.holder)
            await work._renew()
        _, found = await friends.metrics()
        assert found["slow_train_tables_claimed"] == 0
        assert found["slow_train_leases_lost_total"] == 1
