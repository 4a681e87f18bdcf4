"""Everything the bot says, in four languages: Fluent catalogues and the only door to them.

A catalogue is the `.ftl` files of one language in `locales/<language>/`. The words that the
boxes of the games use differently (ticket or contract, wagon or cart) are terms, in one file per
theme: `da/trains.ftl` and `da/carts.ftl`. A key that is missing, or a value, is a bug and raises.
"""

from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.domain.table import Language
from engine.model import Map, Merchandise

Theme = Literal["trains", "carts"]
Fill = str | int

LOCALES = Path(__file__).parent / "locales"
LANGUAGES: tuple[Language, ...] = get_args(Language)
THEMES: tuple[Theme, ...] = get_args(Theme)
DISCORD_LOCALES: Mapping[Language, str] = {"da": "da", "nl": "nl", "sv": "sv-SE"}
REMEMBERED = 4096  # sentences: making one takes 5 to 30 microseconds, recalling it less than 1


class MissingTextError(LookupError):
    """A key or a value that a catalogue lacks, or a file that is not Fluent."""


class Translator:
    """One language, with the words of one theme. `say(key, **values)` is its purpose."""

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
        self.say = lru_cache(REMEMBERED)(self._say)

    def has(self, key: str) -> bool:
        return key in self._messages

    def holes(self, key: str) -> frozenset[str]:
        """The values that a text asks for."""
        seen = _Holes()
        seen.visit(self._messages[key])
        inside = (self.holes(other) for other in seen.messages)
        return frozenset(seen.names).union(*inside)

    def _say(self, key: str, **values: Fill) -> str:
        """The text of a key, its holes filled."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingTextError(f"{self.language} has no {key!r}")
        text, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise MissingTextError(f"{self.language} {key!r}: {errors[0]}")
        return str(text)


class Catalogue:
    """All languages. Made once: reading the files takes a good part of a second."""

    def __init__(self, folder: Path = LOCALES) -> None:
        self._translators = {
            (language, theme): translator
            for language in LANGUAGES
            for theme, translator in _translators(folder, language).items()
        }

    def say(self, language: Language, key: str, **values: Fill) -> str:
        """A text that does not speak of one board."""
        return self.translator(language).say(key, **values)

    def translator(self, language: Language, theme: Theme = "trains") -> Translator:
        return self._translators[language, theme]


def theme_of(facts: Map) -> Theme:
    """Which words a map's box uses: where merchandise is carried, carts carry it."""
    has_carts = any(isinstance(rule, Merchandise) for rule in facts.rules)
    return "carts" if has_carts else "trains"


def _translators(folder: Path, language: Language) -> dict[Theme, Translator]:
    """A language in all themes; files of a theme are for that theme only."""
    parsed = {file.name: _parsed(file) for file in sorted((folder / language).glob("*.ftl"))}
    of_theme = {theme: f"{theme}.ftl" for theme in THEMES}
    common = [parsed[name] for name in parsed if name not in of_theme.values()]
    return {
        theme: Translator(language, theme, [parsed[name], *common])
        for theme, name in of_theme.items()
    }


def _parsed(file: Path) -> ast.Resource:
    resource = FluentResource(file.read_text(encoding="utf-8"))
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise MissingTextError(
                f"{file.parent.name}/{file.name} is not Fluent at: {(entry.content or '')[:200]}"
            )
    return resource


class _Holes(Visitor):
    """Collects the variables of a message, and the messages it quotes."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # theirs
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)
