"""What every search for a plan starts from: prices of routes, rates, and the turns left."""

from players.planning.cheapest_paths import PathFinder
from players.planning.route_prices import (
    add_loans,
    point_rates,
    prices_by_points,
    prices_by_turns,
    prices_by_wagons,
)
from players.position.seat_position import SeatPosition


class PlanningInputs:
    """Prices of all routes in one position, computed once for all plans.

    `path_searches` are path finders with the prices they were made for: by points, by wagons and
    by turns. `prices` and `path_finder` are those by points.
    """

    def __init__(self, position: SeatPosition) -> None:
        self.position = position
        self.rates = point_rates(position)
        self.turns_left = position.turns_until_end()
        self.prices = prices_by_points(position, self.rates)
        self.loans = add_loans(position, self.prices, self.rates)
        self.path_finder = PathFinder(position.arrays, self.prices)
        self.path_searches = [(self.path_finder, self.prices)]
        for prices in (prices_by_wagons(position), prices_by_turns(position)):
            add_loans(position, prices, self.rates)
            self.path_searches.append((PathFinder(position.arrays, prices), prices))
