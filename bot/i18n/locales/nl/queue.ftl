## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Je wachtrij:**
queue-empty = **Je wachtrij is leeg.** Kies wat je in je volgende beurt wilt doen. Zodra je aan de beurt bent, doe ik die zet voor je. Kan hij dan niet meer, dan krijg je bericht zoals altijd.
queue-own-turn = Je bent nu aan de beurt. Doe je zet; daarna kun je weer vooruitplannen.
queue-note = Alleen jij ziet dit. Aan een heel snelle zet kunnen de anderen merken dat hij klaarstond; hieronder kun je een vertraging kiezen.
queue-has-changed = ⚠️ Je wachtrij is intussen veranderd. Zo ziet hij er nu uit.
queue-held = ➡️ De zet uit je wachtrij kan deze keer niet, dus nu is het aan jou.
queue-plays-at = ⏱️ Je hoeft niets te doen: ik speel { $when } voor je ({ $move }). Tot die tijd kun je ook zelf een zet doen.
queue-played = **⏱️ Je wachtrij heeft voor je gespeeld:**
queue-taken-back = **⏱️ Een medespeler nam een zet terug, en daarmee ook die uit je wachtrij.** Je zet staat er weer in.
queue-otherwise = { $first }; **anders:** { $second }
queue-deck = trek twee kaarten van de stapel
queue-card = pak { $card }, maar alleen als die open ligt
queue-card-or-deck = pak { $card } als die open ligt, trek anders van de stapel
queue-claim-any-cards = claim { $route } met kaarten die passen
queue-claim-any-lane = claim { $route } op welk spoor dan ook, met kaarten die passen
queue-extra =
    { $number ->
        [0] (tunnel: niets extra's betalen, anders opgeven)
       *[other] (tunnel: hoogstens { $number } extra betalen, anders opgeven)
    }
queue-station = bouw een station in { $place }
queue-tickets-after = trek { -tickets } zodra je { $tickets } hebt behaald
queue-which-route = Welke route wil je claimen als je aan de beurt bent?
queue-route-placeholder = Routes: lengte (+punten)
queue-which-card =
    { $wild ->
        [turn] Welke kaart wil je? Dat geldt voor beide kaarten; een open { -wild } telt als twee.
       *[card] Welke kaart wil je? Dat geldt voor beide kaarten.
    }
queue-which-city = Waar wil je een station bouwen?
queue-extra-question = { $route } is een tunnel. Hoeveel kaarten wil je hoogstens extra betalen? Kost hij meer, dan geef ik hem op.
queue-extra-option =
    { $number ->
        [0] Niets extra's
        [one] Hoogstens { $number } extra kaart
       *[other] Hoogstens { $number } extra kaarten
    }
queue-extra-placeholder = Hoeveel extra kaarten?
queue-any-cards = Kaarten die passen, zo min mogelijk { -wilds }
queue-any-lane = Elk spoor, kaarten die passen
queue-card-placeholder = Kies een kaart
queue-option-claim = Een route claimen …
queue-option-card = Een open kaart pakken …
queue-option-tickets-after = { -Tickets } trekken als ik alles heb behaald
queue-option-station = Een station bouwen …
queue-first-placeholder = In mijn volgende beurt …
queue-then-placeholder = In de beurt daarna …
queue-else-placeholder = Als zet { $number } niet kan …
queue-remove-placeholder = Een zet weghalen …
queue-delay-none = Meteen spelen
queue-delay-minutes = Na 2–10 minuten spelen
queue-delay-hour = Ergens in het komende uur spelen
button-queue-claim = Route in wachtrij
button-queue = Wachtrij
button-queue-clear = Wachtrij legen
button-queue-last = Ook laatste ronde
button-queue-not-last = Niet laatste ronde
help-queue = **Kan ik vooruitplannen?** Met `/{ command-queue }` kies je je volgende zetten alvast, elk met een plan B. Niemand anders ziet je wachtrij, maar een heel snelle zet kan je verraden; daarom kun je een vertraging kiezen.
