## The board again, the recap, the log, the standings

board-private = The board with your { -tickets }:
board-area = The board around { $place }.
board-region-placeholder = Zoom in on a region
board-text = The whole board in words.
board-text-whole = The whole board in words; there is no text of a part of it.
recap-title = **Since your last turn**
recap-nothing = Nothing has happened since your last turn.
recap-over = The game ended with your turn. `/{ command-score }` shows the result, `/{ command-log }` the whole game.
log-title = **The game so far**
log-nothing = Nothing has happened yet.
log-undone = (taken back)
score-title = **{ $map }: the standings**
score-final = **{ $map }: the final score**
score-note = -# { -Tickets } and bonuses are counted at the end.
