"""People at a table of a cluster who do everything at once: draw, queue moves, take moves back, ask
for votes, answer them, nudge."""

import asyncio
import random
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

from bot.domain.table import TableId, UserId
from bot.store.databases.transactions import Statement
from sandbox.payloads.channels import TextChannel
from sandbox.people.client_refusal import ClientRefusal
from sandbox.testing.actor import Actor
from tests.support.processes.cluster import Cluster
from tests.support.wire.wire import custom_ids, verbs

ANSWERS = ("undo_yes", "undo_no", "vote_wait")
LONG_S = 73 * 3600.0  # longer than the patience of a table
GIVE_UP_AFTER_S = 3.0
MIN_DECK = 30  # fewer than are drawn before somebody looks again

Deed = Callable[[Actor], Awaitable[None]]


class BusyPeople:
    """The people at one table. Commands that nobody answers are forgotten, as if typed in vain."""

    def __init__(
        self, cluster: Cluster, table: TableId, channel: TextChannel, people: Sequence[Actor]
    ) -> None:
        self._cluster = cluster
        self._table = table
        self._channel = channel
        self._people = people

    async def act(self, stop: asyncio.Event, chosen: random.Random) -> None:
        """Do something again and again, all at the same time."""
        seeds = [chosen.random() for _ in self._people]
        acting = [
            self._act_as(person, stop, random.Random(seed))
            for person, seed in zip(self._people, seeds, strict=True)
        ]
        await asyncio.gather(*acting)

    async def has_cards(self) -> bool:
        """Whether the deck lasts for a while."""
        user = UserId(int(self._people[0].id))
        view = await self._cluster.tables.lookup.player_view(self._table, user)
        return view.public.deck >= MIN_DECK

    async def finish_turn(self) -> None:
        """Finish the turn that a kill or the end of the block has cut in half."""
        for person in self._people:
            while await self._cluster.is_mid_turn(self._table, person):
                last = await person.slash("draw", self._channel, first="deck")
                if last.was_answered:
                    await last.answer()

    async def _act_as(self, person: Actor, stop: asyncio.Event, chosen: random.Random) -> None:
        deeds: list[Deed] = [self._draw, self._take_back, self._queue, self._nudge, self._vote]
        while not stop.is_set():
            (deed,) = chosen.choices([*deeds, self._answer], weights=[4, 2, 2, 1, 1, 4])
            # What was to be pressed is gone, or the bot was killed before it answered.
            with suppress(ClientRefusal, TimeoutError):
                async with asyncio.timeout(GIVE_UP_AFTER_S):
                    await deed(person)

    async def _draw(self, person: Actor) -> None:
        await person.slash("draw", self._channel, first="deck", second="deck")

    async def _take_back(self, person: Actor) -> None:
        """The others are asked, because the card was hidden."""
        await person.slash("draw", self._channel, first="deck")
        if await self._cluster.is_mid_turn(self._table, person):  # never the tickets of the opening
            await person.slash("undo", self._channel)

    async def _queue(self, person: Actor) -> None:
        shown = await person.slash("queue", self._channel)
        if not shown.was_answered:
            return
        queue = await shown.answer()
        menu = [each for each in custom_ids(queue) if ":add:" in each and each.endswith("then")]
        if menu:  # there is none during one's own turn
            await person.choose(queue, "deck", menu=menu[0])

    async def _nudge(self, person: Actor) -> None:
        await self._let_time_pass()
        await person.slash("nudge", self._channel)

    async def _vote(self, person: Actor) -> None:
        await self._let_time_pass()
        await person.slash("nudge", self._channel, vote=True)

    async def _answer(self, person: Actor) -> None:
        """Answer the newest question, if there is one."""
        for message in reversed(person.sees(self._channel)):
            for verb, button in zip(verbs(message), custom_ids(message), strict=True):
                if verb in ANSWERS:
                    await person.press(message, button)
                    return

    async def _let_time_pass(self) -> None:
        """From now on the table has waited for long, and was nudged long ago."""
        shift = (LONG_S, self._table)
        async with self._cluster.tables.store.writing() as db:
            await db.execute_all(
                [
                    Statement("UPDATE waits SET since = since - ? WHERE table_id = ?", shift),
                    Statement(
                        "UPDATE nudges SET at = at - ? WHERE table_id = ? AND is_told", shift
                    ),
                ]
            )
