"""Reviews over the wire: only after the end, private until they are shared, shared once."""

from pathlib import Path

import pytest

from sandbox.payloads.messages import Message
from tests.support.wire.wire import catalogue, custom_id, custom_ids, english, reply_to, verbs
from tests.support.wire.wire_players import Friends
from tests.support.wire.wire_setup import friends_playing, restartable_bot

PICTURES = ["review.png", "turning-point-1.png", "turning-point-2.png", "turning-point-3.png"]


def reviews(friends: Friends) -> list[Message]:
    """The reviews that everybody can see."""
    return [each for each in friends.public_messages() if friends.file_names(each) == PICTURES]


async def test_a_review_is_private_until_it_is_shared(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        robin.speak("da")
        await friends.play_unpublished()
        before = friends.public_messages()
        private = await friends.review(robin)
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
            private = await friends.review(robin)
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
            theirs = await friends.review(kim)
            await friends.press_private(kim, theirs, "share_review")
            assert len(reviews(friends)) == 1


async def test_a_game_that_is_played_has_no_button_to_a_review(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        await friends.play_by_commands(6)
        assert "review" not in verbs(await friends.slash(friends.people[0], "replay"))


@pytest.mark.postgres_in_soak
async def test_a_finished_game_can_be_chosen_anywhere_by_its_players(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        robin, _ = friends.people
        await friends.play_unpublished()
        await friends.slash(robin, "new", map="usa")
        elsewhere = friends.discord.channel("platform-2")
        for channel in (elsewhere, robin.direct()):
            (choice,) = await robin.complete("replay", channel, "game", game="amst")
            replay = await reply_to(await robin.slash("replay", channel, game=choice.value))
            chosen = await friends.press_private(robin, replay, "review")
            assert friends.file_names(chosen) == PICTURES
            assert ("share_review" in verbs(chosen)) == (channel == elsewhere)
            if channel == elsewhere:
                before = len(friends.public_messages())
                there = Friends(friends.discord, friends.app, elsewhere)
                await there.press_private(robin, chosen, "share_review")
                assert len(reviews(there)) == 1  # where the button was pressed
                assert len(friends.public_messages()) == before
