## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: bordspellen over treinen, met vrienden en beurt voor beurt.
help-begin = **Hoe begin ik een spel?** Met `/{ command-new }` begin je een spel in een kanaal, met `/{ command-join }` doe je mee, `/{ command-automatic }` voegt { -computer-players } toe en `/{ command-start }` start het spel. Toch niet? `/{ command-leave }`, of `/{ command-cancel }` voor het hele spel.
help-learn = **Hoe speel je dit?** Wie de meeste punten heeft, wint. In je beurt doe je één ding: twee kaarten pakken, een route claimen of { -tickets } trekken. `/{ command-rules }` geeft je de regels van een bord in het kort.
help-turn = **Ik ben aan de beurt. Wat nu?** Gebruik de knoppen onder het bord, of typ `/{ command-draw }` voor kaarten, `/{ command-claim }` voor een route, `/{ command-tickets }` voor { -tickets }; op sommige borden ook `/{ command-station }` of `/{ command-ferry }`; `/{ command-pass }` als er niets anders kan. `/{ command-hint }` helpt je op weg, `/{ command-undo }` neemt een zet terug.
help-look = **Wat heb ik, en wat is er gebeurd?** `/{ command-hand }` laat je kaarten zien (alleen aan jou), `/{ command-board }` het bord, `/{ command-recap }` wat er sinds je beurt gebeurd is, `/{ command-score }` de stand, `/{ command-log }` het hele verloop, `/{ command-games }` al je spellen. `/{ command-profile }` toont je resultaten, `/{ command-versus }` die tegen één speler, `/{ command-leaderboard }` de ranglijst van de server.
help-replay = **Hoe is dat zo gekomen?** Met `/{ command-replay }` kun je terug naar elke zet, met de kaarten die je toen had. Na afloop zie je ook die van de anderen.
help-review = **Was het geluk?** Met `/{ command-review }` kijk je terug op een afgelopen spel: ieders winstkans na elke beurt, geluk en kunde, de keerpunten en je zwakste zet.
help-remind = **Ik wil mijn beurt niet vergeten.** Met `/{ command-remind }` stel je herinneringen, stille uren en tijdzone in.
help-wait = **Ik wacht op iemand.** Met `/{ command-nudge }` geef je diegene een por; blijft het stil, dan stemmen jullie met `/{ command-vote }` over hoe het verdergaat.
help-leave = **Ik moet stoppen, of we willen ergens anders spelen.** Met `/{ command-substitute }` geef je je plaats aan iemand anders, met `/{ command-resign }` aan een { -computer-player }. De host haalt het spel met `/{ command-move }` naar een ander kanaal, als hij dat daar typt.
help-tables = **Wat wordt er hier gespeeld?** `/{ command-tables }` plaatst een lijst die vanzelf actueel blijft. Is er ergens nog plek, dan kun je daar meteen meedoen.
help-watch = **Ik speel niet mee, maar ben wel nieuwsgierig.** Met `/{ command-watch }` krijg je een seintje als een spel is afgelopen, of om de paar beurten.
help-server = **Ik beheer deze server.** Met `/{ command-settings }` kies je de standaard voor nieuwe spellen, waar er gespeeld mag worden en wie een spel mag annuleren.
help-guide = **Meer weten?** Alles staat met plaatjes in [de handleiding]({ $address }).
