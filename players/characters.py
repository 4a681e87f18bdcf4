"""Who the automatic players are: names and characters, in the languages of the bot."""

from collections.abc import Mapping
from typing import Literal

from engine.values import Value

Language = Literal["en", "da", "nl", "sv"]
Words = Mapping[Language, str]


class Character(Value, frozen=True):
    """One level of play. There are names for a whole table of them."""

    level: str
    names: tuple[Words, ...]
    about: Words


def _words(en: str, da: str, nl: str, sv: str) -> Words:
    return {"en": en, "da": da, "nl": nl, "sv": sv}


EASY = Character(
    "easy",
    (
        _words("The Tourist", "Turisten", "De toerist", "Turisten"),
        _words("The Poet", "Digteren", "De dichter", "Poeten"),
        _words("The Daydreamer", "Dagdrømmeren", "De dagdromer", "Dagdrömmaren"),
        _words("The Photographer", "Fotografen", "De fotograaf", "Fotografen"),
        _words("The Holidaymaker", "Feriegæsten", "De vakantieganger", "Semesterfiraren"),
    ),
    _words(
        "Travels for the view: one ticket at a time, and easily distracted.",
        "Rejser for udsigtens skyld: én billet ad gangen, og lader sig let distrahere.",
        "Reist voor het uitzicht: één kaartje tegelijk, en snel afgeleid.",
        "Reser för utsiktens skull: en biljett i taget, och blir lätt distraherad.",
    ),
)

NORMAL = Character(
    "normal",
    (
        _words("The Conductor", "Konduktøren", "De conducteur", "Konduktören"),
        _words("The Stationmaster", "Stationsforstanderen", "De stationschef", "Stinsen"),
        _words("The Postmistress", "Postmesteren", "De postmeesteres", "Postmästaren"),
        _words("The Porter", "Drageren", "De kruier", "Stadsbudet"),
        _words("The Stoker", "Fyrbøderen", "De stoker", "Eldaren"),
    ),
    _words(
        "Plans its tickets by the shortest way, saves its cards, and blocks nobody on purpose.",
        "Planlægger sine billetter ad korteste vej, sparer på kortene og spærrer ikke med vilje.",
        "Plant de kaartjes langs de kortste weg, spaart kaarten op en blokkeert niemand expres.",
        "Planerar sina biljetter kortaste vägen, sparar sina kort och blockerar ingen med flit.",
    ),
)

HARD = Character(
    "hard",
    (
        _words("The Dispatcher", "Trafiklederen", "De treindienstleider", "Tågklareraren"),
        _words("The Engineer", "Ingeniøren", "De ingenieur", "Ingenjören"),
        _words("The Surveyor", "Landmåleren", "De landmeter", "Lantmätaren"),
        _words("The Timetabler", "Køreplanlæggeren", "De dienstregelaar", "Tidtabellsläggaren"),
        _words("The Director", "Direktøren", "De directeur", "Direktören"),
    ),
    _words(
        "Plans the whole network at once, counts every turn, and knows what you are up to.",
        "Planlægger hele nettet på én gang, tæller hver tur og ved, hvad du har for.",
        "Plant het hele net in één keer, telt elke beurt en weet wat jij van plan bent.",
        "Planerar hela nätet på en gång, räknar varje tur och vet vad du har i kikaren.",
    ),
)

CHARACTERS: Mapping[str, Character] = {c.level: c for c in (EASY, NORMAL, HARD)}
