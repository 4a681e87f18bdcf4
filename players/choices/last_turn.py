"""The last turn: whatever brings most points at once."""

from engine.actions import BuildStation, Claim, Draw
from engine.graph import bits, is_joined
from players.choices.reasons import ReasonCode, ScoredAction, because
from players.planning.longest_trail import trail_length
from players.position.chart import Networks
from players.position.standing import Standing


def last_turn(standing: Standing) -> ScoredAction:
    """The claim or station that adds most to the final score; else nothing that costs."""
    score = Scoring(standing)
    now = score.after(standing.own, ())
    found = [
        ScoredAction(0.0, move, because(ReasonCode.NOTHING_ELSE)) for move in _harmless(standing)
    ]
    chart = standing.chart
    for move in standing.view.moves:
        match move:
            case Claim():
                route = chart.board.route_number[move.route]
                gain = score.after(standing.own | 1 << route, ()) - now
                reason = because(ReasonCode.CLAIM_LAST, route=move.route, points=round(gain))
                found.append(ScoredAction(gain, move, reason))
            case BuildStation():
                found += _station(score, move, now)
    return max(found, key=lambda option: option.worth)


def _harmless(standing: Standing) -> list[Draw]:
    return [move for move in standing.view.moves if isinstance(move, Draw)]


def _station(score: "Scoring", build: BuildStation, now: float) -> list[ScoredAction]:
    standing, chart = score.standing, score.standing.chart
    city = chart.board.place_number[build.city]
    unbuilt = chart.stations.points_unbuilt
    found = []
    for route, _ in chart.neighbours[city]:
        if standing.theirs >> route & 1:
            gain = score.after(standing.own, (route,)) - unbuilt - now
            if gain > 0:
                ticket = max(score.newly_done((route,)), key=chart.ticket_points.__getitem__)
                name = chart.board.tickets[ticket].id
                reason = because(ReasonCode.STATION_FOR_TICKET, city=build.city, ticket=name)
                found.append(ScoredAction(gain, build, reason))
    return found


class Scoring:
    """What a seat's routes would score at the end, as far as it can be seen now."""

    def __init__(self, standing: Standing) -> None:
        self.standing = standing
        chart = standing.chart
        self._lent = self._best_loans()
        self._rival_trail = (
            max(trail_length(chart, routes) for routes in standing.rival_routes)
            if chart.trail_points
            else 0
        )

    def after(self, routes: int, borrowed: tuple[int, ...]) -> float:
        """Routes, tickets, regions, carts and the trail."""
        standing, chart = self.standing, self.standing.chart
        networks = chart.networks(routes)
        points = float(sum(chart.points[route] for route in bits(routes)))
        points += chart.region_score(networks)
        lent = chart.networks(sum(1 << r for r in {*borrowed, *self._lent}), networks)
        for ticket in standing.tickets:
            is_done = is_joined(lent, chart.board.ticket_ends[ticket])
            points += chart.ticket_points[ticket] * (1 if is_done else -1)
        if chart.trail_points and trail_length(chart, routes) >= self._rival_trail:
            points += chart.trail_points
        return points + self._merchandise(routes & ~standing.own)

    def newly_done(self, borrowed: tuple[int, ...]) -> list[int]:
        """The tickets that these loans do."""
        standing, chart = self.standing, self.standing.chart
        lent = chart.networks(sum(1 << r for r in {*borrowed, *self._lent}), standing.networks)
        ends = chart.board.ticket_ends
        return [
            ticket
            for ticket in standing.tickets
            if is_joined(lent, ends[ticket]) and not is_joined(standing.networks, ends[ticket])
        ] or standing.tickets

    def _best_loans(self) -> tuple[int, ...]:
        """For each station that stands, the route it had best borrow, one after the other."""
        standing, chart = self.standing, self.standing.chart
        networks: Networks = standing.networks
        chosen: tuple[int, ...] = ()
        for city in bits(standing.stations):
            routes = [r for r, _ in chart.neighbours[city] if standing.theirs >> r & 1]
            if routes:
                best = max(routes, key=lambda r: _done(standing, chart.networks(1 << r, networks)))
                networks = chart.networks(1 << best, networks)
                chosen += (best,)
        return chosen

    def _merchandise(self, new: int) -> float:
        standing, chart = self.standing, self.standing.chart
        by_place = chart.merchandise.points.get(len(standing.rivals) + 1, ())
        mine = standing.me.merchandise
        if standing.view.public.merchandise_pile:
            mine += sum(chart.carts[route] for route in bits(new))
        if not by_place or not mine:
            return 0.0
        return by_place[sum(rival.merchandise > mine for rival in standing.rivals)]


def _done(standing: Standing, networks: Networks) -> int:
    ends = standing.chart.board.ticket_ends
    points = standing.chart.ticket_points
    return sum(points[ticket] for ticket in standing.tickets if is_joined(networks, ends[ticket]))
