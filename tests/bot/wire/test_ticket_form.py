"""Choosing tickets in a form over the wire: dismissed, late, twice, after a restart."""

import asyncio
from pathlib import Path

from bot.discord_io.components import FORM_FIELD
from bot.features.gate import MAX_WAIT_FOR_FORM_S
from sandbox.payloads.components import CheckboxGroup, Label
from sandbox.testing.actor import StartedInteraction
from tests.support.positions import with_offer
from tests.support.wire.wire import FakeSleep, custom_id, english, reply_to, verbs
from tests.support.wire.wire_players import change_position
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot


def boxes(opened: StartedInteraction) -> CheckboxGroup:
    """The checkboxes of the form that was opened."""
    (label,) = opened.form.components
    assert isinstance(label, Label)
    assert isinstance(label.component, CheckboxGroup)
    return label.component


async def test_the_first_tickets_are_chosen_in_a_form(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        await friends.start_game("europe")
        robin, kim = friends.people
        opened = await friends.open_form(robin, "choose")
        assert opened.form.custom_id.startswith("st:keep:")
        offered = (await friends.player_view(robin)).offered
        assert [option.value for option in boxes(opened).options] == list(offered)
        assert (boxes(opened).min_values, boxes(opened).max_values) == (2, 4)
        by_kim = await friends.open_form(kim, "choose")
        await friends.submit(kim, by_kim, *(await friends.player_view(kim)).offered)
        await friends.settle()
        reply = await friends.submit(robin, opened, *offered[:2])
        assert reply.text.startswith("You kept 2 tickets")
        assert reply.is_ephemeral
        await friends.settle()
        assert "Everyone has chosen." in friends.newest_message().text
        assert reply.id > friends.newest_message().id  # below the announcement


async def test_the_command_draws_tickets_and_opens_the_form(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        dismissed = await friends.open_ticket_form(robin)
        offered = (await friends.player_view(robin)).offered  # before the form is filled in
        assert [option.value for option in boxes(dismissed).options] == list(offered)
        await friends.settle()
        chooses = english("call-ticket-choice", who=robin.mention)
        assert friends.newest_message().text.startswith(chooses)
        step = (await friends.public_view()).step
        again = await friends.open_ticket_form(robin)
        assert boxes(again) == boxes(dismissed)
        assert (await friends.public_view()).step == step
        assert not again.messages()
        reply = await friends.submit(robin, again, *offered[:2])
        assert reply.text.startswith("You kept 2 tickets")
        await friends.settle()
        assert friends.newest_message().text.startswith(kim.mention)
        assert reply.id > friends.newest_message().id  # below the announcement
        refused = await friends.slash(robin, "draw", first="tickets")
        assert refused.is_ephemeral
        assert "Kim" in refused.text


async def test_a_button_that_is_late_or_a_command_that_offers_more_than_ten_tickets_sends_a_menu(
    tmp_path: Path,
) -> None:
    sleep = FakeSleep()
    async with friends_playing(tmp_path / "table.db", "usa", sleep=sleep) as friends:
        robin, _ = friends.people
        cache, table = friends.app.tables.cache, (await friends.table()).id
        question = await friends.slash(robin, "draw", first="tickets")
        before = sleep.pauses_s.count(MAX_WAIT_FOR_FORM_S)
        async with cache.lock(table):
            cache.memory.forget(table)  # reading it must wait for the lock
            late = asyncio.ensure_future(friends.open_form(robin, "draw_tickets", question))
            await sleep.wait_for_pauses(MAX_WAIT_FOR_FORM_S, times=before + 1)
            await sleep.end_pauses()
            started = await late
        menu = await friends.wait_for_edit(question, started)
        assert "keep" in verbs(menu)
        await change_position(friends, lambda game: with_offer(game, 0, 11))
        menu = await friends.slash(robin, "draw", first="tickets")
        reply = await friends.choose(robin, menu, *(await friends.player_view(robin)).offered)
        assert reply.text.startswith("You kept 11 tickets")


async def test_a_dismissed_form_is_opened_again_or_replaced_by_a_menu(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db", "usa") as friends:
        robin, kim = friends.people
        question = await friends.press(robin, "tickets")
        dismissed = await friends.open_form(robin, "draw_tickets", question)
        await friends.settle()
        step = (await friends.public_view()).step
        again = await friends.open_form(robin, "draw_tickets", question)
        public = await friends.open_form(robin, "choose")
        assert boxes(dismissed) == boxes(again) == boxes(public)
        assert (await friends.public_view()).step == step
        assert english("tickets-none-offered") == (await friends.press(kim, "choose")).text
        menu = await friends.press(robin, "hand")
        offered = (await friends.player_view(robin)).offered
        await friends.choose(robin, menu, offered[0])
        late = await friends.submit(robin, public, *offered[1:])
        assert late.text.startswith(english("table-refused-board-has-moved-on"))
        tickets = (await friends.player_view(robin)).tickets
        assert [own.ticket for own in tickets if own.ticket in offered] == [offered[0]]


async def test_a_form_submitted_after_a_restart_or_delivered_twice_counts_once(
    tmp_path: Path,
) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await friends.start_game("usa")
            await friends.choose_tickets()
            robin = friends.people[0]
            question = await friends.press(robin, "tickets")
            opened = await friends.open_form(robin, "draw_tickets", question)
            offered = (await friends.player_view(robin)).offered
        async with bot.run() as friends:
            bot.discord.deliver_twice()
            started = await robin.submit(opened, {FORM_FIELD: [offered[1]]})
            reply = await reply_to(started)
            assert reply.text.startswith("You kept 1 ticket:")
            await friends.settle()
            step = (await friends.public_view()).step
        async with bot.run() as friends:
            bot.discord.deliver_again(started.interaction)
            await friends.slash(friends.people[1], "hand")
            await friends.settle()
            assert (await friends.public_view()).step == step
            tickets = [own.ticket for own in (await friends.player_view(robin)).tickets]
            assert set(tickets) & set(offered) == {offered[1]}


async def test_a_late_form_and_one_with_more_than_ten_tickets_are_menus(tmp_path: Path) -> None:
    sleep = FakeSleep()
    async with friends_online(tmp_path / "table.db", sleep=sleep) as friends:
        await friends.start_game("usa")
        robin, kim = friends.people
        shown = friends.newest_with_buttons()
        cache, table = friends.app.tables.cache, (await friends.table()).id
        async with cache.lock(table):
            cache.memory.forget(table)  # reading it must wait for the lock
            pressed = robin.press_only(shown, custom_id(shown, "choose"))
            await sleep.wait_for_pauses(MAX_WAIT_FOR_FORM_S, times=1)
            await sleep.end_pauses()
            await friends.discord.until(lambda: pressed.settled.is_set() or None)
        await friends.settle()
        (menu,) = StartedInteraction(
            pressed, friends.discord.server, friends.discord.until
        ).messages()
        offered = (await friends.player_view(robin)).offered
        reply = await friends.choose(robin, menu, *offered)
        assert reply.text.startswith("You kept 3 tickets")
        await change_position(friends, lambda game: with_offer(game, 1, 11))
        menu = await friends.press(kim, "choose")
        reply = await friends.choose(kim, menu, *(await friends.player_view(kim)).offered)
        assert reply.text.startswith("You kept 11 tickets")
