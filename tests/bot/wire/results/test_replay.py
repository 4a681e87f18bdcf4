"""Looking at any move of a game again over the wire: /replay, its buttons and its menus."""

from pathlib import Path

from bot.i18n.reader_languages import language_of
from engine.model import Seat
from maps.names import ends_name, find_ticket
from sandbox.messages.component_rules import interactive
from sandbox.payloads.components import StringSelect
from sandbox.payloads.messages import Message
from sandbox.testing.actor import Actor
from tests.support.wire.wire import catalogue, custom_id, custom_ids, english, reply_to
from tests.support.wire.wire_players import Friends, computer_move
from tests.support.wire.wire_setup import friends_online, friends_playing, restartable_bot

STEPS_BACK = 4


async def play(friends: Friends) -> int:
    """Play some moves, until both have claimed a route; returns how many. That nothing is published
    does not matter here."""
    while (view := await friends.public_view()).step <= STEPS_BACK or not all(
        seat.routes for seat in view.seats
    ):
        turn = await friends.next_to_act()
        assert turn is not None
        await friends.act_unpublished(turn[0], computer_move(turn[1]))
    return (await friends.public_view()).step


def shows_move(message: Message, number: int, moves: int) -> bool:
    return english("replay-step", step=number, all=moves) in message.text.splitlines()[0]


async def jump(friends: Friends, actor: Actor, shown: Message, *where: str) -> Message:
    """Press the button with these arguments."""
    return await friends.press_private(actor, shown, "replay", *where)


async def choose(friends: Friends, actor: Actor, shown: Message, menu: str, value: str) -> Message:
    """Choose a line of one of the menus."""
    started = await actor.choose(shown, value, menu=custom_id(shown, "replay", menu))
    return await friends.wait_for_edit(shown, started)


def menu_values(message: Message, menu: str) -> list[str]:
    """The values of a menu, none if the message does not have it."""
    return [
        option.value
        for part in interactive(message.components)
        if isinstance(part, StringSelect) and f":{menu}:" in str(part.custom_id)
        for option in part.options
    ]


async def test_a_running_game_move_by_move(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        moves = await play(friends)
        robin, kim = friends.people
        before = friends.public_messages()
        newest = await friends.slash(kim, "replay")
        assert shows_move(newest, moves, moves)
        assert friends.file_names(newest) == ["board.png"]
        (alt,) = friends.discord.alt_texts(newest)
        assert newest.text.splitlines()[1] in alt
        assert newest.id not in {message.id for message in robin.sees(friends.channel)}
        shown, texts = newest, []
        for number in range(moves - 1, moves - STEPS_BACK, -1):
            shown = await jump(friends, kim, shown, "back")
            assert shows_move(shown, number, moves)
            texts.append(shown.text)
        shown = await jump(friends, kim, shown, "first")
        names = await ticket_names(friends, Seat(0))
        assert names
        assert not any(name in text for name in names for text in (*texts, shown.text))
        assert all("✋ **Kim**: " in text for text in texts)
        route = await choose(friends, kim, shown, "claim", "0")
        assert "Robin claimed" in route.text
        assert not menu_values(route, "whose")  # nobody else's cards before the end
        text = await jump(friends, kim, route, "at")
        assert friends.file_names(text) == ["board.txt"]
        assert text.text.splitlines()[:2] == route.text.splitlines()[:2]
        assert english("text-board-taken") in text.text
        assert shows_move(await jump(friends, kim, text, "last"), moves, moves)
        assert shows_move(await friends.slash(kim, "replay", move=3), 3, moves)
        log = await friends.slash(kim, "recap", whole=True)
        assert shows_move(await jump(friends, kim, log, "last"), moves, moves)
        assert friends.public_messages() == before


async def ticket_names(friends: Friends, seat: Seat) -> list[str]:
    """What messages call the tickets of a seat."""
    _, view = await friends.actor_at(seat)
    board = friends.app.tables.boards[view.public.map]
    return [ends_name(board, find_ticket(board, each.ticket).ends) for each in view.tickets]


async def test_who_may_look_at_a_game_and_from_where(tmp_path: Path) -> None:
    async with friends_playing(tmp_path / "table.db") as friends:
        moves = await play(friends)
        robin, _ = friends.people
        sam, elsewhere = friends.discord.person("Sam"), friends.discord.channel("platform-2")
        watched = await friends.slash(sam, "replay", move=5)
        assert shows_move(watched, 5, moves)
        assert "✋" not in watched.text
        label = f"▶ Amsterdam · #{friends.channel.name} · Kim · "
        for channel in (friends.channel, elsewhere, robin.direct()):
            (choice,) = await robin.complete("replay", channel, "game", game="amst kim")
            assert choice.name.startswith(label)
            for game in (str(choice.value), "amsterdam"):
                mine = await reply_to(await robin.slash("replay", channel, game=game))
                assert shows_move(mine, moves, moves)
                assert "✋ **Robin**" in mine.text
        direct = await reply_to(await robin.slash("replay", robin.direct()))
        assert shows_move(await jump(friends, robin, direct, "back"), moves - 1, moves)
        assert await sam.complete("replay", elsewhere, "game", game="") == []
        for options, text in (
            ({"game": str((await friends.table()).id)}, english("table-refused-not-at-this-table")),
            ({"game": "venus"}, english("replay-which-game")),
            ({}, english("table-refused-no-table-here")),
        ):
            refused = await reply_to(await sam.slash("replay", elsewhere, **options))
            assert refused.text == text
        none = await reply_to(await sam.slash("replay", sam.direct()))
        assert none.text == english("replay-no-game")


async def test_a_finished_game_shows_everybodys_cards_also_after_a_restart(tmp_path: Path) -> None:
    async with restartable_bot(tmp_path / "table.db") as bot:
        async with bot.run() as friends:
            await friends.start_game()
            await friends.play_unpublished()
            _, kim = friends.people
            kim.speak("nl")
            last = await friends.slash(kim, "replay")
            say = catalogue().translator(language_of("nl"), "carts").say
            assert last.text.startswith(f"**{say('replay-title', map='Amsterdam')}**")
            back = await jump(friends, kim, last, "back")
            assert menu_values(back, "whose") == ["nobody", "0", "1"]
            final = (await friends.public_view()).final
            assert final is not None
            assert all(f"**{seat.total}**" in last.text for seat in final.seats)
            assert "✋ **Kim**" in back.text
        async with bot.run() as friends:
            robins = await choose(friends, kim, back, "whose", "0")
            assert "✋ **Robin**" in robins.text
            earlier = await jump(friends, kim, robins, "back")
            assert "✋ **Robin**" in earlier.text
            nobodys = await choose(friends, kim, earlier, "whose", "nobody")
            assert "✋" not in nobodys.text
            assert "✋" not in (await jump(friends, kim, nobodys, "first")).text


async def test_there_is_nothing_to_replay_before_a_game(tmp_path: Path) -> None:
    async with friends_online(tmp_path / "table.db") as friends:
        robin = friends.people[0]
        await friends.slash(robin, "new", map="usa")
        refused = await friends.slash(robin, "replay")
        assert refused.text == english("table-refused-game-has-not-begun")
        assert not custom_ids(refused)
        assert await robin.complete("replay", friends.channel, "game", game="") == []
