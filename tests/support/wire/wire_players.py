"""People who play over the wire: each action by its slash command or its button."""

from collections.abc import Callable, Sequence
from typing import assert_never

from bot.app import App
from bot.discord_io.components import FORM_FIELD
from bot.domain.requests import ANY_STEP, ActionRequest
from bot.domain.table import ChannelId, Table, UserId
from bot.messages.parts import payments
from bot.tables.snapshot import Snapshot
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
from engine.game import Game
from engine.model import PlaceId, Seat
from engine.payments import Payment
from engine.views import PlayerView, PublicView
from players.levels import registry
from sandbox.payloads.channels import TextChannel, Thread
from sandbox.payloads.messages import Message
from sandbox.people.command_input import Value
from sandbox.testing.actor import Actor, StartedInteraction
from sandbox.testing.driver import Sandbox
from tests.support.positions import board, with_hand
from tests.support.tables import new_interaction
from tests.support.wire.wire import (
    custom_id,
    custom_ids,
    menu_with,
    reply_to,
    settle,
    verbs,
    without_publishing,
)

TWO_NAMES = ("Robin", "Kim")
THREE_NAMES = ("Robin", "Kim", "Sam")


class Friends:
    """People at one table in one channel."""

    def __init__(
        self,
        discord: Sandbox,
        app: App,
        channel: TextChannel | Thread,
        names: Sequence[str] = TWO_NAMES,
    ) -> None:
        self.discord = discord
        self.app = app
        self.channel = channel
        self.people = [discord.person(name) for name in names]

    # Playing.

    async def start_game(self, map_id: str = "amsterdam") -> None:
        """Open a table, join and start. The host, the first of the people, has seat 0."""
        host, *others = self.people
        await self.slash(host, "new", map=map_id)
        for person in others:
            await self.slash(person, "join")
        await self.slash(host, "start", order="joined")
        await settle(self.app)

    async def choose_tickets(self) -> None:
        """Keep the first tickets offered for everybody. Then the first turn begins."""
        while (turn := await self.next_to_act()) and turn[1].public.stage == "opening":
            await self.act_by_command(turn[0], turn[1].moves[0])
            await settle(self.app)

    async def draw_two_cards(self, actor: Actor) -> Message:
        """A whole turn by command. Returns the private reply."""
        return await self.slash(actor, "draw", first="deck", second="deck")

    async def play_by_commands(self, most: int = 10_000) -> int:
        """Play to the end, or this many actions. Returns how many were played."""
        played = 0
        while played < most and (turn := await self.next_to_act()) is not None:
            await self.act_by_command(turn[0], computer_move(turn[1]))
            played += 1
        return played

    async def play_unpublished(self, *, to_last_round: bool = False) -> None:
        """Play to the end, or to the last round, without publishing anything."""
        while (turn := await self.next_to_act()) is not None:
            actor, view = turn
            if to_last_round and view.public.is_last_round:
                return
            await self.act_unpublished(actor, computer_move(view))

    async def act_unpublished(self, actor: Actor, action: Action) -> None:
        """Play an action that is committed and not published."""
        user, table = UserId(int(actor.id)), await self.table()
        request = ActionRequest(table.id, user, ANY_STEP, action, new_interaction())
        with without_publishing(self.app):
            await self.app.tables.moves.act(request)

    async def finish_game(self) -> None:
        """Play to the end, the last round by commands. All turns before it are one message."""
        await self.play_unpublished(to_last_round=True)
        self.app.jobs.publishing.run_now((await self.table()).id)
        await settle(self.app)
        await self.play_by_commands()

    async def act_by_command(self, actor: Actor, action: Action) -> None:
        """Play an action by its slash command; secret choices are made in a form or in private."""
        match action:
            case Draw():
                await self.slash(actor, "draw", first="deck")
            case Take(colour=colour):
                await self.slash(actor, "draw", first=colour.word)
            case DrawTickets():
                question = await self.slash(actor, "draw", first="tickets")
                await self.press_private(actor, question, "draw_tickets")
            case Claim(route=route, cards=cards, ferry_cards=ferries):
                paid = payments.to_text(Payment(cards, ferries))
                await self.slash(actor, "claim", route=route, cards=paid)
            case BuildStation(city=city, cards=cards):
                await self._build_station(actor, city, payments.to_text(Payment(cards)))
            case DrawFerryCard():
                await self.slash(actor, "draw", first="ferry")
            case Pass():
                await self.press(actor, "pass")
            case Keep(tickets=tickets):
                menu = await self.slash(actor, "draw", first="tickets")
                await self.choose(actor, menu, *tickets)
            case PayExtra() | GiveUp():
                await self._decide_tunnel(actor, action)
            case _:
                assert_never(action)

    async def _build_station(self, actor: Actor, city: PlaceId, paid: str) -> None:
        """Build it by the button of its pin, or by the menus."""
        await settle(self.app)
        menu, way = await self.press(actor, "station"), f"{city}:{paid}"
        if any(each.endswith(f":{way}") for each in custom_ids(menu)):
            await self.press_private(actor, menu, "pay_station", city, paid)
        elif menu_with(menu, way):
            await self.choose(actor, menu, way)
        else:
            ways = await self.choose(actor, menu, city)
            if menu_with(ways, paid):
                await self.choose(actor, ways, paid)

    async def _decide_tunnel(self, actor: Actor, action: PayExtra | GiveUp) -> Message:
        """The tunnel's public message has a button that asks in private."""
        await settle(self.app)
        question = await self.press(actor, "tunnel")
        if isinstance(action, GiveUp):
            started = await actor.press(question, custom_id(question, "give_up"))
            return await self.wait_for_edit(question, started)
        return await self.choose(actor, question, payments.to_text(Payment(action.cards)))

    # Commands, buttons and menus.

    async def slash(self, actor: Actor, name: str, **options: Value) -> Message:
        """Use a slash command in the channel. Returns the private reply."""
        return await reply_to(await actor.slash(name, self.channel, **options))

    async def press(self, actor: Actor, verb: str, message: Message | None = None) -> Message:
        """Press a button of this message, or of the newest public one with buttons; if that has no
        such button, the one on the turn screen or behind the lobby's More that it opens. Returns
        the private reply."""
        pressed = message or self.newest_with_buttons()
        for opener in ("turn", "lobby_more"):
            if message is None and verb not in verbs(pressed) and opener in verbs(pressed):
                screen = await reply_to(await actor.press(pressed, custom_id(pressed, opener)))
                return await self.press_private(actor, screen, verb)
        return await reply_to(await actor.press(pressed, custom_id(pressed, verb)))

    async def press_private(self, actor: Actor, menu: Message, *wanted: str) -> Message:
        """Press a button of a private message, given by its verb and arguments. Returns the reply,
        when everything is published."""
        started = await actor.press(menu, custom_id(menu, *wanted))
        after = await self.wait_for_edit(menu, started)
        await settle(self.app)
        return after

    async def choose(self, actor: Actor, message: Message, *values: str) -> Message:
        """Choose values in the menu of a private message that has the first of them. Returns the
        reply."""
        chosen = menu_with(message, values[0])
        return await self.wait_for_edit(message, await actor.choose(message, *values, menu=chosen))

    async def open_form(
        self, actor: Actor, verb: str, message: Message | None = None
    ) -> StartedInteraction:
        """Press a button that opens a form, in this message or the newest public one with buttons.
        The press has the form."""
        pressed = message or self.newest_with_buttons()
        return await actor.press(pressed, custom_id(pressed, verb))

    async def open_ticket_form(self, actor: Actor) -> StartedInteraction:
        """Draw tickets by command and confirm it, or choose from those that are offered. The press
        has the form."""
        if (await self.player_view(actor)).offered:
            await settle(self.app)
            return await self.open_form(actor, "choose")
        question = await self.slash(actor, "draw", first="tickets")
        return await self.open_form(actor, "draw_tickets", question)

    async def post_tables(self, actor: Actor) -> Message:
        """Post the list of the server's tables. Returns the private reply."""
        own = await self.slash(actor, "games")
        return await self.press_private(actor, own, "post_tables")

    async def review(self, actor: Actor) -> Message:
        """Open the review of the channel's game from its replay. Returns the private reply."""
        replay = await self.slash(actor, "replay")
        return await self.press_private(actor, replay, "review")

    async def submit(self, actor: Actor, opened: StartedInteraction, *values: str) -> Message:
        """Tick these values in a form and submit it. Returns the reply."""
        return await reply_to(await actor.submit(opened, {FORM_FIELD: list(values)}))

    async def wait_for_edit(self, message: Message, started: StartedInteraction) -> Message:
        """The reply to an interaction with a private message: what the message becomes, or the
        message below an announcement that takes its place."""
        assert started.was_answered

        def replied() -> Message | None:
            now = self.discord.now(message)
            if now is None:
                return next(iter(started.messages()), None)
            return now if now != message else None

        return await self.discord.until(replied)

    async def resign(self, actor: Actor) -> None:
        """Leave the game by command and confirm it."""
        question = await self.slash(actor, "leave")
        await self.press_private(actor, question, "resign")

    # State and messages.

    async def settle(self) -> None:
        """Wait until everything is answered and published, and computer players have moved."""
        await settle(self.app)

    async def table(self) -> Table:
        found = await self.app.tables.lookup.last_in(ChannelId(int(self.channel.id)))
        assert found is not None
        return found

    async def public_view(self) -> PublicView:
        return await self.app.tables.lookup.public_view((await self.table()).id)

    async def player_view(self, actor: Actor) -> PlayerView:
        user = UserId(int(actor.id))
        return await self.app.tables.lookup.player_view((await self.table()).id, user)

    async def next_to_act(self) -> tuple[Actor, PlayerView] | None:
        """The first person the table waits for and their view, or None when the game is over."""
        waiting = (await self.public_view()).waiting
        return await self.actor_at(waiting[0]) if waiting else None

    async def actor_at(self, seat: Seat) -> tuple[Actor, PlayerView]:
        """The person at a seat, and their view."""
        table = await self.table()
        for actor in self.people:
            if table.seat_of(UserId(int(actor.id))) == seat:
                return actor, await self.player_view(actor)
        raise LookupError(seat)

    def public_messages(self) -> list[Message]:
        """All public messages of the channel, oldest first."""
        return self.discord.public(self.channel)

    def file_names(self, message: Message) -> list[str]:
        """The names of a message's pictures and files."""
        return [file.filename for file in self.discord.files(message)]

    def public_texts(self) -> list[str]:
        return [message.text for message in self.public_messages()]

    def newest_message(self) -> Message:
        """The newest public message."""
        return self.public_messages()[-1]

    def newest_with_buttons(self) -> Message:
        """The newest public message with buttons."""
        return next(m for m in reversed(self.public_messages()) if custom_ids(m))

    def current(self, message: Message) -> Message:
        """The message as it is now."""
        found = self.discord.now(message)
        assert found is not None
        return found


async def set_first_hand(friends: Friends, hand: str) -> None:
    """Give seat 0 these cards, such as "3 red 1 wild". The log does not show where they came
    from."""
    await change_position(friends, lambda game: with_hand(game, 0, hand))


async def change_position(friends: Friends, change: Callable[[Game], Game]) -> None:
    """Change the game with functions of `positions`. The log does not show it."""
    table = await friends.table()
    memory = friends.app.tables.cache.memory
    known = memory.find(table.id)
    assert known is not None
    old = known.snapshot
    game = change(old.game)
    changed = Snapshot(old.table, game, old.seq, old.undos, old.map_digest, queued=old.queued)
    memory.remember(changed, known.revision)


def computer_move(view: PlayerView) -> Action:
    """The move of an easy computer player."""
    return registry.make("easy", board(view.public.map), seed=view.seat).decide(view)
