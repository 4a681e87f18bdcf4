## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: treinbordspellen met vrienden, beurt voor beurt.
help-begin = **Ik wil spelen.** `/{ command-new }` opent een tafel in een kanaal, met `/{ command-join }` schuif je aan, `/{ command-automatic }` voegt automatische spelers toe, `/{ command-start }` begint het spel. Toch niet? `/{ command-leave }`, of `/{ command-cancel }` voor de hele tafel.
help-learn = **Ik wil weten hoe het gaat.** `/{ command-rules }` vertelt de regels van een bord in het kort. Een beurt is één ding: twee kaarten, een route of { -tickets }.
help-turn = **Ik ben aan de beurt.** Gebruik de knoppen onder het bord, of typ: `/{ command-draw }` voor kaarten, `/{ command-claim }` voor een route, `/{ command-tickets }` voor { -tickets }; op sommige borden ook `/{ command-station }` of `/{ command-ferry }`; `/{ command-pass }` als er niets anders kan. `/{ command-hint }` geeft raad, `/{ command-undo }` neemt een zet terug.
help-look = **Wat heb ik, en wat is er gebeurd?** `/{ command-hand }` laat je kaarten zien (alleen aan jou), `/{ command-board }` het bord, `/{ command-recap }` wat er sinds je beurt gebeurd is, `/{ command-score }` de stand, `/{ command-log }` alles, `/{ command-games }` al je tafels.
help-remind = **Ik wil mijn beurt niet vergeten.** Met `/{ command-remind }` kies je herinneringen, stille uren en tijdzone.
help-wait = **Ik wacht op iemand.** `/{ command-nudge }` geeft een por; blijft iemand weg, dan stemmen jullie met `/{ command-vote }` over wat er gebeurt.
help-leave = **Ik kan niet verderspelen, of niet hier.** `/{ command-substitute }` geeft je plaats aan iemand anders, `/{ command-resign }` laat die aan een automatische speler, `/{ command-move }`, getypt in een ander kanaal, haalt je tafel daarheen.
