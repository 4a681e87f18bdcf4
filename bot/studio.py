"""Makes what a message encloses: pictures, films, records; in a worker, never on the loop."""

from typing import Protocol, assert_never

from bot.model import Language, Table, TableId
from bot.outgoing import Enclosed
from bot.present.message import (
    AreaPicture,
    BoardPicture,
    Film,
    FinalPictures,
    HandPicture,
    Message,
    PrivateArea,
    PrivateBoard,
    RecordFile,
    TextFile,
    Wanted,
)
from bot.text import Theme, theme_of
from engine import record
from engine.board import Board
from engine.game import start
from engine.model import MapId
from engine.record import Record
from render import area, board, film, final, final_board, hand, private
from render.encode import Picture
from render.phrases import Phrases
from render.pool import Pool
from render.words import Words


class Archive(Protocol):
    """Where a table's facts come from: the service."""

    async def get(self, table: TableId) -> Table: ...

    async def record(self, table: TableId) -> Record: ...

    def board(self, map_id: MapId) -> Board: ...


class Legends(Protocol):
    """The words on pictures and in their alt texts, by language."""

    def words(self, language: Language, theme: Theme) -> Words: ...

    def phrases(self, language: Language, theme: Theme) -> Phrases: ...


class Studio:
    """`enclosed = await studio.make(message, table)`."""

    def __init__(self, pool: Pool, archive: Archive, legends: Legends) -> None:
        self._pool = pool
        self._archive = archive
        self._legends = legends

    async def make(self, message: Message, table: TableId) -> tuple[Enclosed, ...]:
        """All that the message encloses, in its order."""
        if not message.wanted:
            return ()
        about = await self._archive.get(table) if table else None
        made: list[Enclosed] = []
        for wanted in message.wanted:
            if isinstance(wanted, TextFile):
                made.append(Enclosed(wanted.name, wanted.text.encode()))
            elif about is not None:
                made += await self._draw(wanted, about, message.language)
        return tuple(made)

    async def _draw(self, wanted: Wanted, table: Table, language: Language) -> list[Enclosed]:
        on, names, draw = self._archive.board(table.options.map), table.names, self._pool.draw
        theme = theme_of(on.map)
        words, say = self._legends.words(language, theme), self._legends.phrases(language, theme)
        match wanted:
            case BoardPicture(view=view, last=last, news=news):
                return _all(await draw(board.board, view, on, names, last, news, words, say))
            case HandPicture(view=mine):
                return _all(await draw(hand.hand, mine, on, words, say))
            case PrivateBoard(view=mine):
                return _all(await draw(private.private, mine, on, names, words, say))
            case PrivateArea(view=mine, around=around):
                return _all(await draw(area.own_area, mine, on, names, around, words, say))
            case AreaPicture(view=view, around=around):
                return _all(await draw(area.area, view, on, names, around, (), words, say))
            case FinalPictures(view=view):
                score = await draw(final.final, view, on, names, words, say)
                return _all(score, await draw(final_board.final_board, view, on, names, words, say))
            case Film():
                played = await self._archive.record(table.id)
                return _all(await draw(_film, played, on, names, words, say))
            case RecordFile():
                text = await draw(record.to_text, await self._archive.record(table.id))
                return [Enclosed(f"{table.options.map}-{table.id}.json", text.encode())]
            case TextFile(name=name, text=text):
                return [Enclosed(name, text.encode())]
            case _:
                assert_never(wanted)


def _film(played: Record, on: Board, names: tuple[str, ...], words: Words, say: Phrases) -> Picture:
    """A finished game, played once more for the camera."""
    opening = start(on, len(played.seats), record.seed_of(played)).game
    return film.film(opening, record.log_of(played), names, words, say)


def _all(*pictures: Picture) -> list[Enclosed]:
    return [Enclosed(picture.name, picture.data, picture.alt) for picture in pictures]
