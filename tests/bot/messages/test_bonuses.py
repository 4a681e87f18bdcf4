"""What the end will count, in messages during the game: for everybody, and for one seat."""

import pytest
from msgspec.structs import replace

from bot.domain.events import PublicEntry
from bot.domain.table import Language, Seq
from bot.i18n.catalogue import LANGUAGES
from bot.messages.hand import hand_elsewhere_message, hand_message
from bot.messages.lookup import own_board_message, recap_message, standings_message
from bot.messages.parts.message import Menu
from bot.messages.parts.phrasebook import phrasebook_for
from bot.messages.text_board import text_board_message
from bot.messages.turn import turn_message
from engine.events import CardDrawn
from engine.game import Game, make_board, start
from engine.model import Merchandise, Seat
from engine.views import player_view, public_view
from maps.loader import load
from tests.support.messages import assert_valid, catalogue, phrasebook, seated_table
from tests.support.positions import (
    MAPS,
    SEED,
    ended,
    table,
    with_merchandise,
    with_routes,
    with_stations,
    with_tickets,
)

SHOWN_BEFORE_THE_END = tuple(each for each in MAPS if each != "nordic")
"""Maps with a bonus that one sees during the game. Who has most tickets is secret until the end."""

SOUTH = ("napoli-roma-yellow", "grosseto-roma-green", "firenze-grosseto")  # three regions
NORTH = ("bologna-firenze", "bologna-verona-orange", "bolzano-verona")  # and three more
LOOP = (
    "agra-katni",
    "bilaspur-katni-white",
    "bilaspur-raipur-black",
    "khandwa-raipur",
    "bhopal-khandwa",
    "agra-bhopal-pink",
)
COMPARED = {
    "amsterdam": "-# Merchandise so far: 🇧 3 (+8) · 🇦 1 (+4)",
    "europe": "-# Stations left: 🇦 3 (+12) · 🇧 2 (+8)\n-# Longest path so far: 🇦 3 (+10) · 🇧 0",
    "india": "-# Longest path so far: 🇦 11 (+10) · 🇧 2",
    "italy": "-# Regions so far: 🇦 6 (+2) · 🇧 0",
    "london": "-# Districts so far: 🇦 1 (+1) · 🇧 0",
    "newyork": "-# Attractions so far: 🇦 2 (+2) · 🇧 1 (+1)",
    "switzerland": "-# Longest path so far: 🇦 4 (+10) · 🇧 1",
    "usa": "-# Longest path so far: 🇦 4 (+10) · 🇧 2",
}
BY_SEAT = {
    "amsterdam": "**: 1 merchandise card (+4)",
    "europe": "**: 3 stations left (+12) · longest path 3 (+10)",
    "india": "**: longest path 11 (+10)",
    "italy": "**: 6 regions (+2): Campania, Emilia-Romagna, Lazio",
    "london": "**: 1 district (+1): 1",
    "newyork": "**: 2 attractions (+2)",
    "switzerland": "**: longest path 4 (+10)",
    "usa": "**: longest path 4 (+10)",
}
OWN = {
    "amsterdam": "📦 1 merchandise card: +4 points if the game ended now.",
    "europe": "🏠 3 stations left: +12 points if the game ended now.",
    "india": "🏵️ 1 Mandala: +5 points if the game ended now.",
    "italy": "🗺️ 6 regions: +2 points if the game ended now.",
    "london": "📍 1 district: +1 point if the game ended now.",
    "newyork": "⭐ 2 attractions: +2 points if the game ended now.",
    "switzerland": "🛤️ Longest path 4: +10 points if the game ended now.",
    "usa": "🛤️ Longest path 4: +10 points if the game ended now.",
}


def position(map_id: str) -> Game:
    """Both seats have done something for the map's bonuses."""
    game = table(map_id)
    match map_id:
        case "amsterdam":
            return with_merchandise(game, 1, 3)
        case "europe":
            return with_stations(with_routes(game, 0, "paris-zurich"), 1, "paris")
        case "india":
            game = with_tickets(with_routes(game, 0, *LOOP), 0, "katni-khandwa")
            return with_routes(game, 1, "agra-delhi")
        case "italy":
            return with_routes(game, 0, *SOUTH, *NORTH)
        case "london":
            game = with_routes(game, 0, "british-museum-covent-garden-1")
            return with_routes(game, 1, "globe-theatre-elephant-and-castle")
        case "newyork":
            game = with_routes(game, 0, "central-park-united-nations")
            return with_routes(game, 1, "soho-wall-street")
        case "switzerland":
            game = with_routes(game, 0, "delemont-france", "basel-delemont")
            return with_routes(game, 1, "geneve-france")
        case "usa":
            game = with_routes(game, 0, "denver-santa-fe", "el-paso-santa-fe")
            return with_routes(game, 1, "boston-montreal-1")
        case _:
            raise KeyError(map_id)


@pytest.mark.parametrize("map_id", SHOWN_BEFORE_THE_END)
def test_the_recap_compares_the_players(map_id: str) -> None:
    view, phrases = public_view(position(map_id)), phrasebook(map_id, 2)
    entries = [PublicEntry(Seq(1), Seat(1), (CardDrawn(Seat(1)),), 0.0)]
    assert recap_message(phrases, view, entries).text.endswith(COMPARED[map_id])
    over = public_view(ended(position(map_id)))
    assert COMPARED[map_id] not in recap_message(phrases, over, entries).text


@pytest.mark.parametrize("map_id", SHOWN_BEFORE_THE_END)
def test_the_standings_say_what_every_player_would_get(map_id: str) -> None:
    standings = standings_message(phrasebook(map_id, 2), public_view(position(map_id))).text
    assert "**If the game ended now**" in standings
    assert BY_SEAT[map_id] in standings
    over = standings_message(phrasebook(map_id, 2), public_view(ended(position(map_id)))).text
    assert "ended now" not in over


@pytest.mark.parametrize("map_id", SHOWN_BEFORE_THE_END)
def test_the_own_hand_and_board_say_what_the_player_would_get(map_id: str) -> None:
    phrases, view = phrasebook(map_id, 2), player_view(position(map_id), Seat(0))
    pages = [text_board_message(phrases, view.public, view, (), page).text for page in range(5)]
    for text in (
        hand_message(phrases, view).text,
        own_board_message(phrases, view).text,
        pages[1],
    ):
        assert OWN[map_id] in text
    assert any(BY_SEAT[map_id] in page for page in pages)
    over = player_view(ended(position(map_id)), Seat(0))
    assert "ended now" not in hand_message(phrases, over).text


def test_who_has_most_tickets_is_told_only_at_the_end() -> None:
    game = with_tickets(with_routes(table("nordic"), 0, "helsinki-tampere"), 0, "tampere-tallinn")
    game = with_routes(game, 0, "helsinki-tallinn")
    phrases, view = phrasebook("nordic", 2), player_view(game, Seat(0))
    entries = [PublicEntry(Seq(1), Seat(1), (CardDrawn(Seat(1)),), 0.0)]
    for text in (
        recap_message(phrases, view.public, entries).text,
        standings_message(phrases, view.public).text,
        hand_message(phrases, view).text,
    ):
        assert "ended now" not in text
        assert "most tickets" not in text.lower()


def test_a_hand_names_the_regions() -> None:
    text = hand_message(phrasebook("italy", 2), player_view(position("italy"), Seat(0))).text
    regions = "Campania, Emilia-Romagna, Lazio, Toscana, Trentino-Alto Adige, Veneto"
    assert f"\n-# {regions}\n" in text


def test_a_player_reads_what_is_missing_for_a_bonus() -> None:
    few = with_routes(table("italy"), 0, *SOUTH)
    text = hand_message(phrasebook("italy", 2), player_view(few, Seat(0))).text
    assert "🗺️ 3 regions: no points yet; you need 5." in text
    behind = player_view(position("usa"), Seat(1))
    text = hand_message(phrasebook("usa", 2), behind).text
    assert "🛤️ Longest path 2: no points yet; the leader has 4." in text
    stingy = make_board(replace(load("amsterdam"), rules=(Merchandise(16, {2: (8, 0)}),)))
    game = with_merchandise(start(stingy, 2, SEED).game, 1, 3)
    phrases = phrasebook_for(catalogue(), "en", stingy, ("Ada", "Bo"))
    text = hand_message(phrases, player_view(game, Seat(0))).text
    assert "📦 1 merchandise card: no points yet." in text
    built = with_stations(table("europe"), 0, "paris", "roma", "wien")
    text = hand_message(phrasebook("europe", 2), player_view(built, Seat(0))).text
    assert "🏠 0 stations left\n" in f"{text}\n"


def test_a_direct_message_says_only_what_others_cannot_change() -> None:
    for map_id in ("usa", "europe"):
        one = position(map_id)
        other = with_routes(table(map_id), 0, *(public_view(one).seats[0].routes))
        phrases, seats = phrasebook(map_id, 2), seated_table(map_id, 2)
        texts = {
            hand_elsewhere_message(phrases, seats, player_view(game, Seat(0))).text
            for game in (one, other)
        }
        assert len(texts) == 1
        assert "Longest path" in texts.pop()


def test_the_board_in_words_tells_which_cities_a_region_has() -> None:
    phrases, view = phrasebook("italy", 2), public_view(table("italy"))
    first = text_board_message(phrases, view, None, ())
    (menu,) = (row for row in first.rows if isinstance(row, Menu))
    titles = [option.label for option in menu.options]
    page = text_board_message(phrases, view, None, (), titles.index("Regions and their cities"))
    assert "**Sardegna**: Cagliari, Olbia, Sassari (counts twice" in page.text
    europe = text_board_message(phrasebook("europe", 2), public_view(table("europe")), None, ())
    assert "Regions" not in repr(europe)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("map_id", SHOWN_BEFORE_THE_END)
def test_all_languages_say_it(map_id: str, language: Language) -> None:
    phrases, game = phrasebook(map_id, 2, language), position(map_id)
    view = player_view(game, Seat(0))
    messages = (
        turn_message(phrases, seated_table(map_id, 2, language), view.public, ()),
        standings_message(phrases, view.public),
        recap_message(phrases, view.public, ()),
        hand_message(phrases, view),
        own_board_message(phrases, view),
    )
    for message in messages:
        assert_valid(message)
    now = phrases.say("text-board-bonuses")
    assert now in messages[1].text
    assert now.lower() in messages[3].text
    assert now.lower() in messages[4].text
