## A player's hand, also as a direct message

hand-cards =
    { $number ->
        [one] **{ $number } kaart:** { $cards }
       *[other] **{ $number } kaarten:** { $cards }
    }
hand-empty = Je hebt geen kaarten.
hand-tickets =
    { $number ->
        [one] **{ $number } { -ticket }:**
       *[other] **{ $number } { -tickets }:**
    }
dm-hand =
    { $number ->
        [one] **Je hand in { $map }: { $number } kaart**
       *[other] **Je hand in { $map }: { $number } kaarten**
    }
dm-table = Naar de tafel: { $link }
dm-your-turn = ➡️ Je bent aan de beurt.
dm-not-your-turn = Je bent nog niet aan de beurt.
dm-choose-tickets = ➡️ Kies { -tickets }.
dm-over = **{ $map }: het spel is afgelopen.**
dm-seat-left = { $name } speelt voor je verder in **{ $map }**.
dm-seat-left-to-computer-player = Een automatische speler speelt voor je verder in **{ $map }**.
dm-stand-in = **Een automatische invaller speelt voorlopig voor je in { $map }.** Kom terug wanneer je wilt.
dm-switched-off = Je hand in **{ $map }** komt niet meer per privébericht, zoals je wilde. `/{ command-hand }` laat hem zien, met `/{ command-remind }` komt hij terug.
hand-first-turn = 🌱 Je eerste beurt. Doe één ding: pak twee kaarten, claim een route of trek { -tickets }. `/{ command-rules }` vertelt meer.
dm-closed = Ik kan je geen privéberichten sturen. `/{ command-hand }` laat je alles zien, ook hier.
