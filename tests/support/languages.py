"""How the texts of each language are written. A language without an entry is not checked for it."""

from bot.domain.table import Language
from engine.values import Value


class WritingRules(Value, frozen=True):
    """`conjunction`: "and". `prepositions`: as a regular expression. `open_ticket`, `card_hint`:
    texts that are put together of many parts, as they must read."""

    conjunction: str
    prepositions: str
    quotation_marks: str
    open_ticket: tuple[str, str]
    card_hint: str


WRITING_RULES: dict[Language, WritingRules] = {
    "en": WritingRules(
        "and",
        "at|by|for|from|in|into|of|on|onto|to|with",
        "“”",
        ("4 trains to go", "still needs 1 red, 2 of any one colour · your 9 trains are enough"),
        "you need a yellow card for {route}, which is worth 15 points.",
    ),
    "da": WritingRules(
        "og",
        "af|for|fra|i|med|om|på|til|ved",
        "»«",
        (
            "4 togvogne endnu",
            "mangler 1 rødt, 2 i én valgfri farve · dine 9 togvogne rækker",
        ),
        "du skal bruge et gult kort til {route}, som giver 15 point.",
    ),
    "nl": WritingRules(
        "en",
        "aan|bij|in|met|naar|om|op|over|tot|uit|van|voor",
        "‘’",  # noqa: RUF001
        (
            "nog 4 wagons te gaan",
            "nodig: 1 rode, 2 van één kleur naar keuze · je hebt genoeg wagons (9)",
        ),
        "je hebt een gele kaart nodig voor {route}, die 15 punten oplevert.",
    ),
    "sv": WritingRules(
        "och",
        "av|från|för|i|med|om|på|till|vid",
        "””",
        (
            "kräver 4 tågvagnar till",
            "du behöver 1 rött, 2 i en valfri färg · dina 9 tågvagnar räcker",
        ),
        "du behöver ett gult kort till {route}, som ger 15 poäng.",
    ),
}
