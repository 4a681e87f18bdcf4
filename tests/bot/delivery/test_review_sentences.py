"""A sentence of the review is added to the message about the winner, whatever happens meanwhile."""

from pathlib import Path
from typing import cast

import pytest
from msgspec.structs import replace

from bot.delivery.exactly_once import ExactlyOnce
from bot.delivery.review_sentences import ReviewSentences
from bot.discord_io.sender import Outgoing
from bot.domain.posts import EndPost
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, MessageId, Table, TableId, UserId
from bot.jobs.reviews import Reviews, review_record
from bot.jobs.worker import TaskFailed
from bot.tables import Tables
from players.review.findings import Review
from tests.bot.tables.results.test_results import finished_game
from tests.support.fake_sender import FakeSender, NoPictures, publisher_of
from tests.support.messages import catalogue
from tests.support.tables import ADA, BO, open_tables

KEY = EndPost()
SENTENCE = "The turning point was turn "


class ReviewsHere:
    """Computed in this process, if they can be."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.is_broken = False
        self.has_turning_points = True

    async def review(self, table: Table, _: UserId) -> Review:
        if self.is_broken:
            raise TaskFailed("a bug")
        record = await self._tables.replay.record(table.id)
        found = review_record(record, table.seats_are_alike, ())
        return found if self.has_turning_points else replace(found, turning_points=())


class Sentences:
    """A finished game that has been published, and the job that adds the sentence."""

    def __init__(self, tables: Tables, table: TableId, sender: FakeSender) -> None:
        self.reviews, self.sender, self.table = ReviewsHere(tables), sender, table
        self.once = ExactlyOnce(tables.store, sender, NoPictures().make)
        reviews = cast("Reviews", self.reviews)
        self._job = ReviewSentences(tables, catalogue(), reviews, sender, self.once)

    async def add(self) -> None:
        await self._job.add(self.table)

    @property
    def winner(self) -> str:
        (text,) = [text for text in self.sender.texts if "🏆" in text]
        return text


async def published(tables: Tables, sender: FakeSender) -> Sentences:
    table = await finished_game(tables, ADA, BO, seed=1)
    await publisher_of(tables, sender).publish(table)
    return Sentences(tables, table, sender)


async def test_the_sentence_is_added_once_and_the_rest_of_the_message_stays(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        game = await published(tables, FakeSender())
        before = game.winner
        assert SENTENCE not in before
        assert await game.once.tables_to_review() == [game.table]
        await game.add()
        lines, after = before.splitlines(), game.winner.splitlines()
        (added,) = [line for line in after if line not in lines]
        assert SENTENCE in added
        assert [line for line in after if line != added] == lines
        assert await game.once.tables_to_review() == []
        edits = game.sender.edits
        await game.add()
        assert game.sender.edits == edits


class Killed(BaseException):
    """The process ends here."""


class KilledAfterEdit(FakeSender):
    """The process is killed when the message has been edited, once."""

    def __init__(self) -> None:
        super().__init__()
        self.kills = True

    async def change(self, channel: ChannelId, message: MessageId, outgoing: Outgoing) -> None:
        await super().change(channel, message, outgoing)
        if self.kills:
            self.kills = False
            raise Killed


async def test_a_kill_after_the_edit_changes_nothing(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        game = await published(tables, KilledAfterEdit())
        with pytest.raises(Killed):
            await game.add()
        shown = game.winner
        assert shown.count(SENTENCE) == 1
        assert await game.once.tables_to_review() == [game.table]
        await game.add()
        assert game.winner == shown
        assert await game.once.tables_to_review() == []


async def test_a_kill_before_the_end_counts_as_published_loses_no_sentence(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        table, sender = await finished_game(tables, ADA, BO, seed=1), FakeSender()
        publisher = publisher_of(tables, sender)
        sender.errors = [RetryLater("the answer to the first message was lost")]
        with pytest.raises(RetryLater):
            await publisher.publish(table)
        await publisher.publish(table)
        game = Sentences(tables, table, sender)
        assert await game.once.tables_to_review() == [table]
        await game.add()
        assert game.winner.count(SENTENCE) == 1


@pytest.mark.parametrize("why", ["no review", "no turning point", "the message was deleted"])
async def test_a_game_without_a_sentence_is_not_tried_again(tmp_path: Path, why: str) -> None:
    async with open_tables(tmp_path) as tables:
        game = await published(tables, FakeSender())
        shown = game.winner
        game.reviews.is_broken = why == "no review"
        game.reviews.has_turning_points = why != "no turning point"
        if why == "the message was deleted":
            posted = await game.once.find(game.table, KEY)
            assert posted is not None
            await game.sender.delete(posted.channel, posted.message)
        await game.add()
        assert await game.once.tables_to_review() == []
        if why != "the message was deleted":
            assert game.winner == shown
