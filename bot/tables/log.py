"""What an entry of the log says, and the game that follows from a log."""

from collections.abc import Iterator, Sequence

import msgspec

from bot.model import Seq
from bot.store.log import Logged
from engine import actions
from engine.actions import Action
from engine.game import Game, Played
from engine.model import Seat
from engine.values import Value


class Undo(Value, frozen=True):
    """The body of an entry that takes another one back: `{"undo": 40}`."""

    undo: Seq


class Seated(Value, frozen=True):
    """The body of an entry about who sits somewhere: `{"name": "Ada", "why": "resigned"}`."""

    name: str
    why: str


class Began(Value, frozen=True):
    """The body of the first entry: `{"seats": ["Ada", "Bo"]}`."""

    seats: tuple[str, ...]


Body = Action | Undo | Seated | Began


def text_of(body: Body) -> str:
    match body:
        case Undo() | Seated() | Began():
            return msgspec.json.encode(body).decode()
        case _:
            return msgspec.json.encode(actions.to_json(body)).decode()


def action_of(entry: Logged) -> Action:
    return actions.from_json(msgspec.json.decode(entry.body))


def undone_by(entry: Logged) -> Seq:
    return msgspec.json.decode(entry.body, type=Undo).undo


def undone(entries: Sequence[Logged]) -> set[Seq]:
    """The entries that were taken back."""
    return {undone_by(entry) for entry in entries if entry.kind == "undo"}


def moves(entries: Sequence[Logged]) -> list[Logged]:
    """The actions that count: without those taken back."""
    gone = undone(entries)
    return [entry for entry in entries if entry.kind == "action" and entry.seq not in gone]


def actions_of(entries: Sequence[Logged]) -> list[tuple[Seat, Action]]:
    return [(entry.seat, action_of(entry)) for entry in moves(entries)]


def replayed(game: Game, entries: Sequence[Logged]) -> Iterator[tuple[Logged, Played]]:
    """Every action that counts, played again."""
    for entry in moves(entries):
        played = game.play(entry.seat, action_of(entry))
        yield entry, played
        game = played.game


def game_after(game: Game, entries: Sequence[Logged]) -> Game:
    for _, played in replayed(game, entries):
        game = played.game
    return game
