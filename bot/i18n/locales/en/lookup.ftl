## The board again, the recap, the log, the standings

board-private = The board with your { -tickets }:
board-area = The board around { $place }.
place-unclear = There's no place called “{ $place }” on this map. Did you mean { $places }?
text-board-placeholder = What would you like to read?
text-board-now = Right now
text-board-own = My cards and { -tickets }
text-board-taken = Everyone's routes
text-board-free = Unclaimed routes: { $first } to { $last }
text-board-stations = Stations: { $places }.
board-region-placeholder = Zoom in on a region
recap-title = **Since your last turn**
recap-nothing = Nothing has happened since your last turn.
recap-over = Your last turn ended the game. `/{ command-score }` shows the result.
log-title = **The game so far**
log-nothing = Nothing has happened yet.
log-undone = (undone)
score-title = **{ $map }: the standings**
score-final = **{ $map }: the final score**
score-note = -# { -Tickets } and bonuses are counted at the end.
board-district-placeholder = Zoom in on a district
