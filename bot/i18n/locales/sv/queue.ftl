## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Din kö:**
queue-empty = **Din kö är tom.** Välj vad du vill göra på din nästa tur. Jag gör draget åt dig så snart det är din tur, om det fortfarande går. Annars kallar jag på dig som vanligt.
queue-own-turn = Det är din tur nu. Gör ditt drag; sedan kan du lägga fler i kön.
queue-note = Bara du ser det här. Ett mycket snabbt drag kan avslöja att det låg i kö; nedan kan du välja en fördröjning.
queue-has-changed = ⚠️ Din kö har ändrats under tiden. Så här ser den ut nu.
queue-held = ➡️ Draget i kön går inte den här gången, så nu är det upp till dig.
queue-played = **⏱️ Din kö har spelat åt dig:**
queue-taken-back = **⏱️ En annan spelares drag ångrades, och ditt drag från kön med det.** Det ligger i din kö igen.
queue-otherwise = { $first }; **annars** { $second }
queue-deck = dra två kort från högen
queue-card = ta { $card } om det ligger uppvänt
queue-card-or-deck = ta { $card } om det ligger uppvänt, annars från högen
queue-claim-any-cards = muta in { $route } med vilka kort som helst
queue-claim-any-lane = muta in vilket spår som helst { $route } med vilka kort som helst
queue-extra =
    { $number ->
        [0] (tunnel: betala inget extra, annars ge upp)
       *[other] (tunnel: betala högst { $number } extra, annars ge upp)
    }
queue-station = bygg en station i { $place }
queue-tickets-after = dra { -tickets } när du är klar med { $tickets }
queue-which-route = Vilken sträcka vill du muta in på din tur?
queue-which-card = Vilket uppvänt kort vill du ha?
queue-which-city = Var vill du bygga en station?
queue-extra-question = { $route } är en tunnel. Hur många kort vill du som mest betala extra? Kostar den mer ger jag upp den.
queue-extra-option =
    { $number ->
        [0] Inga extra kort
       *[other] Högst { $number } extra kort
    }
queue-extra-placeholder = Hur många extra kort?
queue-any-cards = Vilka kort som helst, så få { -wilds } som möjligt
queue-any-lane = Vilket spår och vilka kort som helst
queue-card-placeholder = Välj ett kort
queue-option-claim = Muta in en sträcka …
queue-option-card = Ta ett uppvänt kort …
queue-option-tickets-after = Dra { -tickets } när mina är klara
queue-option-station = Bygg en station …
queue-first-placeholder = På min nästa tur …
queue-then-placeholder = På turen därefter …
queue-else-placeholder = Om { $number } inte går …
queue-remove-placeholder = Ta bort ett drag …
queue-delay-none = Spela direkt
queue-delay-minutes = Spela efter 2–10 minuter
queue-delay-hour = Spela någon gång inom en timme
button-queue = Kö
button-queue-clear = Töm kön
button-queue-last = Även i sista rundan
button-queue-not-last = Inte sista rundan
help-queue = **Kan jag planera i förväg?** `/{ command-queue }` gör dina nästa drag åt dig, vart och ett med en plan B. Ingen annan ser din kö, men ett mycket snabbt drag kan avslöja den, så du kan välja en fördröjning.
