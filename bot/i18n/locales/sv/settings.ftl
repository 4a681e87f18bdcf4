## The settings of a server, for its managers

settings-title = ⚙️ **Serverns inställningar**
settings-about = -# Ändringar sparas direkt. Karta, tempo, språk och tips är bara förval: den som startar ett spel kan välja något annat.
settings-map = **Förvald karta**
settings-map-none = Ingen: värden väljer
settings-pace = **Förvalt tempo**
settings-language = **Förvalt språk**
settings-language-server = Serverns språk
settings-hints-on = **Tips** är på som standard.
settings-hints-off = **Tips** är av som standard.
settings-ratings-on = **Rating** är påslagen.
settings-ratings-off = **Rating** är avstängd.
settings-channels = **Kanaler för spel** (och deras trådar)
settings-channels-anywhere = Alla kanaler
settings-cancel = **Vem får avbryta ett pågående spel?** De som hanterar kanalen kan alltid göra det.
settings-cancel-host = Värden
settings-cancel-players = Alla vid bordet
settings-cancel-managers = Ingen annan
button-turn-on = Slå på
button-turn-off = Stäng av
