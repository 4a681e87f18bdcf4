## The end of a game and its scores

end-over = 🏁 **Spelet är slut.** Nu vänds { -the-tickets } upp, en spelare i taget …
end-subtotal = Sträckor och { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: lånar { $route }
end-bonuses = **Bonusar**
end-no-bonus = ingen
end-winner =
    { $person ->
        [you] 🏆 **Du vinner!**
       *[other]
            { $number ->
                [one] 🏆 **{ $names } vinner!**
               *[other] 🏆 **{ $names } delar segern!**
            }
    }
end-tie-shared = Helt lika: segern delas.
end-tie-tickets-done = Samma poäng: flest { -all-done } { -tickets } avgör.
end-tie-fewest-stations = Samma poäng: färst byggda stationer avgör.
end-tie-longest-trail = Samma poäng: den längsta rutten avgör.
end-proof =
    Hela spelet som film, som en webbsida (ladda ner den för att se spelet igen och kontrollera varje blandning) och som en datafil.
    -# Blandningstal: `{ $seed }`
    -# SHA-256 från spelets början: `{ $hash }`
end-proof-without-record =
    Reglerna har ändrats sedan spelet började, så det finns varken film eller datafil.
    -# Blandningstal: `{ $seed }`
    -# SHA-256 från spelets början: `{ $hash }`
score-line-routes =
    { $number ->
        [one] { $number } sträcka: { $points }
       *[other] { $number } sträckor: { $points }
    }
score-line-tickets =
    { $number ->
        [one] { $done } av { $number } { -ticket } { -done }: { $points }
       *[other] { $done } av { $number } { -tickets } { -all-done }: { $points }
    }
score-line-stations =
    { $number ->
        [one] { $number } obyggd station: { $points }
       *[other] { $number } obyggda stationer: { $points }
    }
score-line-trail = längsta rutt { $number }: { $points }
score-line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regioner: { $points }
    }
score-line-merchandise = { $number } handelsbonuskort: { $points }
score-line-attractions =
    { $number ->
        [one] { $number } sevärdhet: { $points }
       *[other] { $number } sevärdheter: { $points }
    }
score-line-districts =
    { $number ->
        [one] { $number } stadsdel: { $points }
       *[other] { $number } stadsdelar: { $points }
    }
score-line-mandala =
    { $number ->
        [one] { $number } mandala: { $points }
       *[other] { $number } mandalor: { $points }
    }
score-line-most-tickets = flest { -tickets } ({ $number }): { $points }
