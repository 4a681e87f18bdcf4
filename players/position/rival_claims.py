"""Estimates which routes rivals will claim next, from their networks, cards and wagons."""

from players.position.seat_position import SeatPosition

# The probability that a rival claims a route before the seat's next turn, if the route ...
JOINS_NETWORKS = 0.2  # joins two of the rival's networks
EXTENDS_NETWORK = 0.09  # continues one of them
ELSEWHERE = 0.025  # touches none of them
INSIDE_NETWORK = 0.02  # lies between places that the rival has joined already

TOO_FEW_CARDS = 0.35  # factor if the rival holds fewer cards than the route is long


class RivalClaims:
    """The probability that each open route is lost before the seat's next turn.

    `are_lanes_independent`: a claim leaves the other lanes of a double open (ALL-12).
    """

    def __init__(self, position: SeatPosition) -> None:
        self._position = position
        arrays = position.arrays
        self._networks = [arrays.networks(routes) for routes in position.rival_routes]
        players = len(position.rivals) + 1
        self.are_lanes_independent = players >= arrays.board.map.all_lanes_from_players

    def probability(self, route: int) -> float:
        """The probability that some rival claims the route."""
        safe = 1.0
        for number in range(len(self._networks)):
            safe *= 1 - self.probability_by(number, route)
        if self.are_lanes_independent and self._has_open_lane(route):
            return (1 - safe) ** 2
        return 1 - safe

    def likeliest_seat(self, route: int) -> int:
        """The seat of the rival that is most likely to claim the route."""
        number = max(
            range(len(self._networks)), key=lambda rival: self.probability_by(rival, route)
        )
        return self._position.rivals[number].seat

    def probability_by(self, number: int, route: int) -> float:
        """The probability that rival number `number` claims the route."""
        rival = self._position.rivals[number]
        arrays = self._position.arrays
        length = arrays.length[route]
        if rival.wagons < length:
            return 0.0
        ends = arrays.board.route_ends[route]
        touched = [network for network in self._networks[number] if network & ends]
        if not touched:
            probability = ELSEWHERE
        elif len(touched) > 1:
            probability = JOINS_NETWORKS
        else:
            is_inside = touched[0] & ends == ends
            probability = INSIDE_NETWORK if is_inside else EXTENDS_NETWORK
        return probability if rival.cards >= length else probability * TOO_FEW_CARDS

    def _has_open_lane(self, route: int) -> bool:
        return bool(self._position.open & self._position.arrays.lanes[route])
