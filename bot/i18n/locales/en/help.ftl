## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: railway board games with friends, a turn at a time.
help-begin = **I want to play.** `/{ command-new }` opens a table in a channel, with `/{ command-join }` you sit down at one, `/{ command-automatic }` adds automatic players, `/{ command-start }` begins the game. Changed your mind? `/{ command-leave }`, or `/{ command-cancel }` for the whole table.
help-learn = **I want to know how it goes.** `/{ command-rules }` tells the rules of a map in short. A turn is one thing: two cards, a route, or { -tickets }.
help-turn = **It is my turn.** Use the buttons under the board, or type: `/{ command-draw }` for cards, `/{ command-claim }` for a route, `/{ command-tickets }` for { -tickets }; on some maps `/{ command-station }` or `/{ command-ferry }`; `/{ command-pass }` if nothing else is possible. `/{ command-hint }` advises, `/{ command-undo }` takes back.
help-look = **What do I have, and what happened?** `/{ command-hand }` shows your cards (only to you), `/{ command-board }` the board, `/{ command-recap }` what happened since your turn, `/{ command-score }` the points, `/{ command-log }` everything, `/{ command-games }` all your tables.
help-remind = **I do not want to forget my turn.** `/{ command-remind }` sets your reminders, quiet hours and time zone.
help-wait = **I am waiting for somebody.** `/{ command-nudge }` them; if they stay away, `/{ command-vote }` on what to do.
help-leave = **I cannot play on, or not here.** `/{ command-substitute }` gives your seat to somebody else, `/{ command-resign }` leaves it to an automatic player, `/{ command-move }`, typed in another channel, brings your table there.
