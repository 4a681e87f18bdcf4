"""What an entry of the log says, and the game that follows from a log."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.domain.events import AnyEvent
from bot.domain.table import InteractionId, Seq
from bot.store.log import Kind, StoredEntry
from engine import actions
from engine.actions import Action
from engine.game import Game, Played
from engine.model import Seat
from engine.values import Value


class Undo(Value, frozen=True, omit_defaults=True):
    """The body of an entry that takes others back: `{"undo": 40}`, or `{"undo": 40, "with": [41]}`
    if automatic players had moved since."""

    undo: Seq
    since: tuple[Seq, ...] = msgspec.field(default=(), name="with")


class Seated(Value, frozen=True):
    """The body of an entry about who sits somewhere: `{"name": "Ada", "why": "resigned"}`."""

    name: str
    why: str


class Began(Value, frozen=True):
    """The body of the first entry: `{"seats": ["Ada", "Bo"]}`."""

    seats: tuple[str, ...]


Body = Action | Undo | Seated | Began


class NewEntry(Value, frozen=True):
    """What the next entry of a log says. `interaction` is None if nobody pressed anything."""

    seat: Seat
    kind: Kind
    body: Body
    events: tuple[AnyEvent, ...]
    revealed: bool = False
    interaction: InteractionId | None = None

    @property
    def is_move(self) -> bool:
        """Whether a person went on playing."""
        is_machine = self.kind == "action" and self.interaction is None
        return self.kind != "seat" and not is_machine


def text_of(body: Body) -> str:
    match body:
        case Undo() | Seated() | Began():
            return msgspec.json.encode(body).decode()
        case _:
            return msgspec.json.encode(actions.to_json(body)).decode()


def action_of(entry: StoredEntry) -> Action:
    return actions.from_json(msgspec.json.decode(entry.body))


def undone_by(entry: StoredEntry) -> tuple[Seq, ...]:
    """The entries that one takes back, the oldest first."""
    body = msgspec.json.decode(entry.body, type=Undo)
    return (body.undo, *body.since)


def undone(entries: Sequence[StoredEntry]) -> set[Seq]:
    """The entries that were taken back."""
    return {seq for entry in entries if entry.kind == "undo" for seq in undone_by(entry)}


def steps(entries: Sequence[StoredEntry], first: int) -> Mapping[Seq, int]:
    """The step of the game after each entry, see `Snapshot.step`. `first`: before them all."""
    found, step = {}, first
    for entry in entries:
        if entry.kind == "action":
            step += 1
        elif entry.kind == "undo":
            step += len(undone_by(entry))
        found[entry.seq] = step
    return found


def number_undone(entries: Sequence[StoredEntry]) -> int:
    return sum(len(undone_by(entry)) for entry in entries if entry.kind == "undo")


def moves(entries: Sequence[StoredEntry]) -> list[StoredEntry]:
    """The actions that count: without those taken back."""
    gone = undone(entries)
    return [entry for entry in entries if entry.kind == "action" and entry.seq not in gone]


def actions_of(entries: Sequence[StoredEntry]) -> list[tuple[Seat, Action]]:
    return [(entry.seat, action_of(entry)) for entry in moves(entries)]


def replayed(game: Game, entries: Sequence[StoredEntry]) -> Iterator[tuple[StoredEntry, Played]]:
    """Every action that counts, played again."""
    for entry in moves(entries):
        played = game.play(entry.seat, action_of(entry))
        yield entry, played
        game = played.game


def game_after(game: Game, entries: Sequence[StoredEntry]) -> Game:
    for _, played in replayed(game, entries):
        game = played.game
    return game
