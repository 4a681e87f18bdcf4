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
from tests.support.databases.due_work import behind
from tests.support.wire.wire import custom_id, custom_ids, menu_with, reply_to, verbs
from tests.support.wire.wire_players import Friends, computer_move
from tests.support.wire.wire_setup import friends_online


@pytest.mark.parametrize(
    "map_id",
    [
        "europe",
        pytest.param("italy", marks=pytest.mark.soak),
        pytest.param("amsterdam", marks=pytest.mark.soak),  # played by buttons below
        pytest.param("usa", marks=pytest.mark.soak),  # has no rule that the others do not have
    ],
)
async def test_a_whole_game_by_slash_commands(map_id: str, tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game(map_id)
        await friends.play_by_commands()
        await friends.settle()
        table = await friends.table()
        assert table.status == "over"
        assert await behind(friends.app.tables) == []
        *_, bonuses, winner, proof = friends.public_messages()
        assert [a.filename for a in bonuses.attachments] == ["final-board.png"]
        assert [a.filename for a in winner.attachments] == ["score-card.png"]
        name = f"{map_id}-{table.id}"
        files = ["film.mp4", f"{name}.html", f"{name}.json"]
        assert [a.filename for a in proof.attachments] == files
        assert proof.attachments[0].content_type == "video/mp4"
        assert "without sound" in str(proof.attachments[0].description)
        game_record = record.from_text(friends.discord.attachment(proof, 2))
        page = friends.discord.attachment(proof, 1).decode()
        begun = next(m for m in friends.public_messages() if table.seed_hash in m.text)
        assert f'"published":{{"hash":"{table.seed_hash}","link":"https://' in page
        assert f"/{begun.channel_id}/{begun.id}" in page
        assert hashlib.sha256(record.seed_of(game_record)).hexdigest() == table.seed_hash
        assert game_record.seed in proof.text
        *before, winner, last = friends.public_messages()
        assert not any(custom_ids(message) for message in (*before, last))
        assert verbs(winner) == ["review", "replay", "again", "same_cards"]


@pytest.mark.postgres_in_soak
async def test_a_whole_game_by_buttons(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        await friends.press(kim, "join")
        await friends.settle()
        await friends.press(robin, "start")
        await friends.settle()
        while (turn := await friends.next_to_act()) is not None:
            await act_by_buttons(friends, *turn, computer_move(turn[1]))
            await friends.settle()
        assert (await friends.table()).status == "over"
        *before, winner, last = friends.public_messages()
        assert not any(custom_ids(message) for message in (*before, last))
        assert verbs(winner) == ["review", "replay", "again", "same_cards"]


async def act_by_buttons(friends: Friends, actor: Actor, view: PlayerView, action: Action) -> None:
    """Play an action by buttons and menus."""
    match action:
        case Keep(tickets=tickets):
            opened = await friends.open_form(actor, "choose")
            await friends.submit(actor, opened, *tickets)
        case Draw():
            await friends.press(actor, "draw")
        case Take(colour=colour):
            shown = friends.newest_with_buttons()
            await reply_to(await actor.press(shown, custom_id(shown, "take", colour.word)))
        case Claim(route=route, cards=cards, ferry_cards=ferries):
            paid = payments.to_text(Payment(cards, ferries))
            await claim_by_buttons(friends, actor, view, route, paid)
        case DrawTickets():
            question = await friends.press(actor, "tickets")
            assert (await friends.open_form(actor, "draw_tickets", question)).form.title
        case Pass():
            await friends.press(actor, "pass")
        case _:
            raise AssertionError(f"Amsterdam has no {action}")


async def claim_by_buttons(
    friends: Friends, actor: Actor, view: PlayerView, route: str, paid: str
) -> None:
    """Claim by the button of a pin, in the menu of other ways to pay, or in that of the rest."""
    menu = await friends.press(actor, "claim")
    page = 0
    while not has(menu, "pay", route, paid):
        for value in (f"{route}:{paid}", route):
            if menu_with(menu, value):
                menu = await friends.choose(actor, menu, value)
                ways = [m for m in view.moves if isinstance(m, Claim) and m.route == route]
                if value == route and len(ways) > 1:
                    await friends.choose(actor, menu, paid)
                return
        page += 1
        started = await actor.press(menu, custom_id(menu, "more", "claim", str(page)))
        menu = await friends.wait_for_edit(menu, started)
    await friends.press_private(actor, menu, "pay", route, paid)


def has(message: Message, verb: str, *arguments: str) -> bool:
    """Whether the message has a button with this verb and these arguments."""
    found = [each.split(":") for each in custom_ids(message)]
    return any((each[1], each[4:]) == (verb, [*arguments]) for each in found)
