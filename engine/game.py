"""A game as an immutable value. `play` returns the next game or raises a `Refusal`."""

import hashlib
from collections.abc import Iterable, Sequence
from typing import TypeVar

import msgspec

from engine import cards as card
from engine import moves as legal
from engine.actions import Action, Claim, Draw, DrawTickets, Keep, Pass, Take
from engine.board import Board
from engine.cards import Seed
from engine.events import Event, Passed, Whisper
from engine.house_rules import USUAL_RULES, HouseRules
from engine.model import Map, Seat
from engine.refusals import Code, Refusal
from engine.rules.catalogue import make_rules
from engine.state import Over, State
from engine.turns.claiming import claim_route
from engine.turns.dealing import deal
from engine.turns.drawing import draw_card, draw_tickets, keep_tickets, take_card
from engine.turns.ending import end_turn
from engine.turns.phase_checks import action_tag, require_turn
from engine.values import Value
from engine.working_state import WorkingState

RULES_VERSION = 2
"""The version of the rules of new games. Incremented whenever a stored game would be played
differently; the golden games detect that."""

RULES_VERSIONS = (1, 2)
"""All versions that can be played: a game is played to its end with the one it began with."""

T = TypeVar("T")


class Game(Value, frozen=True):
    """A board, a seed, a state and the version of the rules: the whole game, secrets included."""

    board: Board
    seed: Seed
    state: State
    rules_version: int = RULES_VERSION

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that may act now; none when the game is over."""
        return self.state.phase.waiting

    def moves(self, seat: Seat) -> list[Action]:
        """Every action that `play` accepts from this seat now; of the payments with substitutes
        only those worth choosing (`engine.substitutes`)."""
        return legal.moves(self.board, self.state, seat)

    def play(self, seat: Seat, action: Action) -> "Played":
        """The game after an action. Raises `Refusal` if the rules do not allow it."""
        if seat not in self.state.phase.waiting:
            raise self._why_not_waiting(seat)
        working = WorkingState(self.board, self.seed, self.state, self.rules_version)
        working.step += 1
        match action:
            case Take():
                take_card(working, seat, action)
            case Claim():
                claim_route(self.board, working, seat, action)
            case Draw():
                draw_card(working, seat, action)
            case Keep():
                keep_tickets(working, seat, action)
            case DrawTickets():
                draw_tickets(working, seat, action)
            case Pass():
                self._pass(working, seat, action)
            case _:
                self._play_by_rule(working, seat, action)
        if working.is_turn_over:
            end_turn(self.board, working, seat)
        after = Game(self.board, self.seed, working.frozen(), self.rules_version)
        return Played(after, tuple(working.events), tuple(working.whispers), working.revealed)

    def digest(self) -> str:
        """A hash of the whole state. Games with the same digest, seed and rules continue
        identically."""
        return hashlib.sha256(msgspec.json.encode(self.state)).hexdigest()

    def _play_by_rule(self, working: WorkingState, seat: Seat, action: Action) -> None:
        """Play an action that belongs to one of the map's rules."""
        if not any(rule.play(working, seat, action) for rule in self.board.rules):
            raise Refusal(Code.NOT_ON_THIS_MAP, action=action_tag(action))

    def _pass(self, working: WorkingState, seat: Seat, action: Pass) -> None:
        """Pass, which only a seat without any other move may do (ALL-16)."""
        require_turn(working, action)
        if self.moves(seat) != [action]:
            raise Refusal(Code.CANNOT_PASS)
        working.events.append(Passed(seat))
        working.has_passed = True
        working.is_turn_over = True

    def _why_not_waiting(self, seat: Seat) -> Refusal:
        players = len(self.state.players)
        if not 0 <= seat < players:
            return Refusal(Code.NO_SUCH_SEAT, seat=seat, players=players)
        if isinstance(self.state.phase, Over):
            return Refusal(Code.GAME_OVER)
        return Refusal(Code.NOT_YOUR_TURN, seat=seat, waiting=tuple(map(str, self.waiting)))


class Played(Value, frozen=True):
    """The result of an action. `revealed`: it showed something secret, so it cannot simply be
    undone."""

    game: Game
    events: tuple[Event, ...]
    whispers: tuple[Whisper, ...]
    revealed: bool


def make_board(map_: Map, house_rules: HouseRules = USUAL_RULES) -> Board:
    """The board of a map, with its rules."""
    return Board(map_, make_rules(map_.rules, house_rules), house_rules)


def start(board: Board, players: int, seed: Seed, rules_version: int = RULES_VERSION) -> Played:
    """A new game: cards dealt, tickets offered to every seat, the row laid open."""
    least, most = board.map.players
    if not least <= players <= most:
        raise Refusal(Code.WRONG_NUMBER_OF_PLAYERS, players=players, least=least, most=most)
    working = deal(board, players, seed, rules_version)
    game = Game(board, seed, working.frozen(), rules_version)
    return Played(game, tuple(working.events), tuple(working.whispers), revealed=True)


def draw_lots(people: Sequence[T], seed: Seed) -> tuple[T, ...]:
    """The people in the order of their seats, drawn by lot with shuffle number 0 (ALL-17)."""
    return tuple(card.shuffled(people, seed, 0))


def replay(game: Game, actions: Iterable[tuple[Seat, Action]]) -> Game:
    """The game after a log of actions."""
    for seat, action in actions:
        game = game.play(seat, action).game
    return game
