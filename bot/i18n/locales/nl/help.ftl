## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: treinbordspellen met vrienden, beurt voor beurt.
help-begin = **Hoe begin ik een spel?** `/{ command-new }` begint een spel in een kanaal, met `/{ command-join }` doe je mee, `/{ command-automatic }` voegt { -computer-players } toe, `/{ command-start }` start het spel. Toch niet? `/{ command-leave }`, of `/{ command-cancel }` voor het hele spel.
help-learn = **Hoe speel je dit?** `/{ command-rules }` geeft de regels van een bord in het kort. In je beurt doe je één ding: twee kaarten trekken, een route claimen of { -tickets } trekken.
help-turn = **Ik ben aan de beurt.** Gebruik de knoppen onder het bord, of typ: `/{ command-draw }` voor kaarten, `/{ command-claim }` voor een route, `/{ command-tickets }` voor { -tickets }; op sommige borden ook `/{ command-station }` of `/{ command-ferry }`; `/{ command-pass }` als er niets anders kan. `/{ command-hint }` geeft raad, `/{ command-undo }` neemt een zet terug.
help-look = **Wat heb ik, en wat is er gebeurd?** `/{ command-hand }` laat je kaarten zien (alleen aan jou), `/{ command-board }` het bord, `/{ command-recap }` wat er sinds je beurt gebeurd is, `/{ command-score }` de stand, `/{ command-log }` alles, `/{ command-games }` al je tafels.
help-remind = **Ik wil mijn beurt niet vergeten.** Met `/{ command-remind }` kies je herinneringen, stille uren en tijdzone.
help-wait = **Ik wacht op iemand.** `/{ command-nudge }` geeft een por; blijft iemand weg, dan stemmen jullie met `/{ command-vote }` over wat er gebeurt.
help-leave = **Ik moet stoppen, of ergens anders spelen.** `/{ command-substitute }` geeft je plaats aan iemand anders, `/{ command-resign }` laat hem over aan een { -computer-player }, `/{ command-move }`, getypt in een ander kanaal, haalt je tafel daarheen.
help-privacy = **Wat weet de bot over mij?** Dat zie je met `/{ command-privacy }`; je kunt het ook opvragen of verwijderen.
