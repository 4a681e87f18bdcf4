"""The end of a game: messages in stages, and another game for the same people."""

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.domain.table import Human, UserId
from render.output import mp4
from sandbox.rest.faults import ServerError
from tests.support.databases.due_work import behind
from tests.support.results import game, guild_of, seat_of, store_results
from tests.support.wire.wire import (
    FakeSleep,
    begin_left_over_work,
    custom_ids,
    english,
    reply_to,
    verbs,
)
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

REVEAL_PAUSE_S = 4.25  # no other pause has this length: retries wait 1, 2, 4 s and so on
SEND = ("POST", "/channels/{channel_id}/messages")
STAGES = 7  # the last turn, that it is over, two players, bonuses, winner, proof


async def test_the_message_of_the_last_turn_does_not_name_the_winner(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await friends.settle()
        view = await friends.public_view()
        assert view.final is not None
        last = friends.public_messages()[-STAGES]
        (picture,) = last.attachments
        alt = str(picture.description)
        assert english("phrase-over") in alt
        for name, seat in zip((await friends.table()).names, view.seats, strict=True):
            assert f"{name}: {english('points-in-words', number=seat.points)}, " in alt
            assert f"{name} won." not in alt


async def test_the_stages_of_the_end_are_posted_one_after_the_other(tmp_path: Path) -> None:
    sleep = FakeSleep()
    async with friends_online(
        tmp_path / "table.db", sleep=sleep, reveal_pause_s=REVEAL_PAUSE_S
    ) as friends:
        await friends.start_game()
        await friends.finish_game()
        await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=1)
        before = len(friends.public_messages()) - 1
        other = friends.discord.channel("platform-2")  # the pauses do not delay other tables
        await reply_to(await friends.people[0].slash("new", other, map="usa"))
        await friends.discord.until(lambda: friends.discord.public(other))
        for stage in range(1, STAGES):
            await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=stage)
            assert len(friends.public_messages()) == before + stage
            await sleep.end_pauses()
        await friends.settle()
        assert len(friends.public_messages()) == before + STAGES
        assert sleep.pauses_s.count(REVEAL_PAUSE_S) == STAGES - 1


async def test_the_remaining_stages_are_posted_at_once_after_a_restart(tmp_path: Path) -> None:
    sleep = FakeSleep()
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run(
            sleep=sleep, reveal_pause_s=REVEAL_PAUSE_S, settles_at_end=False
        ) as friends:
            await friends.start_game()
            await friends.finish_game()
            await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=1)
            before = len(friends.public_messages()) - 1
            await sleep.end_pauses()
            await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=2)
        assert len(friends.public_messages()) == before + 2
        sleep = FakeSleep()
        async with bot.run(
            sleep=sleep, reveal_pause_s=REVEAL_PAUSE_S, settles_at_end=False
        ) as friends:
            await bot.discord.until(lambda: len(friends.public_messages()) == before + STAGES)
        assert REVEAL_PAUSE_S not in sleep.pauses_s
        texts = friends.public_texts()[before:]
        assert len(texts) == len(set(texts)) == STAGES


async def test_pictures_name_the_winner_late_and_no_file_tells_who_people_are_on_discord(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await friends.settle()
        view, names = await friends.public_view(), (await friends.table()).names
        assert view.final is not None
        *before, card, film = stages = friends.public_messages()[-STAGES:]
        for message in before:
            said = [message.text, *(str(file.description) for file in message.attachments)]
            assert not any(" won" in one or " wins" in one for one in said)
        (board,), (picture,) = before[-1].attachments, card.attachments
        assert (board.filename, picture.filename) == ("final-board.png", "score-card.png")
        winners = ", ".join(names[seat] for seat in view.final.winners)
        assert str(picture.description).startswith(f"{winners} won")
        assert film.attachments[0].filename == "film.mp4"
        assert verbs(card) == ["review", "replay", "again", "same_cards"]
        assert custom_ids(film) == []
        for message in stages:
            for number, file in enumerate(message.attachments):
                content = friends.discord.attachment(message, number)
                said_of_it = f"{file.filename} {file.description}".encode()
                for person in friends.people:
                    assert person.id.encode() not in content + said_of_it


async def test_the_film_is_an_animated_picture_where_no_video_can_be_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(mp4, "program", lambda: "")
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await friends.settle()
        film = friends.newest_message().attachments[0]
        assert (film.filename, film.content_type) == ("film.webp", "image/webp")
        assert "without sound" in str(film.description)
    assert not [one for one in caplog.messages if "film" in one]


async def test_only_people_of_the_table_can_open_the_next_one_with_its_last_message(
    tmp_path: Path,
) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        await friends.finish_game()
        await friends.settle()
        before, last = await friends.table(), friends.newest_with_buttons()
        refusal = await friends.press(friends.discord.person("Sam"), "again", last)
        assert await friends.table() == before
        assert refusal.text == english("table-refused-only-its-players")
        await friends.press(kim, "again", last)
        await friends.settle()
        table, lobby = await friends.table(), friends.newest_message()
        series = {"after": before.id, "series": before.id}
        assert replace(table.options, invited=()) == replace(before.options, **series)
        assert (table.status, table.names) == ("lobby", ("Kim",))
        assert english("lobby-invited", who=robin.mention) in lobby.text
        assert [user.id for user in lobby.mentions] == [robin.id]
        refusal = await friends.press(robin, "again", last)
        assert lobby.id in refusal.text
        await friends.press(robin, "join", lobby)
        await friends.settle()
        assert (await friends.table()).names == ("Kim", "Robin")
        assert robin.mention not in friends.current(lobby).text
        asked = await friends.slash(kim, "cancel")
        await friends.press_private(kim, asked, "cancel")
        again = await friends.press(kim, "again", last)  # the others have been invited once
        await friends.settle()
        assert again.text == english("done-opened-uninvited")
        assert friends.newest_message().mentions == []
        assert robin.mention not in friends.newest_message().text


@pytest.mark.postgres_in_soak
@pytest.mark.parametrize(
    "posted", [2, *(pytest.param(each, marks=pytest.mark.soak) for each in (1, 4))]
)
async def test_the_rest_of_the_end_is_posted_although_somebody_deletes_their_data_meanwhile(
    tmp_path: Path, posted: int
) -> None:
    sleep, failing = FakeSleep(), ServerError()
    async with friends_online(
        tmp_path / "table.db", sleep=sleep, reveal_pause_s=REVEAL_PAUSE_S
    ) as friends:
        robin, _ = friends.people
        await friends.start_game()
        await friends.settle()
        await friends.play_unpublished()
        before, table_id = len(friends.public_messages()), (await friends.table()).id
        friends.app.jobs.publishing.run_now(table_id)
        for stage in range(1, posted):
            await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=stage)
            await sleep.end_pauses()
        await sleep.wait_for_pauses(REVEAL_PAUSE_S, times=posted)
        assert len(friends.public_messages()) == before + posted
        friends.discord.faults.plan(failing, *SEND)
        data = friends.app.tables.personal_data
        request = await data.request_deletion(UserId(int(robin.id)), "Robin")
        await data.delete(request, lambda _, number: f"Former player {number}")
        while await friends.app.tables.publication.is_behind(table_id):
            await sleep.end_pauses()
            await asyncio.sleep(0)
        stages = friends.public_messages()[before:]
        assert len(stages) == len({stage.text for stage in stages}) == STAGES
        assert "Robin" not in stages[-2].text


async def test_a_game_begun_under_other_rules_ends_without_film_and_record(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        tables = friends.app.tables
        people = [Human(UserId(int(person.id)), "somebody") for person in friends.people]
        earlier = game(*(seat_of(each, 50) for each in people), guild=guild_of(friends))
        await store_results(tables, *[earlier] * 5)
        await friends.start_game()
        await friends.play_unpublished()
        async with tables.store.writing() as db:
            await db.execute("UPDATE tables SET rules = 0")
        await begin_left_over_work(friends.app)
        await friends.settle()
        assert await behind(tables) == []
        last = friends.newest_message()
        assert (await tables.replay.proof((await friends.table()).id)).seed in last.text
        assert last.attachments == []
        assert last.mentions == []
        winner = friends.newest_with_buttons()
        assert verbs(winner) == ["again"]  # it can no longer be played again
        assert "\n📈 Ratings: Robin " in winner.text  # what the game meant
        assert "\n🤝 Robin vs. Kim on this server: " in winner.text


@pytest.mark.soak
async def test_the_message_about_the_winner_gets_a_sentence_of_the_review(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.finish_game()
        await friends.settle()
        card = friends.public_messages()[-2]
        start = english("review-sentence", turn=0, name="", before="", after="").split("0")[0]
        assert start not in card.text
        await friends.app.scheduler.tick()
        assert await friends.discord.until(
            lambda: start in friends.public_messages()[-2].text, 60.0
        )
        assert verbs(friends.public_messages()[-2]) == verbs(card)
