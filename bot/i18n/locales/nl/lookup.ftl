## The board again, the recap, the log, the standings

board-private = Het bord met je { -tickets }:
board-area = Het bord rond { $place }.
place-unclear = Er is op dit bord geen plaats die ‘{ $place }’ heet. Bedoelde je { $places }?
text-board-placeholder = Wat wil je lezen?
text-board-now = Nu
text-board-own = Mijn kaarten en { -tickets }
text-board-taken = Routes van iedereen
text-board-free = Vrije routes: { $first } t/m { $last }
text-board-stations = Stations: { $places }.
board-region-placeholder = Zoom in op een regio
recap-title = **Sinds je laatste beurt**
recap-nothing = Er is niets gebeurd sinds je laatste beurt.
recap-over = Het spel eindigde met jouw beurt. `/{ command-score }` toont de einduitslag.
log-title = **Het spel tot nu toe**
log-nothing = Er is nog niets gebeurd.
log-undone = (teruggenomen)
score-title = **{ $map }: de stand**
score-final = **{ $map }: de einduitslag**
score-note = -# { -Tickets } en bonussen tellen pas aan het einde.
board-district-placeholder = Zoom in op een wijk
