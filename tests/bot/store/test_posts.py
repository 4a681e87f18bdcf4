"""Records of messages that are posted exactly once."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.posts import (
    HandPost,
    NudgePost,
    OfferPost,
    PatiencePost,
    PostKey,
    PostRecord,
    ReminderPost,
    ReviewPost,
    TurnPost,
    VotePost,
    WatchPost,
)
from bot.domain.table import ChannelId, MessageId, Seq, UserId
from bot.store import posts
from engine.model import Seat
from tests.support.tables import ADA, BO, HERE, THERE, open_lobby, open_tables, options

RECORD = PostRecord(ChannelId(70), MessageId(80), 3, "st:hand:1:5", MessageId(79))
KEYS: tuple[PostKey, ...] = (
    TurnPost(8, Seq(5), 2),
    VotePost("undo", 1_800_000_000.123_456_7),
    VotePost("absence", 1_800_000_000.123_456_7),
    OfferPost(Seat(2), 7.5),
    PatiencePost(Seat(1), 7.5),
    NudgePost(7.5),
    ReminderPost(Seat(1), 7.5, 3),
    HandPost(UserId(2**63 - 1), Seat(4)),
    WatchPost(Seq(9), 1),
    ReviewPost(),
)


@pytest.mark.parametrize("key", KEYS, ids=lambda key: type(key).__name__)
async def test_a_record_is_found_by_its_table_and_key(tmp_path: Path, key: PostKey) -> None:
    async with open_tables(tmp_path) as tables:
        here, there = (
            await open_lobby(tables, ADA, BO),
            await tables.lobby.open(THERE, ADA, options()),
        )
        for other in KEYS:
            await posts.save(tables.store, here.id, other, RECORD)
        await posts.save(tables.store, here.id, key, replace(RECORD, text_crc=4))
    async with open_tables(tmp_path) as tables:
        reader = tables.store.reader
        assert await posts.load(reader, here.id, key) == replace(RECORD, text_crc=4)
        assert await posts.load(reader, there.id, key) is None
        assert key in await posts.load_all(reader, here.id, type(key))
        async with tables.store.writing() as db:
            await posts.delete(db, here.id, key)
        assert await posts.load(reader, here.id, key) is None
        for other in KEYS:
            if other != key:
                assert await posts.load(reader, here.id, other) == RECORD


async def test_messages_to_watchers_and_reviews_are_no_questions_of_the_table(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA, BO)
        for key in KEYS:
            await posts.save(tables.store, table.id, key, RECORD)
        sides = await posts.side_keys(tables.store.reader, table.id)
        assert set(KEYS) - set(sides) == {KEYS[0], *KEYS[-3:]}  # turn, hand, watch, review
        assert list(await posts.load_all(tables.store.reader, table.id, NudgePost)) == [KEYS[5]]


async def test_the_records_of_turns_are_deleted_when_everything_is_published(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        table = await open_lobby(tables, ADA)
        record = PostRecord(HERE.channel, MessageId(5), 1)
        for key in (TurnPost(1, Seq(0), 0), VotePost("undo", 3.0)):
            await posts.save(tables.store, table.id, key, record)
        unpublished = await tables.publication.unpublished(table.id)
        await tables.publication.mark_published(unpublished, 1, Seq(0), MessageId(5))
        assert await posts.load_all(tables.store.reader, table.id, TurnPost) == {}
        votes = [*await posts.load_all(tables.store.reader, table.id, VotePost)]
        assert votes == [VotePost("undo", 3.0)]
