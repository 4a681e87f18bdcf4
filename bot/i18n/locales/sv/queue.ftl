## Queued moves: /queue, in the hand, and on the own board

queue-title = **⏱️ Din kö:**
queue-empty = **Din kö är tom.** Välj vad du vill göra på din nästa tur. Jag gör draget åt dig så snart det är din tur, om det fortfarande går. Annars säger jag till som vanligt.
queue-own-turn = Det är din tur nu, så gör ditt drag först. Sedan kan du planera framåt.
queue-note = Bara du ser det här. Ett mycket snabbt drag kan avslöja att det låg i kö, så nedan kan du välja en fördröjning.
queue-has-changed = ⚠️ Din kö har ändrats under tiden. Så här ser den ut nu.
queue-held = ➡️ Inget i din kö går att spela den här gången, så nu är det upp till dig.
queue-plays-at = ⏱️ Du behöver inte göra något: jag spelar åt dig { $when } ({ $move }). Fram till dess kan du också göra ett drag själv.
queue-played = **⏱️ Din kö har spelat åt dig:**
queue-taken-back = **⏱️ En annan spelares drag ångrades, och därmed också ditt drag ur kön.** Det ligger i din kö igen.
queue-otherwise = { $first }; **annars** { $second }
queue-deck = dra två kort från högen
queue-card = ta { $card } bland de uppvända, om det går
queue-card-or-deck = ta { $card } bland de uppvända, annars ett kort från högen
queue-claim-any-cards = muta in { $route } med kort som passar
queue-claim-any-lane = muta in någon av sträckorna { $route } med kort som passar
queue-extra =
    { $number ->
        [0] (tunnel: ge upp om den kostar extra)
       *[other] (tunnel: betala högst { $number } extra, ge annars upp)
    }
queue-station = bygg en station i { $place }
queue-tickets-after = dra { -tickets } när du är klar med { $tickets }
queue-which-route = Vilken sträcka vill du muta in på din tur?
queue-route-placeholder = Sträckor: längd (+poäng)
queue-which-card =
    { $wild ->
        [turn] Vilket kort vill du ha? Det gäller båda korten du tar; { -an-open-wild } räknas som två.
       *[card] Vilket kort vill du ha? Det gäller båda korten du tar.
    }
queue-which-city = Var vill du bygga en station?
queue-extra-question = { $route } är en tunnel. Hur många extra kort vill du betala som mest? Kostar den mer ger jag upp den.
queue-extra-option =
    { $number ->
        [0] Inga extra kort
       *[other] Högst { $number } extra kort
    }
queue-extra-placeholder = Hur många extra kort?
queue-any-cards = Kort som passar, så få { -wilds } som möjligt
queue-any-lane = Någon av sträckorna, kort som passar
queue-card-placeholder = Välj ett kort
queue-option-claim = Muta in en sträcka …
queue-option-card = Ta ett uppvänt kort …
queue-option-tickets-after = Dra { -tickets } när mina är { -all-done }
queue-option-station = Bygg en station …
queue-first-placeholder = På min nästa tur …
queue-then-placeholder = På turen därefter …
queue-else-placeholder = Om drag { $number } inte går …
queue-remove-placeholder = Ta bort ett drag …
queue-delay-none = Spela direkt
queue-delay-minutes = Spela efter 2–10 minuter
queue-delay-hour = Spela någon gång inom en timme
button-queue-claim = Köa en sträcka
button-queue = Kö
button-queue-clear = Töm kön
button-queue-last = Även i sista rundan
button-queue-not-last = Inte i sista rundan
help-queue = **Kan jag planera i förväg?** Med `/{ command-queue }` väljer du dina nästa drag, med en plan B om du vill, så gör jag dem åt dig. Ingen annan ser din kö, men ett mycket snabbt drag kan avslöja den, så du kan välja en fördröjning.
