"""The plan for what is published, made from values alone: no database, no Discord."""

import pytest
from msgspec.structs import replace

from bot.delivery.publication_plan import Decision, PublicationPlanner
from bot.delivery.turn_parts import MAX_HOLD_S
from bot.domain.events import (
    Announcement,
    AnyEvent,
    CalledOff,
    GameBegan,
    PostedMessage,
    Proof,
    PublicEntry,
    TakenBack,
    Unpublished,
)
from bot.domain.posts import OfferPost, VotePost
from bot.domain.requests import AbsenceQuestion, SeatOffer, UndoQuestion, Vote
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    Human,
    MessageId,
    Seq,
    Status,
    Table,
    UserId,
    Where,
)
from bot.messages.parts.message import BoardPicture
from engine.actions import Draw, Take
from engine.cards import by_word
from engine.events import Event, GameEnded, Passed
from engine.game import Game
from engine.model import Seat
from engine.views import public_view
from tests.support.messages import catalogue, seated_table
from tests.support.positions import opening, with_row
from tests.support.positions import table as turn_position
from tests.support.random_games import playing
from tests.support.tables import boards

NOW = 1_800_000_000.0
SHOWN = MessageId(5)
ELSEWHERE = ChannelId(909)


def ada_and_bo() -> Table:
    people = (Human(UserId(101), "Ada"), Human(UserId(102), "Bo"))
    return replace(seated_table("usa", 2), occupants=people)


def planner() -> PublicationPlanner:
    return PublicationPlanner(catalogue(), boards())


def unpublished(
    game: Game | None,
    *events: Event | GameBegan | TakenBack | CalledOff,
    seat: int = 0,
    at_table: Table | None = None,
) -> Unpublished:
    """A table with one unpublished entry, or none without events. What came before it is shown."""
    table = at_table or ada_and_bo()
    entry = PublicEntry(Seq(9), Seat(seat), events, NOW)
    return Unpublished(
        table=table,
        view=None if game is None else public_view(game),
        entries=(entry,) if events else (),
        seq=Seq(9),
        announced=Seq(8),
        revision=12,
        message=SHOWN,
        channel=announcement().posted.where.channel,
        shown=announcement(Passed(Seat(1))),
        at=NOW,
    )


def announcement(*events: AnyEvent, seq: int = 8) -> Announcement:
    """The newest message, which announces one entry, or none without events."""
    table = ada_and_bo()
    entry = PublicEntry(Seq(seq), Seat(1), events, NOW)
    return Announcement(
        posted=PostedMessage(SHOWN, table.where),
        after=Seq(max(0, seq - 1)),
        seq=Seq(seq),
        entries=(entry,) if events else (),
        names=table.names,
    )


def past_text(past: Announcement, status: Status = "playing", channel: int = 0) -> str:
    """What a message says after message 77 was posted, in the same channel or another."""
    table = replace(ada_and_bo(), status=status)
    where = Where(table.where.guild, ChannelId(channel) or table.where.channel)
    message = planner().past_message(table, past, PostedMessage(MessageId(77), where))
    assert not message.rows
    assert not message.mentions
    assert "<@" not in message.text
    return message.text


def first_draw() -> tuple[Game, tuple[Event, ...]]:
    """The game and the events after the first card of a turn."""
    played = turn_position("usa").play(Seat(0), Draw())
    return played.game, played.events


def whole_turn() -> tuple[Game, tuple[Event, ...]]:
    """The game and the events after two cards."""
    game, events = first_draw()
    played = game.play(Seat(0), Draw())
    return played.game, (*events, *played.events)


def with_computer(table: Table, seat: int) -> Table:
    people = list(table.occupants)
    people[seat] = ComputerPlayer("easy", "Robot")
    return replace(table, occupants=tuple(people))


def decision(waiting: Unpublished) -> Decision:
    return planner().plan(waiting).decision


def test_a_whole_turn_is_posted() -> None:
    game, events = whole_turn()
    plan = planner().plan(unpublished(game, *events))
    assert (plan.decision, len(plan.messages)) == ("post", 1)


def test_after_half_a_turn_the_newest_message_shows_the_cards_that_lie_open_now() -> None:
    game = with_row(turn_position("usa"), "red blue green white black")
    taken = game.play(Seat(0), Take(by_word("red")))
    waiting = unpublished(taken.game, *taken.events)
    plan = planner().plan(waiting)
    assert (plan.decision, plan.announces) == ("edit", False)
    (message,) = plan.messages
    (picture,) = message.attachments
    assert isinstance(picture, BoardPicture)
    assert picture.view == waiting.view


def test_a_first_card_from_the_deck_changes_the_newest_message_but_not_its_picture() -> None:
    game, events = first_draw()
    plan = planner().plan(unpublished(game, *events))
    assert (plan.decision, plan.announces) == ("change", False)
    (message,) = plan.messages
    assert message.text.splitlines() == [
        "<@101>, take your second card! Ada drew a card from the deck.",
        "• Bo passed.",
    ]
    assert message.mentions == (UserId(101),)


def test_the_first_of_two_cards_waits_if_it_was_taken_on_the_page_and_nobody_is_asked() -> None:
    def may_wait(waiting: Unpublished, **change: object) -> bool:
        return planner().plan(replace(waiting, **change)).may_wait

    game, events = first_draw()
    first = replace(unpublished(game, *events), is_from_page=True)
    assert may_wait(first)
    assert not may_wait(first, is_from_page=False)
    offer = SeatOffer(first.table.id, Seat(1), Human(UserId(9), "Cy"), UserId(101), NOW)
    assert not may_wait(first, offers=(offer,))
    assert not may_wait(first, is_interrupted=True)
    assert not may_wait(first, channel=ELSEWHERE)
    game, events = whole_turn()
    assert not may_wait(unpublished(game, *events), is_from_page=True)


def test_the_first_message_is_edited_while_tickets_are_chosen() -> None:
    game = opening("usa")
    one = game.play(Seat(0), next(iter(game.moves(Seat(0)))))
    begun = announcement(GameBegan(("Ada", "Bo"), by_lot=True), seq=1)
    waiting = replace(unpublished(one.game, *one.events), announced=Seq(1), seq=Seq(2), shown=begun)
    plan = planner().plan(waiting)
    assert (plan.decision, plan.announces) == ("edit", False)
    (message,) = plan.messages
    hash_line = catalogue().say("en", "game-begun-hash", hash=waiting.table.seed_hash)
    assert hash_line in message.text
    (picture,) = message.attachments
    assert isinstance(picture, BoardPicture)
    assert picture.view.seats[0].tickets


def test_nothing_is_published_without_a_new_entry() -> None:
    game, _ = whole_turn()
    assert decision(unpublished(game)) == "nothing"


def test_a_lobby_is_edited_in_place() -> None:
    lobby = replace(ada_and_bo(), status="lobby")
    assert decision(unpublished(None, at_table=lobby)) == "edit"


@pytest.mark.parametrize("change", [{"message": None}, {"channel": ChannelId(1)}])
def test_a_message_is_posted_if_there_is_none_in_this_channel(change: dict[str, object]) -> None:
    game, _ = whole_turn()
    assert decision(replace(unpublished(game), **change)) == "post"


def test_a_turn_is_held_back_while_a_computer_player_is_to_move() -> None:
    game, events = whole_turn()
    table = with_computer(ada_and_bo(), 1)
    waiting = unpublished(game, *events, at_table=table)
    assert decision(waiting) == "hold back"
    assert decision(replace(waiting, at=NOW + MAX_HOLD_S + 1)) == "post"


def test_a_turn_is_held_back_while_somebody_s_queue_is_to_move() -> None:
    game, events = whole_turn()
    waiting = replace(unpublished(game, *events), queue="to play")
    assert decision(waiting) == "hold back"
    assert decision(replace(waiting, at=NOW + MAX_HOLD_S + 1)) == "post"
    assert decision(replace(waiting, queue="none")) == "post"


def test_somebody_whose_queue_has_begun_a_turn_is_called_by_a_new_message() -> None:
    game, events = first_draw()
    assert decision(unpublished(game, *events)) != "post"
    assert decision(replace(unpublished(game, *events), queue="begun")) == "post"


def test_a_computer_players_turn_is_never_announced_in_part() -> None:
    game, events = first_draw()
    table = with_computer(ada_and_bo(), 0)
    late = replace(unpublished(game, *events, at_table=table), at=NOW + 10 * MAX_HOLD_S)
    assert decision(late) == "hold back"


def test_a_turn_is_an_edit_where_only_computers_play() -> None:
    game, events = whole_turn()
    watched = with_computer(with_computer(ada_and_bo(), 0), 1)
    assert decision(unpublished(game, *events, at_table=watched)) == "edit"


def test_an_undo_is_posted_at_once() -> None:
    undone = unpublished(turn_position("usa"), TakenBack(Seat(0), Seq(8)))
    assert decision(undone) == "post"


def test_a_lobby_that_was_cancelled_before_anybody_saw_it_is_not_mentioned() -> None:
    cancelled = replace(unpublished(None), table=replace(ada_and_bo(), status="cancelled"))
    assert planner().plan(cancelled).decision == "edit"
    unseen = replace(cancelled, message=None, channel=None, shown=None)
    assert planner().plan(unseen).decision == "nothing"


def test_a_cancelled_game_is_posted_with_the_name_of_the_host() -> None:
    game, _ = whole_turn()
    cancelled = replace(ada_and_bo(), status="cancelled")
    plan = planner().plan(unpublished(game, CalledOff("Ada"), at_table=cancelled))
    assert plan.decision == "post"
    assert "Ada" in plan.messages[0].text


def test_the_end_is_posted_in_stages_and_the_proof_last() -> None:
    *_, (_, _, last) = playing("usa", 2, number=3)
    over = replace(ada_and_bo(), status="over")
    ended = replace(
        unpublished(last.game, *last.events, at_table=over), proof=Proof("7" * 64, has_record=True)
    )
    assert any(isinstance(event, GameEnded) for event in last.events)
    plan = planner().plan(ended)
    assert (plan.decision, len(plan.messages)) == ("post", 7)
    assert "7" * 64 in plan.messages[-1].text


def test_the_lobby_is_edited_to_link_to_the_first_message() -> None:
    past = past_text(announcement(seq=0), status="playing")
    assert "/77" in past


def test_an_earlier_message_says_what_happened_and_asks_nobody_to_act() -> None:
    _, events = whole_turn()
    assert past_text(announcement(*events)) == "Ada drew 2 cards from the deck."


def test_an_earlier_message_says_what_was_undone() -> None:
    played = turn_position("usa").play(Seat(0), Draw())
    passed = PublicEntry(Seq(7), Seat(1), (Passed(Seat(1)),), NOW)
    undone = PublicEntry(Seq(8), Seat(0), played.events, NOW, is_undone=True)
    past = replace(announcement(), entries=(passed, undone))
    lines = past_text(past).splitlines()
    assert lines == ["Bo passed.", "• ↩️ Undone: ~~Ada drew a card from the deck.~~"]


def test_the_last_message_in_a_channel_says_where_the_table_has_moved() -> None:
    _, events = whole_turn()
    moved, what = past_text(announcement(*events), channel=ELSEWHERE).splitlines()
    assert moved.endswith(f"/{ELSEWHERE}/77")
    assert what == "Ada drew 2 cards from the deck."


def test_a_lobby_that_was_moved_says_where_the_table_is() -> None:
    past = past_text(announcement(seq=0), status="lobby", channel=ELSEWHERE)
    assert past.endswith(f"/{ELSEWHERE}/77")


def test_the_first_message_in_another_channel_says_where_the_table_was() -> None:
    game, _ = whole_turn()
    at_table = ada_and_bo()
    moved = replace(at_table, where=Where(at_table.where.guild, ELSEWHERE))
    plan = planner().plan(unpublished(game, at_table=moved))
    assert plan.decision == "post"
    (message,) = plan.messages
    assert "Bo passed." in message.text
    assert message.text.endswith(f"/{at_table.where.channel}/{SHOWN}")


def test_who_moves_a_table_to_and_fro_calls_nobody() -> None:
    game, events = whole_turn()
    at_table = ada_and_bo()
    moved = replace(at_table, where=Where(at_table.where.guild, ELSEWHERE))
    (message,) = planner().plan(unpublished(game, at_table=moved)).messages
    assert message.mentions == ()
    (message,) = planner().plan(unpublished(game, *events, at_table=moved)).messages
    assert message.mentions  # it is somebody else's turn
    options = replace(at_table.options, invited=(UserId(77),))
    for where, mentions in ((at_table.where, (UserId(77),)), (moved.where, ())):
        lobby = replace(at_table, where=where, options=options, status="lobby")
        (message,) = planner().plan(unpublished(None, at_table=lobby)).messages
        assert message.mentions == mentions


@pytest.mark.parametrize("status", ["lobby", "playing", "cancelled"])
def test_nothing_is_published_twice_if_only_an_earlier_message_has_to_be_edited(
    status: Status,
) -> None:
    game, _ = whole_turn()
    table = replace(ada_and_bo(), status=status)
    view = None if status == "lobby" else game
    assert decision(replace(unpublished(view, at_table=table), is_behind=False)) == "nothing"


def test_open_votes_and_offers_are_questions_with_their_own_keys() -> None:
    game, _ = whole_turn()
    table = ada_and_bo()
    users = tuple(person.user for person in table.occupants if isinstance(person, Human))
    votes = (
        Vote(table.id, UndoQuestion(Seat(0), Seq(8)), users[0], 3.5, users[1:], (), "open"),
        Vote(table.id, AbsenceQuestion(Seat(1), 1.0), users[0], 4.5, users[:1], (), "open"),
    )
    offer = SeatOffer(table.id, Seat(1), Human(UserId(9), "Cy"), users[0], 5.5)
    asked = replace(unpublished(game), votes=votes, offers=(offer,))
    assert set(planner().questions(asked)) == {
        VotePost("undo", 3.5),
        VotePost("absence", 4.5),
        OfferPost(Seat(1), 5.5),
    }
