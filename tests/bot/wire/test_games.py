"""Whole games over the wire: by slash commands on every map, and one by buttons alone."""

import hashlib
from pathlib import Path

import pytest

from bot.messages.parts import payments
from engine import record
from engine.actions import Action, Claim, Draw, DrawTickets, Keep, Pass, Take
from engine.payments import Payment
from engine.views import PlayerView
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from sandbox.testing.driver import Sandbox
from tests.support.wire import connected, settled
from tests.support.wire_players import Friends, custom_id, custom_ids, decided, done


@pytest.mark.parametrize(
    "map_id",
    [
        "italy",
        "europe",
        pytest.param("amsterdam", marks=pytest.mark.soak),  # below by buttons
        pytest.param("usa", marks=pytest.mark.soak),  # nothing that the others have not
    ],
)
async def test_a_whole_game_by_slash_commands(map_id: str, tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        await friends.sit_down(map_id)
        await friends.play_by_commands()
        await settled(app)
        table = await friends.table()
        assert table.status == "over"
        assert await app.tables.publication.behind() == []
        *_, winner, proof = discord.public(friends.channel)
        assert [a.filename for a in winner.attachments] == ["score.png", "final-board.png"]
        assert [a.filename for a in proof.attachments] == ["film.webp", f"{map_id}-{table.id}.json"]
        told = record.from_text(discord.attachment(proof, 1))
        assert hashlib.sha256(record.seed_of(told)).hexdigest() == table.seed_hash
        assert told.seed in proof.content
        *before, last = discord.public(friends.channel)
        assert not any(message.components for message in before)
        assert [custom_id(last, "again")] == custom_ids(last)


async def test_a_whole_game_by_buttons(tmp_path: Path) -> None:
    async with (
        Sandbox.start(rate_limits=False) as discord,
        connected(discord, tmp_path / "table.db") as app,
    ):
        friends = Friends(discord, app, discord.channel("platform-1"))
        robin, kim = friends.people
        await done(await robin.slash("new", friends.channel, map="amsterdam"))
        await settled(app)
        await friends.pressed(kim, "join")
        await settled(app)
        await friends.pressed(robin, "start")
        await settled(app)
        while (turn := await friends.next()) is not None:
            await press(friends, *turn, decided(turn[1]))
            await settled(app)
        assert (await friends.table()).status == "over"
        *before, last = discord.public(friends.channel)
        assert not any(message.components for message in before)
        assert [custom_id(last, "again")] == custom_ids(last)


async def press(friends: Friends, actor: Actor, view: PlayerView, action: Action) -> None:
    """The buttons and menus for an action."""
    match action:
        case Keep(tickets=tickets):
            menu = await friends.pressed(actor, "choose")
            await friends.chosen(actor, menu, *tickets)
        case Draw():
            await friends.pressed(actor, "draw")
        case Take(colour=colour):
            shown = friends.shown()
            await done(await actor.press(shown, custom_id(shown, "take", colour.word)))
        case Claim(route=route, cards=cards, ferry_cards=ferries):
            ways = [m for m in view.moves if isinstance(m, Claim) and m.route == route]
            menu = await page_with(friends, actor, await friends.pressed(actor, "claim"), route)
            menu = await friends.chosen(actor, menu, route)
            if len(ways) > 1:
                await friends.chosen(actor, menu, payments.to_text(Payment(cards, ferries)))
        case DrawTickets():
            sure = await friends.pressed(actor, "tickets")
            await friends.after(sure, await actor.press(sure, custom_id(sure, "draw_tickets")))
        case Pass():
            await friends.pressed(actor, "pass")
        case _:
            raise AssertionError(f"Amsterdam has no {action}")


async def page_with(friends: Friends, actor: Actor, menu: Message, route: str) -> Message:
    """Turn the pages of a menu until the route is on it."""
    page = 0
    while f"'{route}'" not in repr(menu.components):
        page += 1
        turned = await actor.press(menu, custom_id(menu, "more", "claim", str(page)))
        menu = await friends.after(menu, turned)
    return menu
