"""Tables, phrasebooks and checks for tests of messages."""

import re
from functools import cache

from msgspec.structs import replace

from bot.discord_io.components import with_emojis, without_emojis
from bot.domain.table import (
    ChannelId,
    ComputerPlayer,
    GuildId,
    Human,
    Language,
    Occupant,
    Options,
    Table,
    TableId,
    UserId,
    Where,
)
from bot.i18n.catalogue import Catalogue
from bot.messages.parts.message import (
    MAX_BUTTON_LABEL,
    MAX_BUTTONS_IN_ROW,
    MAX_LABEL,
    MAX_LAYOUT_PARTS,
    MAX_LAYOUT_TEXT,
    MAX_OPTIONS,
    MAX_ROWS,
    MAX_TEXT,
    Block,
    Button,
    Divider,
    Menu,
    Message,
    Option,
    Pictures,
    Section,
    Text,
)
from bot.messages.parts.phrasebook import Phrasebook, phrasebook_for
from bot.messages.parts.rows import Rows
from bot.messages.parts.signs import EMOJI_NAMES
from engine.game import Game
from engine.model import MapId, Seat
from engine.views import PlayerView, player_view
from tests.support.positions import board, with_hand
from tests.support.positions import table as position

LONG_NAME = "Wilhelmina-Alexandrina de_Vries*"
MAX_CUSTOM_ID = 100
EMOJI_CODES = {sign: f"<:st_{name}_0a1b2c:{10**18}>" for sign, name in EMOJI_NAMES.items()}


# --- tables and views -----------------------------------------------------------------------------


@cache
def catalogue() -> Catalogue:
    """The texts, read once for all tests."""
    return Catalogue()


def english(key: str, **values: str | int) -> str:
    """A text of the catalogue in English, with the words of games with trains."""
    return catalogue().say("en", key, **values)


def people(players: int, *, computer_players: int = 0) -> tuple[Occupant, ...]:
    """Humans with long names, then computer players."""
    humans = players - computer_players
    return (
        *(Human(UserId(10**18 + n), f"{LONG_NAME[:31]}{n}") for n in range(humans)),
        *(ComputerPlayer("normal", f"Robot {n}") for n in range(computer_players)),
    )


def seated_table(
    map_id: str, players: int, language: Language = "en", *, computer_players: int = 0
) -> Table:
    """A table at which a game is played. The user in seat n has the id 10**18 + n."""
    return Table(
        id=TableId(10**18),
        where=Where(GuildId(10**18 + 1), ChannelId(10**18 + 2)),
        host=UserId(10**18),
        options=Options(MapId(map_id), language, players),
        status="playing",
        occupants=people(players, computer_players=computer_players),
        seed_hash="5" * 64,
    )


def phrasebook(map_id: str, players: int, language: Language = "en") -> Phrasebook:
    """The phrasebook for `seated_table`."""
    return phrasebook_for(catalogue(), language, board(map_id), seated_table(map_id, players).names)


def first_seat_view(game: Game) -> PlayerView:
    return player_view(game, Seat(0))


def view_with_hand(map_id: str, hand: str) -> PlayerView:
    """Seat 0 is to begin the first turn of two players with these cards."""
    return first_seat_view(with_hand(position(map_id), 0, hand))


# --- parts of a message ---------------------------------------------------------------------------


def menu_of(message: Message, verb: str = "") -> Menu:
    """The only menu, or the only one with this verb."""
    menus = (block for block in message.layout if isinstance(block, Menu))
    (menu,) = (menu for menu in menus if verb in ("", menu.verb))
    return menu


def menu_options(message: Message, verb: str = "") -> tuple[Option, ...]:
    """The options of the only menu, or of those with this verb; none if there is none."""
    menus = (block for block in message.layout if isinstance(block, Menu))
    found = [menu for menu in menus if verb in ("", menu.verb)]
    assert len(found) <= 1
    return found[0].options if found else ()


def rows_of(message: Message) -> Rows:
    """The rows of its layout."""
    return tuple(block for block in message.layout if isinstance(block, Menu | tuple))


def buttons_of(rows: Rows) -> list[Button]:
    """All buttons in their order, without menus."""
    return [button for row in rows if isinstance(row, tuple) for button in row]


def buttons_by_verb(rows: Rows) -> dict[str, Button]:
    """The buttons by their verbs; of several with the same verb the last."""
    return {button.verb: button for button in buttons_of(rows)}


def mentioned_users(text: str) -> set[int]:
    return {int(user) for user in re.findall(r"<@(\d+)>", text)}


# --- Discord's limits -----------------------------------------------------------------------------


def assert_valid(message: Message) -> None:
    """Discord accepts the message, also with the bot's own emoji."""
    assert 0 < len(message.text) <= MAX_TEXT
    assert "???" not in message.text
    assert_valid_rows(message.rows)
    assert_valid_layout(message.layout)
    shown = with_emojis(replace(message, blocks=message.layout), EMOJI_CODES)
    assert len(shown.text) <= MAX_TEXT
    assert without_emojis(shown.text) == message.text
    assert_valid_layout(shown.blocks)


def assert_valid_layout(blocks: tuple[Block, ...]) -> None:
    """Discord accepts the blocks as a layout."""
    parts, letters = 0, 0
    for block in blocks:
        match block:
            case Text(text=text):
                parts, letters = parts + 1, letters + len(text)
            case Section(text=text, button=button):
                assert_valid_rows(((button,),))
                assert text
                parts, letters = parts + 3, letters + len(text)
            case Pictures(otherwise=text):
                parts, letters = parts + 1, letters + len(text)
            case Divider():
                parts += 1
            case Menu():
                parts += 2
            case _:
                parts += 1 + len(block)
    assert 0 < letters <= MAX_LAYOUT_TEXT
    assert parts <= MAX_LAYOUT_PARTS
    rows = tuple(block for block in blocks if isinstance(block, Menu | tuple))
    sections = tuple((block.button,) for block in blocks if isinstance(block, Section))
    _assert_unique((*rows, *sections))


def _assert_unique(rows: Rows) -> None:
    """Discord finds a button or menu of a message by its custom id."""
    controls = [control for row in rows for control in ((row,) if isinstance(row, Menu) else row)]
    ids = [(control.verb, control.args) for control in controls]
    assert len(set(ids)) == len(ids)


def assert_valid_rows(rows: Rows) -> None:
    """Discord accepts the buttons and menus."""
    assert len(rows) <= MAX_ROWS
    ids = []
    for row in rows:
        match row:
            case Menu():
                _assert_valid_menu(row)
                ids.append((row.verb, row.args))
            case _:
                assert 0 < len(row) <= MAX_BUTTONS_IN_ROW
                for button in row:
                    assert button.label or button.emoji
                    assert len(button.label) <= MAX_BUTTON_LABEL
                    ids.append((button.verb, button.args))
    assert len(set(ids)) == len(ids)
    for verb, args in ids:
        assert len(":".join(("st", verb, "9" * 19, "9999", *args))) <= MAX_CUSTOM_ID


def _assert_valid_menu(menu: Menu) -> None:
    if menu.channels is not None:  # Discord fills it
        assert not menu.options
        assert 0 <= menu.min_values <= menu.max_values <= MAX_OPTIONS
        assert len(menu.channels) <= menu.max_values
        return
    values = [option.value for option in menu.options]
    assert 0 < len(values) <= MAX_OPTIONS
    assert len(set(values)) == len(values)
    assert 1 <= menu.min_values <= menu.max_values <= len(values)
    assert len(menu.placeholder) <= MAX_LABEL
    for option in menu.options:
        assert 0 < len(option.label) <= MAX_LABEL
        assert 0 < len(option.value) <= MAX_LABEL
        assert len(option.description) <= MAX_LABEL
