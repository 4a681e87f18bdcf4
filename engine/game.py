"""A game as a value: `play` gives the next one, or a `Refusal` and nothing has changed."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from engine import cards as card
from engine import moves as legal
from engine.actions import Action, Claim, Draw, DrawTickets, Keep, Pass, Take
from engine.board import Board
from engine.cards import Seed
from engine.claiming import claim_route
from engine.dealing import deal
from engine.drawing import draw_card, draw_tickets, keep_tickets, take_card
from engine.ending import end_turn
from engine.events import Event, Passed, Whisper
from engine.model import Map, Seat
from engine.phase_checks import must_begin_turn, tag
from engine.refusals import Code, Refusal
from engine.rules.catalogue import make_rules
from engine.state import Over, State
from engine.values import Value
from engine.working_state import WorkingState

RULES_VERSION = 1
"""Raised whenever a stored game would be played differently: the golden games notice."""

T = TypeVar("T")


class Game(Value, frozen=True):
    """A board, a seed and a state: everything there is to know, secrets included."""

    board: Board
    seed: Seed
    state: State

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may act now; none when the game is over."""
        return self.state.phase.waiting

    def moves(self, seat: Seat) -> list[Action]:
        """Every action that `play` accepts from this seat now."""
        return legal.moves(self.board, self.state, seat)

    def play(self, seat: Seat, action: Action) -> "Played":
        """The game after an action, or a `Refusal`."""
        if seat not in self.state.phase.waiting:
            raise self._why_not_waiting(seat)
        draft = WorkingState(self.board, self.seed, self.state)
        draft.step += 1
        match action:
            case Take():
                take_card(draft, seat, action)
            case Claim():
                claim_route(draft, seat, action)
            case Draw():
                draw_card(draft, seat, action)
            case Keep():
                keep_tickets(draft, seat, action)
            case DrawTickets():
                draw_tickets(draft, seat, action)
            case Pass():
                self._pass(draft, seat, action)
            case _:
                if not any(rule.play(draft, seat, action) for rule in self.board.rules):
                    raise Refusal(Code.NOT_ON_THIS_MAP, action=tag(action))
        after = Game(self.board, self.seed, draft.frozen())
        return Played(after, tuple(draft.events), tuple(draft.whispers), draft.revealed)

    def digest(self) -> str:
        """A hash of the whole state: two games with the same digest go on alike."""
        return hashlib.sha256(msgspec.json.encode(self.state)).hexdigest()

    def _pass(self, draft: WorkingState, seat: Seat, action: Pass) -> None:
        """Only for a seat that can do nothing else (ALL-16)."""
        must_begin_turn(draft, action)
        if self.moves(seat) != [action]:
            raise Refusal(Code.CANNOT_PASS)
        draft.events.append(Passed(seat))
        end_turn(draft, seat, has_passed=True)

    def _why_not_waiting(self, seat: Seat) -> Refusal:
        players = len(self.state.players)
        if not 0 <= seat < players:
            return Refusal(Code.NO_SUCH_SEAT, seat=seat, players=players)
        if isinstance(self.state.phase, Over):
            return Refusal(Code.GAME_OVER)
        return Refusal(Code.NOT_YOUR_TURN, seat=seat, waiting=tuple(map(str, self.waiting)))


class Played(Value, frozen=True):
    """What an action led to. `revealed`: it showed something hidden, so it is not simply undone."""

    game: Game
    events: tuple[Event, ...]
    whispers: tuple[Whisper, ...]
    revealed: bool


def make_board(map_: Map) -> Board:
    """A map made ready to play on."""
    return Board(map_, make_rules(map_.rules))


def start(board: Board, players: int, seed: Seed) -> Played:
    """A new game: cards dealt, tickets offered to every seat, the row laid open."""
    least, most = board.map.players
    if not least <= players <= most:
        raise Refusal(Code.WRONG_NUMBER_OF_PLAYERS, players=players, least=least, most=most)
    draft = deal(board, players, seed)
    game = Game(board, seed, draft.frozen())
    return Played(game, tuple(draft.events), tuple(draft.whispers), revealed=True)


def by_lot(people: Sequence[T], seed: Seed) -> tuple[T, ...]:
    """The people in the order of their seats, drawn by lot (ALL-17). Shuffle number 0."""
    return tuple(card.shuffled(people, seed, 0))


def replay(game: Game, actions: Iterable[tuple[Seat, Action]]) -> Game:
    """The game after a log of actions."""
    for seat, action in actions:
        game = game.play(seat, action).game
    return game
