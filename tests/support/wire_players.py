"""People who play over the wire: each action as the slash command or the button that means it."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path
from typing import assert_never

from bot.app import App
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import ChannelId, InteractionId, Table, UserId
from bot.messages.parts import payments
from engine.actions import (
    Action,
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    Keep,
    Pass,
    PayExtra,
    Take,
)
from engine.model import Seat
from engine.payments import Payment
from engine.views import PlayerView
from players.levels import registry
from sandbox.messages.component_rules import interactive
from sandbox.payloads.channels import TextChannel, Thread
from sandbox.payloads.messages import Message
from sandbox.rest.faults import ServerError
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox
from tests.support.positions import board
from tests.support.wire import connected, settled, unnoticed


class Friends:
    """People at one table in one channel."""

    def __init__(
        self,
        discord: Sandbox,
        app: App,
        channel: TextChannel | Thread,
        names: Sequence[str] = ("Robin", "Kim"),
    ) -> None:
        self.discord = discord
        self.app = app
        self.channel = channel
        self.people = [discord.person(name) for name in names]

    async def sit_down(self, map_id: str = "amsterdam") -> None:
        """Open a table, join, begin: the host has seat 0."""
        host, *others = self.people
        await done(await host.slash("new", self.channel, map=map_id))
        for person in others:
            await done(await person.slash("join", self.channel))
        await done(await host.slash("start", self.channel, order="joined"))
        await settled(self.app)

    async def choose_tickets(self) -> None:
        """Everybody keeps the first tickets offered; then the first turn begins."""
        while (turn := await self.next()) and turn[1].public.stage == "opening":
            await self.command(turn[0], turn[1].moves[0])
            await settled(self.app)

    async def table(self) -> Table:
        found = await self.app.tables.lookup.last_in(ChannelId(int(self.channel.id)))
        assert found is not None
        return found

    async def next(self) -> tuple[Actor, PlayerView] | None:
        """Who is to act, and what they see; nobody when the game is over."""
        table = await self.table()
        waiting = (await self.app.tables.lookup.public_view(table.id)).waiting
        return await self.seen_by(table, waiting[0]) if waiting else None

    async def seen_by(self, table: Table, seat: Seat) -> tuple[Actor, PlayerView]:
        for actor in self.people:
            user = UserId(int(actor.id))
            if table.seat_of(user) == seat:
                return actor, await self.app.tables.lookup.player_view(table.id, user)
        raise LookupError(seat)

    async def play_by_commands(self, most: int = 10_000) -> int:
        """Until the end, or for so many actions; how many were played."""
        played = 0
        while played < most and (turn := await self.next()) is not None:
            await self.command(turn[0], decided(turn[1]))
            played += 1
        return played

    async def play_unpublished(self, *, to_last_round: bool = False) -> None:
        """Play to the end, or to the last round, without publishing anything."""
        table, presses = await self.table(), map(InteractionId, count(1))
        while (turn := await self.next()) is not None:
            actor, view = turn
            if to_last_round and view.public.is_last_round:
                return
            request = ActionRequest(
                table.id, UserId(int(actor.id)), ANY_STEP, decided(view), next(presses)
            )
            with unnoticed(self.app):
                await self.app.tables.moves.act(request)

    async def finish_game(self) -> None:
        """Play to the end, the last round by commands. What came before is one message."""
        await self.play_unpublished(to_last_round=True)
        self.app.publishing.run_now((await self.table()).id)
        await settled(self.app)
        await self.play_by_commands()

    async def command(self, actor: Actor, action: Action) -> Message:
        """The slash command for an action; secret choices are made in a private menu."""
        here = self.channel
        match action:
            case Draw():
                act = await actor.slash("draw", here, first="deck")
            case Take(colour=colour):
                act = await actor.slash("draw", here, first=colour.word)
            case DrawTickets():
                act = await actor.slash("tickets", here)
            case Claim(route=route, cards=cards, ferry_cards=ferries):
                paid = payments.to_text(Payment(cards, ferries))
                act = await actor.slash("claim", here, route=route, cards=paid)
            case BuildStation(city=city, cards=cards):
                paid = payments.to_text(Payment(cards))
                act = await actor.slash("station", here, city=city, cards=paid)
            case DrawFerryCard():
                act = await actor.slash("ferry", here)
            case Pass():
                act = await actor.slash("pass", here)
            case Keep(tickets=tickets):
                menu = await done(await actor.slash("tickets", here))
                return await self.chosen(actor, menu, *tickets)
            case PayExtra() | GiveUp():
                return await self.decide_tunnel(actor, action)
            case _:
                assert_never(action)
        return await done(act)

    async def decide_tunnel(self, actor: Actor, action: PayExtra | GiveUp) -> Message:
        """The tunnel's public message has a button that asks in private."""
        await settled(self.app)
        question = await self.pressed(actor, "tunnel")
        if isinstance(action, GiveUp):
            act = await actor.press(question, custom_id(question, "give_up"))
            return await self.after(question, act)
        return await self.chosen(actor, question, payments.to_text(Payment(action.cards)))

    async def pressed(self, actor: Actor, verb: str, message: Message | None = None) -> Message:
        """The private answer to a button of the newest public message, or of another one."""
        there = message or self.shown()
        return await done(await actor.press(there, custom_id(there, verb)))

    async def chosen(self, actor: Actor, menu: Message, *values: str) -> Message:
        """What a private menu becomes when something is chosen in it."""
        return await self.after(menu, await actor.choose(menu, *values))

    async def after(self, menu: Message, act: StartedInteraction) -> Message:
        assert act.was_answered

        def changed() -> Message | None:
            now = self.discord.now(menu)
            return now if now is not None and now != menu else None

        return await self.discord.until(changed)

    async def tapped(self, actor: Actor, menu: Message, verb: str) -> Message:
        """What a private message becomes when one of its buttons is pressed, and all is told."""
        after = await self.after(menu, await actor.press(menu, custom_id(menu, verb)))
        await settled(self.app)
        return after

    def newest(self) -> Message:
        """The newest public message."""
        return self.discord.public(self.channel)[-1]

    def shown(self) -> Message:
        """The newest public message with buttons."""
        return next(m for m in reversed(self.discord.public(self.channel)) if m.components)


def keep_buttons(friends: Friends) -> None:
    """Discord fails whenever an old message is to lose its buttons."""
    edits = "/channels/{channel_id}/messages/{message_id}"
    friends.discord.faults.plan(ServerError(), "PATCH", edits, times=100)


@asynccontextmanager
async def playing(
    database: Path, map_id: str = "amsterdam", names: Sequence[str] = ("Robin", "Kim")
) -> AsyncIterator[Friends]:
    """Friends at a table whose first turn begins; the first of them is to move."""
    async with Sandbox.start(rate_limits=False) as discord, connected(discord, database) as app:
        friends = Friends(discord, app, discord.channel("platform-1"), names)
        await friends.sit_down(map_id)
        await friends.choose_tickets()
        yield friends


def decided(view: PlayerView) -> Action:
    """What a quick automatic player would do here."""
    return registry.make("easy", board(view.public.map), seed=view.seat).decide(view)


async def done(act: StartedInteraction) -> Message:
    """The private answer."""
    assert act.was_answered
    return await act.answer()


def custom_ids(message: Message) -> list[str]:
    return [str(part.custom_id) for part in interactive(message.components)]


def verbs(message: Message) -> list[str]:
    """What its buttons and menus do."""
    return [each.split(":")[1] for each in custom_ids(message)]


def custom_id(message: Message, *wanted: str) -> str:
    """The custom id of the button for a verb and its arguments."""
    for each in custom_ids(message):
        _, verb, _, _, *more = each.split(":")
        if (verb, *more)[: len(wanted)] == wanted:
            return each
    raise LookupError(wanted)
