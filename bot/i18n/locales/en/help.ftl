## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: railway board games with friends, a turn at a time.
help-begin = **How do I start a game?** `/{ command-new }` sets one up, `/{ command-join }` gets you in, and `/{ command-start }` starts it. **{ button-lobby-more }** adds { -computer-players }. Changed your mind? `/{ command-leave }`, or `/{ command-cancel }` for the whole game.
help-learn = **How do I play?** Most points wins. Each turn you do one thing: take two cards, claim a route, or draw { -tickets }. `/{ command-rules }` gives you a map's rules in brief.
help-turn = **It's my turn. What now?** Tap the buttons under the board, or type `/{ command-claim }` for a route and `/{ command-draw }` for cards or { -tickets }. `/{ command-hint }` suggests a move, `/{ command-undo }` undoes your last one.
help-look = **What do I have, and what happened?** `/{ command-hand }` shows your cards (only to you), `/{ command-board }` the board, `/{ command-recap }` what happened since your last turn, `/{ command-score }` the points, `/{ command-games }` all your games. `/{ command-profile }` shows how you or someone else is doing, `/{ command-leaderboard }` this server's ratings.
help-replay = **How did that happen?** `/{ command-replay }` takes you back to any move, with the cards you had then. Once a game is over, you can see everyone's, and **{ button-review }** shows everyone's chance of winning after each turn, luck and skill, the turning points, and your costliest move.
help-remind = **I don't want to forget my turn.** `/{ command-reminders }` sets your reminders, quiet hours and time zone.
help-wait = **I'm waiting for someone.** `/{ command-nudge }` them; if they stay away, you can vote on what to do.
help-leave = **I have to stop, or move the game.** `/{ command-substitute }` hands your seat to someone else, `/{ command-leave }` leaves it to a { -computer-player }, and the host's `/{ command-bring-here }`, typed in another channel, brings the game there.
help-tables = **What's being played here?** `/{ command-games }` can post a list that keeps itself up to date; you can join games with free seats right there.
help-watch = **I'm not playing, but I'm curious.** `/{ command-watch }` pings you at the end of a game, or every few turns.
help-server = **I run this server.** `/{ command-settings }` sets defaults for new games, where they can be started, and who can cancel them.
help-guide = **Want to know more?** [The guide with pictures]({ $address }) explains everything.
