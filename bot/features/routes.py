"""Declaring what a handler answers: `@button("pay")`, `@pages("claim")`, `@slash("claim",
complete={...})`."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import TypeAlias, TypeVar

from bot.discord_io.components import Press
from bot.features.caller import Caller, Reply
from bot.features.context import HandlerContext
from bot.messages.parts.message import Choice, Verb
from engine.values import Value

F = TypeVar("F", bound=Callable[..., Awaitable[Reply]])

Handler: TypeAlias = Callable[..., Awaitable[Reply]]  # Python 3.11
FilledOptions: TypeAlias = Mapping[str, str]
Complete: TypeAlias = Callable[
    [HandlerContext, Caller, str, FilledOptions], Awaitable[list[Choice]]
]
"""`complete(context, caller, typed, options)`: the choices for what has been typed so far.
`options`: the command's other options as far as they are filled in."""

ANOTHER_PAGE: Verb = "more"
MAPS = ("<maps>",)  # as `choices` of an option: all maps
MAPS_TO_PLAY = ("<maps to play>",)  # the same, with a mark on those of short games


def from_view(choices: Callable[..., list[Choice]], *options: str) -> Complete:
    """Completes what the caller sees at this channel's table: `choices(phrases, view, *filled,
    typed)`. `options`: the other options on which it depends, "" if they are not filled in."""

    async def complete(
        context: HandlerContext, caller: Caller, typed: str, filled: FilledOptions
    ) -> list[Choice]:
        phrases, view = await context.view_here(caller)
        return choices(phrases, view, *(filled.get(each, "") for each in options), typed)

    return complete


class SlashRoute(Value, frozen=True):
    """A slash command; the handler's parameters after `caller` are its options.

    `choices`: for each option the values to choose from, named by the texts
    `choice-<option>-<value>`, or MAPS or MAPS_TO_PLAY. `is_for_managers`: Discord offers it to
    people who may manage the server, unless the server decides otherwise; so the handler must check
    it.
    """

    name: str
    in_dm: bool
    choices: Mapping[str, Sequence[str]]
    complete: Mapping[str, Complete]
    is_for_managers: bool = False


def button(*verbs: Verb, opens_form: bool = False, is_costly: bool = False) -> Callable[[F], F]:
    """The method handles presses of buttons and menus and submissions of forms with these verbs:
    `(self, caller, press)`. `opens_form`: the reply may have a form, see `opens_form`.
    `is_costly`: see `is_costly`."""

    def declare(handler: F) -> F:
        handler.__dict__["verbs"] = verbs
        handler.__dict__["opens_form"] = opens_form
        handler.__dict__["is_costly"] = is_costly
        return handler

    return declare


def pages(shown: str) -> Callable[[F], F]:
    """The method handles the buttons to the page before and after: `(self, caller, press)`, with
    the page in `press.page`. `shown`: the first argument of these buttons."""

    def declare(handler: F) -> F:
        handler.__dict__["pages"] = shown
        return handler

    return declare


def slash(
    name: str,
    *,
    in_dm: bool = False,
    opens_form: bool = False,
    is_costly: bool = False,
    is_for_managers: bool = False,
    choices: Mapping[str, Sequence[str]] | None = None,
    complete: Mapping[str, Complete] | None = None,
) -> Callable[[F], F]:
    """The method handles a slash command: `(self, caller, option, other_option=...)`."""
    route = SlashRoute(name, in_dm, choices or {}, complete or {}, is_for_managers)

    def declare(handler: F) -> F:
        handler.__dict__["slash"] = route
        handler.__dict__["opens_form"] = opens_form
        handler.__dict__["is_costly"] = is_costly
        return handler

    return declare


def buttons_of(feature: object) -> Iterator[tuple[str, Handler]]:
    """The buttons a feature handles, see `button_of`, each with its handler."""
    for handler in _methods(feature):
        for verb in getattr(handler, "verbs", ()):
            yield verb, handler
        if shown := getattr(handler, "pages", ""):
            yield f"{ANOTHER_PAGE}:{shown}", handler


def button_of(press: Press) -> str:
    """Which button was pressed: its verb, and of a button to another page also what is shown."""
    if press.verb != ANOTHER_PAGE:
        return press.verb
    return f"{ANOTHER_PAGE}:{press.args.partition(':')[0]}"


def opens_form(handler: Handler) -> bool:
    """Whether the reply of a handler may have a form. Then it is not acknowledged before it has
    replied, so it must be quick."""
    return bool(getattr(handler, "opens_form", False))


def is_costly(handler: Handler) -> bool:
    """Whether it takes much work, or posts for everybody, so that nobody may ask for it often."""
    return bool(getattr(handler, "is_costly", False))


def commands_of(feature: object) -> Iterator[tuple[SlashRoute, Handler]]:
    """The slash commands a feature handles, each with its handler."""
    for handler in _methods(feature):
        route = getattr(handler, "slash", None)
        if isinstance(route, SlashRoute):
            yield route, handler


def _methods(feature: object) -> Iterator[Handler]:
    for name in vars(type(feature)):
        method = getattr(feature, name)
        if callable(method):
            yield method
