"""The log of each table and its checkpoints. Entries are appended and never changed, except that
names of people who want their data deleted are replaced (`rename`)."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

import msgspec

from bot.domain.events import AnyEvent
from bot.domain.table import BEFORE_FIRST, Human, InteractionId, Seq, TableId, UserId
from bot.store.databases.transactions import Row, Statement, Transaction
from engine.model import Seat
from engine.state import State
from engine.values import Value

_EVENTS = msgspec.json.Decoder(tuple[AnyEvent, ...])  # building it takes longer than decoding

ENTRIES_AFTER = (
    "SELECT seq, seat, kind, body, events, revealed, digest, interaction, at, is_queued"
    " FROM actions WHERE table_id = ? AND seq > {} ORDER BY seq"
)

Kind = Literal["start", "action", "undo", "seat"]


class StoredEntry(Value, frozen=True):
    """An entry as it is stored. The body may be secret, the events are public. `interaction`: None
    if nobody pressed anything, because a computer player moved, or somebody's queue (`is_queued`).
    """

    seq: Seq
    seat: Seat
    kind: Kind
    body: str
    events: tuple[AnyEvent, ...]
    revealed: bool
    digest: str
    interaction: InteractionId | None
    at: float
    is_queued: bool = False

    @property
    def is_by_person(self) -> bool:
        """Whether a person has acted, now or by what they had queued."""
        return self.interaction is not None or self.is_queued


class Checkpoint(Value, frozen=True):
    """The whole state after an entry, with the rules and the map it belongs to."""

    seq: Seq
    rules: int
    map_digest: str
    undos: int
    state: State


def appended(
    table_id: TableId, entry: StoredEntry, after: Checkpoint, waiting: Collection[Seat]
) -> list[Statement]:
    """Write the next entry, its checkpoint, and who is waited for; close the votes that the entry
    makes pointless. ConflictError if another process has written this entry."""
    return [
        Statement(
            "INSERT INTO actions (table_id, seq, seat, kind, body, events, revealed, digest,"
            " interaction, at, is_queued) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                *(table_id, entry.seq, entry.seat, entry.kind, entry.body, _text(entry)),
                *(entry.revealed, entry.digest, entry.interaction, entry.at, entry.is_queued),
            ),
        ),
        # The entry's seat is not absent, and nothing before a person's move can be taken back.
        Statement(
            "UPDATE votes SET outcome = 'void', closed_at = ?"
            " WHERE table_id = ? AND outcome = 'open' AND (seat = ? OR (kind = 'undo' AND ?))",
            (entry.at, table_id, entry.seat, _closes_undo_votes(entry)),
        ),
        Statement(
            "INSERT INTO checkpoints (table_id, seq, rules, map_digest, undos, state)"
            " VALUES (?, ?, ?, ?, ?, ?)",
            (
                *(table_id, after.seq, after.rules, after.map_digest, after.undos),
                msgspec.json.encode(after.state).decode(),
            ),
        ),
        Statement(
            "DELETE FROM checkpoints WHERE table_id = ? AND rules = ? AND seq < ?",
            (table_id, after.rules, after.seq),
        ),
        # Nobody else is waited for any more. A seat that has just acted and is to act again waits
        # from now on.
        Statement(
            f"DELETE FROM waits WHERE table_id = ? AND seat NOT IN (-1{', ?' * len(waiting)})",
            (table_id, *waiting),
        ),
        *(
            Statement(
                "INSERT INTO waits (table_id, seat, since) VALUES (?, ?, ?)"
                " ON CONFLICT (table_id, seat) DO UPDATE"
                " SET since = excluded.since, reminders = 0, reminded_at = 0, is_muted = FALSE"
                " WHERE waits.seat = ?",
                (table_id, seat, entry.at, entry.seat),
            )
            for seat in waiting
        ),
    ]


def _closes_undo_votes(entry: StoredEntry) -> bool:
    """A computer player's move closes none, because it is taken back together with the move before
    it; nor does a queued one."""
    is_automatic = entry.kind == "action" and entry.interaction is None
    return entry.kind != "seat" and not is_automatic


def _text(entry: StoredEntry) -> str:
    return msgspec.json.encode(entry.events).decode()


async def entries(
    db: Transaction, table_id: TableId, since: Seq = BEFORE_FIRST
) -> list[StoredEntry]:
    """The entries after `since`, oldest first."""
    return entries_in(await db.fetch(ENTRIES_AFTER.format("?"), (table_id, since)))


async def entries_about_people(db: Transaction, table_id: TableId) -> list[StoredEntry]:
    """The entries that name people: the start, and everything about seats."""
    rows = await db.fetch(
        "SELECT seq, seat, kind, body, events, revealed, digest, interaction, at, is_queued"
        " FROM actions WHERE table_id = ? AND kind IN ('start', 'seat') ORDER BY seq",
        (table_id,),
    )
    return entries_in(rows)


def entries_in(rows: Iterable[Row]) -> list[StoredEntry]:
    """The entries that a statement made from ENTRIES_AFTER has found."""
    return [
        StoredEntry(
            seq=Seq(r[0]),
            seat=Seat(r[1]),
            kind=r[2],
            body=r[3],
            events=_EVENTS.decode(r[4]),
            revealed=bool(r[5]),
            digest=r[6],
            interaction=None if r[7] is None else InteractionId(r[7]),
            at=r[8],
            is_queued=bool(r[9]),
        )
        for r in rows
    ]


async def last_moves(db: Transaction, user: UserId, tables: int, limit: int) -> list[float]:
    """When the user last moved, themselves and not by a queue, at the newest of their tables. The
    index of people, which computer players are not in, is used only if that is said."""
    rows = await db.fetch(
        "SELECT a.at FROM actions AS a JOIN seats AS s"
        " ON s.table_id = a.table_id AND s.seat = a.seat"
        " WHERE s.kind = 'human' AND s.\"user\" = ? AND s.\"user\" != 0 AND a.kind = 'action'"
        " AND a.interaction IS NOT NULL AND s.table_id IN (SELECT table_id FROM seats"
        ' WHERE "user" = ? AND "user" != 0 ORDER BY table_id DESC LIMIT ?)'
        " ORDER BY a.at DESC LIMIT ?",
        (user, user, tables, limit),
    )
    return [float(row[0]) for row in rows]


async def save_person(db: Transaction, table_id: TableId, seq: Seq, person: Human) -> None:
    """Store who the person is whom an entry names and who has no seat from then on, so that their
    data can be found."""
    await db.execute(
        'INSERT INTO log_people (table_id, seq, "user", name) VALUES (?, ?, ?, ?)',
        (table_id, seq, person.user, person.name),
    )


async def people(db: Transaction, table_id: TableId) -> Mapping[Seq, Human]:
    """Whom entries of the log name although they have no seat since. Logs of games that began
    before 0.2.0 may name others."""
    rows = await db.fetch(
        'SELECT seq, "user", name FROM log_people WHERE table_id = ?', (table_id,)
    )
    return {Seq(row[0]): Human(UserId(row[1]), row[2]) for row in rows}


async def seats_left(db: Transaction, table_id: TableId, user: UserId) -> set[Seat]:
    """The seats that somebody had at a table and has left."""
    rows = await db.fetch(
        "SELECT actions.seat FROM log_people JOIN actions ON actions.table_id = log_people.table_id"
        ' AND actions.seq = log_people.seq WHERE log_people.table_id = ? AND log_people."user" = ?',
        (table_id, user),
    )
    return {Seat(row[0]) for row in rows}


async def rename(db: Transaction, table_id: TableId, entries: Iterable[StoredEntry]) -> None:
    """Write the bodies and events of entries again, which differ in names only."""
    await db.execute_all(
        Statement(
            "UPDATE actions SET body = ?, events = ? WHERE table_id = ? AND seq = ?",
            (entry.body, _text(entry), table_id, entry.seq),
        )
        for entry in entries
    )


async def seq_of(db: Transaction, table_id: TableId, interaction: InteractionId) -> Seq | None:
    """The entry this interaction has already led to at this table, or None."""
    rows = await db.fetch(
        "SELECT seq FROM actions WHERE interaction = ? AND table_id = ?", (interaction, table_id)
    )
    return next((Seq(row[0]) for row in rows), None)


async def newest_checkpoint(db: Transaction, table_id: TableId) -> Checkpoint | None:
    found = await _checkpoints(db, table_id, "ORDER BY seq DESC LIMIT 1")
    return found[0] if found else None


async def last_checkpoint_of_other_rules(
    db: Transaction, table_id: TableId, rules: int
) -> Checkpoint | None:
    """Where a replay under `rules` has to start, if the game began under other rules."""
    found = await _checkpoints(db, table_id, f"AND rules != {rules:d} ORDER BY seq DESC LIMIT 1")
    return found[0] if found else None


async def _checkpoints(db: Transaction, table_id: TableId, which: str) -> list[Checkpoint]:
    rows = await db.fetch(
        f"SELECT seq, rules, map_digest, undos, state FROM checkpoints WHERE table_id = ? {which}",
        (table_id,),
    )
    return [
        Checkpoint(Seq(r[0]), r[1], r[2], r[3], msgspec.json.decode(r[4], type=State)) for r in rows
    ]
