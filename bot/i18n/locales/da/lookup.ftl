## The board again, the recap, the log, the standings

board-private = Spillepladen med dine { -tickets }:
board-area = Spillepladen omkring { $place }.
board-region-placeholder = Zoom ind på en region
board-text = Hele spillepladen i ord.
board-text-whole = Hele spillepladen i ord; der findes ingen tekst om en del af den.
recap-title = **Siden din sidste tur**
recap-nothing = Der er ikke sket noget siden din sidste tur.
recap-over = Spillet sluttede med din tur. `/{ command-score }` viser resultatet, `/{ command-log }` hele spillet.
log-title = **Spillet indtil nu**
log-nothing = Der er ikke sket noget endnu.
log-undone = (taget tilbage)
score-title = **{ $map }: stillingen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } og bonus tælles til sidst.
