## The settings of a server, for its managers

settings-title = ⚙️ **Serverns inställningar**
settings-about = -# Karta, tempo, språk och tips är bara förval: den som startar ett spel kan välja något annat.
settings-map = **Förvald karta**
settings-map-none = Ingen: välj varje gång
settings-pace = **Förvalt tempo**
settings-language = **Förvalt språk**
settings-language-server = Samma som servern
settings-hints-on = **Tips** är på som förval.
settings-hints-off = **Tips** är av som förval.
settings-ratings-on = **Rating** är på.
settings-ratings-off = **Rating** är av.
settings-channels = **Kanaler för spel** (och deras trådar)
settings-channels-anywhere = Alla kanaler
settings-cancel = **Vem får ställa in ett pågående spel?** De som hanterar kanalen får det alltid.
settings-cancel-host = Värden
settings-cancel-players = Alla vid bordet
settings-cancel-managers = Ingen annan
button-turn-on = Slå på
button-turn-off = Stäng av
