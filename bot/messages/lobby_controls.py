"""The buttons of a lobby: those that everybody needs on its message, the others behind *More*."""

from bot.domain.table import ComputerPlayer, Table, UserId
from bot.i18n.catalogue import LANGUAGES, Translator
from bot.i18n.languages import FACTS
from bot.messages.learn import offer_button
from bot.messages.parts.message import Block, Button, Divider, Menu, Message, Option, Text
from bot.messages.parts.rows import Buttons, layout_message
from bot.messages.series import best_of_menu


def main_buttons(translator: Translator, table: Table, least: int) -> Buttons:
    """Join until the table is full, Start as soon as there are enough; the rules, and More."""
    is_full, is_too_small = _is_full(table), len(table.occupants) < least
    join = Button("join", translator.say("button-join"), "success")
    start = Button(
        "start",
        translator.say("button-start"),
        "secondary" if is_too_small else "success" if is_full else "primary",
        disabled=is_too_small,
    )
    rules = Button("rules", translator.say("button-rules"), emoji="📖")
    more = Button("lobby_more", translator.say("button-lobby-more"))
    return (*(() if is_full else (join,)), start, rules, more)


def more_message(
    translator: Translator, table: Table, reader: UserId, *, may_cancel: bool
) -> Message:
    """What is rarely needed before a game, for one reader, who gets what they may do: the lesson;
    at the table also leaving and computer players; as its host also its language and series."""
    is_host, is_seated = table.host == reader, table.seat_of(reader) is not None
    leave = Button("leave", translator.say("button-leave"))
    cancel = Button("cancel", translator.say("button-cancel"), "danger")
    blocks: tuple[Block, ...] = (
        Text(translator.say("lobby-more")),
        _computer_player_buttons(translator, table) if is_host or is_seated else (),
        *((_language_menu(translator, table), best_of_menu(translator, table)) if is_host else ()),
        (offer_button(translator),),
        (leave,) if is_seated else (),
        *((Divider(), (cancel,)) if may_cancel else ()),  # alone: no mis-tap
    )
    return layout_message(translator.language, blocks)


def _computer_player_buttons(translator: Translator, table: Table) -> Buttons:
    has_any = any(isinstance(person, ComputerPlayer) for person in table.occupants)
    add, remove = (translator.say(f"button-{what}-computer-player") for what in ("add", "remove"))
    return (
        Button("add_automatic", add, emoji="🤖", disabled=_is_full(table)),
        Button("remove_automatic", remove, disabled=not has_any),
    )


def _language_menu(translator: Translator, table: Table) -> Menu:
    """The languages of the table, each by its own name."""
    options = tuple(Option(FACTS[language].native_name, language) for language in LANGUAGES)
    name = FACTS[table.options.language].native_name
    return Menu("language", options, translator.say("lobby-language", language=name))


def _is_full(table: Table) -> bool:
    return len(table.occupants) >= table.options.most_players
