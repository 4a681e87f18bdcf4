## The settings of a server, for its managers

settings-title = ⚙️ **Serverinstellingen**
settings-about = -# Wijzigingen worden meteen opgeslagen. Bord, tempo, taal en tips zijn standaardkeuzes: wie een spel begint, kan iets anders kiezen.
settings-map = **Standaardbord**
settings-map-none = Geen: elke keer kiezen
settings-pace = **Standaardtempo**
settings-language = **Standaardtaal**
settings-language-server = Taal van de server
settings-hints-on = **Tips** staan standaard aan.
settings-hints-off = **Tips** staan standaard uit.
settings-ratings-on = **Ratings** staan aan.
settings-ratings-off = **Ratings** staan uit.
settings-channels = **Waar mag er gespeeld worden?** (threads tellen mee)
settings-channels-anywhere = Alle kanalen
settings-cancel = **Wie mag een lopend spel annuleren?** Wie het kanaal beheert, mag dat altijd.
settings-cancel-host = De host
settings-cancel-players = Iedereen aan tafel
settings-cancel-managers = Niemand anders
button-turn-on = Aanzetten
button-turn-off = Uitzetten
