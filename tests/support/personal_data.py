"""A person who has left traces of every kind in a database, and searching for them."""

import random
from pathlib import Path

from bot.domain.posts import HandPost, ReminderPost
from bot.domain.posts import PostRecord as Record
from bot.domain.queue import QueuedCards, add
from bot.domain.table import (
    ChannelId,
    GuildId,
    Human,
    Language,
    MessageId,
    Preferences,
    TableId,
    UserId,
    Where,
)
from bot.store import Store, web_sessions
from bot.store import posts as post_rows
from bot.store import preferences as preference_rows
from bot.tables import Tables
from engine.actions import Draw
from engine.model import Seat
from engine.values import Value
from tests.support.fake_clock import FakeClock
from tests.support.tables import (
    ADA,
    BO,
    CY,
    act,
    new_interaction,
    options,
    save_preferences,
)

EVA = Human(UserId(987_654_321_987_654_321), "Eva Ærlig")  # nothing else looks like these
FORMER = "Former player 1"
DM = ChannelId(4_000_000_001)

_COLUMNS = {
    "sqlite": "SELECT m.name, p.name FROM sqlite_schema AS m, pragma_table_info(m.name) AS p"
    " WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite_%'",
    "postgres": "SELECT table_name, column_name FROM information_schema.columns"
    " WHERE table_schema = current_schema()",
}


class Traces(Value, frozen=True):
    """The tables at which Eva was, by what became of her there."""

    finished: TableId
    resigned: TableId
    substituted: TableId
    called_off: TableId
    playing: TableId
    lobby: TableId
    invited: TableId
    voted: TableId

    @property
    def games(self) -> tuple[TableId, ...]:
        return (self.finished, self.resigned, self.substituted, self.called_off, self.playing)


def former_name(language: Language, number: int) -> str:
    return f"{'Former player' if language == 'en' else 'Tidligere spiller'} {number}"


def channel(number: int) -> Where:
    return Where(GuildId(1), ChannelId(number))


async def play_to_end(tables: Tables, table_id: TableId, seed: int = 1) -> None:
    """Play random moves for everybody until the game is over."""
    chance = random.Random(seed)
    while (snapshot := await tables.cache.get(table_id)).waiting:
        seat = snapshot.waiting[0]
        action = chance.choice(snapshot.private(seat).moves)
        person = snapshot.table.occupants[seat]
        if isinstance(person, Human):
            await act(tables, table_id, person, action)
        else:
            await tables.moves.act_for_computer(table_id, seat, action)


async def game(tables: Tables, number: int, *people: Human) -> TableId:
    """A game of these people, in this order of seats, that waits for their tickets."""
    table = await tables.lobby.open(channel(number), people[0], options("amsterdam", len(people)))
    for person in people[1:]:
        await tables.lobby.join(table.id, person)
    order = tuple(person.user for person in people)
    await tables.lobby.start(table.id, people[0].user, order)
    return table.id


async def leave_traces_of_eva(tables: Tables, clock: FakeClock) -> Traces:
    """Eva has been everywhere: in every table of the database there is something about her."""
    finished = await game(tables, 11, EVA, BO)
    await play_to_end(tables, finished)
    resigned = await game(tables, 12, ADA, EVA, BO)
    await tables.seats.resign(resigned, EVA.user)
    substituted = await game(tables, 13, EVA, BO)
    await tables.seats.offer(substituted, EVA.user, CY, EVA.user)
    (offer,) = (await tables.publication.unpublished(substituted)).offers
    await tables.seats.take_over(substituted, CY, offer.question_id)
    called_off = await game(tables, 14, ADA, BO)
    await tables.seats.call_off(called_off, EVA, may_manage=True)
    playing = await game(tables, 15, EVA, BO, ADA)
    view = await tables.lookup.player_view(playing, EVA.user)
    await act(tables, playing, EVA, view.moves[0])
    await tables.queues.change(playing, EVA.user, add(QueuedCards(), "then", 0))
    lobby = (await tables.lobby.open(channel(16), EVA, options())).id
    await tables.lobby.join(lobby, BO)
    await tables.seats.offer(await game(tables, 17, ADA, BO), ADA.user, EVA, ADA.user)
    over = await tables.lookup.table(finished)
    invited = (await tables.lobby.open_again(channel(18), BO, over)).id
    voted = await vote_with_eva(tables, clock)
    async with tables.store.writing() as db:
        await preference_rows.save_language(db, EVA.user, "sv")
    record = Record(DM, MessageId(77), 0)
    await post_rows.save(tables.store, playing, HandPost(EVA.user, Seat(0)), record)
    await post_rows.save(tables.store, playing, ReminderPost(Seat(0), clock(), 0), record)
    await save_preferences(tables, EVA.user, Preferences(by="dm"))
    await tables.watching.watch(await game(tables, 20, ADA, BO), EVA.user, 5)
    async with tables.store.writing() as db:
        await web_sessions.begin_epoch(db, EVA.user)
        await web_sessions.begin(db, "digest", EVA.user, clock())
        await web_sessions.grant(db, "digest", playing, clock() + 1)
    return Traces(finished, resigned, substituted, called_off, playing, lobby, invited, voted)


async def vote_with_eva(tables: Tables, clock: FakeClock) -> TableId:
    """A game in which Eva asked for a vote, voted and was nudged. It has been called off."""
    voted = await game(tables, 19, ADA, EVA, BO)
    for person in (ADA, EVA, BO):
        view = await tables.lookup.player_view(voted, person.user)
        await act(tables, voted, person, view.moves[0])
    await act(tables, voted, ADA, Draw())
    await tables.undo.request(voted, ADA.user, new_interaction())
    await tables.undo.answer(voted, EVA.user, is_yes=True)
    await tables.undo.answer(voted, BO.user, is_yes=False)
    clock.pass_hours(72)
    await tables.absence.call_vote(voted, EVA.user)
    await tables.absence.vote(voted, EVA.user, "wait")
    await act(tables, voted, ADA, Draw())
    clock.pass_hours(2)
    await tables.absence.nudge(voted, BO.user)
    await tables.seats.call_off(voted, ADA, may_manage=False)
    return voted


async def columns(store: Store) -> list[tuple[str, str]]:
    """The columns of all tables of the database, each with the name of its table."""
    rows = await store.reader.fetch(_COLUMNS[store.reader.dialect])
    return [(str(row[0]), str(row[1])) for row in rows]


async def all_text(store: Store) -> str:
    """Everything in every column of every table of the database."""
    found: list[str] = []
    for table, column in await columns(store):
        rows = await store.reader.fetch(f'SELECT "{column}" FROM "{table}"')
        found += [str(row[0]) for row in rows]
    return "\n".join(found)


def is_in_file(file: Path) -> bool:
    """Whether Eva's id, as a number or in digits, or her name is anywhere in a file."""
    found = file.read_bytes()
    traces = (EVA.user.to_bytes(8, "big"), str(EVA.user).encode(), EVA.name.encode())
    return any(trace in found for trace in traces)
