## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Din kø:**
queue-empty = **Din kø er tom.** Vælg, hvad du vil gøre i din næste tur. Jeg laver trækket for dig, så snart det er din tur, hvis det stadig er muligt. Ellers kalder jeg på dig som normalt.
queue-own-turn = Det er din tur nu. Lav dit træk; bagefter kan du sætte flere i kø.
queue-note = Kun du kan se det her. Et meget hurtigt træk kan afsløre, at det stod i kø; nedenfor kan du vælge en forsinkelse.
queue-has-changed = ⚠️ Din kø har ændret sig i mellemtiden. Sådan ser den ud nu.
queue-held = ➡️ Trækket i køen er ikke muligt denne gang, så nu er det op til dig.
queue-played = **⏱️ Din kø har spillet for dig:**
queue-taken-back = **⏱️ En anden spillers træk blev fortrudt, og dit træk fra køen med det.** Det står i din kø igen.
queue-otherwise = { $first }; **ellers** { $second }
queue-deck = træk to kort fra stakken
queue-card = tag { $card }, hvis det ligger åbent
queue-card-or-deck = tag { $card }, hvis det ligger åbent, ellers fra stakken
queue-claim-any-cards = gør krav på { $route } med hvilke kort som helst
queue-claim-any-lane = gør krav på et hvilket som helst spor { $route } med hvilke kort som helst
queue-extra =
    { $number ->
        [0] (tunnel: betal ikke ekstra, ellers opgiv)
       *[other] (tunnel: betal højst { $number } ekstra, ellers opgiv)
    }
queue-station = byg en togstation i { $place }
queue-tickets-after = træk { -tickets }, når du har opfyldt { $tickets }
queue-which-route = Hvilken strækning vil du gøre krav på, når det er din tur?
queue-which-card = Hvilket åbent kort vil du have?
queue-which-city = Hvor vil du bygge en togstation?
queue-extra-question = { $route } er en tunnel. Hvor mange kort vil du højst betale ekstra? Koster den mere, opgiver jeg den.
queue-extra-option =
    { $number ->
        [0] Ingen ekstra kort
       *[other] Højst { $number } ekstra kort
    }
queue-extra-placeholder = Hvor mange ekstra kort?
queue-any-cards = Hvilke kort som helst, færrest mulige { -wilds }
queue-any-lane = Hvilket spor og hvilke kort som helst
queue-card-placeholder = Vælg et kort
queue-option-claim = Gør krav på en strækning …
queue-option-card = Tag et åbent kort …
queue-option-tickets-after = Træk { -tickets }, når mine er opfyldt
queue-option-station = Byg en togstation …
queue-first-placeholder = I min næste tur …
queue-then-placeholder = I turen derefter …
queue-else-placeholder = Hvis { $number } ikke er muligt …
queue-remove-placeholder = Fjern et træk …
queue-delay-none = Spil med det samme
queue-delay-minutes = Spil efter 2–10 minutter
queue-delay-hour = Spil på et tidspunkt inden for en time
button-queue = Kø
button-queue-clear = Tøm køen
button-queue-last = Også i sidste runde
button-queue-not-last = Ikke sidste runde
help-queue = **Kan jeg planlægge forud?** `/{ command-queue }` laver dine næste træk for dig, hver med en plan B. Ingen andre ser din kø, men et meget hurtigt træk kan afsløre den, så du kan vælge en forsinkelse.
