"""What is stored about people, and the questions before it is deleted."""

from bot.domain.table import Language
from bot.i18n.catalogue import Catalogue, Translator
from bot.messages.parts.message import Button, Message, Text, TextFile
from bot.messages.parts.rows import fill_rows, layout_message
from engine.values import Value

EXPORT_NAME = "slow-train-data.json"
QUESTIONS = 2  # before everything is deleted


class Operator(Value, frozen=True):
    """What the people who run the bot say about it: how they can be reached, the address of their
    privacy policy ("" if they did not say), and for how many days they keep what."""

    contact: str = ""
    privacy_url: str = ""
    keep_left_servers_days: float = 30.0
    keep_lobbies_days: float = 14.0


def privacy_message(
    translator: Translator, operator: Operator, web_sessions: int | None = None
) -> Message:
    """What is stored, why, for how long and who sees it, with buttons to get and to delete it.
    `web_sessions`: on how many devices the reader is signed in to the web page; None if there is
    none."""
    how_long = translator.say(
        "privacy-long",
        servers=round(operator.keep_left_servers_days),
        lobbies=round(operator.keep_lobbies_days),
    )
    paragraphs = [
        translator.say("privacy-what"),
        translator.say("privacy-why"),
        how_long,
        translator.say("privacy-who"),
        translator.say("privacy-rights"),
    ]
    if operator.contact:
        paragraphs.append(translator.say("privacy-contact", contact=operator.contact))
    else:
        paragraphs.append(translator.say("privacy-contact-unknown"))
    if operator.privacy_url:
        paragraphs.append(translator.say("privacy-policy", url=operator.privacy_url))
    sign_out: tuple[Button, ...] = ()
    if web_sessions is not None:
        paragraphs.append(translator.say("privacy-web", number=web_sessions))
        sign_out = (Button("sign_out", translator.say("button-sign-out"), emoji="🚪"),)
    export = Button("export_data", translator.say("button-export-data"), "primary", "📄")
    delete = Button("delete_data", translator.say("button-delete-data"), "danger", args=("0",))
    return layout_message(
        translator.language,
        (
            Text(translator.say("privacy-title")),
            *map(Text, paragraphs),
            *fill_rows((export, delete, *sign_out)),
        ),
    )


def export_message(translator: Translator, text: str, *, is_complete: bool) -> Message:
    """The file with everything about the reader. `is_complete`: with all their moves."""
    key = "privacy-export" if is_complete else "privacy-export-without-moves"
    file = TextFile(EXPORT_NAME, text)
    return Message(translator.language, translator.say(key), attachments=(file,))


def delete_question(translator: Translator, confirmed: int, open_tables: int) -> Message:
    """`confirmed`: how often the reader has confirmed it so far. `open_tables`: how many they will
    leave."""
    not_now = Button("not_now", translator.say("button-not-now"))
    is_last = confirmed == QUESTIONS - 1
    label = translator.say("button-delete-for-good" if is_last else "button-delete-go-on")
    go_on = Button("delete_data", label, "danger", args=(str(confirmed + 1),))
    if is_last:
        text = translator.say("privacy-delete-sure")
    else:
        text = translator.say("privacy-delete", number=open_tables)
    return Message(translator.language, text, fill_rows((not_now, go_on)))


def deleted_message(translator: Translator) -> Message:
    return Message(translator.language, translator.say("privacy-deleted"))


def former_name(catalogue: Catalogue, language: Language, number: int) -> str:
    """The name of somebody whose data were deleted."""
    return catalogue.say(language, "former-player", number=str(number))
