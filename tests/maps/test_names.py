"""Names of places, routes and paths."""

import pytest

from engine.model import PlaceId, RouteId, TicketId
from maps.names import (
    aim,
    find_ticket,
    marked_places,
    path_name,
    short_points,
    short_target_name,
    target_name,
    ticket_name,
    ticket_points,
)
from tests.support.positions import board


@pytest.mark.parametrize(
    ("routes", "name"),
    [
        ((), ""),
        (("paris-zurich",), "Paris - Zürich"),
        (("paris-zurich", "venezia-zurich"), "Paris - Zürich - Venezia"),
        (("venezia-zurich", "paris-zurich"), "Venezia - Zürich - Paris"),
        (("munchen-zurich", "munchen-wien", "berlin-wien"), "Zürich - München - Wien - Berlin"),
        (("paris-zurich", "berlin-wien"), "Paris - Zürich, Berlin - Wien"),
    ],
)
def test_a_path_is_named_by_its_places_in_order(routes: tuple[str, ...], name: str) -> None:
    found = path_name(board("europe"), [RouteId(route) for route in routes])
    assert found == name.replace(" - ", " \N{EN DASH} ")


BERN, ITALIA = TicketId("bern-countries"), PlaceId("italia")
COUNTRIES = ("bern", "france", "deutschland", "osterreich", "italia")


def test_a_ticket_with_several_targets_is_named_with_all_of_them() -> None:
    swiss = board("switzerland")
    found = find_ticket(swiss, BERN)
    assert ticket_name(swiss, BERN) == "Bern \N{EN DASH} France/Deutschland/Österreich/Italia"
    assert (ticket_points(found), short_points(found)) == ("5/6/11/8", "5\N{EN DASH}11")
    assert found.places == COUNTRIES
    assert short_target_name(swiss, BERN, None)[1] == "F 5, D 6, A 11, I 8"


def test_the_target_that_is_meant_or_reached_is_named_alone() -> None:
    swiss = board("switzerland")
    assert target_name(swiss, BERN, ITALIA) == "Bern \N{EN DASH} Italia"
    assert target_name(swiss, BERN, None) == ticket_name(swiss, BERN)
    assert "".join(short_target_name(swiss, BERN, ITALIA)).endswith("Italia")
    assert (aim(swiss, ITALIA), aim(swiss, None)) == (" → Italia", "")
    found = find_ticket(swiss, BERN)
    assert marked_places(found, ITALIA) == ("bern", "italia")
    assert marked_places(found) == ("bern",)  # all countries would cover the board


def test_a_ticket_with_one_target_is_named_as_ever() -> None:
    swiss, ticket = board("switzerland"), TicketId("basel-bern")
    found = find_ticket(swiss, ticket)
    assert (short_points(found), ticket_points(found)) == ("5", "5")
    assert marked_places(found) == ("basel", "bern")
    assert ticket_name(swiss, ticket) == "Basel \N{EN DASH} Bern"
