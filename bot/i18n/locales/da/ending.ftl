## The end of a game and its scores

end-over = 🏁 **Spillet er slut.** Nu vendes { -the-tickets }, én spiller ad gangen …
end-subtotal = Strækninger og { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: låner { $route }
end-bonuses = **Bonus**
end-no-bonus = ingen
end-winner =
    { $person ->
        [you] 🏆 **Du har vundet!**
       *[other]
            { $number ->
                [one] 🏆 **{ $names } har vundet!**
               *[other] 🏆 **{ $names } deler sejren!**
            }
    }
end-tie-shared = Helt lige: sejren deles.
end-tie-tickets-done = Lige mange point: flest opfyldte { -tickets } afgør det.
end-tie-fewest-stations = Lige mange point: færrest byggede togstationer afgør det.
end-tie-longest-trail = Lige mange point: den længste togrute afgør det.
end-proof =
    Hele spillet som film, som webside (hent den for at se spillet igen og kontrollere hver blanding) og som datafil.
    -# Blandingstal: `{ $seed }`
    -# SHA-256, som vist ved starten: `{ $hash }`
end-proof-without-record =
    Reglerne er ændret, siden spillet begyndte, så der er hverken film eller datafil.
    -# Blandingstal: `{ $seed }`
    -# SHA-256, som vist ved starten: `{ $hash }`
score-line-routes =
    { $number ->
        [one] { $number } strækning: { $points }
       *[other] { $number } strækninger: { $points }
    }
score-line-tickets =
    { $number ->
        [one] { $done } af { $number } { -ticket } opfyldt: { $points }
       *[other] { $done } af { $number } { -tickets } opfyldt: { $points }
    }
score-line-stations =
    { $number ->
        [one] { $number } ubygget togstation: { $points }
       *[other] { $number } ubyggede togstationer: { $points }
    }
score-line-trail = længste togrute { $number }: { $points }
score-line-regions =
    { $number ->
        [one] { $number } region: { $points }
       *[other] { $number } regioner: { $points }
    }
score-line-merchandise = { $number } handelsvarekort: { $points }
score-line-attractions =
    { $number ->
        [one] { $number } seværdighed: { $points }
       *[other] { $number } seværdigheder: { $points }
    }
score-line-districts =
    { $number ->
        [one] { $number } bydel: { $points }
       *[other] { $number } bydele: { $points }
    }
score-line-mandala =
    { $number ->
        [one] { $number } mandala: { $points }
       *[other] { $number } mandalaer: { $points }
    }
score-line-most-tickets = flest { -tickets } ({ $number }): { $points }
