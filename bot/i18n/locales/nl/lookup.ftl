## The board again, the recap, the log, the standings

board-private = Het bord met je { -tickets }:
board-area = Het bord rond { $place }.
board-region-placeholder = Zoom in op een regio
board-text = Het hele bord in woorden.
board-text-whole = Het hele bord in woorden; van een deel ervan bestaat geen tekst.
recap-title = **Sinds je laatste beurt**
recap-nothing = Er is niets gebeurd sinds je laatste beurt.
recap-over = Het spel eindigde met jouw beurt. `/{ command-score }` toont de uitslag, `/{ command-log }` het hele spel.
log-title = **Het spel tot nu toe**
log-nothing = Er is nog niets gebeurd.
log-undone = (teruggenomen)
score-title = **{ $map }: de stand**
score-final = **{ $map }: de einduitslag**
score-note = -# { -Tickets } en bonussen tellen pas aan het einde.
