## For people who play their first game

lobby-about-trains = -# A train board game, played a turn at a time over days. New here? Tap **{ button-rules }**.
lobby-about-carts = -# A trading board game, played a turn at a time over days. New here? Tap **{ button-rules }**.
tickets-about = -# A { -ticket } names two { -cities }. Connect them with your routes by the end and you score its points; if you don't, you lose them.
tickets-about-short = Connect the two { -cities } by the end to score the points; if you don't, you lose them.
turn-first = 🌱 First turn: do one of three things. Take two cards (tap colours or **{ button-draw }**), build a route (**{ button-claim }**), or get more { -tickets } (**{ button-tickets }**).
topic-goal = The goal
rules-goal = Most points wins. You score for every route you claim, and at the end for { -tickets } and bonuses.
help-first = **You never have to type:** when it's your turn, the buttons under the board do everything.
