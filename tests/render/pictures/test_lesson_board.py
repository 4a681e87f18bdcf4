"""The practice board: nothing overlaps, and a phone shows all of it."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.tables.lesson import play_lesson
from maps.loader import LESSON_MAP, load
from render import lint
from render.ink.fonts import fitted
from render.ink.geometry import overlap
from render.layout.layout_cache import layout_of
from render.lint import FAULTS
from render.pictures.own_board import own_board_picture, placed_tags, shown_part
from render.scene import legend
from render.words.english import english
from tests.support.messages import catalogue
from tests.support.tables import boards

CHOICES = ("", "a1", "a2", "a3", "a1rdBr0", "a3rdBr0bbCb0")


def test_nothing_is_wrong_on_the_board() -> None:
    assert lint.lint(load(LESSON_MAP)) == dict.fromkeys(FAULTS, 0)


def test_the_longest_legend_covers_nothing() -> None:
    layout = layout_of(load(LESSON_MAP))
    plate = legend.plate_of(layout, legend.max_rows(LESSON_MAP))
    boxes = [box for row in layout.spaces.values() for box in row]
    boxes += [name.box for name in layout.names]
    assert not [box for box in boxes if overlap(plate, box) > 0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_of_the_legend_is_cut_off(language: Language) -> None:
    layout = layout_of(load(LESSON_MAP))
    width = 2 * legend.plate_of(layout, 1).half_length
    say = catalogue().translator(language).say
    texts = legend.texts(LESSON_MAP, legend.OWN_BOARD_SIGNS, say)
    room = width - 2 * legend.CORNER
    assert fitted(texts.title, legend.TITLE, "bold", room) == texts.title
    room = width - legend.TEXT_X - legend.CORNER
    assert [fitted(text, legend.TEXT, "medium", room) for _, text in texts.rows] == [
        text for _, text in texts.rows
    ]


@pytest.mark.parametrize("choices", CHOICES)
def test_the_whole_board_is_always_shown(choices: str) -> None:
    view, board = play_lesson(boards(), choices).view, boards()[LESSON_MAP]
    assert shown_part(view, board, placed_tags(view, board)) is None


def test_the_alt_text_tells_what_is_still_missing() -> None:
    view, board = play_lesson(boards(), "a1rdBr0").view, boards()[LESSON_MAP]
    alt = own_board_picture(view, board, ("Robin", "The Tourist"), english).alt
    assert "Corvo" in alt
    assert "Elva" in alt
    assert len(alt) < 1024
