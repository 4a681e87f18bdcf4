"""Random games with random queues that are edited at any moment, by several processes at once, and
a check of everything that was written.

The database itself notes every version of a queue and every entry of a log in the order in which
they are committed (`NOTES`). `check_history` plays the log again and computes from each version of
a queue what may follow from it: a stale, doubled or illegal move, or a lost edit, is a difference.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from bot.domain import queue as rules
from bot.domain.queue import (
    NO_QUEUE,
    QUEUE_DECODER,
    Change,
    Mode,
    Queue,
    QueuedAction,
    QueuedCards,
    QueuedClaim,
    QueuedFerryCard,
    QueuedMove,
    QueuedStation,
    QueuedTickets,
    Report,
)
from bot.domain.refusals import TableRefusal
from bot.domain.requests import ANY_STEP, ActionRequest, UndoAsked
from bot.domain.table import Human, InteractionId, Seq, TableId
from bot.store import Store
from bot.store import tables as table_rows
from bot.store.databases.transactions import Dialect
from bot.tables import Tables
from bot.tables.entries import UndoBody
from engine import actions
from engine.board import Board
from engine.cards import COLOURS
from engine.game import Game, start
from engine.model import Seat
from engine.payments import Payment, all_ways
from engine.refusals import Refusal
from engine.values import Value
from engine.views import PlayerView, player_view

_ENTRY = "(table_id, seat, seq, kind, body, is_queued) VALUES (NEW.table_id, NEW.seat, "
NOTES: Mapping[Dialect, tuple[str, ...]] = {
    "sqlite": (
        (
            "CREATE TABLE notes (number INTEGER PRIMARY KEY AUTOINCREMENT,"
            " table_id INTEGER, seat INTEGER, seq INTEGER, kind TEXT, body TEXT, is_queued INTEGER)"
        ),
        *(
            f"CREATE TRIGGER note_queue_{event} AFTER {event} ON queues BEGIN INSERT INTO notes"
            f" {_ENTRY} 0, 'queue', NEW.body, 0); END"
            for event in ("INSERT", "UPDATE")
        ),
        (
            "CREATE TRIGGER note_entry AFTER INSERT ON actions BEGIN INSERT INTO notes"
            f" {_ENTRY} NEW.seq, NEW.kind, NEW.body, NEW.is_queued); END"
        ),
    ),
    "postgres": (
        (
            "CREATE TABLE notes (number BIGSERIAL PRIMARY KEY,"
            " table_id BIGINT, seat BIGINT, seq BIGINT, kind TEXT, body TEXT, is_queued BOOLEAN)"
        ),
        (
            "CREATE FUNCTION note_queue() RETURNS trigger AS $$ BEGIN INSERT INTO notes"
            f" {_ENTRY} 0, 'queue', NEW.body, FALSE); RETURN NEW; END $$ LANGUAGE plpgsql"
        ),
        (
            "CREATE FUNCTION note_entry() RETURNS trigger AS $$ BEGIN INSERT INTO notes"
            f" {_ENTRY} NEW.seq, NEW.kind, NEW.body, NEW.is_queued); RETURN NEW; END $$"
            " LANGUAGE plpgsql"
        ),
        (
            "CREATE TRIGGER note_queue AFTER INSERT OR UPDATE ON queues"
            " FOR EACH ROW EXECUTE FUNCTION note_queue()"
        ),
        (
            "CREATE TRIGGER note_entry AFTER INSERT ON actions"
            " FOR EACH ROW EXECUTE FUNCTION note_entry()"
        ),
    ),
}


async def note_everything(store: Store) -> None:
    """Let the database write down what is committed."""
    async with store.writing() as db:
        for statement in NOTES[db.dialect]:
            await db.execute(statement)


async def stop_noting(store: Store) -> None:
    """Leave nothing behind in the database, which other tests use too."""
    async with store.writing() as db:
        if db.dialect == "postgres":
            await db.execute("DROP FUNCTION note_queue, note_entry CASCADE")
            await db.execute("DROP TABLE notes")


# Playing


class RandomPlayers:
    """People at one table who act, queue, edit and undo at random, through one process."""

    def __init__(
        self, tables: Tables, table_id: TableId, people: Sequence[Human], seed: int
    ) -> None:
        self._tables = tables
        self._table = table_id
        self._people = people
        self._random = random.Random(seed)  # must be repeatable
        self._interactions = iter(range(seed << 32 | 1, (seed + 1) << 32))
        self.done: Counter[str] = Counter()

    async def play(self, most_rounds: int = 100_000) -> None:
        """Until the game is over: a few things at the same moment, again and again."""
        for _ in range(most_rounds):
            if (await self._tables.lookup.table(self._table)).status != "playing":
                return
            number = self._random.choice((1, 2, 2, 3))
            await asyncio.gather(*(self._something() for _ in range(number)))

    async def _something(self) -> None:
        what = self._random.choices(
            (self._act, self._edit, self._play_queue, self._undo), (2, 5, 8, 0.2)
        )[0]
        try:
            if await what():
                self.done[what.__name__] += 1
        except (Refusal, TableRefusal):
            self.done["refused"] += 1

    async def _act(self) -> bool:
        view = await self._tables.lookup.public_view(self._table)
        if not view.waiting:
            return False
        person = self._people[view.waiting[0]]
        own = await self._tables.lookup.player_view(self._table, person.user)
        if not own.moves:
            return False
        action = self._random.choice(own.moves)
        step = self._random.choice((own.public.step, ANY_STEP))
        interaction = InteractionId(next(self._interactions))
        await self._tables.moves.act(
            ActionRequest(self._table, person.user, step, action, interaction)
        )
        return True

    async def _play_queue(self) -> bool:
        return await self._tables.queues.play(self._table)

    async def _edit(self) -> bool:
        person = self._random.choice(self._people)
        _, view, queue = await self._tables.queues.look(self._table, person.user)
        await self._tables.queues.change(self._table, person.user, self._change(view, queue))
        return True

    async def _undo(self) -> bool:
        person = self._random.choice(self._people)
        interaction = InteractionId(next(self._interactions))
        asked = await self._tables.undo.request(self._table, person.user, interaction)
        if isinstance(asked, UndoAsked):
            for user in asked.vote.voters:
                await self._tables.undo.answer(self._table, user, self._random.random() < 0.9)
        return True

    def _change(self, view: PlayerView, queue: Queue) -> Change:
        kind = self._random.random()
        if kind < 0.1:
            return rules.clear
        if kind < 0.2 and queue.turns:
            return rules.remove(self._random.randrange(len(queue.turns)), 0, queue.edition)
        if kind < 0.25:
            return rules.allow_last_round(self._random.random() < 0.5)
        mode: Mode = self._random.choice(("then", "else"))
        return rules.add(self._move(view), mode, queue.edition)

    def _move(self, view: PlayerView) -> QueuedMove:
        board, choose = self._tables.boards[view.public.map], self._random.choice
        ferry_cards = view.public.seats[view.seat].ferry_cards
        routes = self._random.sample(board.routes, 5)
        ways_of = {
            route: all_ways(board.prices[board.route_number[route.id]], view.hand, ferry_cards)
            for route in routes
        }
        route = max(routes, key=lambda route: bool(ways_of[route]))  # rather one to be paid for
        ways = ways_of[route]
        tickets = tuple(own.ticket for own in view.tickets)
        lanes = tuple(r.id for r in board.routes if set(r.ends) == set(route.ends))
        payment: Payment | None = choose((None, *ways))
        made: tuple[QueuedMove, ...] = (
            QueuedClaim((route.id,), payment, choose((None, 0, 1, 3))),
            QueuedClaim(lanes, None, choose((None, 2)), tickets[:1]),
            QueuedCards(choose((None, *COLOURS)), choose((True, False))),
            QueuedTickets(choose(((), tickets[:1]))),
            QueuedStation(choose(board.map.cities).id),
            QueuedFerryCard(),
        )
        return self._random.choices(made, (5, 4, 8, 1, 1, 1))[0]


# Checking


class Note(Value, frozen=True):
    """What was committed: a version of a queue (`seq` 0), or an entry of the log."""

    seat: Seat
    seq: Seq
    kind: str
    body: str
    is_queued: bool


async def notes_of(store: Store, table_id: TableId) -> list[Note]:
    rows = await store.reader.fetch(
        "SELECT seat, seq, kind, body, is_queued FROM notes WHERE table_id = ? ORDER BY number",
        (table_id,),
    )
    return [Note(Seat(row[0]), Seq(row[1]), row[2], row[3], bool(row[4])) for row in rows]


async def check_history(tables: Tables, table_id: TableId) -> Counter[str]:
    """Check every version of every queue and every move of a table. Returns how many of each kind
    there were; AssertionError if anything was played or written that must not be."""
    table = await tables.lookup.table(table_id)
    seed, rules_version = await table_rows.seed_and_rules(tables.store.reader, table_id)
    board = tables.boards.at(table)
    game = start(board, len(table.occupants), seed, rules_version).game
    return _History(board, game).check(await notes_of(tables.store, table_id))


class _History:
    """Plays the notes of one table again. `games`: before each action that was not taken back."""

    def __init__(self, board: Board, game: Game) -> None:
        self._board = board
        self._start = game
        self._game = game
        self._lasting: list[tuple[Seq, Seat, actions.Action]] = []
        self._queues: dict[Seat, Queue] = {}
        self._new: dict[Seat, list[Queue]] = {}
        self.found: Counter[str] = Counter()

    def check(self, notes: Sequence[Note]) -> Counter[str]:
        for note in notes:
            match note.kind:
                case "queue":
                    queue = QUEUE_DECODER.decode(note.body)
                    self._new.setdefault(note.seat, []).append(queue)
                case "action":
                    self._check_action(note)
                case "undo":
                    self._check_undo(note)
                case _:
                    self._accept_edits()
        self._accept_edits()
        return self.found

    def _check_action(self, note: Note) -> None:
        action = actions.from_json(msgspec.json.decode(note.body))
        own, had_queue = self._new.get(note.seat, []), note.seat in self._queues
        view = player_view(self._game, note.seat)
        written = own.pop() if note.is_queued or had_queue else None
        if own and written is None:  # another process may have made the queue meanwhile
            earlier = own[-2] if len(own) > 1 else NO_QUEUE
            is_noted = own[-1] == rules.after_own_action(self._board, view, earlier)
            written = own.pop() if is_noted else None
        self._accept_edits()
        before = self._queues.get(note.seat, NO_QUEUE)
        played = self._game.play(note.seat, action)  # refused if it is illegal
        if note.is_queued:
            chosen = rules.decide(self._board, view, before)
            assert isinstance(chosen, QueuedAction), (note, before)
            assert chosen.action == action, (note, before)
            whispers = tuple(each for each in played.whispers if each.seat == note.seat)
            report = Report(played.events, whispers)
            after = player_view(played.game, note.seat)
            assert written == rules.after_action(before, chosen, note.seq, report, after)
            self.found["queued actions"] += 1
        elif written is not None:
            assert written == rules.after_own_action(self._board, view, before), note
            self.found["own actions of people with a queue"] += 1
        if written is not None:
            self._queues[note.seat] = written
        self._lasting.append((note.seq, note.seat, action))
        self._game = played.game
        self.found["actions"] += 1

    def _check_undo(self, note: Note) -> None:
        body = msgspec.json.decode(note.body, type=UndoBody)
        gone = [body.undo, *body.since]
        expected: dict[Seat, Queue] = {}
        for seat in set(self._queues) | set(self._new):
            versions = self._new.get(seat, [])
            last = versions[-1] if versions else None
            before = versions[-2] if len(versions) > 1 else self._queues.get(seat, NO_QUEUE)
            after = rules.after_undo(before, gone, is_own=seat == note.seat)
            if last is not None and after == last and after != before:
                expected[seat] = versions.pop()
        self._accept_edits()
        for seat, queue in self._queues.items():
            wanted = rules.after_undo(queue, gone, is_own=seat == note.seat)
            assert wanted == expected.get(seat, queue), (note, seat)
        self._queues |= expected
        self._lasting = [each for each in self._lasting if each[0] not in gone]
        self._game = self._start
        for _, seat, action in self._lasting:
            self._game = self._game.play(seat, action).game
        self.found["undos"] += 1

    def _accept_edits(self) -> None:
        """Versions that were written on their own: each follows from the one before by an edit, or
        leaves the turn to the owner."""
        for seat, versions in self._new.items():
            for queue in versions:
                before = self._queues.get(seat, NO_QUEUE)
                if queue.edition == before.edition:  # nothing in it could be played
                    view = player_view(self._game, seat)
                    assert queue.is_left_to_owner
                    assert not before.is_left_to_owner
                    assert not isinstance(rules.decide(self._board, view, before), QueuedAction)
                    self.found["calls"] += 1
                else:
                    assert queue.edition == before.edition + 1, (seat, before, queue)
                    assert queue.played == before.played
                    assert queue.is_left_to_owner == before.is_left_to_owner
                    self.found["edits"] += 1
                self._queues[seat] = queue
        self._new.clear()
