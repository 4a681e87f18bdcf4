"""The words on pictures and in their alt texts, in every language."""

from functools import cache

from bot.domain.table import Language
from bot.i18n.catalogue import Catalogue, Theme, Translator
from engine.cards import COLOURS
from render.ink.shapes import SymbolName
from render.words.alt_phrases import AltPhrases
from render.words.labels import Labels

HOLDINGS: tuple[SymbolName, ...] = ("wagon", "hand", "ticket", "station", "ferry", "cart")
PARTS: tuple[SymbolName, ...] = ("wagon", "ticket", "station", "trail", "region", "cart")
MAPPINGS = frozenset({"holding", "state", "part", "colour", "maps"})
MAP = "map-"


class PictureWords:
    """Made once per language and theme. Holes stay holes: `render` fills them."""

    def __init__(self, catalogue: Catalogue) -> None:
        self._catalogue = catalogue
        self.words = cache(self._words)
        self.phrases = cache(self._phrases)

    def _words(self, language: Language, theme: Theme = "trains") -> Labels:
        translator = self._catalogue.translator(language, theme)
        fields = (field for field in Labels.__struct_fields__ if field not in MAPPINGS)
        plain = {field: translator.say(_key("word", field)) for field in fields}
        return Labels(maps=tuple(_maps(translator).items()), **plain)

    def _phrases(self, language: Language, theme: Theme = "trains") -> AltPhrases:
        translator = self._catalogue.translator(language, theme)
        plain = {
            field: _with_holes(translator, _key("phrase", field))
            for field in AltPhrases.__struct_fields__
            if field not in MAPPINGS
        }
        return AltPhrases(
            holding={s: _with_holes(translator, f"phrase-holding-{s}") for s in HOLDINGS},
            state={
                "done": translator.say("ticket-done"),
                "possible": translator.say("ticket-possible"),
                "impossible": translator.say("ticket-impossible"),
            },
            part={s: _with_holes(translator, f"phrase-part-{s}") for s in PARTS},
            maps=_maps(translator),
            colour={colour: translator.say(f"colour-{colour.word}") for colour in COLOURS},
            **plain,
        )


def _key(kind: str, field: str) -> str:
    return f"{kind}-{field.replace('_', '-')}"


def _maps(translator: Translator) -> dict[str, str]:
    """The names of the maps that are known here, by their ids."""
    known = sorted(key for key in translator.keys if key.startswith(MAP))
    return {key.removeprefix(MAP): translator.say(key) for key in known}


def _with_holes(translator: Translator, key: str) -> str:
    """The sentence with `{name}` where Fluent has `{ $name }`."""
    return translator.say(key, **{hole: f"{{{hole}}}" for hole in translator.holes(key)})
