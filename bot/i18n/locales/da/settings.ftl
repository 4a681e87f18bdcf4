## The settings of a server, for its managers

settings-title = ⚙️ **Serverens indstillinger**
settings-about = -# Ændringer gemmes med det samme. Spilleplade, tempo, sprog og tip er kun standardvalg: den, der starter et spil, kan vælge noget andet.
settings-map = **Standardspilleplade**
settings-map-none = Ingen: vælg hver gang
settings-pace = **Standardtempo**
settings-language = **Standardsprog**
settings-language-server = Serverens eget sprog
settings-hints-on = **Tip** er slået til som standard.
settings-hints-off = **Tip** er slået fra som standard.
settings-ratings-on = **Ratings** er slået til.
settings-ratings-off = **Ratings** er slået fra.
settings-channels = **Kanaler til spil** (og deres tråde)
settings-channels-anywhere = Alle kanaler
settings-cancel = **Hvem kan aflyse et spil, der er i gang?** Kanalens administratorer kan altid gøre det.
settings-cancel-host = Værten
settings-cancel-players = Alle ved bordet
settings-cancel-managers = Ingen andre
button-turn-on = Slå til
button-turn-off = Slå fra
