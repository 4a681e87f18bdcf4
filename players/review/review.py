"""Reviews a finished game: the chance of winning after every turn, turning points, luck and skill.

Every action is split into two steps. First the seat decides: the position is worth what it is on
average over what chance could do next. Then chance decides: a card is drawn or laid open, tickets
are drawn, cards are turned over for a tunnel. The first difference is skill, the second is luck.
docs/review.md has the exact definitions.
"""

from collections.abc import Iterator, Sequence

from engine import record as records
from engine.actions import Action, Claim, DrawTickets
from engine.board import Board
from engine.cards import COLOURS
from engine.game import Game, Played, start
from engine.model import Seat
from engine.other_orders import other_order, with_top_card
from engine.record import Record
from engine.state import Turn
from engine.values import Value
from engine.views import player_view, public_view
from players.hint import Adviser
from players.review.findings import Chances, Mistake, Review, TurningPoint, TurnReview
from players.review.value import Coefficients, ValueFunction

ORDERS = 24  # how many orders of the decks are tried for drawn tickets and for tunnels
DEALS = 100  # how many deals are tried
TURNING_POINTS = 3
MOVES_ASKED_ABOUT = 8  # of each seat: those that lost most, about which the hint is asked
LEAST_LOSS = 0.005  # of a move that is called a mistake


class _Move(Value, frozen=True):
    """An action as it was played, with the chances before it, on average after it, and after it."""

    turn: int
    seat: Seat
    action: Action
    game: Game
    played: Played
    before: Chances
    expected: Chances
    after: Chances


class Reviewer:
    """Reviews games on one board between players who are alike, or who are not: a record does not
    say which."""

    def __init__(self, board: Board, coefficients: Coefficients, *, seats_are_alike: bool) -> None:
        self._board = board
        self._value = ValueFunction(board, coefficients, seats_are_alike=seats_are_alike)
        self._adviser = Adviser(board)
        self._positions = 0

    def review(self, record: Record) -> Review:
        """The review of a finished game, always the same for the same record. It values at most
        `ORDERS` positions for each action, `DEALS` for the deal, and some for the mistakes."""
        self._positions = 0
        game = records.deal_again(record, self._board).game
        before_deal, dealt = self._before_deal(game), self._chances(game)
        moves = list(self._moves(game, records.log_of(record)))
        if not moves or moves[-1].played.game.waiting:
            raise ValueError("the game is not over")
        turns = _turns(moves)
        deal_luck = _difference(dealt, before_deal)
        return Review(
            start=before_deal,
            deal_luck=deal_luck,
            dealt=dealt,
            turns=tuple(turns),
            luck=_sum([deal_luck, *(turn.luck for turn in turns)]),
            skill=_sum([turn.skill for turn in turns]),
            turning_points=_turning_points(turns, dealt, moves),
            mistakes=tuple([self._mistake(Seat(seat), moves) for seat in range(len(record.seats))]),
            positions=self._positions,
        )

    def expected(self, game: Game, seat: Seat, action: Action) -> Chances:
        """The chances on average after an action: over every card that could be on top of the
        deck, or over `ORDERS` orders of the decks if the action takes several things from them."""
        if not game.play(seat, action).revealed:
            return self._chances(game.play(seat, action).game)
        if isinstance(action, Claim | DrawTickets) or not game.state.deck:
            after = [
                self._chances(other_order(game, number).play(seat, action).game)
                for number in range(ORDERS)
            ]
            return _mean(after, [1] * ORDERS)
        numbers = [game.state.deck.count(colour) for colour in COLOURS]
        possible = [colour for colour in COLOURS if numbers[colour]]
        after = [
            self._chances(with_top_card(game, colour).play(seat, action).game)
            for colour in possible
        ]
        return _mean(after, [numbers[colour] for colour in possible])

    def _chances(self, game: Game) -> Chances:
        self._positions += 1
        return self._value.chances(game)

    def _before_deal(self, game: Game) -> Chances:
        """The chances on average over deals: seats that move earlier have better or worse ones."""
        players = len(game.state.players)
        dealt = [
            self._chances(
                start(self._board, players, other_order(game, n).seed, game.rules_version).game
            )
            for n in range(DEALS)
        ]
        return _mean(dealt, [1] * DEALS)

    def _moves(self, game: Game, log: Iterator[tuple[Seat, Action]]) -> Iterator[_Move]:
        before, turn = self._chances(game), 0
        for seat, action in log:
            if isinstance(game.state.phase, Turn):
                turn += 1
            played = game.play(seat, action)
            after = self._chances(played.game)
            expected = after
            if played.revealed and played.game.waiting:
                expected = self.expected(game, seat, action)
            yield _Move(turn, seat, action, game, played, before, expected, after)
            game, before = played.game, after

    def _mistake(self, seat: Seat, moves: Sequence[_Move]) -> Mistake | None:
        """The seat's worst move: of those that lost most, the one after which the hint's move would
        have been better by most. None if it would have done the same or nothing better."""
        own = [move for move in moves if move.seat == seat and len(move.game.moves(seat)) > 1]
        own.sort(key=lambda move: move.expected[seat] - move.before[seat])
        found: list[Mistake] = []
        for move in own[:MOVES_ASKED_ABOUT]:
            view = player_view(move.game, seat)
            advised, reason = self._adviser.hint(view)
            if advised == move.action:
                continue
            better = self.expected(move.game, seat, advised)[seat]
            mistake = Mistake(
                move.turn, view, move.action, advised, reason, move.expected[seat], better
            )
            if better - mistake.chance_played >= LEAST_LOSS:
                found.append(mistake)
        return max(found, key=lambda m: m.chance_advised - m.chance_played, default=None)


def _turns(moves: Sequence[_Move]) -> list[TurnReview]:
    """The moves of each turn together."""
    by_turn: dict[int, list[_Move]] = {}
    for move in moves:
        by_turn.setdefault(move.turn, []).append(move)
    return [
        TurnReview(
            number,
            own[0].seat,
            tuple([event for move in own for event in move.played.events]),
            own[-1].after,
            _sum([_difference(move.after, move.expected) for move in own]),
            _sum([_difference(move.expected, move.before) for move in own]),
        )
        for number, own in by_turn.items()
    ]


def _turning_points(
    turns: Sequence[TurnReview], dealt: Chances, moves: Sequence[_Move]
) -> tuple[TurningPoint, ...]:
    """The turns that changed the chances most, in their order."""
    last_moves = {move.turn: move for move in moves}
    befores = [dealt, *(turn.chances for turn in turns[:-1])]
    points = [
        TurningPoint(turn, before, public_view(last_moves[turn.number].played.game))
        for turn, before in zip(turns, befores, strict=True)
        if turn.number and not (turn is turns[-1] and _confirms(before, turn.chances))
    ]
    chosen = sorted(points, key=lambda point: -point.turn.swing)[:TURNING_POINTS]
    return tuple(sorted(chosen, key=lambda point: point.turn.number))


def _confirms(before: Chances, end: Chances) -> bool:
    """Whether the seat that was ahead has won: then the end of the game was no turning point."""
    return end[before.index(max(before))] > 0


def _difference(one: Chances, other: Chances) -> Chances:
    return tuple([a - b for a, b in zip(one, other, strict=True)])


def _sum(changes: Sequence[Chances]) -> Chances:
    return tuple([sum(each) for each in zip(*changes, strict=True)])


def _mean(chances: Sequence[Chances], weights: Sequence[int]) -> Chances:
    total = sum(weights)
    return tuple(
        [
            sum(weight * each for weight, each in zip(weights, column, strict=True)) / total
            for column in zip(*chances, strict=True)
        ]
    )
