"""Computer players over the wire: adding and removing them, and their turns."""

from pathlib import Path

from bot.domain.table import ComputerPlayer
from bot.features.gate import MAX_WAIT_FOR_ANNOUNCEMENT_S
from bot.jobs.table_jobs import TableJobs
from tests.support.fake_clock import FakeClock
from tests.support.processes.workers import FailingWorker
from tests.support.wire.wire import FakeSleep, begin_left_over_work, custom_ids, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_in_lobby, friends_online

TURNS_WATCHED = 6


class SleepUntilPublished(FakeSleep):
    """Lets the first turns of computer players wait until the turn before is published."""

    def __init__(self) -> None:
        super().__init__()
        self.waits = 0
        self.publishing: TableJobs | None = None

    async def __call__(self, seconds: float) -> None:
        await super().__call__(seconds)
        if self.publishing is not None and self.waits < TURNS_WATCHED:
            self.waits += 1
            await self.publishing.settle()


async def start_with_computers(friends: Friends, *levels: str, map_id: str = "europe") -> None:
    """Start a game of one person and computer players of these levels. All have chosen tickets, and
    the person is to move."""
    (robin,) = friends.people
    await friends.slash(robin, "new", map=map_id)
    for level in levels:
        await friends.slash(robin, "join", computer=level)
    await friends.slash(robin, "start", order="joined")
    await friends.settle()
    await friends.choose_tickets()
    await friends.settle()


async def test_the_level_of_a_computer_player_is_chosen_in_private(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", language="da") as friends:
        robin, kim = friends.people
        choice = await friends.press(robin, "add_automatic")
        assert choice.id not in {message.id for message in kim.sees(friends.channel)}
        for level in ("easy", "normal", "hard"):
            assert english(f"level-character-{level}") in choice.text
        choice = await friends.press_private(robin, choice, "add_automatic", "hard")
        choice = await friends.press_private(robin, choice, "add_automatic", "easy")
        await friends.press_private(robin, choice, "add_automatic", "hard")
        players = [ComputerPlayer("hard", "Trafiklederen"), ComputerPlayer("easy", "Turisten")]
        assert (await friends.table()).occupants[1:] == (
            *players,
            ComputerPlayer("hard", "Ingeniøren"),
        )
        assert "2. Trafiklederen (computerspiller, svær)" in friends.newest_with_buttons().text


async def test_the_choice_of_a_level_is_gone_when_the_table_is_full(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", players=2) as friends:
        robin, _ = friends.people
        choice = await friends.press(robin, "add_automatic")
        reply = await friends.press_private(robin, choice, "add_automatic", "normal")
        assert reply.text == "The Conductor has joined."
        assert not custom_ids(reply)


async def test_computer_players_are_added_by_command(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.slash(robin, "join", computer="hard")
        await friends.slash(robin, "join", computer="easy")
        assert (await friends.table()).names == ("Robin", "The Dispatcher", "The Tourist")
        refusal = await friends.slash(kim, "join", computer="easy")
        assert refusal.text == english("table-refused-not-at-this-table")


async def test_removing_a_computer_player_asks_which_one_if_there_are_several(
    tmp_path: Path,
) -> None:
    async with friends_in_lobby(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        for level in ("normal", "easy"):
            await friends.slash(robin, "join", computer=level)
        await friends.settle()
        question = await friends.press(robin, "remove_automatic")
        removed = await friends.press_private(robin, question, "remove_automatic", "The Conductor")
        assert removed.text == "The Conductor has left the table."
        last = await friends.press(robin, "remove_automatic")
        assert last.text == "The Tourist has left the table."
        assert (await friends.table()).names == ("Robin",)


async def test_names_are_in_the_tables_language_and_survive_a_restart(tmp_path: Path) -> None:
    async with friends_in_lobby(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        robin.speak("sv-SE")
        await friends.slash(robin, "join", computer="easy")
        table = await friends.table()
    async with friends_online(tmp_path / "table.db") as friends:
        names = (await friends.app.tables.lookup.table(table.id)).names
        assert names == ("Robin", "The Tourist")


async def test_computer_players_are_not_asked_to_choose_tickets(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        await friends.slash(robin, "new", map="europe")
        await friends.slash(robin, "join", computer="easy")
        await friends.slash(robin, "start")
        await friends.settle()
        mention = english("call-opening", who=robin.mention)
        assert friends.newest_message().text.startswith(mention)


async def test_a_turn_and_those_of_computer_players_after_it_are_one_message(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        await start_with_computers(friends, "easy", "easy", "easy")
        (robin,) = friends.people
        for _ in range(3):
            before = len(friends.public_messages())
            await friends.draw_two_cards(robin)
            await friends.settle()
            (shown,) = friends.public_messages()[before:]
            assert shown.text.startswith(robin.mention)
            assert "Robin drew" in str(shown.attachments[0].description)


async def test_a_turn_is_published_if_computer_players_take_long(
    tmp_path: Path,
) -> None:
    clock, sleep = FakeClock(), FakeSleep()
    async with friends_online(
        tmp_path / "table.db", ("Robin",), now=clock, sleep=sleep, computer_pause_s=5.0
    ) as friends:
        (robin,) = friends.people
        await friends.slash(robin, "new", map="europe")
        await friends.slash(robin, "join", computer="easy")
        starting = friends.slash(robin, "start", order="joined")
        await sleep.skip_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, starting)
        turn = await friends.next_to_act()
        assert turn is not None
        acting = friends.act_by_command(robin, turn[1].moves[0])
        await sleep.skip_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, acting)
        await sleep.end_pauses()
        await friends.discord.until(
            lambda: friends.newest_message().text.startswith(f"{robin.mention}, your")
        )
        before = len(friends.public_messages())
        (hand,) = await friends.discord.until(lambda: friends.discord.direct(robin))
        await sleep.skip_pauses(MAX_WAIT_FOR_ANNOUNCEMENT_S, friends.draw_two_cards(robin))
        await friends.discord.until(lambda: friends.current(hand).text != hand.text)
        assert len(friends.public_messages()) == before  # the hand did not wait for the others
        clock.pass_hours(20 / 3600)
        await begin_left_over_work(friends.app)
        await friends.app.jobs.publishing.settle()
        assert len(friends.public_messages()) == before + 1
        await sleep.end_pauses()


async def test_computer_players_of_all_levels_move_by_themselves(
    tmp_path: Path,
) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",)) as friends:
        (robin,) = friends.people
        await start_with_computers(friends, "easy", "normal", "hard")
        before = len(friends.public_messages())
        await friends.draw_two_cards(robin)
        await friends.settle()
        shown = friends.public_messages()[before:]
        assert len(shown) == 1
        assert shown[-1].text.startswith(robin.mention)


async def test_a_watched_game_is_one_message_until_its_end(tmp_path: Path) -> None:
    sleep = SleepUntilPublished()
    async with friends_in_lobby(
        tmp_path / "table.db", ("Robin",), {"sleep": sleep}, map="amsterdam", watch=True
    ) as friends:
        sleep.publishing = friends.app.jobs.publishing
        (robin,) = friends.people
        for _ in range(2):
            await friends.slash(robin, "join", computer="easy")
        await friends.settle()
        await friends.press(robin, "start")
        await friends.settle()
        table = await friends.table()
        assert (table.status, table.seat_of(table.host)) == ("over", None)
        lobby, begun, game, *end = friends.public_messages()
        assert table.seed_hash in begun.text
        assert not any(message.mentions for message in (begun, game, *end))
        pictures = [version.attachments[0].id for _, version in friends.discord.versions(game.id)]
        assert (
            len(set(pictures)) >= TURNS_WATCHED - 3
        )  # not for choosing tickets, and not for the last turn
        assert len(end) == 7  # the last turn, the end, two players, bonuses, winner, proof
        assert not custom_ids(lobby)


async def test_computer_players_move_even_if_the_worker_fails(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db", ("Robin",), worker=FailingWorker()) as friends:
        (robin,) = friends.people
        await start_with_computers(friends, "easy", "hard", map_id="usa")
        for _ in range(2):
            turn = await friends.next_to_act()
            assert turn is not None
            assert turn[0].id == robin.id
            await friends.draw_two_cards(robin)
            await friends.settle()
        assert friends.newest_with_buttons().text.startswith(robin.mention)
