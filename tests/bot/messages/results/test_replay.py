"""The message about a game after one of its moves."""

import pytest
from msgspec.structs import replace

from bot.domain.events import GameBegan
from bot.domain.replay import ReplayedStep
from bot.domain.table import Language, Seq, Status
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import BoardPicture, Button, Menu, Pictures, TextBoardFile
from bot.messages.results.replay import replay_message
from engine.game import Game
from engine.model import Seat
from engine.views import player_view, public_view
from tests.support.messages import (
    assert_valid,
    buttons_of,
    english,
    phrasebook,
    rows_of,
    seated_table,
)
from tests.support.positions import table as position
from tests.support.random_games import TABLES, dealt_again, playing

LARGEST_TABLES = tuple(dict(TABLES).items())  # of each map the last, with the most players


def step_of(
    game: Game,
    events: tuple[object, ...] = (),
    seat: Seat | None = None,
    status: Status = "playing",
) -> ReplayedStep:
    """The last of 500 moves, with the cards of a seat; everybody's may be shown when it is over."""
    map_id, players = game.board.map.id, len(game.state.players)
    seats = tuple(Seat(number) for number in range(players))
    return ReplayedStep(
        table=replace(seated_table(map_id, players), status=status),
        entry=Seq(9999),
        number=500,
        moves=500,
        events=events,  # type: ignore[arg-type]  # events of any kind
        view=public_view(game),
        mine=None if seat is None else player_view(game, seat),
        may_show=seats if status == "over" else seats[:1],
        claim_later=seats,
        was_undone=True,
    )


@pytest.mark.parametrize(("map_id", "players"), LARGEST_TABLES)
@pytest.mark.slow
def test_discord_accepts_every_move_and_it_shows_nothing_hidden(map_id: str, players: int) -> None:
    for game, seat, played in playing(map_id, players, number=9):
        is_over = not played.game.waiting
        if game.state.step % 40 and not is_over:
            continue
        language: Language = LANGUAGES[game.state.step // 40 % len(LANGUAGES)]
        phrases = phrasebook(map_id, players, language)
        for form in ("picture", "text"):
            for watcher in (seat, None):
                status: Status = "over" if is_over else "playing"
                step = step_of(played.game, played.events, watcher, status)
                message = replay_message(phrases, step, "own", form)
                assert_valid(message)
                if not is_over:
                    hidden_from = Seat((seat + 1) % players) if watcher is None else watcher
                    other = dealt_again(played.game, hidden_from, number=game.state.step)
                    there = step_of(other, played.events, watcher, status)
                    assert replay_message(phrases, there, "own", form) == message


def test_the_picture_begins_with_what_happened_and_marks_it() -> None:
    game = position("europe")
    step = step_of(game, (GameBegan(("Ada", "Bo"), by_lot=True),))
    message = replay_message(phrasebook("europe", 2), step, "own", "picture")
    told = english("event-began-by-lot", order="Ada, Bo")
    assert message.attachments == (BoardPicture(step.view, (), (told,)),)
    assert any(isinstance(block, Pictures) for block in message.blocks)
    text = replay_message(phrasebook("europe", 2), step, "own", "text")
    assert text.attachments == (TextBoardFile(step.view),)
    assert english("replay-undone") in text.text


@pytest.mark.parametrize(
    ("number", "status", "disabled"),
    [
        (0, "playing", {"first", "back"}),
        (500, "playing", set()),  # others may have moved meanwhile
        (500, "over", {"next", "last"}),
        (7, "over", set()),
    ],
)
def test_buttons_that_lead_nowhere_are_disabled(
    number: int, status: Status, disabled: set[str]
) -> None:
    step = replace(step_of(position("usa"), status=status), number=number)
    message = replay_message(phrasebook("usa", 2), step, "own", "picture")
    found: list[Button] = buttons_of(rows_of(message))
    assert {button.args[0] for button in found if button.disabled} == disabled
    menus = [row.args[0] for row in rows_of(message) if isinstance(row, Menu)]
    assert menus == (["claim", "whose"] if status == "over" else ["claim"])
