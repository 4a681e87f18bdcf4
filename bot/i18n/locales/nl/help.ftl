## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: bordspellen over treinen, met vrienden en beurt voor beurt.
help-begin = **Hoe begin ik een spel?** Met `/{ command-new }` begin je een spel in een kanaal, met `/{ command-join }` doe je mee en `/{ command-start }` start het spel. **{ button-lobby-more }** voegt { -computer-players } toe. Toch niet? `/{ command-leave }`, of `/{ command-cancel }` voor het hele spel.
help-learn = **Hoe speel je dit?** Wie de meeste punten heeft, wint. In je beurt doe je één ding: twee kaarten pakken, een route claimen of { -tickets } trekken. `/{ command-rules }` geeft je de regels van een bord in het kort.
help-turn = **Ik ben aan de beurt. Wat nu?** Gebruik de knoppen onder het bord, of typ `/{ command-claim }` voor een route en `/{ command-draw }` voor kaarten of { -tickets }. `/{ command-hint }` helpt je op weg, `/{ command-undo }` neemt een zet terug.
help-look = **Wat heb ik, en wat is er gebeurd?** `/{ command-hand }` laat je kaarten zien (alleen aan jou), `/{ command-board }` het bord, `/{ command-recap }` wat er sinds je beurt gebeurd is, `/{ command-score }` de stand, `/{ command-games }` al je spellen. `/{ command-profile }` toont jouw resultaten of die van een ander, `/{ command-leaderboard }` de ranglijst van de server.
help-replay = **Hoe is dat zo gekomen?** Met `/{ command-replay }` kun je terug naar elke zet, met de kaarten die je toen had. Na afloop zie je ook die van de anderen, en **{ button-review }** toont ieders winstkans na elke beurt, geluk en kunde, de keerpunten en je zwakste zet.
help-remind = **Ik wil mijn beurt niet vergeten.** Met `/{ command-reminders }` stel je herinneringen, stille uren en tijdzone in.
help-wait = **Ik wacht op iemand.** Met `/{ command-nudge }` geef je diegene een por; blijft het stil, dan kunnen jullie stemmen over hoe het verdergaat.
help-leave = **Ik moet stoppen, of we willen ergens anders spelen.** Met `/{ command-substitute }` geef je je plaats aan iemand anders, met `/{ command-leave }` aan een { -computer-player }. Typt de host `/{ command-bring-here }` in een ander kanaal, dan verhuist het spel daarheen.
help-tables = **Wat wordt er hier gespeeld?** `/{ command-games }` kan een lijst plaatsen die vanzelf actueel blijft. Is er ergens nog plek, dan kun je daar meteen meedoen.
help-watch = **Ik speel niet mee, maar ben wel nieuwsgierig.** Met `/{ command-watch }` krijg je een seintje als een spel is afgelopen, of om de paar beurten.
help-server = **Ik beheer deze server.** Met `/{ command-settings }` kies je de standaard voor nieuwe spellen, waar er gespeeld mag worden en wie een spel mag annuleren.
help-guide = **Meer weten?** Alles staat met plaatjes in [de handleiding]({ $address }).
