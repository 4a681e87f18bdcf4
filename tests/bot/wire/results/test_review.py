"""/review over the wire: only after the end, private until it is shared, shared once."""

from pathlib import Path

import pytest

from sandbox.payloads.messages import Message
from tests.support.wire.wire import catalogue, custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_playing, restartable_bot

PICTURES = ["review.png", "turning-point-1.png", "turning-point-2.png", "turning-point-3.png"]
NOT_OVER = english("table-refused-game-is-not-over")


def reviews(friends: Friends) -> list[Message]:
    """The reviews that everybody can see."""
    return [each for each in friends.public_messages() if friends.file_names(each) == PICTURES]


async def test_a_review_is_private_until_it_is_shared(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        robin.speak("da")
        await friends.play_unpublished()
        before = friends.public_messages()
        private = await friends.slash(robin, "review")
        assert friends.file_names(private) == PICTURES
        alts = friends.discord.alt_texts(private)
        assert alts[0].startswith(catalogue().say("da", "review-curve"))
        assert all(name in alts[0] for name in (await friends.table()).names)
        assert all(alts[1:])
        assert friends.public_messages() == before
        text = await friends.press_private(robin, private, "review", "text")
        assert friends.file_names(text) == []
        assert catalogue().say("da", "review-dealt") in text.text
        picture = await friends.press_private(robin, text, "review", "picture")
        assert friends.file_names(picture) == PICTURES
        after = await friends.press_private(robin, picture, "share_review")
        (shared,) = friends.public_messages()[len(before) :]
        assert after.text.startswith(catalogue().say("da", "review-shared", link=""))
        assert after.text.endswith(f"/{shared.id}")
        assert friends.file_names(shared) == PICTURES
        assert friends.discord.alt_texts(shared)[0].startswith(english("review-curve"))
        assert custom_ids(shared) == []
        assert shared.mentions == []
        assert shared.id in {message.id for message in kim.sees(friends.channel)}


async def test_it_is_shared_once_however_often_the_button_is_pressed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def lose(*_: object) -> None:
        raise OSError

    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await friends.start_game()
            await friends.play_unpublished()
            robin, kim = friends.people
            private = await friends.slash(robin, "review")
            share = custom_id(private, "share_review")
            with monkeypatch.context() as context:  # the private message keeps its buttons
                context.setattr("bot.features.gate.edit_acknowledgement", lose)
                for _ in range(2):
                    robin.press_only(private, share)
                await bot.discord.until(lambda: reviews(friends))
                await friends.settle()
            assert len(reviews(friends)) == 1
        async with bot.run() as friends:
            after = await friends.press_private(robin, private, "share_review")
            assert english("review-shared", link="").strip() in after.text
            theirs = await friends.slash(kim, "review")
            await friends.press_private(kim, theirs, "share_review")
            assert len(reviews(friends)) == 1


async def test_nothing_is_reviewed_before_the_end(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.play_by_commands(6)
        table = await friends.table()
        for actor in friends.people:
            for game in ("", str(table.id)):
                reply = await friends.slash(actor, "review", game=game)
                assert reply.text == NOT_OVER
                assert friends.file_names(reply) == []
            assert await actor.complete("review", friends.channel, "game", game="") == []
            direct = await reply_to(await actor.slash("review", actor.direct()))
            assert direct.text == english("review-no-game")


@pytest.mark.both_databases
async def test_a_finished_game_can_be_chosen_anywhere_by_its_players(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await friends.play_unpublished()
        await friends.slash(robin, "new", map="usa")
        elsewhere = friends.discord.channel("platform-2")
        for channel in (friends.channel, elsewhere, robin.direct()):
            (choice,) = await robin.complete("review", channel, "game", game="amst")
            assert choice.name.startswith("Amsterdam")
            assert choice.name.endswith("Robin, Kim")
        chosen = await reply_to(await robin.slash("review", elsewhere, game=choice.value))
        assert friends.file_names(chosen) == PICTURES
        assert await robin.complete("review", elsewhere, "game", game="usa") == []
        last = await reply_to(await robin.slash("review", robin.direct()))
        assert friends.file_names(last) == PICTURES
        assert verbs(last) == ["review"]  # nothing is shared from a direct message
        before = len(friends.public_messages())
        there = Friends(friends.discord, friends.app, elsewhere)
        await there.press_private(robin, chosen, "share_review")
        assert len(reviews(there)) == 1  # where the button was pressed
        assert len(friends.public_messages()) == before
        unclear = await friends.slash(robin, "review", game="the last one")
        assert unclear.text == english("review-which-game")


async def test_a_game_of_others_is_reviewed_only_in_its_channel(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.play_unpublished()
        table = await friends.table()
        stranger = friends.discord.person("Charlie")
        elsewhere = friends.discord.channel("platform-2")
        refused = await reply_to(await stranger.slash("review", elsewhere, game=str(table.id)))
        assert refused.text == english("table-refused-not-at-this-table")
        here = await friends.slash(stranger, "review")
        assert friends.file_names(here) == PICTURES
        assert english("review-mistake", person="you", name="", turn=1)[:10] not in here.text
