"""Autocompletion: what can be paid first, found by any part of a name without accents."""

import pytest

from bot.i18n.catalogue import LANGUAGES
from bot.i18n.folding import folded
from bot.messages import autocomplete
from bot.messages.affordable import route_ways
from bot.messages.message import MAX_LABEL, MAX_OPTIONS, Choice
from engine.model import Seat
from engine.views import PlayerView, player_view
from tests.support.messages import phrases
from tests.support.positions import table as position
from tests.support.positions import with_hand, with_routes, with_row, with_stations
from tests.support.random_games import TABLES, positions


def view_of(map_id: str, hand: str) -> PlayerView:
    return player_view(with_hand(position(map_id), 0, hand), Seat(0))


def must_fit(found: list[Choice]) -> None:
    assert len(found) <= MAX_OPTIONS
    for choice in found:
        assert 0 < len(choice.name) <= MAX_LABEL
        assert 0 < len(choice.value) <= MAX_LABEL
    assert len({choice.value for choice in found}) == len(found)


@pytest.mark.parametrize(("map_id", "players"), TABLES)
def test_choices_keep_discords_limits(map_id: str, players: int) -> None:
    for game in positions(map_id, players, number=21, every=25):
        for language in LANGUAGES:
            spoken = phrases(map_id, players, language)
            view = player_view(game, Seat(0))
            for typed in ("", "a", "xyz"):
                must_fit(autocomplete.route_choices(spoken, view, typed))
                must_fit(autocomplete.city_choices(spoken, view, typed))
                must_fit(autocomplete.place_choices(spoken.board, typed))
                must_fit(autocomplete.card_choices(spoken, view, typed))
            for route in list(route_ways(view))[:2]:
                must_fit(autocomplete.payment_choices(spoken, view, route, ""))


@pytest.mark.parametrize("typed", ["zurich", "ZÜRICH", "Zür", "paris zur", "ürich par"])
def test_any_part_of_a_name_is_found_without_accents(typed: str) -> None:
    found = autocomplete.route_choices(phrases("europe", 2), view_of("europe", "3 red"), typed)
    assert "paris-zurich" in [choice.value for choice in found]


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("København", "kobenhavn"),
        ("București", "bucuresti"),
        ("Zágráb", "zagrab"),
        ("Łódź", "lodz"),
    ],
)
def test_accents_are_folded(name: str, plain: str) -> None:
    assert folded(name) == plain


def test_what_can_be_paid_comes_first_and_cheapest_in_wilds() -> None:
    view = view_of("europe", "2 green 1 wild")
    found = autocomplete.route_choices(phrases("europe", 2), view, "")
    payable = [choice.value in route_ways(view) for choice in found]
    assert payable == sorted(payable, reverse=True)
    names = [c.name for c in autocomplete.route_choices(phrases("europe", 2), view, "paris zurich")]
    assert names == ["Paris \N{EN DASH} Zürich · 3 · 4 pts · 2 green + 1 wild (grey, tunnel)"]


def test_what_is_short_says_by_how_much() -> None:
    found = autocomplete.route_choices(phrases("usa", 2), view_of("usa", "3 blue"), "atlanta miami")
    assert [choice.name for choice in found] == [
        "Atlanta \N{EN DASH} Miami · 5 · 10 pts · 2 blue short"
    ]


def test_taken_routes_are_not_offered() -> None:
    game = with_routes(position("usa"), 1, "atlanta-miami")
    found = autocomplete.route_choices(
        phrases("usa", 2), player_view(game, Seat(0)), "atlanta miami"
    )
    assert found == []


def test_cities_with_a_station_are_not_offered() -> None:
    game = with_stations(position("europe"), 1, "paris")
    view = player_view(game, Seat(0))
    assert autocomplete.city_choices(phrases("europe", 2), view, "paris") == []
    assert [c.value for c in autocomplete.place_choices(game.board, "paris")] == ["paris"]


def test_an_open_wild_is_no_choice_for_the_second_card() -> None:
    game = with_row(position("usa"), "red red wild blue pink")
    view = player_view(game, Seat(0))
    first = autocomplete.card_choices(phrases("usa", 2), view, "")
    second = autocomplete.card_choices(phrases("usa", 2), view, "", is_second=True)
    assert [choice.value for choice in first] == ["deck", "red", "wild", "blue", "pink"]
    assert [choice.value for choice in second] == ["deck", "red", "blue", "pink"]
