"""Watching a game without playing: choosing when to be mentioned, and being mentioned."""

from collections.abc import Iterable

from bot.domain.table import Table, UserId
from bot.domain.watching import AT_THE_END, OFFERED, Watch
from bot.i18n.catalogue import Translator
from bot.messages.own_tables import NamedTable, table_label
from bot.messages.parts.buttons import recap_button
from bot.messages.parts.message import MAX_OPTIONS, Button, Menu, Message, Option
from bot.messages.parts.phrasebook import Phrasebook, join_names, mention
from bot.messages.parts.rows import fill_rows

MOST_MENTIONED = 50  # in one message


def watch_button(translator: Translator) -> Button:
    """Below the list of a server's tables: asks which one."""
    return Button("watch", translator.say("button-watch"), emoji="👀", is_lasting=True)


def which_game_message(translator: Translator, tables: Iterable[NamedTable]) -> Message:
    """Asks which of these games to watch."""
    options = [Option(table_label(translator, own), str(own.table.id)) for own in tables]
    if not options:
        return Message(translator.language, translator.say("watch-none"))
    question = translator.say("watch-which")
    menu = Menu("watch", tuple(options[:MAX_OPTIONS]), question)
    return Message(translator.language, question, fill_rows(menu))


def how_to_watch_message(phrases: Phrasebook, watch: Watch | None) -> Message:
    """Asks when the reader wants to be mentioned. `watch`: what they have chosen before."""
    text = phrases.say("watch-how", map=phrases.map_name())
    return Message(phrases.language, text, fill_rows(_choices(phrases), _stop(phrases, watch)))


def watching_message(phrases: Phrasebook, watch: Watch) -> Message:
    """What the reader has just chosen."""
    key = "watch-end" if watch.every == AT_THE_END else "watch-every"
    text = phrases.say(key, map=phrases.map_name(), number=watch.every)
    buttons = (recap_button(phrases), *_stop(phrases, watch))
    return Message(phrases.language, text, fill_rows(buttons))


def game_went_on_message(phrases: Phrasebook, table: Table, users: tuple[UserId, ...]) -> Message:
    """Mentions people who watch, because some turns were played."""
    text = phrases.say("watch-went-on", who=_mentions(phrases, users), map=phrases.map_name())
    stop = Button("unwatch", phrases.say("button-unwatch"), emoji="🔕")
    rows = fill_rows((recap_button(phrases), stop)) if table.is_open else ()
    return Message(phrases.language, text, rows, mentions=users)


def watched_game_over_message(
    phrases: Phrasebook, table: Table, users: tuple[UserId, ...]
) -> Message:
    """Mentions people who watch, because the game is over or was cancelled."""
    key = "watch-over" if table.status == "over" else "watch-cancelled"
    text = phrases.say(key, who=_mentions(phrases, users), map=phrases.map_name())
    return Message(phrases.language, text, mentions=users)


def _mentions(phrases: Phrasebook, users: Iterable[UserId]) -> str:
    return join_names(phrases.translator, [mention(user) for user in users])


def _choices(phrases: Phrasebook) -> tuple[Button, ...]:
    return tuple(
        Button(
            "watch",
            phrases.say(
                "button-watch-end" if every == AT_THE_END else "button-watch-every", number=every
            ),
            args=(str(every),),
        )
        for every in OFFERED
    )


def _stop(phrases: Phrasebook, watch: Watch | None) -> tuple[Button, ...]:
    if watch is None:
        return ()
    return (Button("unwatch", phrases.say("button-unwatch"), emoji="🔕"),)
