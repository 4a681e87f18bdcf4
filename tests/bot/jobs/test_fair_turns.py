"""Taking turns at something of which there is little."""

import asyncio
from contextlib import suppress

from bot.jobs.fair_turns import FairTurns


class Work:
    """What is done in turns, in the order in which it was begun; it ends when a test says so."""

    def __init__(self, at_once: int) -> None:
        self.turns = FairTurns(at_once)
        self.begun: list[str] = []
        self.ends: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def ask(self, name: str) -> None:
        """`name`: the person in capitals, then a number."""
        self.ends[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self._do(name))
        await asyncio.sleep(0)

    async def end(self, name: str) -> None:
        self.ends[name].set()
        with suppress(asyncio.CancelledError):
            await self.tasks[name]
        await asyncio.sleep(0)

    async def _do(self, name: str) -> None:
        async with self.turns.turn(name[0]):
            self.begun.append(name)
            await self.ends[name].wait()


async def test_who_asks_for_much_waits_behind_those_who_ask_for_little() -> None:
    work = Work(at_once=1)
    for name in ("A1", "A2", "A3", "B1", "C1", "B2"):
        await work.ask(name)
    for name in ("A1", "A2", "B1", "C1", "A3", "B2"):
        assert work.begun[-1] == name
        await work.end(name)
    assert work.begun == ["A1", "A2", "B1", "C1", "A3", "B2"]


async def test_several_have_turns_at_once() -> None:
    work = Work(at_once=2)
    for name in ("A1", "A2", "A3"):
        await work.ask(name)
    assert work.begun == ["A1", "A2"]
    await work.end("A2")
    assert work.begun == ["A1", "A2", "A3"]
    for name in ("A1", "A3"):
        await work.end(name)


async def test_a_turn_that_is_given_up_goes_to_the_next() -> None:
    work = Work(at_once=1)
    for name in ("A1", "B1", "C1"):
        await work.ask(name)
    for given_up in ("B1", "A1"):  # one that waits, and one that has its turn
        work.tasks[given_up].cancel()
        await work.end(given_up)
    assert work.begun == ["A1", "C1"]
    await work.end("C1")
    await work.turns.until_none_waits(1.0)
    assert not work.turns._waiting


async def test_a_turn_that_comes_while_it_is_given_up_is_not_lost() -> None:
    work = Work(at_once=1)
    for name in ("A1", "B1", "C1"):
        await work.ask(name)
    work.ends["A1"].set()
    await asyncio.sleep(0)  # A ends: the turn is B's
    work.tasks["B1"].cancel()
    await work.end("A1")
    await work.end("B1")
    assert work.begun[-1] == "C1"
    await work.end("C1")


async def test_a_turn_that_ends_while_the_next_one_is_given_up_goes_to_the_one_after() -> None:
    work = Work(at_once=1)
    for name in ("A1", "B1", "C1"):
        await work.ask(name)
    work.ends["A1"].set()
    work.tasks["B1"].cancel()  # before A ends
    await work.end("A1")
    await work.end("B1")
    assert work.begun == ["A1", "C1"]
    await work.end("C1")


async def test_one_can_wait_until_nobody_waits() -> None:
    work = Work(at_once=1)
    await work.ask("A1")
    await work.ask("B1")
    waiting = asyncio.create_task(work.turns.until_none_waits(60.0))
    await asyncio.sleep(0)
    assert not waiting.done()
    await work.end("A1")
    await waiting
    await work.end("B1")
