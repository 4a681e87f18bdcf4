"""The last turn of the game: the action that adds most to the final score."""

from functools import partial

from engine.actions import BuildStation, Claim, Draw
from engine.graph import bits
from players.choices.reasons import ReasonCode, ScoredAction, make_reason, nothing_else
from players.planning.trail_bonus import trail_length
from players.position.board_arrays import Networks
from players.position.seat_position import SeatPosition


def best_last_turn(position: SeatPosition) -> ScoredAction:
    """The claim or station that adds most to the final score, or a card if none adds anything, or
    any move if no card can be drawn from the deck."""
    estimate = FinalScoreEstimate(position)
    now = estimate.score_with(position.own, ())
    draws = [move for move in position.view.moves if isinstance(move, Draw)]
    found = [ScoredAction(0.0, move, nothing_else) for move in draws]
    arrays = position.arrays
    gains: dict[int, float] = {}  # of routes: many can be paid for in several ways
    for move in position.view.moves:
        match move:
            case Claim():
                route = arrays.board.route_number[move.route]
                if route not in gains:
                    gains[route] = estimate.score_with(position.own | 1 << route, ()) - now
                gain = gains[route]
                explain = partial(
                    make_reason, ReasonCode.CLAIM_LAST, route=move.route, points=round(gain)
                )
                found.append(ScoredAction(gain, move, explain if gain > 0 else nothing_else))
            case BuildStation():
                found += _station_options(estimate, move, now)
    anything = ScoredAction(0.0, position.view.moves[0], nothing_else)
    return max(found, key=lambda option: option.worth, default=anything)


def _station_options(
    estimate: "FinalScoreEstimate", build: BuildStation, now: float
) -> list[ScoredAction]:
    position, arrays = estimate.position, estimate.position.arrays
    city = arrays.board.place_number[build.city]
    unbuilt = arrays.stations.points_unbuilt
    found = []
    for loan in position.loans_at(city):
        gain = estimate.score_with(position.own, loan) - unbuilt - now
        if gain > 0:
            ticket = max(estimate.newly_done(loan), key=arrays.ticket_points.__getitem__)
            name = arrays.board.tickets[ticket].id
            explain = partial(
                make_reason, ReasonCode.STATION_FOR_TICKET, city=build.city, ticket=name
            )
            found.append(ScoredAction(gain, build, explain))
    return found


class FinalScoreEstimate:
    """Estimates the final score of a seat from what it can see now."""

    def __init__(self, position: SeatPosition) -> None:
        self.position = position
        arrays = position.arrays
        self._borrowed = self._best_loans()
        self._rival_trail = (
            max(trail_length(arrays, routes) for routes in position.rival_routes)
            if arrays.trail_points
            else 0
        )

    def score_with(self, routes: int, borrowed: tuple[int, ...]) -> float:
        """The score with these own routes and additional borrowed ones."""
        position, arrays = self.position, self.position.arrays
        networks = arrays.networks(routes)
        points = float(sum(arrays.points[route] for route in bits(routes)))
        points += arrays.place_score(networks) + arrays.mandala_score(routes, position.tickets)
        networks_with_loans = arrays.networks(
            sum(1 << r for r in {*borrowed, *self._borrowed}), networks
        )
        for ticket in position.tickets:
            points += arrays.ticket_score(ticket, networks_with_loans)
        is_done = arrays.board.is_ticket_done
        done = sum([is_done(ticket, networks_with_loans) for ticket in position.tickets])
        most_of_rivals = max(rival.tickets for rival in position.rivals)
        points += arrays.most_tickets_score(done, most_of_rivals)
        if arrays.trail_points and trail_length(arrays, routes) >= self._rival_trail:
            points += arrays.trail_points
        return points + self._merchandise(routes & ~position.own)

    def newly_done(self, borrowed: tuple[int, ...]) -> list[int]:
        """The tickets that borrowing these routes completes."""
        position, arrays = self.position, self.position.arrays
        before = arrays.networks(sum(1 << r for r in {*self._borrowed}), position.networks)
        after = arrays.networks(sum(1 << r for r in {*borrowed} - {*self._borrowed}), before)
        is_done = arrays.board.is_ticket_done
        return [t for t in position.tickets if is_done(t, after) and not is_done(t, before)]

    def _best_loans(self) -> tuple[int, ...]:
        """For each own station, the loan that completes the most ticket points, chosen in turn."""
        position, arrays = self.position, self.position.arrays
        networks: Networks = position.networks
        chosen: tuple[int, ...] = ()
        for city in bits(position.stations):
            best, most = networks, -1
            loan: tuple[int, ...] = ()
            for routes in position.loans_at(city):
                borrowed = arrays.networks(sum(1 << route for route in routes), networks)
                points = _points_done(position, borrowed)
                if points > most:
                    best, most, loan = borrowed, points, routes
            networks = best
            chosen += loan
        return chosen

    def _merchandise(self, new: int) -> float:
        position, arrays = self.position, self.position.arrays
        by_place = arrays.merchandise.points.get(len(position.rivals) + 1, ())
        mine = position.me.merchandise
        if position.view.public.merchandise_pile:
            mine += sum(arrays.carts[route] for route in bits(new))
        if not by_place or not mine:
            return 0.0
        return by_place[sum(rival.merchandise > mine for rival in position.rivals)]


def _points_done(position: SeatPosition, networks: Networks) -> int:
    arrays = position.arrays
    done = [t for t in position.tickets if arrays.board.is_ticket_done(t, networks)]
    return sum(arrays.ticket_points[ticket] for ticket in done)
