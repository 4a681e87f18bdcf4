"""What the others are up to, as far as everybody can see: their networks, cards and wagons."""

from players.position.standing import Standing

BRIDGE = 0.2  # that a rival claims, before one's next turn, a route between two of its networks
BESIDE = 0.09  # ... a route that leads on from one
ELSEWHERE = 0.025
WITHIN = 0.02  # ... a route between places that it has joined already
WITHOUT_CARDS = 0.35  # of that, if its hand is too small for the route


class Threats:
    """How likely each open route is to be lost before the seat's next turn."""

    def __init__(self, standing: Standing) -> None:
        self._standing = standing
        chart = standing.chart
        self._networks = [chart.networks(routes) for routes in standing.rival_routes]
        players = len(standing.rivals) + 1
        self.spares_lanes = players >= chart.board.map.all_lanes_from_players

    def of(self, route: int) -> float:
        """The probability that somebody takes the route away."""
        safe = 1.0
        for number in range(len(self._networks)):
            safe *= 1 - self.by(number, route)
        if self.spares_lanes and self._free_lanes(route):
            return (1 - safe) ** 2
        return 1 - safe

    def most_likely(self, route: int) -> int:
        """The seat that probably wants it most."""
        number = max(range(len(self._networks)), key=lambda rival: self.by(rival, route))
        return self._standing.rivals[number].seat

    def by(self, number: int, route: int) -> float:
        """The probability that one rival takes it."""
        rival = self._standing.rivals[number]
        chart = self._standing.chart
        length = chart.length[route]
        if rival.wagons < length:
            return 0.0
        ends = chart.board.route_ends[route]
        touched = [network for network in self._networks[number] if network & ends]
        if not touched:
            likely = ELSEWHERE
        elif len(touched) > 1:
            likely = BRIDGE
        else:
            likely = WITHIN if touched[0] & ends == ends else BESIDE
        return likely if rival.cards >= length else likely * WITHOUT_CARDS

    def _free_lanes(self, route: int) -> bool:
        return bool(self._standing.open & self._standing.chart.lanes[route])
