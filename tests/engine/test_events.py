"""Events name the places on the board that they changed."""

from engine import cards as card
from engine.cards import Colour
from engine.events import CardTaken, RouteClaimed, StationBuilt, TunnelTurned, changed_places
from engine.model import PlaceId, RouteId, Seat

ME = Seat(0)


def test_claimed_routes_tried_tunnels_and_built_stations_are_changed_places() -> None:
    events = (
        RouteClaimed(ME, RouteId("berlin-wien"), card.NONE, 0, 4),
        CardTaken(ME, Colour.RED),
        TunnelTurned(ME, RouteId("paris-zurich"), card.NONE, (), 0),
        StationBuilt(ME, PlaceId("paris"), card.NONE),
    )
    assert changed_places(events) == ("berlin-wien", "paris-zurich", "paris")


def test_cards_that_change_hands_change_no_place() -> None:
    assert changed_places([CardTaken(ME, Colour.RED)]) == ()
