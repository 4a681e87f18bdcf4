"""The public message of a turn, and the private reply to an action."""

import re

import pytest
from msgspec.structs import replace

from bot.domain.events import (
    AnyEvent,
    CameBack,
    PostedMessage,
    PublicEntry,
    Resigned,
    StandInCame,
    Substituted,
    TakenBack,
)
from bot.domain.table import Human, Language, MessageId, Seq, StandIn, UserId
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.event_sentences import event_sentences, important_sentences
from bot.messages.parts.message import BoardPicture, Message
from bot.messages.parts.phrasebook import phrasebook_for
from bot.messages.parts.signs import SIGN
from bot.messages.turn import (
    MAX_NEWS,
    action_result_message,
    call_to_act,
    past_turn_message,
    turn_message,
)
from engine.actions import Action, Draw, Take
from engine.cards import Cards, Colour
from engine.events import Event, FirstTurn, LastRoundBegan, Passed, RouteClaimed, Whisper
from engine.game import Game
from engine.model import RouteId, Seat
from engine.views import player_view, public_view
from tests.support.messages import (
    LONG_NAME,
    assert_valid,
    buttons_by_verb,
    catalogue,
    mentioned_users,
    people,
    phrasebook,
    seated_table,
)
from tests.support.positions import (
    after,
    board,
    claim,
    keep,
    offered,
    opening,
    with_deck,
    with_discards,
    with_hand,
    with_row,
    with_turn,
)
from tests.support.positions import table as position
from tests.support.random_games import playing

TABLE_OF_FIVE = seated_table("italy", 5)


def message_of(game: Game, events: tuple[Event, ...], language: Language) -> Message:
    map_id, players = game.board.map.id, len(game.state.players)
    phrases = phrasebook(map_id, players, language)
    return turn_message(phrases, seated_table(map_id, players, language), public_view(game), events)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_in_one_message_keeps_the_newest_and_most_important_lines(
    language: Language,
) -> None:
    events: list[Event] = []
    phrases = phrasebook("italy", 5, language)
    for number, (_, _, played) in enumerate(playing("italy", 5, number=7)):
        events += played.events
        if played.game.waiting and number % 60 == 0:
            message = message_of(played.game, tuple(events), language)
            assert_valid(message)
            call = call_to_act(phrases, TABLE_OF_FIVE, public_view(played.game))
            is_opening = played.game.state.step < 5  # too many mentions for one line
            assert is_opening or message.text.startswith(call)
            assert len(message.text) <= 400
    message = message_of(played.game, tuple(events), language)
    assert_valid(message)
    first_line, note, *lines = message.text.splitlines()
    told = [line for line in lines if line.startswith("• ")]
    omitted = len(event_sentences(phrases, events)) - len(told) - 1  # the first line is one too
    assert first_line == phrases.say("event-game-ended")
    assert note == phrases.say("turn-left-out", number=omitted)
    important = important_sentences(phrases, events)
    assert len(important) == 2  # the last round began, and the game is over
    assert {f"• {line}" for line in important} - set(told) == {f"• {first_line}"}


def test_an_earlier_message_of_a_whole_game_is_shortened_too() -> None:
    entries = [
        PublicEntry(Seq(number), seat, played.events, 0.0, is_undone=number % 7 == 0)
        for number, (_, seat, played) in enumerate(playing("italy", 5, number=7))
    ]
    moved_to = PostedMessage(MessageId(77), TABLE_OF_FIVE.where)
    message = past_turn_message(phrasebook("italy", 5), entries, moved_to)
    assert_valid(message)
    moved, first_line, *_, last = message.text.splitlines()
    assert "/77" in moved
    assert first_line.startswith("…")
    assert last == f"• {phrasebook('italy', 5).say('event-game-ended')}"


def test_the_first_words_are_who_is_next_and_what_happened() -> None:
    game = with_hand(position("usa"), 0, "5 blue")
    played = game.play(Seat(0), claim("atlanta-miami", "5 blue"))
    message = message_of(played.game, played.events, "en")
    next_user = seated_table("usa", 2).occupants[1]
    first = message.text.splitlines()[0]
    assert first.startswith(f"<@{10**18 + 1}>, your turn! ")
    assert first.endswith(": Atlanta \N{EN DASH} Miami (+10)")  # the names are long
    assert message.text.count("Miami") == 1
    assert message.mentions == (10**18 + 1,)
    assert next_user.name[:4] in message.text
    assert isinstance(message.attachments[0], BoardPicture)
    assert message.attachments[0].changed == ("atlanta-miami",)


def test_only_players_who_are_waited_for_are_mentioned() -> None:
    for _, _, played in playing("italy", 3, number=5):
        message = message_of(played.game, played.events, "da")
        assert mentioned_users(message.text) == set(message.mentions)
        assert set(message.mentions) == {10**18 + seat for seat in played.game.waiting}


def test_nobody_is_mentioned_when_a_computer_player_is_to_move() -> None:
    game = with_turn(position("usa", 3), 2)
    table = seated_table("usa", 3, computer_players=1)
    message = turn_message(phrasebook("usa", 3), table, public_view(game), ())
    assert not message.mentions
    assert not message.rows


def test_a_player_whose_seat_a_stand_in_plays_can_come_back() -> None:
    table = seated_table("usa", 2)
    away = StandIn(UserId(7), "Cy", "normal")
    table = replace(table, occupants=(table.occupants[0], away))
    message = turn_message(phrasebook("usa", 2), table, public_view(position("usa")), ())
    assert_valid(message)
    assert "come_back" in buttons_by_verb(message.rows)


def test_several_turns_make_one_message() -> None:
    game = with_hand(position("usa", 3), 0, "5 blue")
    events: list[Event] = []
    actions: list[tuple[int, Action]] = [
        (0, claim("atlanta-miami", "5 blue")),
        (1, Draw()),
        (1, Draw()),
    ]
    for seat, action in actions:
        played = game.play(Seat(seat), action)
        events += played.events
        game = played.game
    message = message_of(game, tuple(events), "en")
    first, news = message.text.splitlines()
    assert first.endswith("took 2 cards.")
    assert news.startswith("-# … ")  # the names are too long for both turns
    assert news.endswith(" 🎴 🎴")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everybody_sees_the_cards_turned_over_for_a_tunnel(language: Language) -> None:
    game = with_deck(with_hand(position("europe"), 0, "3 red"), "red blue wild 5 pink")
    played = game.play(Seat(0), claim("angora-constantinople", "2 red"))
    message = message_of(played.game, played.events, language)
    for emoji in ("🔴", "🔵", "🚂"):
        assert emoji in message.text
    assert "tunnel" in buttons_by_verb(message.rows)
    assert message.mentions == (10**18,)


def test_everybody_called_in_the_last_round_reads_that_it_is_their_last_turn() -> None:
    events = (Passed(Seat(0)), LastRoundBegan(Seat(0), 2))
    turns = [
        public_view(game) for game, _, _ in playing("usa", 2, number=1) if game.state.turns_left
    ]
    view, phrases, table = turns[0], phrasebook("usa", 2), seated_table("usa", 2)
    assert view.stage == "turn"
    assert turn_message(phrases, table, view, events).text.count("⏰") == 1
    first, *others = turn_message(phrases, table, view, ()).text.splitlines()
    assert first == f"<@{10**18 + view.waiting[0]}>, this is your last turn!"
    assert "⏰" not in "".join(others)


def test_whose_last_turn_it_is_stands_in_the_message_of_a_computer_player() -> None:
    *_, game = (before for before, _, _ in playing("usa", 2, number=1))
    table = replace(seated_table("usa", 2), occupants=people(2, computer_players=2))
    names = [person.name for person in table.occupants]
    phrases = phrasebook_for(catalogue(), "en", game.board, names)
    message = turn_message(phrases, table, public_view(game), ())
    assert f"⏰ Last turn for {names[game.waiting[0]]}." in message.text.splitlines()


def first_line_as_read(message: Message) -> str:
    """The first line as a notification shows it, if everybody's name is as long as can be."""
    first = message.text.splitlines()[0]
    named = re.sub(r"<@[0-9]+>", "@" + "M" * 32, first)
    return re.sub(r"\\(.)", r"\1", named).replace("**", "")


@pytest.mark.parametrize("players", [2, 4])
def test_a_notification_shows_who_is_called_and_what_happened(map_id: str, players: int) -> None:
    events: list[Event] = []
    most = board(map_id).map.players[1]
    for number, (_, _, played) in enumerate(playing(map_id, min(players, most), number=4)):
        events += played.events
        if number % 3 == 0:  # messages of one to three actions
            message = message_of(played.game, tuple(events), LANGUAGES[number % len(LANGUAGES)])
            first = first_line_as_read(message)
            assert len(first) <= 80
            has_headline = len(first.partition("! ")[2]) >= 6 or "?" in first
            stage = public_view(played.game).stage
            assert stage in ("opening", "over") or (first.startswith("@M") and has_headline)
            events = []


TABLE_EVENTS = (
    TakenBack(Seat(0), Seq(1), (RouteClaimed(Seat(0), RouteId("atlanta-miami"), Cards(0), 0, 10),)),
    TakenBack(Seat(0), Seq(1)),
    StandInCame(Seat(0), LONG_NAME),
    CameBack(Seat(0), LONG_NAME),
    Substituted(Seat(0), LONG_NAME, LONG_NAME),
    Resigned(Seat(0), LONG_NAME),
    FirstTurn(Seat(0)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", TABLE_EVENTS)
def test_a_notification_of_what_people_did_is_short(event: AnyEvent, language: Language) -> None:
    view, phrases = public_view(position("usa")), phrasebook("usa", 2, language)
    message = turn_message(phrases, seated_table("usa", 2, language), view, (event,))
    first = first_line_as_read(message)
    assert len(first) <= 80
    assert len(first.partition("! ")[2]) >= 6


@pytest.mark.parametrize("names", [("Ada", "Bo"), (LONG_NAME, LONG_NAME)])
def test_the_message_of_the_first_turn_says_only_once_that_everyone_has_chosen(
    names: tuple[str, str],
) -> None:
    game, events = opening("europe"), list[Event]()
    for seat in (0, 1):
        played = game.play(Seat(seat), keep(*offered(game, seat)))
        events += played.events
        game = played.game
    occupants = (Human(UserId(1), names[0]), Human(UserId(2), names[1]))
    table = replace(seated_table("europe", 2), occupants=occupants)
    phrases = phrasebook_for(catalogue(), "en", game.board, table.names)
    message = turn_message(phrases, table, public_view(game), events)
    first, *others = message.text.splitlines()
    assert first.startswith("<@1>, your turn! Everyone has chosen.")
    assert others == [phrases.say("turn-first")]  # how many tickets each has, the board shows
    assert message.text.count("Everyone has chosen") == 1


def lines_after_claim(
    claimant: str, map_id: str = "usa", route: str = "atlanta-miami", cards: str = "5 blue"
) -> list[str]:
    """The lines that everyone reads after a player of this name claimed a route."""
    game = with_hand(position(map_id), 0, cards)
    played = game.play(Seat(0), claim(route, cards))
    occupants = (Human(UserId(1), claimant), Human(UserId(2), "Bo"))
    table = replace(seated_table(map_id, 2), occupants=occupants)
    phrases = phrasebook_for(catalogue(), "en", game.board, table.names)
    message = turn_message(phrases, table, public_view(played.game), played.events)
    return message.text.splitlines()


def test_without_room_for_the_payment_the_first_line_still_says_what_was_done() -> None:
    first, *others = lines_after_claim("Ada of Blaise Hamlet")
    claimed = "Ada of Blaise Hamlet claimed Atlanta \N{EN DASH} Miami (+10)."
    assert first == f"<@2>, your turn! {claimed}"
    assert not any("Atlanta" in line for line in others)


@pytest.mark.parametrize("claimant", ["Ada of Blaise", LONG_NAME])
def test_a_claim_whose_names_had_to_be_shortened_is_not_told_again(claimant: str) -> None:
    route = ("london", "buckingham-palace-trafalgar-square", "2 orange")
    first, *others = lines_after_claim(claimant, *route)
    assert "Buckingham Palace \N{EN DASH} Trafalgar Square (+2)" in first
    assert not any("Buckingham" in line for line in others)


def test_short_names_leave_room_for_the_whole_sentence() -> None:
    first, *others = lines_after_claim("Ada")
    assert (
        first
        == "<@2>, your turn! Ada claimed Atlanta \N{EN DASH} Miami with 5 blue cards (+10 pts)."
    )
    assert not any("Atlanta" in line for line in others)


def test_a_player_reads_which_card_was_drawn() -> None:
    game = with_deck(position("usa"), "red 5 pink")
    played = game.play(Seat(0), Draw())
    view = player_view(played.game, Seat(0))
    message = action_result_message(phrasebook("usa", 2), view, played.whispers, played.events)
    assert message.text.startswith("You drew: 🔴 1 red.")
    assert message.text.endswith("Now take your second card.")
    assert message.rows


def test_after_a_turn_the_next_person_is_named_but_not_a_computer_player() -> None:
    played = with_row(position("usa"), "wild 4 red").play(Seat(0), Take(Colour.WILD))
    view, phrases = player_view(played.game, Seat(0)), phrasebook("usa", 2)
    over = phrases.say("result-turn-over", name=phrases.name(Seat(1)))
    waits, goes_on = (
        action_result_message(phrases, view, (), played.events, is_computer_next=is_computer).text
        for is_computer in (False, True)
    )
    assert waits == f"{goes_on}\n{over}"


TOOK_GREEN = "You took a green card face up."


def result_text(before: Game, *actions: Action, seat: int = 0) -> str:
    """The private reply to actions of one turn."""
    events: list[Event] = []
    whispers: list[Whisper] = []
    game = before
    for action in actions:
        played = game.play(Seat(seat), action)
        events += played.events
        whispers += played.whispers
        game = played.game
    map_id, players = game.board.map.id, len(game.state.players)
    view = player_view(game, Seat(seat))
    return action_result_message(phrasebook(map_id, players), view, whispers, events).text


@pytest.mark.parametrize(
    ("actions", "lines"),
    [
        ((Take(Colour.GREEN), Draw()), [TOOK_GREEN, "You drew: ⚪ 1 white."]),
        ((Draw(), Take(Colour.GREEN)), ["You drew: ⚪ 1 white.", TOOK_GREEN]),
        ((Draw(), Draw()), ["You drew: ⚪ 1 white, 🔴 1 red."]),
    ],
    ids=["from the row first", "from the deck first", "from the deck"],
)
def test_what_happened_is_told_in_its_order(actions: list[Action], lines: list[str]) -> None:
    game = with_deck(with_row(position("usa"), "5 green"), "white red 9 pink")
    if isinstance(actions[0], Take):
        game = with_deck(game, "pink white 9 pink")  # the first replaces the card that was taken
    text = result_text(game, *actions)
    assert text.splitlines()[: len(lines)] == lines


def test_cards_drawn_one_after_the_other_are_named_before_the_new_deck() -> None:
    game = with_discards(with_deck(with_row(position("usa"), "5 green"), "white"), "9 pink")
    first, second, *_ = result_text(game, Draw(), Draw()).splitlines()
    assert first == "You drew: 🩷 1 pink, ⚪ 1 white."
    assert "shuffled" in second


def test_the_names_of_others_are_escaped_once() -> None:
    game = opening("usa")
    game = after(game, 0, keep(*offered(game, 0)))
    text = result_text(game, keep(*offered(game, 1)), seat=1)
    begins = phrasebook("usa", 2).say_of(Seat(0), "event-first-turn")
    assert r"\_" in begins
    assert begins in text.splitlines()


def test_an_empty_hand_is_said_in_words() -> None:
    game = with_hand(position("usa"), 0, "5 blue")
    text = result_text(game, claim("atlanta-miami", "5 blue"))
    assert "You have no cards." in text.splitlines()
    assert "0 cards" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_message_of_the_last_turn_says_only_once_that_the_game_is_over(
    language: Language,
) -> None:
    *_, (_, _, played) = playing("amsterdam", 2, number=1)
    text = message_of(played.game, played.events, language).text
    over = catalogue().say(language, "event-game-ended")
    assert text.startswith(over)
    assert text.count(over) == 1
    assert len(text.splitlines()) > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_happened_before_fits_a_line_of_a_phone_and_stands_aside_for_what_matters(
    language: Language,
) -> None:
    game = with_hand(position("europe", 3), 0, "2 white 1 wild")
    events: tuple[Event, ...] = ()
    for seat, wanted in (
        (0, claim("frankfurt-paris-white", "2 white 1 wild")),
        (1, Draw()),
        (1, Draw()),
    ):
        played = game.play(Seat(seat), wanted)
        game, events = played.game, (*events, *played.events)
    names, table = ("The Conductor", "Ada", "Bo"), seated_table("europe", 3, language)
    phrases, view = phrasebook_for(catalogue(), language, game.board, names), public_view(game)
    _, news = turn_message(phrases, table, view, events).text.splitlines()
    signs = len(SIGN.findall(news))
    assert signs
    assert len(news.removeprefix("-# ")) + 2 * signs <= MAX_NEWS
    with_end = (*events[:1], LastRoundBegan(Seat(0), 2), *events[1:])
    _, *listed = turn_message(phrases, table, view, with_end).text.splitlines()
    assert [line[:2] for line in listed] == ["• "]


def test_what_happened_twice_is_told_twice() -> None:
    passing = (Passed(Seat(0)), Passed(Seat(1)), Passed(Seat(0)))
    table, view = seated_table("usa", 2), public_view(with_turn(position("usa"), 1))
    phrases = phrasebook_for(catalogue(), "en", position("usa").board, ("Ada", "Bo"))
    first, *listed = turn_message(phrases, table, view, passing).text.splitlines()
    told = event_sentences(phrases, passing)
    assert first.endswith(told[2])
    assert listed == ["-# Ada passed · Bo passed"]
