"""The choice among a few actions by playing possible games to their end."""

import random

import pytest

from engine.actions import Action, Draw, DrawTickets, Take
from engine.cards import Colour
from engine.game import Game
from engine.model import Seat
from engine.scoring import final_score
from engine.views import PlayerView, player_view
from players.choices.playouts import (
    MOST_ACTIONS,
    MOST_WORK,
    Playouts,
    sure_gain,
    work_of,
    worth_of,
    worth_trying,
)
from players.choices.reasons import ScoredAction, nothing_else
from players.hint import Adviser
from players.levels.normal import NormalPlayer
from players.levels.registry import make
from players.position.board_arrays import BoardArrays
from tests.support.positions import (
    MAPS,
    after,
    after_opening,
    board,
    claim,
    opening,
    table,
    with_hand,
    with_routes,
    with_turn,
    with_wagons,
)

LONG = claim("calgary-winnipeg", "6 white")
SHORT = claim("dallas-houston-1", "1 white")


def near_the_end(wagons: int = 6, players: int = 2) -> Game:
    """Seat 0 can claim one long route, or a short one and no long one after it."""
    game = after_opening(opening("usa", players))
    return with_hand(with_wagons(game, 0, wagons), 0, "6 white")


def playouts(map_id: str = "usa") -> Playouts:
    return Playouts(BoardArrays(board(map_id)), NormalPlayer(board(map_id), 0).decide)


def test_the_action_is_chosen_after_which_games_end_better() -> None:
    view = player_view(near_the_end(), Seat(0))
    assert {LONG, SHORT} <= set(view.moves)
    assert playouts().best(view, [SHORT, LONG], random.Random(1)) == LONG
    assert playouts().best(view, [LONG, SHORT], random.Random(1)) == LONG
    assert playouts().best(view, [SHORT, Draw(), LONG], random.Random(1)) == LONG


def test_what_is_not_clearly_better_is_left() -> None:
    view = player_view(near_the_end(), Seat(0))
    assert playouts().best(view, [SHORT], random.Random(1)) == SHORT
    assert playouts().best(view, [LONG, LONG], random.Random(1)) == LONG
    assert playouts().best(view, [SHORT, SHORT, SHORT], random.Random(1)) == SHORT


def test_the_work_is_limited() -> None:
    usa, asked = board("usa"), list[PlayerView]()
    normal = NormalPlayer(usa, 0)

    def decide(view: PlayerView) -> Action:
        asked.append(view)
        return normal.decide(view)

    view = player_view(near_the_end(40, players=5), Seat(0))
    found = Playouts(BoardArrays(usa), decide).best(view, [SHORT, LONG], random.Random(1))
    assert found == SHORT  # there was no time to find out
    assert {view.seat for view in asked} == set(range(5))
    assert MOST_WORK <= sum(map(work_of, asked)) < MOST_WORK + work_of(asked[-1])


def test_a_choice_from_many_tickets_is_more_work() -> None:
    game = near_the_end()
    view = player_view(game, Seat(0))
    assert (len(view.tickets), work_of(view)) == (2, 3)
    drawn = player_view(after(game, 0, DrawTickets()), Seat(0))
    assert (len(drawn.moves), work_of(drawn)) == (7, 21)


def test_they_are_useful_only_at_the_start_of_a_turn_shortly_before_the_last_round() -> None:
    def are_useful(game: Game, seat: int = 0) -> bool:
        return playouts("london").are_useful(player_view(game, Seat(seat)))

    game = with_wagons(after_opening(opening("london")), 0, 6)
    assert are_useful(game)
    assert are_useful(with_turn(game, 1), 1)
    assert not are_useful(with_turn(game, 0, turns_left=1))
    assert not are_useful(after(game, 0, Draw()))
    assert not are_useful(with_wagons(game, 0, 7))
    more = with_wagons(after_opening(opening("london", players=4)), 0, 5)  # turns take longer
    assert not are_useful(more)
    assert are_useful(with_wagons(more, 0, 4))


@pytest.mark.parametrize("map_id", MAPS)
def test_they_are_useful_in_short_games(map_id: str) -> None:
    game = with_wagons(after_opening(opening(map_id)), 0, 3)
    is_short = game.board.map.wagons <= 20
    assert playouts(map_id).are_useful(player_view(game, Seat(0))) == is_short


def test_it_matters_most_who_wins() -> None:
    def worth(*routes: str) -> float:
        """What it is worth to seat 0 if it has the first of these routes, and the other the
        rest."""
        game = with_routes(with_routes(table("usa"), 0, routes[0]), 1, *routes[1:])
        return worth_of(final_score(game.board, game.state), Seat(0))

    long, longer = "calgary-winnipeg", ("duluth-helena", "duluth-toronto")
    even = worth(long, "duluth-helena")
    assert even == 0
    assert worth(long, "dallas-houston-1") == -worth("dallas-houston-1", long) > 0.9
    assert worth(long, *longer) < -0.9
    assert worth("dallas-houston-1", *longer) < worth(long, *longer)


def test_a_gain_is_sure_if_it_is_larger_than_its_standard_error() -> None:
    assert sure_gain([0.0, 1.0, 2.0], [1.0, 2.0, 3.0]) == pytest.approx(1.0)
    assert sure_gain([0.0, 0.0], [1.0, -1.0]) == pytest.approx(-1.0)
    assert sure_gain([0.0] * 4, [2.0, 0.0, 2.0, 0.0]) == pytest.approx(1 - (4 / 3 / 4) ** 0.5)


def scored(*actions: Action) -> list[ScoredAction]:
    return [ScoredAction(-float(n), action, nothing_else) for n, action in enumerate(actions)]


def test_a_claim_a_card_and_the_longest_route_are_always_tried() -> None:
    arrays = BoardArrays(board("usa"))
    cards = [Take(colour) for colour in Colour]
    options = scored(*cards, SHORT)
    found = worth_trying(arrays, [LONG, SHORT, *cards], options)
    assert found == [cards[0], SHORT, LONG, cards[1]]
    assert len(found) == MOST_ACTIONS
    assert worth_trying(arrays, [LONG, SHORT, *cards], options[::-1]) == found
    assert worth_trying(arrays, cards, scored(*cards)) == cards[:MOST_ACTIONS]
    assert worth_trying(arrays, [LONG], scored(LONG)) == [LONG]
    dear = claim("calgary-winnipeg", "5 white 1 wild")
    assert worth_trying(arrays, [dear, LONG, SHORT], scored(SHORT)) == [SHORT, LONG]
    assert worth_trying(arrays, [dear, LONG], scored(LONG)) == [LONG]


def test_hard_does_not_always_do_what_is_planned_when_the_end_is_near() -> None:
    london, hards = board("london"), [make("hard", board("london"), seat) for seat in range(2)]
    game, useful, changed = opening("london"), 0, 0
    while game.waiting and not changed:
        view = player_view(game, game.waiting[0])
        planned, _ = Adviser(london, view.seat).hint(view)
        action = planned
        if playouts("london").are_useful(view):
            action = hards[view.seat].decide(view)
            useful, changed = useful + 1, changed + (action != planned)
            assert action in view.moves
            assert make("hard", london, view.seat).decide(view) == action
        game = game.play(view.seat, action).game
    assert useful
    assert changed
