"""The texts of the web page in a form that a script can fill in without knowing Fluent."""

from collections.abc import Mapping

from bot.i18n.catalogue import PlaceholderValue, Translator

PREFIX = "page-"  # of the keys of the page's texts
PLURALS = ("zero", "one", "two", "few", "many", "other")
SAMPLE = 701  # a number whose form is "other" in all our languages, and that is in no text

PageText = str | dict[str, object]
"""A text in which `{name}` stands for a value; or `{"by": name, "forms": {form: text}}`, if it has
several forms for the values of one name."""


def page_texts(translator: Translator) -> dict[str, PageText]:
    """All texts of the page by key."""
    keys = sorted(key for key in translator.keys if key.startswith(PREFIX))
    return {key: _page_text(translator, key, {}) for key in keys}


def _page_text(
    translator: Translator, key: str, chosen: Mapping[str, PlaceholderValue]
) -> PageText:
    """The text, in the form for these values of some of the names."""
    forms = translator.forms(key)
    for number, (name, names_of_forms) in enumerate(sorted(forms.items())):
        if name not in chosen:
            is_number = all(form in PLURALS or form.isdecimal() for form in names_of_forms)
            values = {
                form: _number(form, number) if is_number else _word(form, name)
                for form in sorted(names_of_forms)
            }
            return {
                "by": name,
                "forms": {
                    form: _page_text(translator, key, {**chosen, name: value})
                    for form, value in values.items()
                },
            }
    free = {name: f"{{{name}}}" for name in translator.placeholders(key) if name not in chosen}
    text = translator.say(key, **{**free, **chosen})
    for name, value in chosen.items():
        if isinstance(value, int) and value >= SAMPLE:
            text = text.replace(str(value), f"{{{name}}}")
    return text


def _number(form: str, position: int) -> int:
    """A number of this form; "one" is the number 1 in all our languages."""
    if form.isdecimal():
        return int(form)
    return 1 if form == "one" else SAMPLE + position


def _word(form: str, name: str) -> str:
    return f"{{{name}}}" if form == "other" else form
