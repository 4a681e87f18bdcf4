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

    def __init__(self, texts: Catalogue) -> None:
        self._texts = texts
        self.words = cache(self._words)
        self.phrases = cache(self._phrases)

    def _words(self, language: Language, theme: Theme = "trains") -> Labels:
        speaker = self._texts.speaker(language, theme)
        fields = (field for field in Labels.__struct_fields__ if field not in MAPPINGS)
        plain = {field: speaker.say(_key("word", field)) for field in fields}
        return Labels(maps=tuple(_maps(speaker).items()), **plain)

    def _phrases(self, language: Language, theme: Theme = "trains") -> AltPhrases:
        speaker = self._texts.speaker(language, theme)
        plain = {
            field: _with_holes(speaker, _key("phrase", field))
            for field in AltPhrases.__struct_fields__
            if field not in MAPPINGS
        }
        return AltPhrases(
            holding={s: _with_holes(speaker, f"phrase-holding-{s}") for s in HOLDINGS},
            state={
                "done": speaker.say("ticket-done"),
                "possible": speaker.say("ticket-possible"),
                "impossible": speaker.say("ticket-impossible"),
            },
            part={s: _with_holes(speaker, f"phrase-part-{s}") for s in PARTS},
            maps=_maps(speaker),
            colour={colour: speaker.say(f"colour-{colour.word}") for colour in COLOURS},
            **plain,
        )


def _key(kind: str, field: str) -> str:
    return f"{kind}-{field.replace('_', '-')}"


def _maps(speaker: Translator) -> dict[str, str]:
    """The names of the maps that are known here, by their ids."""
    known = sorted(key for key in speaker.keys if key.startswith(MAP))
    return {key.removeprefix(MAP): speaker.say(key) for key in known}


def _with_holes(speaker: Translator, key: str) -> str:
    """The sentence with `{name}` where Fluent has `{ $name }`."""
    return speaker.say(key, **{hole: f"{{{hole}}}" for hole in speaker.holes(key)})
