"""Messages that are posted exactly once: stored before they are sent, found again by their keys."""

from typing import TypeVar, assert_never

from bot.domain.posts import (
    EndPost,
    HandPost,
    NudgePost,
    OfferPost,
    PatiencePost,
    PostKey,
    PostRecord,
    ReminderPost,
    ReviewPost,
    SidePost,
    TurnPost,
    VotePost,
    WatchPost,
)
from bot.domain.table import ChannelId, MessageId, Seq, TableId, UserId
from bot.store.databases.database import Store
from bot.store.databases.transactions import Row, Statement, Transaction
from engine.model import Seat

K = TypeVar("K", bound=PostKey)
KeyRow = tuple[str, int, int, int, int, int, str, float]

_KEY = 'kind, revision, seq, number, seat, "user", question, at'
_IS_KEY = (
    "table_id = ? AND kind = ? AND revision = ? AND seq = ? AND number = ? AND seat = ?"
    ' AND "user" = ? AND question = ? AND at = ?'
)
_RECORD = "channel, message, text_crc, first_custom_id, after"
_SAVE = (
    f"INSERT INTO posts (table_id, {_KEY}, {_RECORD}) VALUES ({', '.join('?' * 14)})"
    f" ON CONFLICT (table_id, {_KEY}) DO UPDATE SET"
    " channel = excluded.channel, message = excluded.message,"
    " text_crc = excluded.text_crc, first_custom_id = excluded.first_custom_id,"
    " after = excluded.after"
)
# Messages to people who watch, shared reviews and messages about winners are stored as nudges:
# processes of an earlier version, which do not know them, look for a nudge without a question then,
# find none, and go on.
_WATCH, _REVIEW, _END = "watch", "review", "end"
REFRESH = -1  # no text has this checksum, so the message is edited the next time it is shown


async def load(db: Transaction, table_id: TableId, key: PostKey) -> PostRecord | None:
    rows = await db.fetch(
        f"SELECT {_RECORD} FROM posts WHERE {_IS_KEY}",
        (table_id, *_row(key)),
    )
    return next(map(_record, rows), None)


async def load_all(db: Transaction, table_id: TableId, kind: type[K]) -> dict[K, PostRecord]:
    """All stored messages of one kind at a table."""
    stored_as = "nudge" if kind in (WatchPost, ReviewPost, EndPost) else kind.__struct_config__.tag
    rows = await db.fetch(
        f"SELECT {_RECORD}, {_KEY} FROM posts WHERE table_id = ? AND kind = ? ORDER BY {_KEY}",
        (table_id, stored_as),
    )
    found = ((_key(r[5:]), _record(r)) for r in rows)
    return {key: record for key, record in found if isinstance(key, kind)}


async def side_keys(db: Transaction, table_id: TableId) -> list[SidePost]:
    """The keys of all stored messages at a table but those of turns and hands, those for people who
    watch, shared reviews, and messages about winners."""
    rows = await db.fetch(
        f"SELECT {_KEY} FROM posts WHERE table_id = ? AND kind NOT IN ('turn', 'hand')"
        f" ORDER BY {_KEY}",
        (table_id,),
    )
    found = map(_key, rows)
    return [key for key in found if isinstance(key, SidePost)]


async def tables_to_tidy(db: Transaction) -> list[TableId]:
    """Tables with reminders of turns that are over."""
    rows = await db.fetch(
        "SELECT DISTINCT p.table_id FROM posts AS p WHERE p.kind = 'reminder' AND NOT EXISTS"
        " (SELECT 1 FROM waits AS w JOIN tables AS t ON t.id = w.table_id AND t.status = 'playing'"
        " WHERE w.table_id = p.table_id AND w.seat = p.seat AND w.since = p.at) ORDER BY 1"
    )
    return [TableId(row[0]) for row in rows]


async def tables_to_review(db: Transaction) -> list[TableId]:
    """Tables whose message about the winner lacks the sentence of the review."""
    rows = await db.fetch(
        "SELECT table_id FROM posts WHERE kind = 'nudge' AND question = ? ORDER BY 1", (_END,)
    )
    return [TableId(row[0]) for row in rows]


async def save(store: Store, table_id: TableId, key: PostKey, record: PostRecord) -> None:
    """Store what is known about a message. Before it is sent this waits for the disk; a message
    that has been sent is searched for if it is not known any more."""
    values = (
        *(table_id, *_row(key), record.channel, record.message, record.text_crc),
        *(record.first_custom_id, record.after),
    )
    await store.write_together([Statement(_SAVE, values)], is_durable=not record.message)


async def refresh_questions(db: Transaction, table_id: TableId) -> None:
    """Edit the messages of all questions at a table the next time they are shown, because somebody
    may have deleted them."""
    await db.execute(
        "UPDATE posts SET text_crc = ? WHERE table_id = ? AND kind IN ('vote', 'offer')"
        " AND message != 0",
        (REFRESH, table_id),
    )


async def delete(db: Transaction, table_id: TableId, key: PostKey) -> None:
    await db.execute(f"DELETE FROM posts WHERE {_IS_KEY}", (table_id, *_row(key)))


async def forget_announced_absences(db: Transaction, later_than: float) -> None:
    """No patience began later than that: the clock was ahead. They are announced again."""
    await db.execute("DELETE FROM posts WHERE kind = 'patience' AND at > ?", (later_than,))


def without_turn_posts(table_id: TableId) -> Statement:
    """Everything they announce has been published."""
    return Statement("DELETE FROM posts WHERE table_id = ? AND kind = 'turn'", (table_id,))


def _row(key: PostKey) -> KeyRow:
    """kind, revision, seq, number, seat, user, question, at."""
    match key:
        case TurnPost(revision=revision, seq=seq, number=number):
            return "turn", revision, seq, number, 0, 0, "", 0.0
        case VotePost(kind=kind, at=at):
            return "vote", 0, 0, 0, 0, 0, kind, at
        case OfferPost(seat=seat, at=at):
            return "offer", 0, 0, 0, seat, 0, "", at
        case PatiencePost(seat=seat, since=since):
            return "patience", 0, 0, 0, seat, 0, "", since
        case NudgePost(at=at):
            return "nudge", 0, 0, 0, 0, 0, "", at
        case ReminderPost(seat=seat, since=since, times=times):
            return "reminder", 0, 0, times, seat, 0, "", since
        case HandPost(user=user, seat=seat):
            return "hand", 0, 0, 0, seat, user, "", 0.0
        case WatchPost(seq=seq, number=number):
            return "nudge", 0, seq, number, 0, 0, _WATCH, 0.0
        case ReviewPost() | EndPost():
            question = _REVIEW if isinstance(key, ReviewPost) else _END
            return "nudge", 0, 0, 0, 0, 0, question, 0.0
        case _:
            assert_never(key)


def _record(row: Row) -> PostRecord:
    return PostRecord(ChannelId(row[0]), MessageId(row[1]), row[2], row[3], MessageId(row[4]))


def _key(row: Row) -> PostKey:
    kind, revision, seq, number, seat, user, question, at = row
    match kind:
        case "turn":
            return TurnPost(revision, Seq(seq), number)
        case "vote":
            return VotePost("undo" if question == "undo" else "absence", at)
        case "offer":
            return OfferPost(Seat(seat), at)
        case "patience":
            return PatiencePost(Seat(seat), at)
        case "nudge":
            return _stored_as_nudge(question, Seq(seq), number, at)
        case "reminder":
            return ReminderPost(Seat(seat), at, number)
        case "hand":
            return HandPost(UserId(user), Seat(seat))
        case _:
            raise ValueError(f"a post of unknown kind {kind!r}")


def _stored_as_nudge(
    question: str, seq: Seq, number: int, at: float
) -> WatchPost | ReviewPost | EndPost | NudgePost:
    match question:
        case _ if question == _WATCH:
            return WatchPost(seq, number)
        case _ if question == _REVIEW:
            return ReviewPost()
        case _ if question == _END:
            return EndPost()
        case _:
            return NudgePost(at)
