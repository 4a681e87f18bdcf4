"""Makes the other files of this folder, with the code of version 0.2.0 (commit 4fd4223). In a clone
of it, after `make .venv/.ready-dev`:

.venv/bin/python FOLDER/make.py FOLDER

`tests.support` is then that of 0.2.0 too. Ids differ from run to run.
"""

import asyncio
import random
import sqlite3
import sys
import tempfile
from collections.abc import Callable
from contextlib import closing
from itertools import count
from pathlib import Path

import msgspec

from bot.discord_io.sender import Outgoing, Sender
from bot.domain.posts import (
    HandPost,
    NudgePost,
    OfferPost,
    PatiencePost,
    PostKey,
    ReminderPost,
    TurnPost,
    VotePost,
    WatchPost,
)
from bot.domain.retry import RetryLater
from bot.domain.table import ChannelId, InteractionId, MessageId, TableId, UserId
from bot.store import posts
from bot.tables import Tables
from engine.actions import (
    BuildStation,
    Claim,
    Draw,
    DrawFerryCard,
    DrawTickets,
    GiveUp,
    PayExtra,
)
from engine.views import PlayerView
from sandbox.payloads.channels import Channel, TextChannel, Thread
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from sandbox.world.world_file import SavedWorld
from tests.support.fake_clock import FakeClock
from tests.support.wire import wire_players
from tests.support.wire.wire import connected_bot, custom_id, custom_ids, reply_to
from tests.support.wire.wire_players import Friends, computer_move

DATABASE = "slow-train.db"
POST_TYPES = (
    *(TurnPost, VotePost, OfferPost, PatiencePost, NudgePost, ReminderPost, HandPost, WatchPost),
)
ALWAYS = {"quiet_from": 0, "quiet_until": 0}
LOCALES = {"Maja": "da", "Ruben": "nl", "Åse": "sv-SE"}


def name_of(key: PostKey) -> str:
    """A key in the form of version 0.1.0."""
    match key:
        case TurnPost():
            return f"turn {key.revision} {key.seq} {key.number}"
        case VotePost():
            return f"vote {key.kind} {key.at}"
        case OfferPost():
            return f"vote offer {key.seat} {key.at}"
        case PatiencePost():
            return f"patience {key.seat} {key.since}"
        case NudgePost():
            return f"nudge {key.at}"
        case ReminderPost():
            return f"reminder {key.seat} {key.since} {key.times}"
        case HandPost():
            return f"hand {key.user} {key.seat}"
        case WatchPost():
            return f"watch {key.seq} {key.number}"


class Kill:
    """The bot is killed while it sends a message, which is lost or arrives: nothing more is done
    for its table."""

    def __init__(self) -> None:
        self._messages_until: dict[ChannelId, int] = {}
        self._arrives = False
        real_send = Sender.send

        async def send(
            sender: Sender, channel: ChannelId, outgoing: Outgoing, nonce: str, **more: bool
        ) -> MessageId:
            left = self._messages_until.pop(channel, 0)
            if left > 1:
                self._messages_until[channel] = left - 1
            if left != 1 or self._arrives:
                message = await real_send(sender, channel, outgoing, nonce, **more)
            if left == 1:
                raise RetryLater("killed here")
            return message

        Sender.send = send

    def on_message(self, channel: Channel, *, arrives: bool, number: int = 1) -> None:
        """Kill the bot at its next message to this channel, or at a later one."""
        self._messages_until[ChannelId(int(channel.id))] = number
        self._arrives = arrives


class Maker:
    """Plays at many tables and leaves each of them in another situation."""

    def __init__(self, discord: Sandbox, app: object, clock: FakeClock, kill: Kill):
        self.discord = discord
        self.app = app
        self.clock = clock
        self.kill = kill
        self.tables: dict[str, Friends] = {}
        self.ids: dict[str, TableId] = {}
        self.private: dict[str, dict[str, dict[str, str]]] = {}
        self.elsewhere: dict[str, dict[str, str]] = {}

    # Tables

    def people_at(
        self, name: str, *names: str, channel: TextChannel | Thread | None = None
    ) -> Friends:
        channel = channel or self.discord.channel(name.replace("_", "-"))
        self.tables[name] = friends = Friends(self.discord, self.app, channel, names)
        return friends

    async def lobby(self, name: str, *names: str, **options: object) -> Friends:
        friends = self.people_at(name, *names)
        host, *others = friends.people
        await friends.slash(host, "new", **{"map": "europe", **options})
        for person in others:
            await friends.slash(person, "join")
        await friends.settle()
        return friends

    async def game(self, name: str, *names: str, map_id: str = "amsterdam") -> Friends:
        """A game whose first turn begins."""
        friends = self.people_at(name, *names)
        await friends.start_game(map_id)
        await friends.choose_tickets()
        await friends.settle()
        return friends

    async def play_until(
        self, friends: Friends, is_wanted: Callable[[PlayerView], bool]
    ) -> tuple[Actor, PlayerView]:
        """Play like a computer player up to a position, and publish it. Returns who is to move."""
        while turn := await friends.next_to_act():
            if turn[1].public.stage == "turn" and is_wanted(turn[1]):
                await self.publish(friends)
                return turn
            await friends.act_unpublished(turn[0], computer_move(turn[1]))
        raise LookupError("the game is over")

    async def publish(self, friends: Friends) -> None:
        self.app.publishing_jobs.run_now((await friends.table()).id)
        await friends.settle()

    def keep(self, table: str, label: str, message: Message, actor: Actor) -> None:
        """Tests shall press something in this private message."""
        assert custom_ids(message), (table, label)
        self.private.setdefault(table, {})[label] = described(message, actor)

    # Situations

    async def lobbies(self) -> None:
        lobby = await self.lobby("lobby", "Alex", "Kim", players=5, hints=False, stations="through")
        alex, _ = lobby.people
        await lobby.slash(alex, "automatic", add="hard")
        await lobby.settle()
        self.keep("lobby", "add_automatic", await lobby.press(alex, "add_automatic"), alex)
        self.keep("lobby", "cancel", await lobby.press(alex, "cancel"), alex)
        computers = await self.lobby("only_computers", "Robin", map="amsterdam", watch=True)
        for level in ("easy", "normal"):
            await computers.slash(computers.people[0], "automatic", add=level)
        await computers.settle()
        cancelled = await self.lobby("cancelled", "Sasha")
        await cancelled.press(cancelled.people[0], "cancel")
        await cancelled.settle()
        # A thread, in which the lobby is; and one that a killed bot has not opened yet.
        await self.lobby("thread", "Robin", thread=True)
        (thread,) = self.threads()
        self.people_at("thread", "Robin", channel=thread)
        for name, arrives in (("thread_arrived", True), ("thread_lost", False)):
            channel = self.discord.channel(name.replace("_", "-"))
            self.kill.on_message(channel, arrives=arrives)
            await self.lobby(name, "Noor", thread=True, map="usa")

    def threads(self) -> list[Thread]:
        channels = self.discord.world.state.channels.values()
        return [each for each in channels if isinstance(each, Thread)]

    async def turns(self) -> None:
        """What a person can be asked in a turn."""
        opening = self.people_at("opening", "Sasha", "Robin")
        await opening.start_game("europe")
        sasha, robin = opening.people
        await opening.act_by_command(sasha, (await opening.player_view(sasha)).moves[0])
        await opening.settle()
        self.keep("opening", "keep", await opening.press(robin, "hand"), robin)
        second = await self.game("second_card", "Alex", "Noor", map_id="usa")
        alex = second.people[0]
        reply = await second.press(alex, "draw")
        self.keep("second_card", "after_first_card", reply, alex)
        tickets = await self.game("ticket_choice", "Noor", "Robin", map_id="usa")
        noor = tickets.people[0]
        await tickets.act_by_command(noor, DrawTickets())
        await tickets.settle()
        await self.europe()
        await self.tunnel()
        await self.ferry()

    async def europe(self) -> None:
        """Many menus; a station is built."""
        friends = await self.game("europe_turn", "Kim", "Robin", "Sasha", map_id="europe")
        stale = await friends.press(friends.people[0], "hand")
        self.keep("europe_turn", "stale", stale, friends.people[0])
        builder, view = await self.play_until(friends, lambda view: has_move(view, BuildStation))
        build = next(move for move in view.moves if isinstance(move, BuildStation))
        await friends.act_by_command(builder, build)
        await friends.settle()
        actor, _ = await self.play_until(
            friends, lambda view: has_move(view, BuildStation) and len(claims(view)) > 6
        )
        claim = await friends.press(actor, "claim")
        self.keep("europe_turn", "claim_menu", claim, actor)
        ways = await friends.press_private(actor, await friends.press(actor, "claim"), "ways")
        self.keep("europe_turn", "payment_menu", ways, actor)
        for label, verb in (("city_menu", "station"), ("hand", "hand"), ("tickets", "tickets")):
            self.keep("europe_turn", label, await friends.press(actor, verb), actor)
        self.keep("europe_turn", "board", await friends.slash(actor, "board", private=True), actor)
        self.keep("europe_turn", "rules", await friends.slash(actor, "rules"), actor)

    async def tunnel(self) -> None:
        """Extra cards are due."""
        friends = await self.game("tunnel", "Robin", "Alex", map_id="europe")
        for _ in range(40):  # many cards, so that somebody can pay
            actor, view = await friends.next_to_act()
            await friends.act_unpublished(actor, Draw())
        while not has_move(view, PayExtra):
            actor, view = await self.play_until(friends, lambda view: bool(tunnels(view)))
            await friends.act_by_command(actor, tunnels(view)[0])
            await friends.settle()
            view = await friends.player_view(actor)
            if view.public.stage == "tunnel due" and not has_move(view, PayExtra):
                await friends.act_by_command(actor, GiveUp())
        self.keep("tunnel", "tunnel_question", await friends.press(actor, "tunnel"), actor)

    async def ferry(self) -> None:
        friends = await self.game("ferry", "Kim", "Maja", map_id="italy")
        actor, _ = await self.play_until(friends, lambda view: has_move(view, DrawFerryCard))
        await friends.act_by_command(actor, DrawFerryCard())
        await friends.settle()
        await self.play_until(friends, lambda view: view.public.seats[view.seat].ferry_cards > 0)

    async def queues(self) -> None:
        """Queues whose turn has not come, or is held. See `killed` for others."""
        for name in ("queue_waiting", "queue_held"):
            friends = await self.game(name, "Robin", "Kim")
            robin, kim = friends.people
            await queue_cards(friends, kim)
            if name == "queue_held":  # Kim's queue has moved; Kim takes it back
                await friends.draw_two_cards(robin)
                await friends.settle()
                await friends.slash(kim, "undo")
                await friends.settle()
                await friends.press(robin, "undo_yes")
                await friends.settle()
            self.keep(name, "queue", await friends.slash(kim, "queue"), kim)

    async def undo(self) -> None:
        vote = await self.game("undo_vote", "Robin", "Kim", "Sasha", map_id="europe")
        robin, kim, _ = vote.people
        await vote.slash(robin, "draw", first="deck")
        await vote.slash(robin, "undo")
        await vote.settle()
        await vote.press(kim, "undo_yes")
        await vote.settle()
        undone = await self.game("undone", "Alex", "Maja", "Robin", map_id="europe")
        alex = undone.people[0]
        opened = await undone.open_ticket_form(alex)
        await undone.submit(alex, opened, *(await undone.player_view(alex)).offered)
        await undone.slash(alex, "undo")
        await undone.settle()
        self.keep("undone", "keep", await undone.press(alex, "hand"), alex)

    async def absences(self) -> None:
        """Votes, stand-ins, nudges and offers. Four days pass."""
        absence = await self.game("absence", "Ruben", "Sasha", "Kim", "Robin", map_id="europe")
        stand_in = await self.game("stand_in", "Maja", "Kim", "Robin", map_id="europe")
        vacant = await self.game("vacant", "Noor", "Alex", "Robin", map_id="usa")
        for friends in (absence, stand_in, vacant):
            await friends.slash(friends.people[0], "remind", by="off")
        self.clock.pass_hours(80)
        await self.app.scheduler.tick()
        for friends, choice, voters in (
            (absence, "vote_stand_in", 1),
            (stand_in, "vote_stand_in", 2),
            (vacant, "vote_substitute", 2),
        ):
            others = friends.people[1:]
            await friends.slash(others[0], "vote")
            await friends.settle()
            question = friends.newest_with_buttons()
            for person in others[:voters]:
                await friends.press(person, choice, question)
            await friends.settle()
        await absence.slash(absence.people[2], "nudge")
        await vacant.slash(vacant.people[1], "substitute", who=self.discord.person("Sam").id)
        offer = await self.game("seat_offer", "Robin", "Kim")
        robin, _ = offer.people
        await offer.slash(robin, "substitute", who=self.discord.person("Alex").id)
        await offer.settle()
        for label, command in (("resign", "resign"), ("cancel", "cancel")):
            self.keep("seat_offer", label, await offer.slash(robin, command), robin)

    async def seats(self) -> None:
        resigned = await self.game("resigned", "Maja", "Robin", "Kim", map_id="usa")
        await resigned.resign(resigned.people[2])
        called_off = await self.game("called_off", "Robin", "Sam")
        question = await called_off.slash(called_off.people[0], "cancel")
        await called_off.press_private(called_off.people[0], question, "call_off")
        await called_off.settle()

    async def endings(self) -> None:
        """Three finished games: the first two with ratings, the second is played again, the third
        with a computer player."""
        for name in ("finished", "again"):
            friends = await self.game(name, "Sasha", "Robin")
            await friends.finish_game()
            await friends.settle()
        robin = friends.people[1]
        await friends.press(robin, "again")
        await friends.settle()
        finished = self.tables["finished"]
        for label in ("review", "replay", "profile"):
            self.keep("finished", label, await finished.slash(robin, label), robin)
        with_computer = await self.lobby("with_computer", "Kim", map="amsterdam")
        await with_computer.slash(with_computer.people[0], "automatic", add="easy")
        await with_computer.slash(with_computer.people[0], "start", order="joined")
        await with_computer.settle()
        while turn := await with_computer.next_to_act():
            await with_computer.act_unpublished(turn[0], computer_move(turn[1]))
            await with_computer.settle()
        await self.publish(with_computer)

    async def deletions(self) -> None:
        """Vera's data were deleted; she had finished a game and played another."""
        finished = await self.game("former_finished", "Vera", "Kim")
        await finished.finish_game()
        await finished.settle()
        playing = await self.game("former_playing", "Vera", "Kim")
        vera = playing.people[0]
        shown = await playing.slash(vera, "privacy")
        for number in range(3):
            shown = await playing.press_private(vera, shown, "delete_data", str(number))
        await playing.settle()
        await self.app.scheduler.tick()
        await playing.settle()

    async def watching(self) -> None:
        """Sam watches: told every turn; just being told."""
        for name in ("watched", "watch_arrived"):
            friends = await self.game(name, "Robin", "Kim")
            await friends.slash(self.discord.person("Sam"), "watch", turns=1)
            await friends.draw_two_cards(friends.people[0])
            await friends.settle()
            if name == "watch_arrived":
                self.kill.on_message(friends.channel, arrives=True)
            await self.app.scheduler.tick()
            await friends.settle()

    async def reminders(self) -> None:
        """Åse was reminded and has not moved; Ruben's reminder is due (see `killed`)."""
        friends = await self.game("reminder", "Åse", "Noor")
        await friends.slash(friends.people[0], "remind", first_after=1, every=24, **ALWAYS)
        self.clock.pass_hours(2)
        await self.app.scheduler.tick()
        await friends.settle()

    async def server(self) -> None:
        """The managers' settings, the list of tables, and private messages elsewhere."""
        robin, kim = self.discord.person("Robin"), self.discord.person("Kim")
        there = self.people_at("elsewhere", "Robin", "Kim")
        del self.tables["elsewhere"]
        for setting, value in (("map", "italy"), ("pace", "24"), ("cancel", "players")):
            shown = await there.slash(robin, "settings")
            started = await robin.choose(shown, value, menu=custom_id(shown, "settings", setting))
            shown = await there.wait_for_edit(shown, started)
        self.elsewhere["settings"] = described(shown, robin)
        await there.slash(kim, "tables")
        await there.settle()
        self.elsewhere["tables"] = described(there.newest_with_buttons(), kim)
        self.elsewhere["learn"] = described(await there.slash(kim, "learn"), kim)
        which = await reply_to(await kim.slash("hand", kim.direct()))
        self.elsewhere["which_table"] = described(which, kim)
        ruben = self.discord.person("Ruben")
        await there.slash(ruben, "remind", by="dm", first_after=3, **ALWAYS)

    async def killed(self) -> None:
        """What a bot has not finished when it is killed. Nothing may settle after this."""
        killed = {
            name: await self.game(name, "Robin", "Kim")
            for name in ("killed_arrived", "killed_lost", "behind", "queue_due", "ends_arrived")
        }
        delayed = await self.game("queue_delayed", "Robin", "Kim")
        hand = await self.lobby("hand_arrived", "Ida", "Noor", map="amsterdam")
        due = await self.game("reminder_due", "Ruben", "Noor")
        pending = await self.game("deletion_due", "Sasha", "Ivo")
        computer = await self.lobby("computer", "Alex", map="amsterdam")
        await computer.slash(computer.people[0], "automatic", add="easy")
        await computer.slash(computer.people[0], "start", order="joined")
        await computer.choose_tickets()
        await computer.settle()
        for friends in (killed["queue_due"], delayed):
            await queue_cards(friends, friends.people[1])
        ida = hand.people[0]
        self.kill.on_message(ida.direct(), arrives=True)
        await hand.slash(ida, "start", order="joined")
        await hand.settle()
        await killed["ends_arrived"].play_unpublished()
        self.kill.on_message(killed["ends_arrived"].channel, arrives=True, number=3)
        await self.publish(killed["ends_arrived"])
        self.app.tables.cache.on_automatic_turn.clear()
        for name in ("killed_arrived", "killed_lost"):
            friends = killed[name]
            self.kill.on_message(friends.channel, arrives=name == "killed_arrived")
            await friends.draw_two_cards(friends.people[0])
            await friends.settle()
        self.clock.pass_hours(4)  # Ruben wants to be reminded after three
        user = UserId(int(pending.people[1].id))
        await self.app.tables.personal_data.request_deletion(user, "Ivo")
        for friends in (killed["behind"], killed["queue_due"], computer):
            for _ in range(2):
                await friends.act_unpublished(friends.people[0], Draw())
        assert (await due.public_view()).waiting == (0,)
        robin, kim = delayed.people
        shown = await delayed.slash(kim, "queue")
        started = await kim.choose(shown, "hour", menu=custom_id(shown, "queue", "delay"))
        await delayed.wait_for_edit(shown, started)
        await delayed.draw_two_cards(robin)
        await delayed.settle()
        self.keep("queue_delayed", "queue", await delayed.slash(kim, "queue"), kim)


def described(message: Message, actor: Actor) -> dict[str, str]:
    return {
        "id": message.id,
        "channel_id": message.channel_id,
        "name": str(actor.person.user.global_name),
    }


def has_move(view: PlayerView, kind: type) -> bool:
    return any(isinstance(move, kind) for move in view.moves)


def claims(view: PlayerView) -> list[Claim]:
    return [move for move in view.moves if isinstance(move, Claim)]


def tunnels(view: PlayerView) -> list[Claim]:
    board = wire_players.board("europe")
    kinds = {route.id: route for route in board.routes}
    return [claim for claim in claims(view) if kinds[claim.route].tunnel]


async def queue_cards(friends: Friends, actor: Actor) -> None:
    """Queue two cards from the deck, and then tickets."""
    for kind in ("deck", "tickets"):
        shown = await friends.slash(actor, "queue")
        menu = next(each for each in custom_ids(shown) if ":add:" in each and "then" in each)
        await friends.wait_for_edit(shown, await actor.choose(shown, kind, menu=menu))
        await friends.settle()


async def make(folder: Path) -> None:
    wire_players.new_interaction = map(InteractionId, count(10**15)).__next__
    Tables.__init__.__kwdefaults__ = {"random_bytes": random.Random("0.2.0").randbytes}
    clock = FakeClock(1_750_000_000.0)  # PostgreSQL has a clock of its own, which is later
    with tempfile.TemporaryDirectory() as name:
        database = Path(name) / DATABASE
        async with Sandbox.start(rate_limits=False) as discord:
            for person, locale in LOCALES.items():
                discord.person(person).speak(locale)
            discord.person("Noor").close_dms()
            async with connected_bot(discord, database, now=clock, settles_at_end=False) as app:
                maker = Maker(discord, app, clock, Kill())
                for situation in (
                    *(maker.absences, maker.turns, maker.queues, maker.undo, maker.seats),
                    *(maker.endings, maker.deletions, maker.reminders, maker.server),
                    *(maker.watching, maker.lobbies, maker.killed),
                ):
                    await situation()
                index = await index_of(maker)
            saved = saved_world(maker)
        with closing(sqlite3.connect(database)) as db:
            (folder / DATABASE).unlink(missing_ok=True)
            db.execute("VACUUM INTO ?", (str(folder / DATABASE),))
    (folder / "world.json").write_bytes(saved)
    (folder / "index.json").write_bytes(msgspec.json.format(msgspec.json.encode(index), indent=1))


def saved_world(maker: Maker) -> bytes:
    """The world with the private messages that tests need, which a sandbox would not save."""
    world, address = maker.discord.world, maker.discord.server.address
    needed = {each["id"] for table in maker.private.values() for each in table.values()}
    needed |= {each["id"] for each in maker.elsewhere.values()}
    only_for = {id_: who for id_, who in world.state.only_for.items() if id_ in needed}
    messages = {
        channel: {
            id_: each
            for id_, each in found.items()
            if id_ in only_for or id_ not in world.state.only_for
        }
        for channel, found in world.state.messages.items()
    }
    kept = {id_ for found in messages.values() for id_ in found}
    embedded = world.state.embedded_attachments.items()
    state = msgspec.structs.replace(
        world.state,
        messages=messages,
        only_for=only_for,
        embedded_attachments={id_: files for id_, files in embedded if id_ in kept},
        newest_id=world.ids.next(),
    )
    encoded = msgspec.json.encode(SavedWorld(address, state))
    return encoded.replace(address.encode(), b"http://127.0.0.1:1")


async def index_of(maker: Maker) -> dict[str, object]:
    reader = maker.app.tables.store.reader
    tables = {}
    rows = await reader.fetch(
        "SELECT id, status, channel, json_extract(options, '$.thread_in') FROM tables"
        " ORDER BY id DESC"
    )
    for name, friends in maker.tables.items():
        table_id, status = next(
            (row[0], row[1]) for row in rows if int(friends.channel.id) in row[2:]
        )
        keys = [key for kind in POST_TYPES for key in await posts.load_all(reader, table_id, kind)]
        tables[name] = {
            "id": table_id,
            "channel": friends.channel.id,
            "status": status,
            "names": [str(person.person.user.global_name) for person in friends.people],
            "posts": sorted(map(name_of, keys)),
            "public": [
                {"id": message.id, "channel_id": message.channel_id}
                for message in friends.public_messages()
                if custom_ids(message)
            ],
            "direct": [
                described(message, person)
                for person in friends.people
                for message in maker.discord.direct(person)
                if any(each.split(":")[2] == str(table_id) for each in custom_ids(message))
            ],
            "private": maker.private.get(name, {}),
        }
    people = maker.discord.world.state.people.values()
    return {
        "clock": maker.clock(),
        "people": sorted(str(person.user.global_name) for person in people),
        "elsewhere": maker.elsewhere,
        "tables": tables,
    }


if __name__ == "__main__":
    asyncio.run(make(Path(sys.argv[1])))
