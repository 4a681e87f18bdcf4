"""The lookup tables of a map, compared with the map itself."""

from engine.graph import bits
from engine.model import PlaceId, Region, RegionId, Route, RouteId, Ticket, TicketId
from tests.support.positions import board


def test_cities_are_numbered_before_countries(map_id: str) -> None:
    index = board(map_id)
    assert list(bits(index.cities)) == list(range(len(index.map.cities)))
    assert index.places == (*index.map.cities, *index.map.countries)


def test_the_ends_of_routes_and_tickets_are_sets_of_two_places(map_id: str) -> None:
    index = board(map_id)
    for number, route in enumerate(index.routes):
        ends = {index.place_number[place] for place in route.ends}
        assert set(bits(index.route_ends[number])) == ends
        cities = {end for end in ends if end < len(index.map.cities)}
        assert set(bits(index.through[number])) == cities
    for number, ticket in enumerate(index.tickets):
        found = [(set(bits(ends)), target) for ends, target in index.ticket_targets[number]]
        start, targets = index.place_number[ticket.ends[0]], ticket.targets
        expected = [({start, index.place_number[each.place]}, each) for each in targets]
        assert sorted(found, key=str) == sorted(expected, key=str)


def test_the_lanes_beside_a_route_are_the_others_between_its_places(map_id: str) -> None:
    index = board(map_id)
    for number, route in enumerate(index.routes):
        others = [
            other
            for other, beside in enumerate(index.routes)
            if other != number and set(beside.ends) == set(route.ends) and not route.apart
        ]
        assert list(bits(index.lanes[number])) == others


def test_every_country_is_a_separate_node_for_each_route_into_it(map_id: str) -> None:
    index = board(map_id)
    cities = len(index.map.cities)
    dead_ends = []
    for number, (route, edge) in enumerate(zip(index.routes, index.edges, strict=True)):
        assert (edge.route, edge.length) == (number, route.length)
        for place, node in zip(route.ends, (edge.a, edge.b), strict=True):
            if index.place_number[place] < cities:
                assert node == index.place_number[place]
            else:
                assert node >= cities
                dead_ends.append(node)  # IT-9
    assert len(dead_ends) == len(set(dead_ends))


def test_the_routes_for_a_number_of_wagons_are_those_that_are_not_longer(map_id: str) -> None:
    index = board(map_id)
    for wagons in range(index.map.wagons + 1):
        short = [number for number, route in enumerate(index.routes) if route.length <= wagons]
        assert list(bits(index.routes_by_wagons[wagons])) == short


def test_what_a_map_does_not_say_is_nothing_special() -> None:
    ends = (PlaceId("a"), PlaceId("b"))
    route = Route(RouteId("a-b"), ends, 1, None)
    assert (route.lane, route.tunnel, route.locomotives, route.waves, route.carts) == (
        0,
        False,
        0,
        0,
        False,
    )
    ticket = Ticket(TicketId("a-b"), ends, 5)
    assert (ticket.kind, ticket.ours) == ("ordinary", False)
    assert Region(RegionId("r"), "R").double is False
