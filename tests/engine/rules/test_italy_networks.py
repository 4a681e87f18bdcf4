"""Italy: countries, regions and the winner (IT-9 to IT-12)."""

import pytest

from engine.final_score import RegionsLine, TicketLine, TrailLine
from engine.game import Game
from tests.support.positions import (
    lines,
    score,
    table,
    winners,
    with_routes,
    with_tickets,
    with_wagons,
)


def done(game: Game, ticket: str) -> bool:
    (line,) = lines(with_tickets(game, 0, ticket), 0, TicketLine)
    return line.done


def owning(*routes: str) -> Game:
    """Seat 0 owns these routes, however many wagons they take."""
    game = table("italy")
    for route in routes:
        game = with_routes(with_wagons(game, 0, 45), 0, route)
    return game


@pytest.mark.parametrize(
    "routes",
    [
        ("bolzano-svizzera", "bolzano-verona"),
        ("bergamo-svizzera", "bergamo-verona-blue"),
        ("milano-svizzera", "bergamo-milano-orange", "bergamo-verona-black"),
    ],
)
def test_a_country_is_reached_by_any_one_of_its_dead_ends(routes: tuple[str, ...]) -> None:
    assert done(owning(*routes), "svizzera-verona")  # IT-9
    assert not done(owning(*routes[1:]), "svizzera-verona")  # IT-9


def test_a_ticket_may_name_a_country_at_both_ends() -> None:
    way = ("milano-torino-black", "bergamo-milano-orange", "bergamo-bolzano", "bolzano-austria")
    assert done(owning("torino-francia-pink", *way), "francia-austria")  # IT-9
    assert not done(owning("torino-monaco", *way), "francia-austria")  # IT-9
    assert not done(owning("torino-francia-pink", *way[:-1]), "francia-austria")


def test_a_country_reached_by_two_routes_is_not_a_bridge() -> None:
    game = owning("torino-svizzera", "bolzano-svizzera", "bolzano-austria")
    assert len(game.state.players[0].networks) == 2  # IT-9
    assert not done(game, "torino-austria")  # IT-9
    around = owning("torino-svizzera", "bolzano-svizzera", "bolzano-austria", "milano-torino-black")
    assert not done(around, "torino-austria")
    assert done(
        with_routes(around, 0, "milano-parma", "bergamo-parma", "bergamo-bolzano"), "torino-austria"
    )  # IT-9


def test_each_network_must_reach_the_country_itself() -> None:
    game = owning("milano-svizzera", "bolzano-verona")
    assert not done(game, "svizzera-verona")  # IT-9
    assert done(with_routes(game, 0, "bolzano-svizzera"), "svizzera-verona")  # IT-9


def test_two_routes_from_one_city_into_two_countries_join_both() -> None:
    assert len(owning("torino-francia-pink", "torino-monaco").state.players[0].networks) == 1


def regions(game: Game) -> list[tuple[int, int]]:
    """The number of regions and the points of each network that scores."""
    return sorted((line.count, line.points) for line in lines(game, 0, RegionsLine))


NORTH = ("genova-pisa-yellow", "genova-torino-blue", "milano-torino-black", "milano-parma")
SOUTH = ("firenze-perugia", "perugia-roma", "pescara-roma", "foggia-pescara-blue")


def test_the_example_of_the_rulebook() -> None:
    """Five regions in the north and five in the south; then Firenze and Pisa are joined."""
    apart = owning(*NORTH, *SOUTH)
    assert regions(apart) == [(5, 1), (5, 1)]  # IT-10
    joined = with_routes(apart, 0, "firenze-pisa-pink")
    assert regions(joined) == [(9, 11)]  # IT-10
    assert sum(line.points for line in lines(joined, 0, RegionsLine)) == 11  # IT-10


ONE_MORE_REGION = (
    ("firenze-parma", "", 2, 0),
    ("genova-parma-white", "", 3, 0),
    ("genova-torino-blue", "", 4, 0),
    ("genova-milano-red", "", 5, 1),
    ("firenze-perugia", "", 6, 2),
    ("perugia-roma", "", 7, 4),
    ("pescara-roma", "", 8, 7),
    ("ancona-perugia", "", 9, 11),
    ("foggia-pescara-blue", "", 10, 16),
    ("foggia-napoli", "napoli-salerno-orange", 11, 22),
    ("cosenza-salerno-pink", "", 12, 29),
    ("cosenza-messina-1", "", 13, 37),
    ("bergamo-milano-orange", "bergamo-verona-blue", 14, 46),
    ("bolzano-verona", "", 15, 56),
    ("bolzano-tarvisio", "", 16, 56),
    ("olbia-roma-1", "", 17, 56),
)


def test_a_network_scores_by_the_number_of_its_regions() -> None:
    routes: list[str] = []
    for first, second, count, points in ONE_MORE_REGION:
        routes += [route for route in (first, second) if route]
        assert regions(owning(*routes)) == ([(count, points)] if points else [])  # IT-10


def test_every_city_belongs_to_one_of_seventeen_regions() -> None:
    board = table("italy").board
    assert len(board.map.regions) == 17  # IT-10
    assert all(city.region in board.regions for city in board.map.cities)  # IT-10


WHOLE = {  # all cities of a region, the last route adding the last city; and a way to four others
    "sardegna": (
        ("cagliari-olbia-blue", "olbia-sassari-red"),
        ("olbia-roma-1", "perugia-roma", "firenze-perugia", "genova-olbia-1"),
    ),
    "sicilia": (
        (
            "messina-siracusa-1",
            "agrigento-siracusa-black",
            "catania-siracusa",
            "agrigento-palermo-pink",
        ),
        ("messina-salerno", "foggia-salerno", "foggia-pescara-blue", "pescara-roma"),
    ),
    "puglia": (
        ("bari-foggia-red", "bari-lecce-white", "bari-taranto-pink"),
        ("foggia-napoli", "napoli-roma-red", "perugia-roma", "firenze-perugia"),
    ),
}


@pytest.mark.parametrize("region", WHOLE)
def test_a_whole_sardegna_sicilia_or_puglia_counts_twice(region: str) -> None:
    whole, onward = WHOLE[region]
    (line,) = lines(owning(*whole, *onward), 0, RegionsLine)
    assert line.doubled == (region,)  # IT-11
    assert line.count == len(line.regions) + 1  # IT-11
    (line,) = lines(owning(*whole[:-1], *onward), 0, RegionsLine)
    assert region in line.regions
    assert (line.doubled, line.count) == ((), len(line.regions))  # IT-11


def test_a_region_whose_cities_are_in_two_networks_does_not_count_twice() -> None:
    game = owning("cagliari-roma", "perugia-roma", "firenze-perugia", "bologna-firenze")
    game = with_routes(with_wagons(game, 0, 45), 0, "olbia-sassari-red")
    assert regions(game) == [(5, 1)]  # IT-11
    assert lines(game, 0, RegionsLine)[0].doubled == ()  # IT-11


def test_other_regions_never_count_twice() -> None:
    # All of Toscana and Lazio: Firenze, Grosseto, Pisa; Roma.
    game = owning("firenze-pisa-pink", "firenze-grosseto", "grosseto-roma-green", "perugia-roma")
    game = with_routes(game, 0, "pescara-roma", "bologna-firenze")
    assert regions(game) == [(5, 1)]  # IT-11


def even() -> Game:
    """Both seats have 4 points for their routes; with these tickets seat 0 gains and loses 4."""
    game = with_routes(table("italy"), 0, "milano-parma", "bologna-parma-red")
    return with_routes(game, 1, "lecce-taranto-red", "foggia-salerno")


def test_there_is_no_bonus_for_the_longest_trail() -> None:
    assert lines(even(), 0, TrailLine) == []  # IT-12


def test_most_points_win() -> None:
    assert winners(with_tickets(even(), 0, "milano-bologna")) == (0,)  # IT-12


def test_tickets_done_break_a_tie() -> None:
    game = with_tickets(even(), 0, "milano-bologna", "svizzera-verona")
    assert [seat.total for seat in score(game).seats] == [4, 4]
    assert winners(game) == (0,)  # IT-12


def test_otherwise_the_victory_is_shared() -> None:
    assert winners(even()) == (0, 1)  # IT-12
