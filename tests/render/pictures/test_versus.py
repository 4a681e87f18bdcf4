"""The picture of two people's games."""

import pytest
from msgspec.structs import replace

from render.pictures.versus import draw, versus_picture
from render.sheets import VersusGame, VersusMap, VersusSheet
from tests.support.golden_pictures import MAX_APART, apart, assert_looks_as_before

SHEET = VersusSheet(
    name="Søren Ågård",
    other="Annelies",
    subtitle="This server",
    wins=3,
    losses=2,
    summary="5 games together",
    maps=(VersusMap("Europe", 2, 1), VersusMap("Amsterdam", 1, 1), VersusMap("USA", 0, 0)),
    games_label="Latest games",
    games=(VersusGame("Europe, 2026-11-16", 112, 98), VersusGame("USA, 2026-11-02", -4, 71)),
    alt="Alt text",
)


def test_the_games_of_two_people_look_as_they_did() -> None:
    assert_looks_as_before(draw(SHEET), "versus")


@pytest.mark.parametrize(
    "change",
    [
        {"wins": 8},
        {"other": "Wilhelmina"},
        {"maps": (VersusMap("Europe", 0, 3), VersusMap("Amsterdam", 1, 1), SHEET.maps[2])},
        {"games": (VersusGame("Italy, 2026-11-16", 12, 198), SHEET.games[1])},
    ],
)
def test_no_part_can_be_another(change: dict[str, object]) -> None:
    assert apart(draw(SHEET), draw(replace(SHEET, **change))) > MAX_APART


def test_only_the_last_games_and_a_few_maps_are_shown() -> None:
    many = replace(SHEET, maps=SHEET.maps * 9, games=SHEET.games * 9)
    picture = versus_picture(many)
    assert (picture.name, picture.alt, picture.width) == ("versus.png", "Alt text", 960)
    assert picture.height < 1.1 * picture.width


def test_long_words_and_names_stay_inside() -> None:
    long = "Wilhelmina-Alexandrina " * 4
    sheet = VersusSheet(
        *(long, long, long, 1234, 5678, long, (VersusMap(long, 123, 456),)),
        *(long, (VersusGame(long, 1234, -1234),), ""),
    )
    image = draw(sheet)
    edge = image.crop((image.width - 12, 100, image.width, image.height))
    assert edge.getcolors() == [(edge.width * edge.height, edge.getpixel((0, 0)))]
