## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Din kø:**
queue-empty = **Din kø er tom.** Vælg, hvad du vil gøre i din næste tur. Når det bliver din tur, laver jeg trækket for dig, hvis det stadig er muligt. Ellers siger jeg til som normalt.
queue-own-turn = Det er din tur nu. Lav dit træk; bagefter kan du planlægge de næste.
queue-note = Kun du kan se det her. Et meget hurtigt træk kan afsløre, at det stod i kø; nedenfor kan du vælge en forsinkelse.
queue-has-changed = ⚠️ Din kø er blevet ændret i mellemtiden. Sådan ser den ud nu.
queue-held = ➡️ Trækket i køen er ikke muligt denne gang, så nu er det op til dig.
queue-plays-at = ⏱️ Du behøver ikke gøre noget: jeg spiller for dig { $when } ({ $move }). Inden da kan du stadig selv lave et træk.
queue-played = **⏱️ Din kø har spillet for dig:**
queue-taken-back = **⏱️ En anden spiller har fortrudt et træk, og så blev dit træk fra køen også fortrudt.** Det står i køen igen.
queue-otherwise = { $first }; **ellers** { $second }
queue-deck = træk to kort fra stakken
queue-card = tag { $card } blandt de åbne, hvis du kan
queue-card-or-deck = tag { $card } blandt de åbne, ellers træk fra stakken
queue-claim-any-cards = tag { $route } med de kort, der passer
queue-claim-any-lane = tag { -one-of-the-lanes } { $route } med de kort, der passer
queue-extra =
    { $number ->
        [0] (tunnel: giv op, hvis den koster ekstra)
       *[other] (tunnel: betal højst { $number } kort ekstra, ellers giv op)
    }
queue-station = byg en togstation i { $place }
queue-tickets-after = træk { -tickets }, når du har opfyldt { $tickets }
queue-which-route = Hvilken strækning vil du tage, når det er din tur?
queue-route-placeholder = Strækninger: længde (+point)
queue-which-card =
    { $wild ->
        [turn] Hvilket åbent kort vil du have? Det gælder begge dine kort; { -an-open-wild } tæller for to.
       *[card] Hvilket åbent kort vil du have? Det gælder begge dine kort.
    }
queue-which-city = Hvor vil du bygge en togstation?
queue-extra-question = { $route } er en tunnel. Hvor mange kort vil du højst betale ekstra? Koster den mere, giver jeg op.
queue-extra-option =
    { $number ->
        [0] Ingen ekstra kort
       *[other] Højst { $number } ekstra kort
    }
queue-extra-placeholder = Hvor mange ekstra kort?
queue-any-cards = De kort, der passer, med så få { -wilds } som muligt
queue-any-lane = De kort, der passer, på { -one-of-the-lanes }
queue-card-placeholder = Vælg et kort
queue-option-claim = Tag en strækning …
queue-option-card = Tag et åbent kort …
queue-option-tickets-after = Træk { -tickets }, når mine er opfyldt
queue-option-station = Byg en togstation …
queue-first-placeholder = I min næste tur …
queue-then-placeholder = I turen derefter …
queue-else-placeholder = Hvis nr. { $number } ikke kan lade sig gøre …
queue-remove-placeholder = Fjern et træk …
queue-delay-none = Spil med det samme
queue-delay-minutes = Spil efter 2–10 minutter
queue-delay-hour = Spil på et tidspunkt inden for en time
button-queue-claim = Sæt strækning i kø
button-queue = Kø
button-queue-clear = Tøm køen
button-queue-last = Også i sidste runde
button-queue-not-last = Ikke i sidste runde
help-queue = **Kan jeg planlægge forud?** Med `/{ command-queue }` vælger du dine næste træk på forhånd, gerne med en plan B. Ingen andre ser din kø, men et meget hurtigt træk kan afsløre den, så du kan vælge en forsinkelse.
