"""What one person may cause, over the wire."""

from collections import Counter
from pathlib import Path

from sandbox.payloads.messages import Message
from tests.support.fake_clock import FakeClock
from tests.support.wire.wire import FakeSleep, english
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_online, friends_playing

PAUSE_S = 5.0
TABLES = 45


async def open_to_watch(friends: Friends, number: int) -> Message:
    """Try to start a game of two computer players in a channel of its own. Returns the last
    reply."""
    (robin,) = friends.people
    channel = friends.discord.channel(f"platform-{number}")
    here = Friends(friends.discord, friends.app, channel, ("Robin",))
    opened = await here.slash(robin, "new", map="amsterdam", players=2, watch=True)
    if opened.text != english("done-opened"):
        return opened
    for _ in range(2):
        await here.slash(robin, "join", computer="easy")
    return await here.slash(robin, "start")


async def test_one_person_cannot_fill_the_bot_with_games_among_computer_players(
    tmp_path: Path,
) -> None:
    sleep, clock = FakeSleep(), FakeClock()
    async with friends_online(
        tmp_path / "table.db",
        ("Robin",),
        sleep=sleep,
        pause_without_people_s=PAUSE_S,
        has_limits=True,
        now=clock,
        settles_at_end=False,
    ) as friends:
        said: Counter[str] = Counter()
        for number in range(TABLES):
            said[(await open_to_watch(friends, number)).text] += 1
            clock.now += 4
        refused = "table-refused-too-many"
        assert said == {
            english("done-begun"): 2,
            english(f"{refused}-without-people", whose="person", most=2): 5,
            english(f"{refused}-lobbies", whose="person", most=5): TABLES - 7,
        }
        await sleep.wait_for_pauses(PAUSE_S, 2)
        for _ in range(6):  # each table is shown once in each pause: a post, and an edit before it
            begun_pauses = sleep.pauses_s.count(PAUSE_S)
            await friends.app.jobs.publishing.settle()
            before = len(friends.discord.request_log.requests)
            await sleep.end_pauses(PAUSE_S)
            await sleep.wait_for_pauses(PAUSE_S, begun_pauses + 2)
            await friends.app.jobs.publishing.settle()
            requests = list(friends.discord.request_log.requests)[before:]
            shown = Counter((each.method, each.path.split("/")[2]) for each in requests)
            assert all(times == 1 for times in shown.values()), shown
            assert len({channel for _, channel in shown}) <= 2


async def test_somebody_who_asks_for_too_much_is_told_so_and_others_play_on(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db", has_limits=True, now=FakeClock()) as friends:
        robin, kim = friends.people
        replies = [await friends.slash(kim, "score") for _ in range(61)]
        assert replies[-1].text == english("table-refused-too-many-requests")
        drawn = await friends.draw_two_cards(robin)
        assert drawn.text != replies[-1].text
        assert (await friends.public_view()).waiting == (1,)
