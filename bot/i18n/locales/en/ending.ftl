## The end of a game and its scores

end-over = 🏁 **The game is over.** The { -tickets } are turned over, one player after the other …
end-subtotal = Routes and { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: borrows { $route }
end-bonuses = **Bonuses**
end-no-bonus = none
end-winner =
    { $number ->
        [one] 🏆 **{ $names } wins!**
       *[other] 🏆 **{ $names } share the victory!**
    }
end-tie-shared = The same points, and nothing parts them.
end-tie-tickets-done = The same points: most { -tickets } done decides.
end-tie-fewest-stations = The same points: fewest stations built decides.
end-tie-longest-trail = The same points: the longest trail decides.
end-proof =
    The whole game as a film, and as a record with which anybody can check every shuffle.
    Seed: `{ $seed }`
    SHA-256, as shown at the start: `{ $hash }`
end-proof-without-record =
    The rules have changed since this game began, so there is neither a film nor a record of it.
    Seed: `{ $seed }`
    SHA-256, as shown at the start: `{ $hash }`
score-line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
score-line-tickets =
    { $number ->
        [one] { $done } of { $number } { -ticket } done: { $points }
       *[other] { $done } of { $number } { -tickets } done: { $points }
    }
score-line-stations =
    { $number ->
        [one] { $number } station not built: { $points }
       *[other] { $number } stations not built: { $points }
    }
score-line-trail = longest trail { $number }: { $points }
score-line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regions: { $points }
    }
score-line-merchandise =
    { $number ->
        [one] { $number } merchandise card: { $points }
       *[other] { $number } merchandise cards: { $points }
    }
