"""Colours can be told apart with all kinds of colour vision, and never carry a meaning alone."""

from itertools import combinations, product
from typing import get_args

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.cards import COLOURS, PLAIN, Colour
from engine.model import Seat
from maps.holdings import HoldingKind
from maps.limits import MAX_PLAYERS
from render.ink import palette
from render.ink.rgb import luminance
from render.ink.symbol_shapes import (
    LETTER_OF_SEAT,
    OF_CARD,
    OF_SEAT,
    SHAPES,
    SymbolName,
    card_shape,
    holding_shape,
)
from render.ink.symbols import seat_badge, symbol_mask
from tests.support.colour_vision import VISIONS, Vision, distance, least_distance, simulate

BLACK, WHITE, RED, GREEN = (0, 0, 0), (255, 255, 255), (200, 40, 40), (90, 110, 40)

# CIEDE2000, for the worst of full vision, protanopia, deuteranopia and tritanopia.
MIN_DISTANCE_BETWEEN_CARDS = 14.0
MIN_DISTANCE_BETWEEN_SEATS = 16.0
MIN_DISTANCE_BETWEEN_FIVE_SEATS = 19.0  # the maps of the package have at most five
MIN_DISTANCE_BETWEEN_SEAT_AND_CARD = 7.0
MIN_DISTANCE_BETWEEN_TICKETS = 8.0
MIN_DISTANCE_BETWEEN_THREE_TICKETS = 17.0  # most players have two or three open tickets
MIN_DISTANCE_BETWEEN_SEAT_AND_CARD_FOR_MOST = 15.0  # full vision, the first five seats


def test_card_colours_and_grey_are_far_apart_for_every_kind_of_vision() -> None:
    colours = [palette.card(colour) for colour in PLAIN] + [palette.GREY]
    assert least_distance(colours) >= MIN_DISTANCE_BETWEEN_CARDS


def test_seat_colours_are_far_apart_for_every_kind_of_vision() -> None:
    assert least_distance(palette.SEAT) >= MIN_DISTANCE_BETWEEN_SEATS
    assert least_distance(palette.SEAT[:5]) >= MIN_DISTANCE_BETWEEN_FIVE_SEATS


def test_ticket_colours_are_apart_and_dark_enough_for_light_numbers() -> None:
    assert least_distance(palette.TICKET) >= MIN_DISTANCE_BETWEEN_TICKETS
    assert least_distance(palette.TICKET[:3]) >= MIN_DISTANCE_BETWEEN_THREE_TICKETS
    assert all(palette.ink_on(colour) == palette.LIGHT_INK for colour in palette.TICKET)
    for colour, other in product(palette.TICKET, (*palette.NETWORK[:-1], palette.LAST_MOVE)):
        assert min(distance(colour, other, eye) for eye in VISIONS) > 10


def test_there_are_colours_for_the_largest_table_a_map_may_have() -> None:
    assert len(palette.SEAT) == MAX_PLAYERS


def test_no_seat_looks_like_a_card_to_any_kind_of_vision() -> None:
    cards = [palette.card(colour) for colour in PLAIN] + [palette.GREY]
    nearest = min(distance(a, b, eye) for a, b, eye in product(palette.SEAT, cards, VISIONS))
    assert nearest >= MIN_DISTANCE_BETWEEN_SEAT_AND_CARD


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [(BLACK, WHITE, 100.0), (WHITE, WHITE, 0.0), ((255, 0, 0), (0, 255, 0), 86.61)],
)
def test_distance_is_ciede2000(
    one: tuple[int, int, int], other: tuple[int, int, int], expected: float
) -> None:
    assert distance(one, other) == pytest.approx(expected, abs=0.02)


def test_deuteranopia_brings_red_and_green_together() -> None:
    assert distance(RED, GREEN, "deuteranopia") < distance(RED, GREEN) / 2


@pytest.mark.parametrize("vision", VISIONS)
def test_no_kind_of_vision_changes_white_or_black(vision: Vision) -> None:
    assert simulate(BLACK, vision) == BLACK
    assert all(part >= 254 for part in simulate(WHITE, vision))


def test_every_card_colour_has_a_symbol_of_its_own() -> None:
    assert len({OF_CARD[colour] for colour in COLOURS}) == len(COLOURS)


def test_every_seat_has_a_shape_and_a_letter_of_its_own() -> None:
    seats = len(palette.SEAT)
    assert len(set(OF_SEAT)) == len(set(LETTER_OF_SEAT)) == seats
    assert not set(OF_SEAT) & set(OF_CARD.values())


@pytest.mark.parametrize("size", [10, 14, 60])
def test_symbols_that_must_be_told_apart_differ_in_shape_at_any_size(size: int) -> None:
    states: tuple[SymbolName, ...] = ("done", "possible", "impossible")
    with_carts = tuple(card_shape(colour, "carts") for colour in COLOURS)
    held = tuple(holding_shape(kind, "carts") for kind in get_args(HoldingKind))
    groups: list[tuple[SymbolName, ...]] = [
        tuple(OF_CARD.values()),
        with_carts,
        held,
        OF_SEAT,
        states,
    ]
    for group in groups:
        for one, other in combinations(group, 2):
            assert difference(one, other, size) > 0.15, (one, other)


def difference(one: SymbolName, other: SymbolName, size: int) -> float:
    """The share of the square in which two symbols differ."""
    apart = ImageChops.difference(symbol_mask(one, size), symbol_mask(other, size))
    return ImageStat.Stat(apart).mean[0] / 255


@pytest.mark.parametrize("name", SHAPES)
def test_every_symbol_fills_a_good_part_of_its_square_and_no_more(name: SymbolName) -> None:
    box = symbol_mask(name, 60).getbbox()
    assert box is not None
    assert max(box[2] - box[0], box[3] - box[1]) >= 46
    assert 0.1 < ImageStat.Stat(symbol_mask(name, 60)).mean[0] / 255 < 0.95


def test_a_badge_is_readable_without_its_colour() -> None:
    badges = [seat_badge(Seat(seat), 46).convert("L") for seat in range(len(palette.SEAT))]
    for one, other in combinations(badges, 2):
        assert ImageStat.Stat(ImageChops.difference(edges(one), edges(other))).mean[0] > 2


def edges(image: Image.Image) -> Image.Image:
    """Dark and light made equal: only the outlines remain."""
    low, high = image.getextrema()
    middle = (float(str(low)) + float(str(high))) / 2
    flat = image.point(lambda value: 255 if value > middle else 0)
    return ImageChops.difference(flat, ImageChops.offset(flat, 1))


def test_no_seat_looks_like_a_card_to_people_who_see_all_colours() -> None:
    cards = [palette.card(colour) for colour in PLAIN]
    nearest = min(distance(a, b) for a, b in product(palette.SEAT[:5], cards))
    assert nearest >= MIN_DISTANCE_BETWEEN_SEAT_AND_CARD_FOR_MOST


def test_no_seat_of_our_maps_reads_as_black_or_as_the_green_of_tracks() -> None:
    for colour in palette.SEAT[:5]:
        assert luminance(colour) > 0.07
        assert distance(colour, palette.card(Colour.GREEN)) > 20


def test_the_last_move_stands_out_for_every_kind_of_vision() -> None:
    grounds = (palette.LAND, palette.LAND_FAR, palette.WATER)
    for eye in VISIONS:
        assert distance(palette.LAST_MOVE, palette.INK, eye) > 60  # its dark lines
        assert min(distance(palette.LAST_MOVE, ground, eye) for ground in grounds) > 9


def test_paper_and_land_do_not_glare_on_a_dark_ground() -> None:
    for ground in (palette.PAPER, palette.LAND, palette.WATER):
        assert luminance(ground) < 0.8
        assert (luminance(ground) + 0.05) / (luminance(palette.INK) + 0.05) > 7  # still readable
