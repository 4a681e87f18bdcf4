"""What leads somebody: help, the rules of a map, the first turn, one's hand somewhere else."""

import pytest

from bot.domain.table import Language, Preferences
from bot.i18n.catalogue import LANGUAGES
from bot.i18n.time_zones import zone_named, zones_like
from bot.messages import hand, lobby, rules
from bot.messages import help as guide
from bot.messages.message import Menu, OwnArea
from bot.messages.places import nearest_places, place_named
from engine.actions import Draw
from engine.game import Game
from engine.model import PlaceId, Seat
from engine.views import PlayerView, player_view
from maps.loader import available, load
from tests.support.messages import catalogue, must_fit, phrases, table
from tests.support.positions import after, after_opening, ended, opening, with_hand, with_stations
from tests.support.positions import table as position

ME = Seat(0)
FIRST = "Your first turn."


def seen(game: Game, seat: int = ME) -> PlayerView:
    return player_view(game, Seat(seat))


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_every_command(language: Language) -> None:
    translator = catalogue().translator(language)
    told = guide.help_message(translator)
    must_fit(told)
    names = [k for k in translator.keys if k.startswith("command-") and "description" not in k]
    assert {k for k in names if f"`/{translator.say(k)}`" not in told.text} == {"command-help"}


def test_on_the_first_turn_one_is_told_what_can_be_done() -> None:
    spoken, game = phrases("europe", 2), after_opening(opening("europe"))
    assert FIRST in hand.hand(spoken, seen(game)).text
    assert FIRST in hand.direct_hand(spoken, table("europe", 2), seen(game)).text
    assert FIRST not in hand.hand(spoken, seen(game, 1)).text
    drawn = after(game, 0, Draw())
    assert FIRST not in hand.hand(spoken, seen(drawn)).text
    round_later = after(after(drawn, 0, Draw()), 1, Draw(), Draw())
    assert FIRST not in hand.hand(spoken, seen(round_later)).text


def test_who_has_built_has_had_a_turn() -> None:
    game = with_stations(after_opening(opening("europe")), 0, "paris")
    assert FIRST not in hand.hand(phrases("europe", 2), seen(game)).text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_somewhere_else_begins_with_its_table_and_ends_with_the_way_there(
    language: Language,
) -> None:
    view = seen(with_hand(position("italy"), 0, "3 red 1 wild"))
    spoken = phrases("italy", 2, language)
    first, *_, last = hand.direct_hand(spoken, table("italy", 2), view).text.split("\n")
    assert spoken.map_name() in first
    assert "4" in first
    assert "https" not in first
    assert spoken.colour(view.public.row[0]) not in first
    assert last.endswith("https://discord.com/channels/1000000000000000001/1000000000000000002")


def test_a_hand_after_the_end_does_not_promise_a_turn() -> None:
    view = seen(ended(position("italy")))
    told = hand.direct_hand(phrases("italy", 2), table("italy", 2), view).text
    assert "The game is over." in told
    assert "your turn" not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_a_table_the_rules_of_every_map_are_offered(language: Language) -> None:
    maps = [load(each) for each in available()]
    message = rules.which_map(catalogue().translator(language), maps, "tunnels")
    must_fit(message)
    (menu,) = message.rows
    assert isinstance(menu, Menu)
    assert [option.value for option in menu.options] == list(available())
    assert menu.args == ("tunnels",)


def test_a_topic_is_known_by_its_name() -> None:
    assert rules.topic_of("tunnels") == "tunnels"
    assert rules.topic_of("bridges") is None
    assert rules.topic_of(None) is None


def test_the_lobby_has_the_rules() -> None:
    facts = load(next(iter(available())))
    rows = lobby.lobby(catalogue().translator("en"), table(facts.id, 2), facts).rows
    buttons = [button for row in rows if not isinstance(row, Menu) for button in row]
    assert "rules" in {button.verb for button in buttons}


def test_who_has_not_chosen_a_time_zone_is_told_how() -> None:
    translator = catalogue().translator("da")
    asked = "`/påmindelser tidszone:Europe/Copenhagen`"
    assert asked in guide.reminders(translator, Preferences()).text
    chosen = Preferences(time_zone="Europe/Copenhagen")
    assert asked not in guide.reminders(translator, chosen).text


def test_no_direct_message_is_promised_to_somebody_whose_doors_are_closed() -> None:
    translator = catalogue().translator("en")
    told = guide.reminders(translator, Preferences(dm_closed_told=True)).text
    assert translator.say("dm-closed") in told
    assert translator.say("remind-dm-on") not in told


@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("Europe/Copenhagen", "Europe/Copenhagen"),
        ("copenhagen", "Europe/Copenhagen"),
        ("new york", "America/New_York"),
        ("utc", "UTC"),
        ("Mars/Base", None),
        ("europe", None),
        ("", None),
    ],
)
def test_a_time_zone_is_found_by_what_is_typed(typed: str, zone: str | None) -> None:
    assert zone_named(typed) == zone


def test_zones_are_offered_by_any_part_of_their_names() -> None:
    assert zones_like("EUROPE stock") == ["Europe/Stockholm"]


@pytest.mark.parametrize(
    ("typed", "place"),
    [("saint-louis", "saint-louis"), ("MIAMI", "miami"), ("york", "new-york"), ("san", None)],
)
def test_a_place_is_found_by_what_is_typed(typed: str, place: str | None) -> None:
    assert place_named(phrases("usa", 2).board, typed) == place


def test_what_may_have_been_meant_is_named() -> None:
    board = phrases("usa", 2).board
    assert "Miami" in nearest_places(board, "Maiami")
    assert len(nearest_places(board, "zzz")) == 3
    assert set(nearest_places(board, "santa")) == {"Santa Fe"}


def test_ones_own_board_can_be_enlarged() -> None:
    view = seen(position("usa"))
    message = hand.private_board(phrases("usa", 2), view, PlaceId("miami"))
    assert message.attachments == (OwnArea(view, PlaceId("miami")),)
