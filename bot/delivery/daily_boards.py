"""Posts each server's table of the day and keeps it up to date until the deal has closed, without
notifying anybody."""

import asyncio
import hashlib
import zlib

from bot.delivery.exactly_once import id_before
from bot.delivery.kept_messages import (
    NO_TABLE,
    ConnectedServers,
    update_for_ever,
    update_one,
)
from bot.discord_io.sender import Outgoing, Sender
from bot.domain.daily import DailyBoard, Day, newest_closed
from bot.domain.requests import ANY_STEP
from bot.domain.table import MessageId
from bot.i18n.catalogue import Catalogue, theme_of
from bot.jobs.table_jobs import Sleep
from bot.messages.daily_board import board_message, board_title
from bot.messages.parts.message import Message
from bot.messages.parts.phrasebook import phrasebook_for
from bot.tables import Tables
from engine.model import Map

NOT_POSTED = MessageId(0)
UNKNOWN = 0  # the checksum of no message


class DailyBoardMessages:
    """`update_due` posts and edits the messages that are due; `run` does it for ever. With several
    processes, each does it for the servers it is connected to, and one of them for each message."""

    def __init__(
        self, tables: Tables, catalogue: Catalogue, sender: Sender, servers: ConnectedServers
    ) -> None:
        self._days = tables.daily.days
        self._boards = tables.daily_boards
        self._catalogue = catalogue
        self._sender = sender
        self._servers = servers

    async def run(self, every_s: float, sleep: Sleep = asyncio.sleep) -> None:
        await update_for_ever(self.update_due, "tables of the day", every_s, sleep)

    async def update_due(self) -> None:
        """All messages that are due now."""
        await self._boards.want_today(self._servers.knows_server)
        for board in await self._boards.due():
            await self._update(board)

    async def _update(self, board: DailyBoard) -> None:
        await update_one(
            self._sender,
            self._servers,
            board,
            "tables of the day",
            claim=lambda: self._boards.claim(board),
            show=lambda: self._show(board),
            give_up=lambda: self._boards.give_up(board),
        )

    async def _show(self, board: DailyBoard) -> None:
        today = self._days.today
        is_closed = board.day <= newest_closed(today)
        shown = await self._message(board, today)
        checksum = zlib.crc32(repr(shown).encode())
        outgoing = Outgoing(shown, (), NO_TABLE, ANY_STEP)
        message = board.message or await self._find(board)
        if message == NOT_POSTED:
            if is_closed:  # it is too late to post it
                await self._boards.give_up(board)
                return
            nonce = _nonce(board)
            message = await self._sender.send(board.channel, outgoing, nonce, is_silent=True)
            if board.tried_at:  # Discord may have found what was sent then, with other results
                checksum = UNKNOWN
        elif checksum != board.checksum:
            await self._sender.change(board.channel, message, outgoing)
        await self._boards.mark_shown(board, message, checksum, is_final=is_closed)

    async def _find(self, board: DailyBoard) -> MessageId:
        """The message, if it was posted by a bot that was killed before it could store its id;
        otherwise NOT_POSTED."""
        if not board.tried_at:
            return NOT_POSTED
        map_ = await self._map(board.day)
        title = board_title(self._catalogue.translator(board.language), map_, board.day)
        after = id_before(board.tried_at)
        found = await self._sender.find(
            board.channel, after, lambda text, _: text.startswith(title)
        )
        return found or NOT_POSTED

    async def _message(self, board: DailyBoard, today: Day) -> Message:
        table = await self._boards.content(board.guild, board.day)
        map_ = await self._map(board.day)
        translator = self._catalogue.translator(board.language, theme_of(map_))
        best = table.best_of_closed
        closed_board = await self._days.board_of(board.day if best is None else best.day)
        closed = phrasebook_for(self._catalogue, board.language, closed_board, ())
        return board_message(translator, map_, table, closed, today)

    async def _map(self, day: Day) -> Map:
        return (await self._days.board_of(day)).map


def _nonce(board: DailyBoard) -> str:
    """By which Discord recognises a message that is sent again."""
    name = f"daily {board.guild} {board.day}"
    return hashlib.blake2b(name.encode(), digest_size=12).hexdigest()
