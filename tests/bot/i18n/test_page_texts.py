"""Texts of the web page, which a script fills in without knowing Fluent."""

import re
from typing import cast

import pytest

from bot.domain.table import Language
from bot.i18n.catalogue import LANGUAGES, Translator
from bot.i18n.page_texts import PageText, page_texts
from tests.support.messages import catalogue


def filled(text: PageText, values: dict[str, int]) -> str:
    """As the script of the page fills it in, in a language in which only 1 is "one"."""
    if isinstance(text, str):
        return re.sub(r"\{(\w+)\}", lambda found: str(values[found[1]]), text)
    forms = cast("dict[str, PageText]", text["forms"])
    value = values[str(text["by"])]
    form = forms.get(str(value)) or forms.get("one" if value == 1 else "other") or forms["other"]
    return filled(form, values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_script_makes_the_same_texts_of_them(language: Language) -> None:
    translator: Translator = catalogue().translator(language)
    texts = page_texts(translator)
    assert texts
    for key, text in texts.items():
        for number in (0, 1, 2, 12):
            values = dict.fromkeys(translator.placeholders(key), number)
            assert filled(text, values) == translator.say(key, **values), key
