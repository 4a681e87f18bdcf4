"""Chooses among a few actions near the end by playing possible games to their end.

What the seat cannot see is guessed anew for every possible game (`engine.possible_game`). All
actions are tried in the same games, in which all seats decide by plans alone.
"""

import random
from collections.abc import Callable, Sequence
from math import sqrt, tanh
from typing import NamedTuple

from engine.actions import Action, BuildStation, Claim
from engine.cards import WILD, count
from engine.final_score import FinalScore
from engine.game import Game
from engine.model import Seat
from engine.possible_game import possible_game
from engine.views import PlayerView, public_view, view_without_outlooks
from players.choices.reasons import ScoredAction
from players.position.board_arrays import BoardArrays

NEAR_END = 0.54  # of the wagons, divided by the seats: so few are left until the last round
SHORT_GAME = 20  # wagons, or fewer
MOST_ACTIONS = 4
FIRST_GAMES = 2  # after so many, only the best of the other actions is tried further
MOST_WORK = 800  # in all games of one choice, see `work_of`
DONE_SHARE = 0.75  # of the others' tickets
CLEAR_LEAD = 15.0  # points: a larger one hardly matters more
POINT_WORTH = 1 / 300  # so that points count even if the winner is certain


class PlayedOut(NamedTuple):
    """What a game that was played to its end is worth to a seat, from about -1 to 1, and how much
    work that was."""

    worth: float
    work: int


class Playouts:
    """Plays possible games to their end. `decide` says what each seat does in them."""

    def __init__(self, arrays: BoardArrays, decide: Callable[[PlayerView], Action]) -> None:
        self._arrays = arrays
        self._decide = decide

    def are_useful(self, view: PlayerView) -> bool:
        """Whether the seat begins its turn, and some seat may end the game soon. Only in short
        games: in long ones it is not certain that playouts help."""
        public, map_ = view.public, self._arrays.board.map
        is_turn = public.stage == "turn" and not public.is_last_round
        fewest = min([seat.wagons for seat in public.seats]) - map_.last_round_at
        is_near = fewest * len(public.seats) <= NEAR_END * map_.wagons
        return is_turn and is_near and map_.wagons <= SHORT_GAME

    def best(self, view: PlayerView, actions: Sequence[Action], rng: random.Random) -> Action:
        """The first of the actions, or another after which games end clearly better. What is
        limited is the work as `work_of` counts it, not the time, so the answer depends on nothing
        else."""
        worths: list[list[float]] = [[] for _ in actions]
        tried = list(range(len(actions)))
        left = MOST_WORK
        while len(tried) > 1:
            game = possible_game(self._arrays.board, view, rng, DONE_SHARE)
            ends = []
            for number in tried:
                after = game.play(view.seat, actions[number]).game
                ends.append(self._play_out(after, view.seat, left))
                left -= ends[-1].work
            if left <= 0:
                break
            for number, end in zip(tried, ends, strict=True):
                worths[number].append(end.worth)
            if len(worths[0]) == FIRST_GAMES:
                tried = [0, max(tried[1:], key=lambda number: sum(worths[number], 0.0))]
        best = tried[-1]
        if len(worths[0]) < FIRST_GAMES or sure_gain(worths[0], worths[best]) <= 0:
            return actions[0]
        return actions[best]

    def _play_out(self, game: Game, seat: Seat, most_work: int) -> PlayedOut:
        """Play a game to its end, or until that was so much work."""
        work = 0
        while game.waiting and work < most_work:
            view = view_without_outlooks(game, game.waiting[0])
            if len(view.moves) == 1:
                action = view.moves[0]
            else:
                action = self._decide(view)
                work += work_of(view)
            game = game.play(view.seat, action).game
        final = public_view(game).final
        return PlayedOut(0.0 if final is None else worth_of(final, seat), work)


def work_of(view: PlayerView) -> int:
    """About how much work it is to decide: plans are made for all tickets, and for each choice from
    those on offer. A unit is less than half a millisecond."""
    return (1 + len(view.tickets)) * (len(view.moves) if view.offered else 1)


def worth_of(final: FinalScore, seat: Seat) -> float:
    """What a result is worth to a seat: mostly whether it has won, and how clearly."""
    others = [score.total for score in final.seats if score.seat != seat]
    lead = final.seats[seat].total - max(others)
    return tanh(lead / CLEAR_LEAD) + POINT_WORTH * lead


def sure_gain(first: Sequence[float], other: Sequence[float]) -> float:
    """How much more the other action is worth in the same games, less one standard error. Of each
    there must be two at least."""
    gains = [b - a for a, b in zip(first, other, strict=True)]
    mean = sum(gains, 0.0) / len(gains)
    squares = sum([(gain - mean) ** 2 for gain in gains], 0.0)
    return mean - sqrt(squares / (len(gains) - 1) / len(gains))


def worth_trying(
    arrays: BoardArrays, moves: Sequence[Action], options: Sequence[ScoredAction]
) -> list[Action]:
    """The few of the moves that could be best: the best of the options first, then the best claim
    or station, the best other option, the longest claim of all, and the next best options."""
    ranked = [option.action for option in sorted(options, key=lambda each: -each.worth)]
    is_building = [isinstance(action, Claim | BuildStation) for action in ranked]
    found = ranked[:1]
    for kind in (False, True):
        found += [ranked[is_building.index(kind)]] if kind in is_building else []
    routes = arrays.board.route_number
    tried = [action.route for action in found if isinstance(action, Claim)]
    claims = [move for move in moves if isinstance(move, Claim) and move.route not in tried]
    if claims:
        longest = max(arrays.length[routes[claim.route]] for claim in claims)
        among = [claim for claim in claims if arrays.length[routes[claim.route]] == longest]
        found.append(min(among, key=lambda claim: count(claim.cards, WILD)))
    return list(dict.fromkeys(found + ranked))[:MOST_ACTIONS]
