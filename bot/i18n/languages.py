"""What there is to know about each language besides its texts. How these are written is in
`tests/support/languages.py`."""

from collections.abc import Mapping

from bot.domain.table import Language
from engine.values import Value


class LanguageFacts(Value, frozen=True):
    """`native_name`: in the language itself. `discord_locale`: of people who have chosen it.
    `home_zones`: where most of its readers live, offered before a time zone is typed. `has_guide`:
    whether the guide for players is translated; otherwise they are given the English one."""

    native_name: str
    discord_locale: str
    home_zones: tuple[str, ...]
    has_guide: bool = False


FACTS: Mapping[Language, LanguageFacts] = {
    "en": LanguageFacts(
        "English",
        "en-GB",  # en-US is what Discord has unless somebody chooses
        (
            "Europe/London",
            "Europe/Dublin",
            "America/New_York",
            "America/Chicago",
            "America/Denver",
            "America/Los_Angeles",
            "America/Toronto",
            "Australia/Sydney",
            "Pacific/Auckland",
        ),
    ),
    "da": LanguageFacts(
        "Dansk", "da", ("Europe/Copenhagen", "Atlantic/Faroe", "America/Nuuk"), has_guide=True
    ),
    "nl": LanguageFacts(
        "Nederlands", "nl", ("Europe/Amsterdam", "Europe/Brussels"), has_guide=True
    ),
    "sv": LanguageFacts(
        "Svenska", "sv-SE", ("Europe/Stockholm", "Europe/Helsinki"), has_guide=True
    ),
}
DISCORD_LOCALES: Mapping[Language, str] = {
    language: facts.discord_locale for language, facts in FACTS.items() if language != "en"
}
"""The locales for which Discord gets names of commands besides the English ones."""
