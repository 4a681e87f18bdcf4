"""Autocompletion: affordable routes first, found by any part of a name without accents."""

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts import payments
from bot.messages.parts.affordable import route_payments
from bot.messages.parts.autocomplete import (
    area_choices,
    first_card_choices,
    payment_choices,
    route_choices,
    second_card_choices,
)
from bot.messages.parts.message import MAX_LABEL, MAX_OPTIONS, Choice
from bot.messages.parts.search import find_routes
from engine.actions import Draw
from engine.game import Game
from engine.model import RouteId, Seat
from engine.views import player_view
from tests.support.messages import first_seat_view, phrasebook, view_with_hand
from tests.support.positions import (
    MAPS,
    after,
    with_deck,
    with_discards,
    with_hand,
    with_routes,
    with_row,
    with_tickets,
    with_turn,
    with_wagons,
    without_cards,
)
from tests.support.positions import table as position
from tests.support.random_games import MAP_TABLES, positions

RICH = "9 pink 9 white 9 blue 9 yellow 9 orange 9 black 9 red 9 green 3 wild"
DASH = " \N{EN DASH} "


def assert_valid_choices(found: list[Choice]) -> None:
    assert len(found) <= MAX_OPTIONS
    for choice in found:
        assert 0 < len(choice.name) <= MAX_LABEL
        assert 0 < len(choice.value) <= MAX_LABEL
    assert len({choice.value for choice in found}) == len(found)


@pytest.mark.parametrize(("map_id", "players"), MAP_TABLES)
def test_choices_keep_to_discords_limits(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=21, every=25):
        for language in LANGUAGES:
            phrases = phrasebook(map_id, players, language)
            view = player_view(game, Seat(0))
            for typed in ("", "a", "xyz"):
                assert_valid_choices(route_choices(phrases, view, typed))
                assert_valid_choices(area_choices(phrases.board, typed))
                assert_valid_choices(first_card_choices(phrases, view, typed))
                assert_valid_choices(second_card_choices(phrases, view, "deck", typed))
            for route in list(route_payments(view))[:2]:
                assert_valid_choices(payment_choices(phrases, view, route, ""))


@pytest.mark.parametrize("typed", ["zurich", "ZÜRICH", "Zür", "paris zur", "ürich par"])
def test_any_part_of_a_name_is_found_without_accents(typed: str) -> None:
    found = route_choices(phrasebook("europe", 2), view_with_hand("europe", "3 red"), typed)
    assert "paris-zurich" in [route_in(choice) for choice in found]


def test_affordable_routes_come_first_with_the_payment_of_fewest_wilds() -> None:
    view = view_with_hand("europe", "2 green 1 wild")
    found = route_choices(phrasebook("europe", 2), view, "")
    payable = [route_in(choice) in route_payments(view) for choice in found]
    assert payable == sorted(payable, reverse=True)
    names = [c.name for c in route_choices(phrasebook("europe", 2), view, "paris zurich")]
    assert names == ["Paris \N{EN DASH} Zürich · 4 pts · 2 green + 1 locomotive (grey, tunnel)"]


def test_an_unaffordable_route_says_which_cards_are_missing() -> None:
    found = route_choices(phrasebook("usa", 2), view_with_hand("usa", "3 blue"), "atlanta miami")
    assert [choice.name for choice in found] == [
        "Atlanta \N{EN DASH} Miami · 10 pts · still need 2 blue"
    ]


def test_taken_routes_are_not_offered() -> None:
    game = with_routes(position("usa"), 1, "atlanta-miami")
    found = route_choices(phrasebook("usa", 2), player_view(game, Seat(0)), "atlanta miami")
    assert found == []


def route_in(choice: Choice) -> RouteId:
    """The route of a suggestion, which may carry a payment."""
    return RouteId(payments.split_suggestion(choice.value)[0])


def values_of(choices: list[Choice]) -> list[str]:
    return [choice.value for choice in choices]


def first_cards(game: Game) -> list[str]:
    return values_of(first_card_choices(phrasebook("usa", 2), first_seat_view(game), ""))


def second_cards(game: Game, first: str) -> list[str]:
    return values_of(second_card_choices(phrasebook("usa", 2), first_seat_view(game), first, ""))


def test_only_what_can_be_drawn_is_offered_as_the_first_card() -> None:
    game = with_row(position("usa"), "red red wild blue pink")
    assert first_cards(game) == ["deck", "red", "wild", "blue", "pink", "tickets"]
    assert first_cards(position("italy"))[-2:] == ["tickets", "ferry"]
    assert first_cards(after(game, 0, Draw())) == ["deck", "red", "blue", "pink"]
    assert first_cards(with_turn(game, 1)) == []
    assert first_cards(with_row(without_cards(game), "2 red")) == ["red", "tickets"]


def test_only_cards_that_can_be_taken_after_the_first_are_offered_as_the_second() -> None:
    game = with_row(position("usa"), "red red wild blue pink")
    assert second_cards(game, "deck") == ["deck", "red", "blue", "pink"]
    assert second_cards(game, "red") == ["deck", "red", "blue", "pink"]
    assert second_cards(game, "blue") == ["deck", "red", "pink"]
    assert second_cards(game, "wild") == []
    assert second_cards(after(game, 0, Draw()), "deck") == []
    last = with_deck(with_row(without_cards(game), "red blue"), "pink")
    assert second_cards(last, "deck") == second_cards(last, "wrong") == ["red", "blue"]
    assert second_cards(with_discards(last, "2 red"), "deck") == ["deck", "red", "blue"]


def test_a_wild_is_offered_as_the_second_card_where_it_is_an_ordinary_one() -> None:
    view = first_seat_view(with_row(position("switzerland"), "red wild wild blue pink"))
    phrases = phrasebook("switzerland", 2)
    found = values_of(second_card_choices(phrases, view, "wild", ""))
    assert found == ["deck", "red", "wild", "blue", "pink"]


def test_a_suggested_route_shows_and_carries_a_payment_and_counts_the_others() -> None:
    view, phrases = view_with_hand("usa", "2 red 2 blue 1 wild"), phrasebook("usa", 2)
    (choice,) = route_choices(phrases, view, "atlanta charleston")
    assert choice.name.endswith(" · 2 blue, or 3 other ways (grey)")
    assert payments.split_suggestion(choice.value) == ("atlanta-charleston", "2 blue")
    offered = payment_choices(phrases, view, choice.value, "")
    assert len(offered) == 4
    assert offered[0].value == "2 blue"


@pytest.mark.parametrize("map_id", MAPS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_suggested_route_is_never_cut_off(map_id: str, language: Language) -> None:
    view, phrases = view_with_hand(map_id, RICH), phrasebook(map_id, 2, language)
    ways = route_payments(view)
    for route in phrases.board.routes:
        for choice in route_choices(phrases, view, phrases.route(route.id)):
            cheapest, *others = ways.get(route_in(choice), [None])
            if cheapest is not None:
                assert f" · {phrases.payment(cheapest)}" in choice.name
                assert f" {len(others)} " in choice.name or not others
            assert "…" not in choice.name


def test_affordable_routes_come_before_routes_wanted_for_a_ticket() -> None:
    game = with_tickets(with_hand(position("usa"), 0, "5 red 4 blue"), 0, "dallas-new-york")
    view = first_seat_view(game)
    found = route_choices(phrasebook("usa", 2), view, "")
    payable = [route_in(choice) in route_payments(view) for choice in found]
    assert payable == sorted(payable, reverse=True)
    later = [
        choice.name.startswith("🎫")
        for choice in found
        if route_in(choice) not in route_payments(view)
    ]
    assert later == sorted(later, reverse=True)


def test_a_line_names_the_colour_once() -> None:
    (line,) = route_choices(phrasebook("usa", 2), view_with_hand("usa", "5 blue"), "atlanta miami")
    assert line.name == f"Atlanta{DASH}Miami · 10 pts · 5 blue"
    (line,) = route_choices(phrasebook("usa", 2), view_with_hand("usa", "5 wild"), "atlanta miami")
    assert line.name == f"Atlanta{DASH}Miami · 10 pts · 5 locomotives (blue)"


def test_lanes_in_two_colours_are_two_lines() -> None:
    lanes = find_routes(phrasebook("usa", 4).board, "portland san francisco")
    assert len({lane.colour for lane in lanes}) == 2
    found = route_choices(
        phrasebook("usa", 4), view_with_hand("usa", "1 red"), "portland san francisco"
    )
    assert len(found) == 2


@pytest.mark.parametrize(
    ("route", "hand", "lack"),
    [
        ("atlanta-miami", "3 blue", "still need 2 blue"),
        ("atlanta-miami", "3 red 1 wild", "still need 4 blue"),
        ("vancouver-calgary", "2 green", "still need 1 green"),
        ("vancouver-calgary", "2 green 2 red", "still need 1 card"),
        ("vancouver-calgary", "", "still need 3 cards"),
    ],
)
def test_missing_cards_are_named_if_only_one_colour_comes_nearest(
    route: str, hand: str, lack: str
) -> None:
    typed = route.replace("-", " ")
    (line,) = route_choices(phrasebook("usa", 2), view_with_hand("usa", hand), typed)
    assert f" · {lack}" in line.name


def test_wilds_are_missing_for_a_ferry() -> None:
    view = view_with_hand("europe", "4 blue")
    (line,) = route_choices(phrasebook("europe", 2), view, "palermo smyrna")
    assert "still need 2 locomotives" in line.name


def test_routes_that_cannot_be_claimed_any_more_are_not_offered() -> None:
    game = with_routes(position("usa", 4), 0, "portland-san-francisco-pink")
    typed = "portland san francisco"
    assert find_routes(game.board, typed)
    assert route_choices(phrasebook("usa", 4), first_seat_view(game), typed) == []
    short = first_seat_view(with_wagons(position("usa"), 0, 3))
    assert route_choices(phrasebook("usa", 2), short, "atlanta miami") == []


def test_ways_to_pay_are_offered_for_a_route_that_was_typed() -> None:
    view, phrases = view_with_hand("europe", "3 green 1 wild"), phrasebook("europe", 2)
    picked = payment_choices(phrases, view, "paris-zurich", "")
    assert picked
    assert payment_choices(phrases, view, "zurich paris", "") == picked
    assert payment_choices(phrases, view, "zurich", "") == []


def test_other_substitutes_are_offered_when_they_are_typed() -> None:
    view, phrases = view_with_hand("nordic", "2 green 3 blue 3 red"), phrasebook("nordic", 2, "da")
    for typed in ("1 green 2 blue 1 red", "1 grøn 2 blå 1 rød"):
        first = payment_choices(phrases, view, "honningsvag-kirkenes", typed)[:1]
        assert values_of(first) == ["#002000110"]
    assert payment_choices(phrases, view, "honningsvag-kirkenes", "1 green 1 blue") == []
    assert payment_choices(phrases, view, "imatra-kuopio", "1 green 2 blue 1 red") == []
