"""Making commands: English texts from the catalogue now, other languages when Discord is told."""

import inspect
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.i18n.catalogue import DISCORD_LOCALES, Catalogue

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
Choice = app_commands.Choice[str]
Suggest = Callable[[Interaction, str], Coroutine[Any, Any, list[Choice]]]

MOST_NAME = 100  # characters in the name of a choice
LANGUAGE_OF = {locale: language for language, locale in DISCORD_LOCALES.items()}


class CommandBuilder:
    """`build("draw", draw)`: a command; the callback's parameters are its options."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    def __call__(
        self,
        name: str,
        callback: Callback,
        *,
        in_dm: bool = False,
        choices: Mapping[str, Sequence[Choice]] | None = None,
        suggest: Mapping[str, Suggest] | None = None,
    ) -> Command:
        made: Command = app_commands.Command(
            name=locale_str(name, key=f"command-{name}"),
            description=self.text(f"command-{name}-description"),
            callback=self._with_options(name, callback, choices or {}),
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=in_dm),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        for option, complete in (suggest or {}).items():
            made.autocomplete(option)(complete)
        return made

    def text(self, key: str) -> locale_str:
        return locale_str(self._catalogue.say("en", key), key=key)

    def text_or(self, key: str, otherwise: str) -> locale_str:
        """For names that are translated for those we know."""
        is_known = self._catalogue.translator("en").has(key)
        return self.text(key) if is_known else locale_str(otherwise[:MOST_NAME])

    def choice(self, kind: str, value: str) -> Choice:
        """A choice whose name is translated: `choice-order-lot`."""
        name = self.text(_key("choice", kind, value))
        return app_commands.Choice(name=name, value=value)

    def _with_options(
        self, command: str, callback: Callback, choices: Mapping[str, Sequence[Choice]]
    ) -> Callback:
        """The callback with names, descriptions and choices of its options noted on it."""
        parameters = list(inspect.signature(callback).parameters)[1:]
        named = {each: each.rstrip("_") for each in parameters}
        app_commands.rename(
            **{each: locale_str(name, key=_key("option", name)) for each, name in named.items()}
        )(callback)
        app_commands.describe(
            **{
                each: self.text(_key("option", command, name, "description"))
                for each, name in named.items()
            }
        )(callback)
        app_commands.choices(**{each: list(some) for each, some in choices.items()})(callback)
        return callback


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in the languages we speak."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  # the string knows its key
    ) -> str | None:
        language, key = LANGUAGE_OF.get(locale.value), string.extras.get("key")
        return None if language is None or key is None else self._catalogue.say(language, key)
