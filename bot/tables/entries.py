"""What the entries of a log say, and the game that follows from a log."""

from collections.abc import Iterator, Mapping, Sequence

import msgspec

from bot.domain.events import AnyEvent, PublicEntry, Resigned, Substituted
from bot.domain.table import InteractionId, Seq, Table
from bot.store.log import Kind, StoredEntry
from engine import actions, record
from engine.actions import Action
from engine.game import Game, Played
from engine.model import Seat
from engine.values import Value


class UndoBody(Value, frozen=True, omit_defaults=True):
    """Body of an entry that takes others back: `{"undo": 40}`, or `{"undo": 40, "with": [41]}` if
    computer players or queues had moved since. `is_unasked`: something had been revealed, and there
    was nobody to ask."""

    undo: Seq
    since: tuple[Seq, ...] = msgspec.field(default=(), name="with")
    is_unasked: bool = msgspec.field(default=False, name="unasked")


class SeatBody(Value, frozen=True):
    """Body of an entry about who has a seat: `{"name": "Ada", "why": "resigned"}`."""

    name: str
    why: str


class StartBody(Value, frozen=True):
    """Body of the first entry: `{"seats": ["Ada", "Bo"]}`."""

    seats: tuple[str, ...]


class NewEntry(Value, frozen=True):
    """The next entry of a log. `interaction` is None if no person asked for it; `is_queued`: unless
    they had queued it."""

    seat: Seat
    kind: Kind
    body: str  # JSON
    events: tuple[AnyEvent, ...]
    revealed: bool = False
    interaction: InteractionId | None = None
    is_queued: bool = False


def encode_action(action: Action) -> str:
    """The body of an entry that plays an action."""
    return msgspec.json.encode(actions.to_json(action)).decode()


def encode_body(body: UndoBody | SeatBody | StartBody) -> str:
    """The body of any other entry."""
    return msgspec.json.encode(body).decode()


def action_of(entry: StoredEntry) -> Action:
    return actions.from_json(msgspec.json.decode(entry.body))


def public_entries(entries: Sequence[StoredEntry]) -> list[PublicEntry]:
    """What everybody may read of these entries."""
    gone = undone(entries)
    return [
        PublicEntry(entry.seq, entry.seat, entry.events, entry.at, entry.seq in gone)
        for entry in entries
    ]


def undone_by(entry: StoredEntry) -> tuple[Seq, ...]:
    """The entries that an undo entry takes back, oldest first."""
    body = undo_of(entry)
    return (body.undo, *body.since)


def undo_of(entry: StoredEntry) -> UndoBody:
    """What an undo entry says."""
    return msgspec.json.decode(entry.body, type=UndoBody)


def undone(entries: Sequence[StoredEntry]) -> set[Seq]:
    """The entries that were taken back by others of these."""
    return {seq for entry in entries if entry.kind == "undo" for seq in undone_by(entry)}


def undone_moves(entries: Sequence[StoredEntry]) -> Iterator[record.Undo]:
    """Everything that was taken back, in that order, as a record shows it."""
    lasting, by_seq = lasting_actions(entries), {entry.seq: entry for entry in entries}
    for entry in entries:
        if entry.kind == "undo":
            body = undo_of(entry)
            yield record.Undo(
                seat=entry.seat,
                after=sum(each.seq < body.undo for each in lasting),
                actions=tuple(
                    record.UndoneAction(by_seq[seq].seat, actions.to_json(action_of(by_seq[seq])))
                    for seq in undone_by(entry)
                ),
                unasked=body.is_unasked,
            )


def step_after(entries: Sequence[StoredEntry], first: int) -> Mapping[Seq, int]:
    """`Snapshot.step` after each entry. `first`: the step before them all."""
    found, step = {}, first
    for entry in entries:
        if entry.kind == "action":
            step += 1
        elif entry.kind == "undo":
            step += len(undone_by(entry))
        found[entry.seq] = step
    return found


def count_undone(entries: Sequence[StoredEntry]) -> int:
    return sum(len(undone_by(entry)) for entry in entries if entry.kind == "undo")


def lasting_actions(entries: Sequence[StoredEntry]) -> list[StoredEntry]:
    """The actions that were not taken back."""
    gone = undone(entries)
    return [entry for entry in entries if entry.kind == "action" and entry.seq not in gone]


def replayed(game: Game, entries: Sequence[StoredEntry]) -> Iterator[tuple[StoredEntry, Played]]:
    """Play every action that was not taken back again, starting from `game`."""
    for entry in lasting_actions(entries):
        played = game.play(entry.seat, action_of(entry))
        yield entry, played
        game = played.game


def game_after(game: Game, entries: Sequence[StoredEntry]) -> Game:
    for _, played in replayed(game, entries):
        game = played.game
    return game


def names_before(table: Table, entries: Sequence[PublicEntry]) -> tuple[str, ...]:
    """The names of the seats before these entries, which are the newest."""
    names = [person.name for person in table.occupants]
    for entry in reversed(entries):
        for event in entry.events:
            match event:
                case Substituted(seat=seat, before=name) | Resigned(seat=seat, name=name):
                    names[seat] = name
                case _:
                    pass
    return tuple(names)
