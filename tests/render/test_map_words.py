"""What a map calls its things decides how they are drawn: as trains, carts, taxis or buses."""

from collections.abc import Callable
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image

from engine.cards import WILD
from engine.game import make_board
from engine.model import MapWords, Seat
from engine.views import PlayerView, player_view, public_view
from maps.loader import available, load
from render.ink.geometry import Box
from render.ink.symbol_shapes import OF_CARD, card_shape, holding_shape
from render.panel import strip
from render.pictures import hand, score_table
from render.scene import wagons
from render.words.english import english
from tests.support.positions import ended, table, with_hand, with_row

NAMES = ("Søren", "Annelies")
SPACE = (Box(60.0, 30.0, 1.0, 0.0, 48.0, 15.0),)


def draw_strip(words: MapWords) -> Image.Image:
    view = public_view(with_row(table("amsterdam"), "red wild"))
    return strip.draw(view, make_board(replace(load("amsterdam"), words=words)), NAMES)


def draw_hand(words: MapWords) -> Image.Image:
    view: PlayerView = player_view(with_hand(table("amsterdam"), 0, "2 red wild"), Seat(0))
    return hand.draw(view, make_board(replace(load("amsterdam"), words=words)), english)


def draw_score(words: MapWords) -> Image.Image:
    board = make_board(replace(load("amsterdam"), words=words))
    return score_table.draw(public_view(ended(table("amsterdam"))), board, NAMES, english)


def draw_piece(words: MapWords) -> Image.Image:
    return next(wagons.train(SPACE, Seat(0), 1, words)).image


def test_three_maps_are_not_played_with_trains() -> None:
    words = {map_id: load(map_id).words for map_id in available()}
    others = {map_id: word for map_id, word in words.items() if word != "trains"}
    assert others == {"amsterdam": "carts", "london": "buses", "newyork": "taxis"}


def test_the_wild_card_is_a_joker_and_a_piece_is_a_cart() -> None:
    assert (card_shape(WILD, "carts"), card_shape(WILD, "trains")) == ("joker", "locomotive")
    assert holding_shape("wagon", "carts") == "handcart"
    assert holding_shape("wagon", "trains") == "wagon"
    assert "joker" not in OF_CARD.values()


def test_taxis_and_buses_are_on_the_wild_card_and_on_the_board() -> None:
    assert card_shape(WILD, "taxis") == holding_shape("wagon", "taxis") == "taxi"
    assert card_shape(WILD, "buses") == holding_shape("wagon", "buses") == "bus"


@pytest.mark.parametrize("draw", [draw_strip, draw_hand, draw_score, draw_piece])
def test_every_picture_follows_the_words_of_its_map(
    draw: Callable[[MapWords], Image.Image],
) -> None:
    pictures = {draw(words).tobytes() for words in get_args(MapWords)}
    assert len(pictures) == len(get_args(MapWords))
