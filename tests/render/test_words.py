"""The words on pictures: each one is used somewhere, and the legend names what it explains."""

from typing import get_args

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from engine.final_score import Decider
from engine.model import MapId, Seat
from engine.views import player_view, public_view
from render.ink.text import text_width
from render.layout.layout_cache import load_layout
from render.panel.score_lines import shown_lines, summed_lines
from render.pictures import hand, score_table
from render.scene import legend
from render.scene.legend_signs import PictureSign
from render.words.english import TEMPLATES, english
from render.words.phrases import map_name
from render.words.say import Say
from tests.support.messages import phrasebook
from tests.support.positions import MAPS, board, opening
from tests.support.random_games import playing


def test_every_word_is_used_on_some_picture() -> None:
    keys: set[str] = set()

    def say(key: str, /, **values: str | int) -> str:
        text = english(key, **values)
        keys.add(key)
        return text

    for map_id in MAPS:
        legend.texts(MapId(map_id), get_args(PictureSign), say)
        *_, (_, _, played) = playing(map_id, 2, number=11)
        score = public_view(played.game).final
        assert score is not None
        for seat in score.seats:
            shown_lines(seat, board(map_id), say)
            summed_lines(seat, board(map_id), say)
        for decider in get_args(Decider):
            score_table.tie_note(replace(score, decided_by=decider), say)
    hand.draw(player_view(opening("europe"), Seat(0)), board("europe"), say)
    words = {key for key in keys if key.startswith("word-")}
    assert words == {key for key in TEMPLATES if key.startswith("word-")}


def test_a_legend_names_the_signs_of_its_map_and_of_the_picture() -> None:
    texts = legend.texts(MapId("europe"), ("last move",), english)
    assert texts.title == board("europe").map.name
    assert [text for _, text in texts.rows] == [
        "Tunnel",
        "Ferry: a locomotive",
        "Station",
        "Last move",
    ]


def test_a_map_has_its_name_in_the_language_or_else_its_own() -> None:
    def danish(key: str, /, **_: str | int) -> str:
        return {"map-italy": "Italien"}[key]

    italy = board("italy").map
    assert map_name(italy, danish) == "Italien"
    assert map_name(replace(italy, id=MapId("moon"), name="Moon"), danish) == "Moon"


def speaker(map_id: str, language: Language) -> Say:
    """Says texts in the language and with the words of the map."""
    phrases = phrasebook(map_id, 2, language)

    def say(key: str, /, **values: str | int) -> str:
        return phrases.say(key, **values)

    return say


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_in_a_legend_is_cut_off(map_id: str, language: Language) -> None:
    layout = load_layout(MapId(map_id))
    texts = legend.texts(MapId(map_id), get_args(PictureSign), speaker(map_id, language))
    width = 2 * legend.plate_of(layout, len(texts.rows)).half_length
    title, rows = legend.fitted_texts(texts, width)
    assert title.lines == (texts.title,)
    assert rows.lines == tuple(text for _, text in texts.rows)
    assert rows.size >= 20


@pytest.mark.parametrize("map_id", MAPS)
def test_nothing_in_a_score_table_is_cut_off(map_id: str) -> None:
    *_, (_, _, played) = playing(map_id, 2, number=11)
    final = public_view(played.game).final
    assert final is not None
    narrow = score_table.column_width(board(map_id).map.players[1])
    for language in LANGUAGES:
        say = speaker(map_id, language)
        for seat in final.seats:
            for line in shown_lines(seat, board(map_id), say):
                row = score_table.ScoreRow.of(line, narrow)
                assert "…" not in "".join(row.text)
        for decider in get_args(Decider):
            note = score_table.tie_note(replace(final, decided_by=decider), say)
            assert text_width(note, score_table.TEXT_SIZE + 4, "bold") <= 2 * narrow
