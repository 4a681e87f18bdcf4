## The end of a game and its scores

end-over = 🏁 **The game is over.** Now everyone's { -tickets } are revealed, one player at a time …
end-subtotal = Routes and { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: borrows { $route }
end-bonuses = **Bonuses**
end-no-bonus = none
end-winner =
    { $person ->
        [you] 🏆 **You win!**
       *[other]
            { $number ->
                [one] 🏆 **{ $names } wins!**
               *[other] 🏆 **{ $names } share the victory!**
            }
    }
end-tie-shared = Tied all the way: the victory is shared.
end-tie-tickets-done = Same points: most completed { -tickets } wins.
end-tie-fewest-stations = Same points: fewest stations built wins.
end-tie-longest-trail = Same points: longest path wins.
end-proof =
    The whole game: a film, a page (download it to replay the game and check every shuffle), and a data file.
    -# Seed: `{ $seed }`
    -# SHA-256, as shown at the start: `{ $hash }`
end-proof-without-record =
    The rules have changed since this game began, so there's no film and no file of it.
    -# Seed: `{ $seed }`
    -# SHA-256, as shown at the start: `{ $hash }`
score-line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
score-line-tickets =
    { $number ->
        [one] { $done ->
            [0] no
           *[other] { $done }
        } { -ticket } completed: { $points }
       *[other] { $done } of { $number } { -tickets } completed: { $points }
    }
score-line-stations =
    { $number ->
        [one] { $number } station not built: { $points }
       *[other] { $number } stations not built: { $points }
    }
score-line-trail = longest path { $number }: { $points }
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
score-line-attractions =
    { $number ->
        [one] { $number } attraction: { $points }
       *[other] { $number } attractions: { $points }
    }
score-line-districts =
    { $number ->
        [one] { $number } district: { $points }
       *[other] { $number } districts: { $points }
    }
score-line-mandala =
    { $number ->
        [one] { $number } Mandala: { $points }
       *[other] { $number } Mandalas: { $points }
    }
score-line-most-tickets = most { -tickets } ({ $number }): { $points }
