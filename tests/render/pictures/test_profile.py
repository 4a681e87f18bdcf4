"""The picture of a profile."""

import pytest
from msgspec.structs import replace
from PIL import Image

from render.pictures.profile import draw, grid, profile_picture
from render.sheets import BadgeRow, MapBar, ProfileSheet, Tile
from tests.support.golden_pictures import MAX_APART, apart, assert_looks_as_before

SHEET = ProfileSheet(
    "Søren Ågård",
    "This server",
    (
        Tile("Games", "24", "Mostly Italy"),
        Tile("Wins", "11", "46%"),
        Tile("Rating", "1572 ±252", "all servers: 1494 ±228"),
        Tile("Best score", "154", "Italy"),
        Tile("Longest path", "38", "Europe"),
        Tile("Tickets", "76%", "55 of 72 completed"),
    ),
    "Recent places, newest last",
    (1, 2, 3, 1, 5),
    "Wins per map",
    (MapBar("Italy", 7, 12), MapBar("USA", 0, 1)),
    "Rating over time",
    (1440, 1520, 1475, 1572),
    "Badges",
    (BadgeRow("map", "A win on every map"), BadgeRow("track", "A path of 30 or more")),
    "Alt text",
)


def test_a_profile_looks_as_it_did() -> None:
    assert_looks_as_before(draw(SHEET), "profile")


@pytest.mark.parametrize(
    "change",
    [
        {"places": (1, 2, 3, 2, 5)},
        {"maps": (MapBar("Italy", 9, 12), MapBar("USA", 0, 1))},
        {"curve": (1440, 1520, 1475, 1470)},
        {"badges": (BadgeRow("map", "A win on every map"), BadgeRow("star", "A path"))},
    ],
)
def test_no_part_can_be_another(change: dict[str, object]) -> None:
    assert apart(draw(SHEET), draw(replace(SHEET, **change))) > MAX_APART


def test_parts_without_contents_take_no_room() -> None:
    new = replace(SHEET, places=(), maps=(), curve=(1500,), badges=())
    assert draw(new).height < draw(SHEET).height * 0.6
    picture = profile_picture(new)
    assert (picture.name, picture.alt, picture.width) == ("profile.png", "Alt text", 960)


def test_long_words_and_names_stay_inside() -> None:
    long = "Wilhelmina-Alexandrina " * 4
    tiles = tuple(Tile(long, "1234567890", long) for _ in range(6))
    badges = (BadgeRow("star", long * 2),)
    bars = (MapBar(long, 999, 1000),)
    sheet = ProfileSheet(
        long, long, tiles, long, (1,) * 10, long, bars, long, (1, 9), long, badges, ""
    )
    image = draw(sheet)
    edge = image.crop((image.width - 12, 0, image.width, image.height))
    assert edge.getcolors() == [(edge.width * edge.height, image.getpixel((0, 0)))]
    assert isinstance(image, Image.Image)


@pytest.mark.parametrize(
    ("curve", "numbers"),
    [
        ((1500, 1500), [1450, 1500, 1550]),
        ((1440, 1572), [1400, 1450, 1500, 1550, 1600]),
        ((900, 2100), [500, 1000, 1500, 2000, 2500]),
        ((-9000, 9000), [-9000, 9000]),
    ],
)
def test_round_numbers_stand_beside_the_curve(curve: tuple[int, ...], numbers: list[int]) -> None:
    assert grid(curve) == numbers
