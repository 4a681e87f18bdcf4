## The board again, the recap, the log, the standings

board-private = Spillepladen med dine { -tickets }:
board-area = Spillepladen omkring { $place }.
place-unclear = Der er intet sted ved navn »{ $place }« på denne spilleplade. Mente du { $places }?
text-board-placeholder = Hvad vil du læse?
text-board-now = Lige nu
text-board-own = Mine kort og { -tickets }
text-board-taken = Alles strækninger
text-board-free = Ledige strækninger: { $first } til { $last }
text-board-stations = Togstationer: { $places }.
board-region-placeholder = Zoom ind på en region
recap-title = **Siden din seneste tur**
recap-nothing = Der er ikke sket noget siden din seneste tur.
recap-over = Spillet sluttede med din tur. `/{ command-score }` viser resultatet.
log-title = **Spillet indtil nu**
log-nothing = Der er ikke sket noget endnu.
log-undone = (fortrudt)
score-title = **{ $map }: stillingen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } og bonus tælles med til sidst.
board-district-placeholder = Zoom ind på en bydel
