"""All texts of the bot in all languages, loaded from Fluent files.

The texts of a language are in the `.ftl` files of `locales/<language>/`, which all languages have
under the same names and with the same keys. Words in which the published games differ (ticket or
contract, wagon or cart) are Fluent terms, in one file for each theme: `da/trains.ftl` and
`da/carts.ftl`. A missing key or a missing value is a bug and raises `MissingTextError`.
"""

from functools import lru_cache
from pathlib import Path
from typing import get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.domain.table import Language
from engine.model import Map, MapWords

Theme = MapWords
PlaceholderValue = str | int

LOCALES = Path(__file__).parent / "locales"
LANGUAGES: tuple[Language, ...] = get_args(Language)
THEMES: tuple[Theme, ...] = get_args(Theme)
CACHE_SIZE = 4096  # texts; formatting one takes 5 to 30 microseconds, a cached one less than 1
MARK = "\ue000"  # around the name of a value in a template; of no text or name


class MissingTextError(LookupError):
    """A catalogue lacks a key, a caller did not pass a value, or a file is not valid Fluent."""


class Translator:
    """The texts of one language with the words of one theme.

    `say(key, **values)` returns the text of a key with its placeholders filled in.
    """

    def __init__(self, language: Language, theme: Theme, resources: list[ast.Resource]) -> None:
        self.language = language
        self.theme = theme
        self._bundle = FluentBundle([language], use_isolating=False)
        self._messages: dict[str, ast.Message] = {}
        for resource in resources:
            self._bundle.add_resource(resource)
            found = (entry for entry in resource.body if isinstance(entry, ast.Message))
            self._messages |= {entry.id.name: entry for entry in found}
        self.keys = frozenset(self._messages)
        self.say = lru_cache(CACHE_SIZE)(self._say)
        self._template = lru_cache(CACHE_SIZE)(self._make_template)
        self._selectors = lru_cache(len(self.keys))(self._find_selectors)

    def has(self, key: str) -> bool:
        return key in self._messages

    def placeholders(self, key: str) -> frozenset[str]:
        """The names of the values that `say` needs for a key, also those of texts it includes."""
        finder = self._found_in(key)
        included = (self.placeholders(other) for other in finder.messages)
        return frozenset(finder.names).union(*included)

    def forms(self, key: str) -> dict[str, frozenset[str]]:
        """By which values a text, or a text it includes, chooses its form, and the names of the
        forms: `{"number": {"one", "other"}}`."""
        finder = self._found_in(key)
        forms = {name: frozenset(found) for name, found in finder.forms.items()}
        for other in finder.messages:
            for name, found in self.forms(other).items():
                forms[name] = forms.get(name, frozenset()) | found
        return forms

    def _found_in(self, key: str) -> "_PlaceholderFinder":
        finder = _PlaceholderFinder()
        finder.visit(self._messages[key])
        return finder

    def _say(self, key: str, **values: PlaceholderValue) -> str:
        """Names and sentences, which differ at every table, are put into a template of the text:
        that takes a tenth of the time."""
        selectors = self._selectors(key)
        free = [n for n, value in values.items() if isinstance(value, str) and n not in selectors]
        known = [(name, value) for name, value in values.items() if name not in free]
        template = self._template(key, tuple(free), *known)
        if len(template) == 1:
            return template[0]
        # Every second part is the name of a value.
        parts = [str(values[part]) if at % 2 else part for at, part in enumerate(template)]
        return "".join(parts)

    def _make_template(
        self, key: str, free: tuple[str, ...], *known: tuple[str, PlaceholderValue]
    ) -> list[str]:
        """The text, cut wherever the `free` values belong; their names are in between."""
        marked = {name: f"{MARK}{name}{MARK}" for name in free}
        return self._format(key, {**marked, **dict(known)}).split(MARK)

    def _find_selectors(self, key: str) -> frozenset[str]:
        """The values by which a text chooses its form."""
        return frozenset(self.forms(key)) if self.has(key) else frozenset()

    def _format(self, key: str, values: dict[str, PlaceholderValue]) -> str:
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingTextError(f"{self.language} has no {key!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingTextError(f"{self.language} {key!r}: {errors[0]}")
        return str(text)


class Catalogue:
    """The translators of all languages and themes. Make one and share it: loading the files takes
    a large part of a second. `kind`: of translators."""

    def __init__(self, folder: Path = LOCALES, kind: type[Translator] = Translator) -> None:
        self._translators = {
            (language, theme): translator
            for language in LANGUAGES
            for theme, translator in _translators(folder, language, kind).items()
        }

    def say(self, language: Language, key: str, **values: PlaceholderValue) -> str:
        """A text that is not about the board of a table."""
        return self.translator(language).say(key, **values)

    def translator(self, language: Language, theme: Theme = "trains") -> Translator:
        return self._translators[language, theme]


def theme_of(map_: Map) -> Theme:
    """The theme of a map, as its file says."""
    return map_.words


def _translators(
    folder: Path, language: Language, kind: type[Translator]
) -> dict[Theme, Translator]:
    """The translators of a language, one for each theme; they share all files but the theme's."""
    resources = {file.stem: _parse(file) for file in sorted((folder / language).glob("*.ftl"))}
    shared = [resource for name, resource in resources.items() if name not in THEMES]
    return {theme: kind(language, theme, [resources[theme], *shared]) for theme in THEMES}


def _parse(file: Path) -> ast.Resource:
    """The entries of a file, or raise MissingTextError where it is not valid Fluent."""
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingTextError(
                f"{file.parent.name}/{file.name} is not Fluent at: {(entry.content or '')[:200]}"
            )
    return resource


class _PlaceholderFinder(Visitor):
    """Collects the variables of a message, the messages it includes, and the forms among which
    it chooses by a variable."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()
        self.forms: dict[str, set[str]] = {}

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        if isinstance(node.selector, ast.VariableReference):
            forms = self.forms.setdefault(node.selector.id.name, set())
            forms |= {_form_name(variant.key) for variant in node.variants}
        self.generic_visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # Fluent's name
        self.messages.add(node.id.name)


def _form_name(key: ast.Identifier | ast.NumberLiteral) -> str:
    """`one`, `other`, `0`, `you`."""
    return key.name if isinstance(key, ast.Identifier) else str(key.value)
