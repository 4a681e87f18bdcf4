## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Je wachtrij:**
queue-empty = **Je wachtrij is leeg.** Kies wat je in je volgende beurt wilt doen. Ik doe de zet voor je zodra je aan de beurt bent, als hij dan nog kan. Anders roep ik je zoals altijd.
queue-own-turn = Je bent nu aan de beurt. Doe je zet; daarna kun je weer zetten klaarzetten.
queue-note = Alleen jij ziet dit. Een heel snelle zet kan verraden dat hij klaarstond; hieronder kun je een vertraging kiezen.
queue-has-changed = ⚠️ Je wachtrij is intussen veranderd. Zo ziet hij er nu uit.
queue-held = ➡️ De klaargezette zet kan deze keer niet, dus nu is het aan jou.
queue-played = **⏱️ Je wachtrij heeft voor je gespeeld:**
queue-taken-back = **⏱️ Een andere speler nam een zet terug, en daarmee ook je klaargezette zet.** Die staat weer in je wachtrij.
queue-otherwise = { $first }; **anders** { $second }
queue-deck = trek twee kaarten van de stapel
queue-card = pak { $card } uit de open kaarten
queue-card-or-deck = pak { $card } uit de open kaarten, anders van de stapel
queue-claim-any-cards = claim { $route } met willekeurige kaarten
queue-claim-any-lane = claim een willekeurig spoor { $route } met willekeurige kaarten
queue-extra =
    { $number ->
        [0] (tunnel: niets extra betalen, anders opgeven)
       *[other] (tunnel: hoogstens { $number } extra betalen, anders opgeven)
    }
queue-station = bouw een station in { $place }
queue-tickets-after = trek { -tickets } zodra je { $tickets } hebt behaald
queue-which-route = Welke route wil je claimen als je aan de beurt bent?
queue-which-card = Welke open kaart wil je?
queue-which-city = Waar wil je een station bouwen?
queue-extra-question = { $route } is een tunnel. Hoeveel kaarten wil je hoogstens extra betalen? Kost hij meer, dan geef ik hem op.
queue-extra-option =
    { $number ->
        [0] Niets extra
        [one] Hoogstens { $number } extra kaart
       *[other] Hoogstens { $number } extra kaarten
    }
queue-extra-placeholder = Hoeveel extra kaarten?
queue-any-cards = Willekeurige kaarten, zo min mogelijk { -wilds }
queue-any-lane = Elk spoor, willekeurige kaarten
queue-card-placeholder = Kies een kaart
queue-option-claim = Een route claimen …
queue-option-card = Een open kaart pakken …
queue-option-tickets-after = { -Tickets } trekken als de mijne behaald zijn
queue-option-station = Een station bouwen …
queue-first-placeholder = In mijn volgende beurt …
queue-then-placeholder = In de beurt daarna …
queue-else-placeholder = Als { $number } niet kan …
queue-remove-placeholder = Een zet weghalen …
queue-delay-none = Meteen spelen
queue-delay-minutes = Na 2–10 minuten spelen
queue-delay-hour = Ergens binnen een uur spelen
button-queue = Wachtrij
button-queue-clear = Wachtrij legen
button-queue-last = Ook in laatste ronde
button-queue-not-last = Niet laatste ronde
help-queue = **Kan ik vooruit plannen?** Met `/{ command-queue }` zet je je volgende zetten klaar, elk met een plan B. Niemand anders ziet je wachtrij, maar een heel snelle zet kan hem verraden; kies dan een vertraging.
