## The board again, the recap, the log, the standings

board-private = Spelbrädet med dina { -tickets }:
board-area = Spelbrädet runt { $place }.
place-unclear = Det finns ingen plats som heter ”{ $place }” på den här kartan. Menade du { $places }?
text-board-placeholder = Vad vill du läsa?
text-board-now = Just nu
text-board-own = Mina kort och { -tickets }
text-board-taken = Allas sträckor
text-board-free = Lediga sträckor: { $first } t.o.m. { $last }
text-board-stations = Stationer: { $places }.
board-region-placeholder = Zooma in på en region
recap-title = **Sedan din förra tur**
recap-nothing = Inget har hänt sedan din förra tur.
recap-over = Spelet slutade med din tur. `/{ command-score }` visar resultatet.
log-title = **Spelet hittills**
log-nothing = Inget har hänt än.
log-undone = (ångrat)
score-title = **{ $map }: ställningen**
score-final = **{ $map }: slutresultatet**
score-note = -# { -Tickets } och bonusar räknas i slutet.
board-district-placeholder = Zooma in på en stadsdel
