"""The settings of a server in every language."""

import pytest

from bot.domain.server_settings import ServerSettings
from bot.domain.table import ChannelId, Language
from bot.i18n.catalogue import LANGUAGES
from bot.messages.parts.message import Menu, Section
from bot.messages.server.server_settings import server_settings_message
from engine.model import MapId
from maps.loader import load
from tests.support.messages import assert_valid, catalogue

MAPS = [load(MapId(each)) for each in ("europe", "usa")]
CHANGED = ServerSettings(MapId("europe"), 24, "da", False, False, (ChannelId(7),), "managers")


@pytest.mark.parametrize("settings", [ServerSettings(), CHANGED])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_settings_are_a_valid_message(language: Language, settings: ServerSettings) -> None:
    assert_valid(server_settings_message(catalogue().translator(language), settings, MAPS))


def test_every_menu_and_button_shows_what_is_chosen() -> None:
    message = server_settings_message(catalogue().translator("en"), CHANGED, MAPS)
    menus = {block.args[0]: block for block in message.blocks if isinstance(block, Menu)}
    shown = {name: menu.placeholder for name, menu in menus.items()}
    assert shown == {
        "map": "Europe",
        "pace": "One day",
        "language": "Dansk",
        "channels": "Anywhere",
        "cancel": "Nobody else",
        "daily_channel": "Nowhere",
        "daily_hour": "From 8:00 UTC",
    }
    assert menus["channels"].channels == (ChannelId(7),)
    switches = [block for block in message.blocks if isinstance(block, Section)]
    assert [(one.text, one.button.args) for one in switches] == [
        ("**Hints** are off by default.", ("hints", "on")),
        ("**Ratings** are off.", ("ratings", "on")),
    ]


def test_a_map_that_is_gone_is_not_the_default() -> None:
    settings = ServerSettings(MapId("moon"))
    message = server_settings_message(catalogue().translator("en"), settings, MAPS)
    menu = next(block for block in message.blocks if isinstance(block, Menu))
    assert menu.placeholder == "No default: choose each time"
