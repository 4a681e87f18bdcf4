"""Tables and voices for tests of what the bot says."""

import re
from functools import cache

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
from bot.messages.message import (
    MAX_BUTTON_LABEL,
    MAX_BUTTONS_IN_ROW,
    MAX_LABEL,
    MAX_OPTIONS,
    MAX_ROWS,
    MAX_TEXT,
    Button,
    Menu,
    Message,
)
from bot.messages.phrasebook import Phrasebook, phrasebook_for
from engine.model import MapId
from tests.support.positions import board

LONG = "Wilhelmina-Alexandrina de_Vries*"
MOST_CUSTOM_ID = 100


@cache
def catalogue() -> Catalogue:
    return Catalogue()


def people(players: int, *, automatic: int = 0) -> tuple[Occupant, ...]:
    humans = players - automatic
    return (
        *(Human(UserId(10**18 + n), f"{LONG[:31]}{n}") for n in range(humans)),
        *(ComputerPlayer("normal", f"Robot {n}") for n in range(automatic)),
    )


def table(map_id: str, players: int, language: Language = "en", *, automatic: int = 0) -> Table:
    seated = people(players, automatic=automatic)
    return Table(
        id=TableId(10**18),
        where=Where(GuildId(10**18 + 1), ChannelId(10**18 + 2)),
        host=UserId(10**18),
        options=Options(MapId(map_id), language, players),
        status="playing",
        people=seated,
        seed_hash="5" * 64,
    )


def phrases(map_id: str, players: int, language: Language = "en") -> Phrasebook:
    return phrasebook_for(catalogue(), language, board(map_id), table(map_id, players).names)


def must_fit(message: Message) -> None:
    """Discord takes the message as it is."""
    assert 0 < len(message.text) <= MAX_TEXT
    assert "???" not in message.text
    assert len(message.rows) <= MAX_ROWS
    ids = []
    for row in message.rows:
        match row:
            case Menu():
                _must_fit_menu(row)
                ids.append((row.verb, row.args))
            case _:
                assert 0 < len(row) <= MAX_BUTTONS_IN_ROW
                for button in row:
                    _must_fit_button(button)
                    ids.append((button.verb, button.args))
    assert len(set(ids)) == len(ids)
    for verb, args in ids:
        assert len(":".join(("st", verb, "9" * 19, "9999", *args))) <= MOST_CUSTOM_ID


def _must_fit_menu(menu: Menu) -> None:
    values = [option.value for option in menu.options]
    assert 0 < len(values) <= MAX_OPTIONS
    assert len(set(values)) == len(values)
    assert 1 <= menu.least <= menu.most <= len(values)
    assert len(menu.placeholder) <= MAX_LABEL
    for option in menu.options:
        assert 0 < len(option.label) <= MAX_LABEL
        assert 0 < len(option.value) <= MAX_LABEL
        assert len(option.description) <= MAX_LABEL


def _must_fit_button(button: Button) -> None:
    assert 0 < len(button.label) <= MAX_BUTTON_LABEL


def mentioned(text: str) -> set[int]:
    return {int(user) for user in re.findall(r"<@(\d+)>", text)}
