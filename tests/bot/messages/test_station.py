"""The menu of cities for a station."""

from bot.messages.station import city_menu
from tests.support.messages import (
    assert_valid,
    buttons_by_verb,
    buttons_of,
    first_seat_view,
    menu_options,
    phrasebook,
    rows_of,
    view_with_hand,
)
from tests.support.positions import table as position
from tests.support.positions import with_hand, with_routes, with_stations, with_tickets


def test_the_ends_of_open_tickets_come_first_and_say_so() -> None:
    game = with_tickets(with_hand(position("europe"), 0, "3 red"), 0, "athina-angora")
    message = city_menu(phrasebook("europe", 2), first_seat_view(game))
    assert_valid(message)
    first, second, *_ = (b for b in buttons_of(rows_of(message)) if b.verb == "pay_station")
    assert (first.args, second.args) == (("angora", "1 red"), ("athina", "1 red"))
    assert (first.label, first.emoji) == ("1 · 1 red", "🔴")
    assert message.text.count("end of your ticket Athina \N{EN DASH} Angora") == 2
    assert "**1** · Angora" in message.text
    assert not any(option.description for option in menu_options(message, "city"))


def test_a_station_is_paid_with_the_colour_of_which_one_has_most() -> None:
    game = with_tickets(with_hand(position("europe"), 0, "2 pink 3 red wild"), 0, "athina-angora")
    message = city_menu(phrasebook("europe", 2), first_seat_view(game))
    assert buttons_of(rows_of(message))[0].args == ("angora", "1 red")
    ways = [(o.label, o.value) for o in menu_options(message, "pay_station")]
    assert ways[:2] == [("1 · 1 pink", "angora:1 pink"), ("1 · 1 locomotive", "angora:1 wild")]


def test_the_end_of_a_ticket_that_is_done_is_a_city_like_others() -> None:
    game = with_tickets(position("europe"), 0, "london-berlin")
    game = with_routes(game, 0, "amsterdam-london", "amsterdam-essen", "berlin-essen")
    message = city_menu(phrasebook("europe", 2), first_seat_view(with_hand(game, 0, "3 red")))
    assert "end of your" not in message.text
    found = menu_options(message, "city")
    assert not any(option.description for option in found)


def test_a_player_who_cannot_build_is_offered_other_actions() -> None:
    message = city_menu(phrasebook("europe", 2), view_with_hand("europe", ""))
    assert {"draw", "claim"} <= buttons_by_verb(message.rows).keys()


def test_a_player_who_cannot_build_reads_why() -> None:
    phrases, game = phrasebook("europe", 2), with_hand(position("europe"), 0, "1 red 1 blue")
    one_built = with_stations(game, 0, "paris")
    assert "costs 2 cards of one colour" in city_menu(phrases, first_seat_view(one_built)).text
    all_built = with_stations(game, 0, "paris", "roma", "wien")
    assert "all your stations" in city_menu(phrases, first_seat_view(all_built)).text
