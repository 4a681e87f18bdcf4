"""Plays the lesson of /learn: a table without a channel, of which nothing is stored.

The engine is the real one. The deal is fixed, and the opponent is a simple script of legal moves
that looks at nothing but its own view.
"""

from collections import Counter
from collections.abc import Sequence

from msgspec.structs import replace

from bot.domain.lesson import (
    LEARNER,
    OPPONENT,
    VERSION,
    LessonPosition,
    UnknownLessonError,
    action_of,
    split_choices,
)
from bot.tables.boards import Boards
from engine import cards as card
from engine.actions import Action, Claim, Draw, Keep, Take
from engine.board import Board
from engine.cards import BY_WORD, WILD, Seed
from engine.events import Event, Whisper
from engine.game import Game, start
from engine.model import Seat, TicketId
from engine.refusals import Refusal
from engine.state import SeatState
from engine.views import PlayerView, player_view
from maps.loader import LESSON_MAP

SEED = Seed(b"the lesson of Slow Train")  # for the rest of the deck: no secret, always the same
PLAYERS = 2

# The deal: after the first draw the learner can pay for the first route of either ticket, in more
# than one way.
HANDS = ("red red blue yellow", "red red yellow blue")
TICKETS = (("alma-elva", "bruma-elva"), ("dorn-grano", "corvo-holm"))
FACE_UP = "red blue yellow blue yellow"
DECK = "red wild yellow blue blue yellow yellow red wild blue"  # from the top; the rest is shuffled

# The opponent draws cards in its odd turns and claims in its even ones, in this order.
OPPONENTS_TICKETS = Keep((TicketId("dorn-grano"),))
OPPONENTS_ROUTES = ("dorn-holm-1", "elva-holm", "elva-grano", "falk-grano", "bruma-dorn")


def play_lesson(boards: Boards, choices: str) -> LessonPosition:
    """The lesson after these choices, which begin with the version; "" for its beginning.

    Raises Refusal if the rules do not allow the last choice, and UnknownLessonError if the choices
    before it cannot have been made."""
    board = boards[LESSON_MAP]
    if choices and choices[0] != VERSION:
        raise UnknownLessonError(choices)
    made = split_choices(choices[1:])
    table = _LessonTable(board)
    for number, letters in enumerate(made, start=1):
        try:
            table.choose(letters)
        except Refusal as refusal:
            if number == len(made):
                raise
            raise UnknownLessonError(choices) from refusal
    return table.position(VERSION + "".join(made))


class _LessonTable:
    """A lesson while its choices are played."""

    def __init__(self, board: Board) -> None:
        self._board = board
        self._game = _dealt(board).play(OPPONENT, OPPONENTS_TICKETS).game
        self._turn = 0  # how many turns of the learner have ended; choosing tickets is none
        self._before: PlayerView | None = None
        self._last: Action | None = None
        self._done: list[Event] = []
        self._whispers: list[Whisper] = []
        self._answer: list[Event] = []
        self._is_turn_over = True

    def choose(self, letters: str) -> None:
        """Play a choice of the learner, then the opponent's turn if that is next."""
        before = player_view(self._game, LEARNER)
        action = action_of(self._board, before, letters)
        is_opening = before.public.stage == "opening"
        played = self._game.play(LEARNER, action)
        if self._is_turn_over:
            self._done, self._whispers, self._answer = [], [], []
        self._before, self._last = before, action
        self._done += played.events
        self._whispers += played.whispers
        self._game = played.game
        self._is_turn_over = LEARNER not in played.game.waiting or is_opening
        if self._is_turn_over and not is_opening:
            self._turn += 1
        while OPPONENT in self._game.waiting:
            move = opponents_move(player_view(self._game, OPPONENT), self._turn)
            answered = self._game.play(OPPONENT, move)
            self._answer += answered.events
            self._game = answered.game

    def position(self, choices: str) -> LessonPosition:
        return LessonPosition(
            choices,
            player_view(self._game, LEARNER),
            self._turn + 1,
            self._before,
            self._last,
            tuple(self._done),
            tuple(self._whispers),
            tuple(self._answer),
        )


def opponents_move(view: PlayerView, turn: int) -> Action:
    """What the opponent does in this of its turns, counted from 1: one of the moves in the view."""
    moves = view.moves
    if view.public.stage == "turn" and (turn % 2 == 0 or view.public.is_last_round):
        claims = [move for move in moves if isinstance(move, Claim)]
        if claims:
            return min(claims, key=_claim_rank)
    wanted: Sequence[Action] = (Draw(), *(Take(colour) for colour in view.public.row))
    return next((move for move in wanted if move in moves), moves[0])


def _claim_rank(claim: Claim) -> tuple[int, int]:
    """The routes of its plan first, in their order; then the fewest locomotives."""
    place = len(OPPONENTS_ROUTES)
    if claim.route in OPPONENTS_ROUTES:
        place = OPPONENTS_ROUTES.index(claim.route)
    return place, card.count(claim.cards, WILD)


def _dealt(board: Board) -> Game:
    """A new game with the cards and tickets of the lesson."""
    game = start(board, PLAYERS, SEED).game
    hands = [_colours(text) for text in HANDS]
    face_up, top = _colours(FACE_UP), _colours(DECK)
    rest = Counter(board.train_cards)
    rest.subtract([*face_up, *top, *(colour for hand in hands for colour in hand)])
    others = card.shuffled(sorted(rest.elements()), SEED, 0)
    offers = [[board.ticket_number[TicketId(each)] for each in offer] for offer in TICKETS]
    offered = {ticket for offer in offers for ticket in offer}
    players = tuple(
        replace(_seat(game, seat), hand=card.pack(hand), offered=tuple(offer))
        for seat, (hand, offer) in enumerate(zip(hands, offers, strict=True))
    )
    state = replace(
        game.state,
        players=players,
        row=bytes(face_up),
        deck=bytes(reversed([*top, *others])),
        tickets=tuple(n for n in range(len(board.tickets)) if n not in offered),
    )
    return replace(game, state=state)


def _seat(game: Game, seat: int) -> SeatState:
    return game.state.players[Seat(seat)]


def _colours(text: str) -> list[int]:
    return [BY_WORD[word] for word in text.split()]
