"""Builds discord.py commands from the slash routes of the features.

English names and descriptions come from the catalogue now, the other languages when the commands
are registered with Discord.
"""

import inspect
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.domain.refusals import TableRefusal
from bot.features.caller import caller_of
from bot.features.context import HandlerContext
from bot.features.gate import InteractionGate
from bot.features.routes import MAPS, MAPS_TO_PLAY, Complete, Handler, SlashRoute, commands_of
from bot.i18n.catalogue import Catalogue
from bot.i18n.languages import DISCORD_LOCALES
from engine.model import Map
from engine.refusals import Refusal

log = logging.getLogger(__name__)

Interaction = discord.Interaction[Any]
Command = app_commands.Command[Any, ..., Any]
Callback = Callable[..., Coroutine[Any, Any, None]]
SlashChoice = app_commands.Choice[str]

MAX_CHOICES = 25
MAX_NAME_LENGTH = 100  # of a choice
MAX_TYPED = 100  # characters for which suggestions are made; Discord allows 6,000
MAX_OPTION = 400  # characters of an option that are read; mentions of eight people take 200
LANGUAGE_OF = {locale: language for language, locale in DISCORD_LOCALES.items()}


class CommandBuilder:
    """Makes the commands of a feature, each served by the gate."""

    def __init__(self, context: HandlerContext, gate: InteractionGate) -> None:
        self._context = context
        self._catalogue = context.catalogue
        self._gate = gate

    def commands(self, feature: object) -> Iterator[Command]:
        for route, handler in commands_of(feature):
            command: Command = app_commands.Command(
                name=locale_str(route.name, key=f"command-{route.name}"),
                description=self._text(f"command-{route.name}-description"),
                callback=self._callback(route, handler),
                allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=route.in_dm),
                allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
            )
            if route.is_for_managers:
                command.default_permissions = discord.Permissions(manage_guild=True)
            for option, complete in route.complete.items():
                command.autocomplete(option)(self._autocomplete(complete))
            yield command

    def _callback(self, route: SlashRoute, handler: Handler) -> Callback:
        """A function with the signature discord.py reads the options from."""

        async def callback(interaction: Interaction, **options: object) -> None:
            read = {
                name: value[:MAX_OPTION] if isinstance(value, str) else value
                for name, value in options.items()
            }
            await self._gate.serve(interaction, handler, read)

        _, *options = inspect.signature(handler).parameters.values()
        first = inspect.Parameter(
            "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=Interaction
        )
        named = [option.replace(kind=inspect.Parameter.POSITIONAL_OR_KEYWORD) for option in options]
        callback.__dict__["__signature__"] = inspect.Signature([first, *named])
        names = {option.name: option.name.rstrip("_") for option in options}
        app_commands.rename(
            **{each: locale_str(name, key=_key("option", name)) for each, name in names.items()}
        )(callback)
        app_commands.describe(
            **{
                each: self._text(_key("option", route.name, name, "description"))
                for each, name in names.items()
            }
        )(callback)
        choices = {each: self._choices(each, values) for each, values in route.choices.items()}
        app_commands.choices(**choices)(callback)
        return callback

    def _choices(self, option: str, values: Sequence[str]) -> list[SlashChoice]:
        if values in (MAPS, MAPS_TO_PLAY):
            return [
                app_commands.Choice(name=self._map_name(each, values), value=each.id)
                for each in self._context.maps[:MAX_CHOICES]
            ]
        return [
            app_commands.Choice(name=self._text(_key("choice", option, value)), value=value)
            for value in values
        ]

    def _map_name(self, map_: Map, values: Sequence[str]) -> locale_str:
        short = f"map-{map_.id}-short"
        if values == MAPS_TO_PLAY and self._catalogue.translator("en").has(short):
            return self._text(short)
        return self._text_or(f"map-{map_.id}", map_.name)

    def _autocomplete(
        self, complete: Complete
    ) -> Callable[[Interaction, str], Coroutine[Any, Any, list[SlashChoice]]]:
        """Suggestions, from the database and the games in memory; none instead of an error."""

        async def suggest(interaction: Interaction, typed: str) -> list[SlashChoice]:
            if not self._gate.completes(interaction):
                return []
            options = {
                name: str(value)[:MAX_TYPED] for name, value in interaction.namespace if value
            }
            caller = caller_of(interaction)
            try:
                found = await complete(self._context, caller, typed[:MAX_TYPED], options)
            except (Refusal, TableRefusal):
                return []
            except Exception:
                log.exception("no suggestions")
                return []
            return [
                app_commands.Choice(name=each.name[:MAX_NAME_LENGTH], value=each.value)
                for each in found[:MAX_CHOICES]
            ]

        return suggest

    def _text(self, key: str) -> locale_str:
        return locale_str(self._catalogue.say("en", key), key=key)

    def _text_or(self, key: str, otherwise: str) -> locale_str:
        """A translated text, or the given one if the catalogue has none."""
        is_known = self._catalogue.translator("en").has(key)
        return self._text(key) if is_known else locale_str(otherwise[:MAX_NAME_LENGTH])


def _key(*parts: str) -> str:
    return "-".join(parts).replace("_", "-")


class CatalogueTranslator(app_commands.Translator):
    """Gives Discord the names and descriptions of commands in the languages we have."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue

    async def translate(
        self,
        string: locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,  # noqa: ARG002  # the string has its key
    ) -> str | None:
        language, key = LANGUAGE_OF.get(locale.value), string.extras.get("key")
        return None if language is None or key is None else self._catalogue.say(language, key)
