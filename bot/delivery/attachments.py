"""Makes the files of a message: pictures, films, records. Never on the event loop."""

import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import ParamSpec, TypeVar, assert_never

from bot.discord_io.components import Attachment
from bot.domain.table import Language, Table, TableId, UserId
from bot.i18n.catalogue import Catalogue, theme_of
from bot.jobs.fair_turns import FairTurns
from bot.messages.parts.message import (
    AreaPicture,
    AttachmentSpec,
    BoardPicture,
    Film,
    FinalBoard,
    HandPicture,
    LessonPictures,
    MapPicture,
    Message,
    OwnArea,
    OwnBoard,
    PinBoard,
    RecordFile,
    ReplayPage,
    ScoreCard,
    ScoreTable,
    TextBoardFile,
    TextFile,
    TurningPointBoards,
)
from bot.messages.parts.phrasebook import (
    message_link,
    phrasebook_for,
    safe_name,
    without_escapes,
)
from bot.messages.results.replay import plain_sentences
from bot.tables import Tables
from engine import record
from engine.board import Board
from engine.record import Record
from engine.views import PublicView
from render.output import mp4
from render.output.picture import Picture
from render.picture_pool import PicturePool
from render.pictures.area import area_picture, own_area_picture
from render.pictures.board import board_picture
from render.pictures.film import film_picture, film_video
from render.pictures.final_board import final_board_picture
from render.pictures.hand import hand_picture
from render.pictures.map_picture import map_picture
from render.pictures.own_board import own_board_picture, own_map_picture
from render.pictures.pin_board import pin_board_picture
from render.pictures.profile import profile_picture
from render.pictures.review_curve import review_curve_picture
from render.pictures.score_card import score_card_picture
from render.pictures.score_table import score_table_picture
from render.pictures.text_board import text_board
from render.pictures.versus import versus_picture
from render.replay.page import PageTexts, Published, replay_page
from render.sheets import CurveSheet, ProfileSheet, VersusSheet
from render.words.say import Say

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

OwnPictureSpec = HandPicture | OwnBoard | PinBoard | OwnArea
PictureSpec = (
    BoardPicture | MapPicture | AreaPicture | FinalBoard | ScoreCard | ScoreTable | OwnPictureSpec
)
MAX_WAIT_FOR_PICTURES_S = 0.25
TableAttachment = PictureSpec | TurningPointBoards | Film | TextBoardFile | RecordFile | ReplayPage


class DrawingError(Exception):
    """A picture or file could not be made: a bug."""


class AttachmentMaker:
    """Turns attachment specs into files ready to be sent."""

    def __init__(self, pool: PicturePool, tables: Tables, catalogue: Catalogue) -> None:
        self._pool = pool
        self._turns = FairTurns(pool.workers)
        self._turns_of_callers = FairTurns(max(1, pool.workers - 1))
        self._tables = tables
        self._catalogue = catalogue

    async def make(self, message: Message, table: Table | None) -> tuple[Attachment, ...]:
        """The attachments of a message, in order. Those about a game need its table. One that
        cannot be drawn is left out: a game must not stop because of it. Servers take turns."""
        made: list[Attachment] = []
        server = None if table is None else table.where.guild
        for wanted in message.attachments:
            try:
                async with self._turns.turn(server):
                    made += await self._make_any(wanted, table, message.language)
            except DrawingError:
                about = {} if table is None else {"table": table.id}
                log.exception("a message lacks a picture or file", extra=about)
        return tuple(made)

    async def make_for_reply(
        self, message: Message, table_id: TableId, caller: UserId
    ) -> tuple[Attachment, ...]:
        """The same for a reply, which knows its table by id; 0 for none. Callers take turns, and
        leave one worker to what everybody waits for."""
        table = await self._tables.cache.table(table_id) if table_id else None
        async with self._turns_of_callers.turn(caller):
            return await self.make(message, table)

    async def until_rush_is_over(self) -> None:
        """Until no picture waits to be drawn, but not for long. In a rush, everybody sees the board
        before the bot does what nobody waits for."""
        await self._turns.until_none_waits(MAX_WAIT_FOR_PICTURES_S)

    async def _make_any(
        self, wanted: AttachmentSpec, table: Table | None, language: Language
    ) -> Sequence[Attachment]:
        match wanted:
            case TextFile(name=name, text=text):
                return [Attachment(name, text.encode())]
            case LessonPictures():
                return await self._make_for_lesson(wanted, language)
            case ProfileSheet():
                return [_attachment(await self._draw_in_pool(profile_picture, wanted))]
            case VersusSheet():
                return [_attachment(await self._draw_in_pool(versus_picture, wanted))]
            case CurveSheet():
                return [_attachment(await self._draw_in_pool(review_curve_picture, wanted))]
            case _:
                return [] if table is None else await self._make(wanted, table, language)

    async def _draw_in_pool(self, make: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call `make` in a worker and return its result, or raise DrawingError."""
        try:
            return await self._pool.draw(make, *args, **kwargs)
        except Exception as error:
            raise DrawingError from error

    async def _make(
        self, wanted: TableAttachment, table: Table, language: Language
    ) -> list[Attachment]:
        board = self._tables.boards[table.options.map]
        say = self._catalogue.translator(language, theme_of(board.map)).say
        match wanted:
            case TextBoardFile(view=view):
                names = tuple(without_escapes(safe_name(name)) for name in table.names)
                text = await self._draw_in_pool(text_board, view, board, names, say)
                return [Attachment("board.txt", text.encode())]
            case RecordFile():
                played = await self._tables.replay.record(table.id)
                text = await self._draw_in_pool(record.to_text, played)
                return [Attachment(f"{table.options.map}-{table.id}.json", text.encode())]
            case ReplayPage():
                page = await self._replay_page(table, language)
                return [Attachment(f"{table.options.map}-{table.id}.html", page.encode())]
            case TurningPointBoards(boards=boards):
                drawn = [await self._draw(each, board, table.names, say) for each in boards]
                return [
                    Attachment(f"turning-point-{number}.png", picture.data, picture.alt)
                    for number, picture in enumerate(drawn, 1)
                ]
            case Film():
                played = await self._tables.replay.record(table.id)
                with_house_rules = self._tables.boards.at(table)
                film = await self._draw_in_pool(film_of, played, with_house_rules, table.names, say)
                return [_attachment(film)]
            case _:
                return [_attachment(await self._draw(wanted, board, table.names, say))]

    async def _replay_page(self, table: Table, language: Language) -> str:
        played = await self._tables.replay.record(table.id)
        begun = await self._tables.publication.first_of_game(table.id)
        published = Published(table.seed_hash, message_link(begun) if begun else "")
        board = self._tables.boards.at(table)
        names = tuple(without_escapes(safe_name(name)) for name in table.names)
        phrases = phrasebook_for(self._catalogue, language, board, table.names)
        texts = PageTexts(language, phrases.translator.say, partial(plain_sentences, phrases))
        return await self._draw_in_pool(replay_page, played, board, texts, names, published)

    async def _make_for_lesson(
        self, lesson: LessonPictures, language: Language
    ) -> list[Attachment]:
        view = lesson.wanted.view
        board = self._tables.boards[view.map if isinstance(view, PublicView) else view.public.map]
        say = self._catalogue.translator(language, theme_of(board.map)).say
        return [_attachment(await self._draw(lesson.wanted, board, lesson.names, say))]

    async def _draw(
        self, wanted: PictureSpec, board: Board, names: tuple[str, ...], say: Say
    ) -> Picture:
        draw = self._draw_in_pool
        match wanted:
            case BoardPicture(view=view, changed=changed, sentences=told, edition=edition):
                return await draw(board_picture, view, board, names, say, changed, told, edition)
            case MapPicture():
                return await draw(map_picture, board, say)
            case AreaPicture(view=view, area=area):
                return await draw(area_picture, view, board, names, area, say)
            case ScoreTable(view=view):
                return await draw(score_table_picture, view, board, names, say)
            case FinalBoard(view=view):
                return await draw(final_board_picture, view, board, names, say)
            case ScoreCard(view=view, awards=awards):
                return await draw(score_card_picture, view, board, names, awards, say)
            case _:
                return await self._draw_own(wanted, board, names, say)

    async def _draw_own(
        self, wanted: OwnPictureSpec, board: Board, names: tuple[str, ...], say: Say
    ) -> Picture:
        """A picture for one seat only."""
        draw, mine = self._draw_in_pool, wanted.view
        match wanted:
            case HandPicture():
                return await draw(hand_picture, mine, board, say)
            case OwnBoard(is_map_only=True):
                return await draw(own_map_picture, mine, board, names, say)
            case OwnBoard():
                return await draw(own_board_picture, mine, board, names, say, "phone")
            case PinBoard(page=page):
                return await draw(pin_board_picture, mine, board, say, page)
            case OwnArea(area=area):
                return await draw(own_area_picture, mine, board, names, area, say)
            case _:
                assert_never(wanted)


def _attachment(picture: Picture) -> Attachment:
    return Attachment(picture.name, picture.data, picture.alt)


def film_of(played: Record, board: Board, names: tuple[str, ...], say: Say) -> Picture:
    """The film of a finished game, which is played again from its record: a video where a program
    can make it, otherwise an animated picture."""
    opening, actions = record.deal_again(played, board).game, tuple(record.log_of(played))
    if mp4.program():
        try:
            return film_video(opening, actions, names, say)
        except (mp4.VideoError, OSError) as error:
            log.warning("the film becomes an animated picture instead of a video: %s", error)
    return film_picture(opening, actions, names, say)
