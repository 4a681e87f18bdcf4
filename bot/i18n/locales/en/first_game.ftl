## For people who play their first game

lobby-about-trains = -# A train board game, played one turn at a time over days or weeks: claim routes, connect cities, and score the most points. **{ button-rules }** explains how.
lobby-about-carts = -# A trading board game, played one turn at a time over days or weeks: claim routes, complete contracts, and score the most points. **{ button-rules }** explains how.
tickets-about = -# A { -ticket } names two { -cities }. Connect them with your routes by the end and you score its points; if you don't, you lose them.
tickets-about-short = Connect the two { -cities } by the end to score the points; if you don't, you lose them.
tickets-about-targets = -# A { -ticket } with several destinations scores only the best one you reach; if you reach none, you lose the lowest of its points.
turn-first = -# 🌱 First turn? **{ button-turn }** explains everything.
turn-first-station = -# **{ button-station }** can wait: at the end, a station lets you use another player's route.
turn-first-ferry = -# **{ button-ferry }**: ferry cards pay for spaces with waves. Drawing one is your whole turn.
topic-goal = The goal
rules-goal = Most points wins. Every route you claim scores at once; at the end, completed { -tickets } and bonuses add points, and unfinished { -tickets } cost you.
help-first = **In your turn you never have to type:** the buttons under the board do everything.
lobby-about-taxis = -# A short board game about taxis, played one turn at a time over days or weeks: claim routes, connect places, and score the most points. **{ button-rules }** explains how.
lobby-about-buses = -# A short board game about buses, played one turn at a time over days or weeks: claim routes, connect places, and score the most points. **{ button-rules }** explains how.
