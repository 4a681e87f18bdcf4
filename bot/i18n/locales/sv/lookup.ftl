## The board again, the recap, the log, the standings

board-private = Spelbrädet med dina { -tickets }:
board-area = Spelbrädet runt { $place }.
board-region-placeholder = Zooma in på en region
board-text = Hela spelbrädet i ord.
board-text-whole = Hela spelbrädet i ord; det finns ingen text om en del av det.
recap-title = **Sedan din förra tur**
recap-nothing = Inget har hänt sedan din förra tur.
recap-over = Spelet slutade med din tur. `/{ command-score }` visar resultatet, `/{ command-log }` hela spelet.
log-title = **Spelet hittills**
log-nothing = Inget har hänt än.
log-undone = (taget tillbaka)
score-title = **{ $map }: ställningen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } och bonusar räknas i slutet.
