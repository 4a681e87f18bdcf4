"""Makes what a message encloses: pictures, films, records; in a worker, never on the loop."""

from typing import assert_never

from bot.discord_io.components import Attachment
from bot.domain.table import Language, Table, TableId
from bot.i18n.catalogue import theme_of
from bot.messages.message import (
    AreaPicture,
    AttachmentSpec,
    BoardPicture,
    Film,
    FinalPictures,
    HandPicture,
    Message,
    OwnArea,
    OwnBoard,
    RecordFile,
    TextFile,
)
from bot.messages.picture_words import PictureWords
from bot.tables import Tables
from engine import record
from engine.board import Board
from engine.game import start
from engine.record import Record
from render.output.encode import Picture
from render.pictures import area, board, film, final_board, hand, own_board, score_table
from render.service import PicturePool
from render.words.alt_phrases import AltPhrases
from render.words.labels import Labels


class AttachmentMaker:
    """`enclosed = await studio.make(message, table)`."""

    def __init__(self, pool: PicturePool, tables: Tables, picture_words: PictureWords) -> None:
        self._pool = pool
        self._tables = tables
        self._picture_words = picture_words

    async def make(self, message: Message, table: TableId) -> tuple[Attachment, ...]:
        """All that the message encloses, in its order."""
        if not message.attachments:
            return ()
        about = await self._tables.lookup.table(table) if table else None
        made: list[Attachment] = []
        for wanted in message.attachments:
            if isinstance(wanted, TextFile):
                made.append(Attachment(wanted.name, wanted.text.encode()))
            elif about is not None:
                made += await self._draw(wanted, about, message.language)
        return tuple(made)

    async def _draw(
        self, wanted: AttachmentSpec, table: Table, language: Language
    ) -> list[Attachment]:
        on, names, draw = self._tables.boards.get(table.options.map), table.names, self._pool.draw
        theme = theme_of(on.map)
        words, say = (
            self._picture_words.words(language, theme),
            self._picture_words.phrases(language, theme),
        )
        match wanted:
            case BoardPicture(view=view, last=last, news=news):
                return _all(await draw(board.board, view, on, names, last, news, words, say))
            case HandPicture(view=mine):
                return _all(await draw(hand.hand, mine, on, words, say))
            case OwnBoard(view=mine):
                return _all(await draw(own_board.private, mine, on, names, words, say))
            case OwnArea(view=mine, around=around):
                return _all(await draw(area.own_area, mine, on, names, around, words, say))
            case AreaPicture(view=view, around=around):
                return _all(await draw(area.area, view, on, names, around, (), words, say))
            case FinalPictures(view=view):
                score = await draw(score_table.final, view, on, names, words, say)
                return _all(score, await draw(final_board.final_board, view, on, names, words, say))
            case Film():
                played = await self._tables.replay.record(table.id)
                return _all(await draw(_film, played, on, names, words, say))
            case RecordFile():
                text = await draw(record.to_text, await self._tables.replay.record(table.id))
                return [Attachment(f"{table.options.map}-{table.id}.json", text.encode())]
            case TextFile(name=name, text=text):
                return [Attachment(name, text.encode())]
            case _:
                assert_never(wanted)


def _film(
    played: Record, on: Board, names: tuple[str, ...], words: Labels, say: AltPhrases
) -> Picture:
    """A finished game, played once more for the camera."""
    opening = start(on, len(played.seats), record.seed_of(played)).game
    return film.film(opening, record.log_of(played), names, words, say)


def _all(*pictures: Picture) -> list[Attachment]:
    return [Attachment(picture.name, picture.data, picture.alt) for picture in pictures]
