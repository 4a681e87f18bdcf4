"""Every place of our maps is found by all names that people type for it, which are never shown."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.domain.table import Language
from bot.messages.claim import claim_menu, matching_routes_menu
from bot.messages.parts.autocomplete import area_choices, route_choices
from bot.messages.parts.message import MAX_OPTIONS
from bot.messages.parts.search import area_meant, find_routes, place_index
from bot.messages.text_board import text_area_message
from engine.board import Board
from engine.game import make_board
from engine.model import City, Country, PlaceId, Region
from maps.folding import compact, folded
from maps.loader import load
from tests.support.messages import phrasebook, view_with_hand
from tests.support.positions import MAPS

RICH = "9 pink 9 white 9 blue 9 yellow 9 orange 9 black 9 red 9 green 3 wild"
SAID: dict[str, dict[Language, str]] = {
    "europe": {
        "en": "athens brussels bucharest copenhagen lisbon moscow munich rome venice vienna warsaw "
        "istanbul izmir gdansk zagreb vilnius kiev kharkiv ankara",
        "da": "athen bruxelles bukarest istanbul københavn kijev lissabon london moskva münchen "
        "rom venedig warszawa wien zürich sotji",
        "nl": "athene berlijn boedapest boekarest brussel istanboel kopenhagen lissabon londen "
        "moskou parijs rome venetië warschau wenen sotsji",
        "sv": "aten bryssel bukarest konstantinopel köpenhamn kyjiv lissabon moskva rom venedig "
        "warszawa sotji",
    },
    "italy": {
        "en": "florence genoa milan naples rome syracuse turin venice austria croatia france "
        "switzerland",
        "da": "firenze genova milano napoli rom syrakus torino venedig østrig kroatien frankrig "
        "schweiz",
        "nl": "florence genua milaan napels rome syracuse turijn venetië triest tarente oostenrijk "
        "kroatië frankrijk zwitserland",
        "sv": "florens genua milano neapel rom syrakusa turin venedig österrike kroatien frankrike "
        "schweiz",
    },
    "usa": {"en": "la nyc sf dc vegas nola okc slc st.louis stl kc frisco pittsburg soo"},
    "amsterdam": {
        "en": "weighhouse oldchurch damsquare bluebridge minttower",
        "nl": "dewaag hetbegijnhof dedam demunt drie-hendricken",
    },
    "india": {
        "en": "mumbai kolkata chennai newdelhi pune vizag ahmedabad",
        "da": "karatsji kalkutta",
        "nl": "nieuwdelhi pesjawar",
    },
    "london": {
        "en": "theglobe kingsx saintpauls elephant thetower picadilly",
        "da": "britiskmuseum",
    },
    "nordic": {
        "en": "copenhagen gothenburg helsingfors northcape aalborg trondhjem åbo mo",
        "da": "gøteborg nordkap ålborg århus tromsø åbo reval",
        "nl": "kopenhagen gotenburg noordkaap moermansk",
        "sv": "köpenhamn helsingfors tammerfors åbo uleåborg torneå vasa ålborg östersund",
    },
    "switzerland": {
        "en": "geneva lucerne berne zurich germany austria italy france lachaux stgallen",
        "da": "basel tyskland østrig italien frankrig",
        "nl": "bazel sint-gallen duitsland oostenrijk italië frankrijk",
        "sv": "tyskland österrike italien frankrike",
    },
    "newyork": {"en": "un les thevillage hellskitchen esb lincolncentre wallst", "da": "fn"},
}
"""What people say, in each language."""


def places_of(board: Board) -> Iterator[tuple[PlaceId, str]]:
    """Each place with each of its names."""
    for place in board.places:
        for name in (place.name, *place.also):
            yield place.id, name


@pytest.mark.parametrize("map_id", MAPS)
def test_every_place_is_found_by_each_of_its_names(map_id: str) -> None:
    phrases = phrasebook(map_id, 2)
    for place, name in places_of(phrases.board):
        for typed in (name, name.upper(), folded(name), compact(name)):
            assert area_meant(phrases.board, typed) == place, typed
        assert area_choices(phrases.board, name)[0].value == place, name


@pytest.mark.parametrize("map_id", MAPS)
def test_every_name_of_a_place_finds_its_routes(map_id: str) -> None:
    board = phrasebook(map_id, 2).board
    for place, name in places_of(board):
        of_place = [route.id for route in board.routes if place in route.ends]
        assert [route.id for route in find_routes(board, name)] == of_place, name


@pytest.mark.parametrize("map_id", MAPS)
def test_every_region_is_found_by_each_of_its_names(map_id: str) -> None:
    board = phrasebook(map_id, 2).board
    for region in board.map.regions:
        for name in (region.name, *region.also):
            assert area_meant(board, folded(name)) == region.id, name
            assert area_choices(board, name)[0].value == region.id, name


@pytest.mark.parametrize(
    ("map_id", "language"), [(map_id, language) for map_id in SAID for language in SAID[map_id]]
)
def test_places_are_found_as_people_say_them(map_id: str, language: Language) -> None:
    phrases, view = phrasebook(map_id, 2, language), view_with_hand(map_id, "")
    for said in SAID[map_id][language].split():
        (place,) = place_index(phrases.board).fitting(said)
        assert phrases.place(place) in route_choices(phrases, view, said)[0].name


def renamed(map_id: str) -> Board:
    """The board with other names that cannot be overlooked."""

    def change(named: City | Country | Region) -> dict[str, tuple[str, ...]]:
        return {"also": (f"Hidden{compact(named.name)}",)}

    map_ = load(map_id)
    return make_board(
        replace(
            map_,
            cities=tuple(replace(city, **change(city)) for city in map_.cities),
            countries=tuple(replace(country, **change(country)) for country in map_.countries),
            regions=tuple(replace(region, **change(region)) for region in map_.regions),
        )
    )


@pytest.mark.parametrize("map_id", MAPS)
def test_other_names_are_never_shown(map_id: str) -> None:
    board = renamed(map_id)
    phrases = phrasebook(map_id, 2)
    phrases = type(phrases)(phrases.translator, board, ("Ada", "Bo"))
    view = view_with_hand(map_id, RICH)
    shown = [choice.name for choice in area_choices(board, "hidden")]
    assert len(shown) == min(MAX_OPTIONS, len(board.places) + len(board.map.regions))
    shown += [choice.name for choice in route_choices(phrases, view, "hidden")]
    found = find_routes(board, "hidden")
    assert len(found) == len(board.routes)
    shown.append(matching_routes_menu(phrases, view, found).text)
    shown.append(claim_menu(phrases, view).text)
    shown += [text_area_message(phrases, view.public, place.id).text for place in board.places]
    assert [text for text in shown if "hidden" in text.casefold()] == []


def test_a_region_is_shown_in_words() -> None:
    phrases, view = phrasebook("italy", 2), view_with_hand("italy", RICH)
    region = area_meant(phrases.board, "Sicilië")
    assert region is not None
    text = text_area_message(phrases, view.public, region).text
    assert all(city in text for city in ("Agrigento", "Catania", "Messina", "Palermo", "Siracusa"))
    assert "Torino" not in text


def test_every_place_has_its_own_entry_in_the_index() -> None:
    board = phrasebook("europe", 2).board
    assert set(place_index(board).suggestions("")) == {place.id for place in board.places}
