"""Somebody's first game over the wire: what every step says to those who have never played."""

from pathlib import Path

from sandbox.payloads.components import Label
from tests.support.wire.wire import catalogue, english
from tests.support.wire.wire_setup import friends_online


async def test_every_step_of_a_first_game_explains_itself(tmp_path: Path) -> None:
    words = catalogue().translator("en", "carts")
    async with friends_online(tmp_path / "table.db") as friends:
        robin, kim = friends.people
        opening = await friends.slash(robin, "help")
        assert opening.text.startswith("**In your turn you never")
        await friends.slash(robin, "new", map="amsterdam")
        await friends.settle()
        lobby = friends.newest_message()
        assert words.say("lobby-about-carts") in lobby.text
        rules = await friends.press(kim, "rules", lobby)
        assert rules.text.splitlines()[1].startswith("**The goal.** Most points wins.")
        await friends.slash(kim, "join")
        await friends.slash(robin, "start", order="joined")
        await friends.settle()
        form = await friends.open_form(robin, "choose")
        (label,) = form.form.components
        assert isinstance(label, Label)
        assert label.description == words.say("tickets-about-short")
        about = words.say("tickets-about")
        (direct,) = friends.discord.direct(robin)
        assert about in direct.text
        assert about in (await friends.press(robin, "hand")).text
        await friends.choose_tickets()
        for person in (robin, kim):
            assert words.say("turn-first") in friends.newest_message().text
            await friends.draw_two_cards(person)
            await friends.settle()
        assert words.say("turn-first") not in friends.newest_message().text
        goal = await friends.slash(kim, "rules", topic="goal")
        assert goal.text == f"**The goal.** {words.say('rules-goal')}"
        assert english("lobby-about-trains") != words.say("lobby-about-carts")
