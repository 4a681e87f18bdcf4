## The end of a game and its scores

end-over = 🏁 **Het spel is afgelopen.** Nu gaan de { -tickets } open, speler voor speler …
end-subtotal = Routes en { -tickets }: **{ $number }**
end-borrowed = 🏠 { $place }: leent { $route }
end-bonuses = **Bonussen**
end-no-bonus = geen
end-winner =
    { $person ->
        [you] 🏆 **Je hebt gewonnen!**
       *[other]
            { $number ->
                [one] 🏆 **{ $names } wint!**
               *[other] 🏆 **{ $names } delen de overwinning!**
            }
    }
end-tie-shared = Helemaal gelijk: de overwinning wordt gedeeld.
end-tie-tickets-done = Gelijke stand: wie de meeste { -tickets } heeft behaald, wint.
end-tie-fewest-stations = Gelijke stand: wie de minste stations heeft gebouwd, wint.
end-tie-longest-trail = Gelijke stand: wie de langste route heeft, wint.
end-proof =
    Het hele spel als film, als webpagina (download die om het spel terug te kijken en het schudden te controleren) en als databestand.
    -# Schudgetal: `{ $seed }`
    -# SHA-256, zoals getoond aan het begin: `{ $hash }`
end-proof-without-record =
    De regels zijn veranderd sinds dit spel begon. Daarom is er geen film of databestand van.
    -# Schudgetal: `{ $seed }`
    -# SHA-256, zoals getoond aan het begin: `{ $hash }`
score-line-routes =
    { $number ->
        [one] { $number } route: { $points }
       *[other] { $number } routes: { $points }
    }
score-line-tickets =
    { $number ->
        [one] { $done ->
            [0] { -ticket } niet behaald: { $points }
           *[other] { -ticket } behaald: { $points }
        }
       *[other] { $done } van { $number } { -tickets } behaald: { $points }
    }
score-line-stations =
    { $number ->
        [one] { $number } station over: { $points }
       *[other] { $number } stations over: { $points }
    }
score-line-trail = langste route { $number }: { $points }
score-line-regions =
    { $number ->
        [one] { $number } regio: { $points }
       *[other] { $number } regio's: { $points }
    }
score-line-merchandise =
    { $number ->
        [one] { $number } handelsbonuskaart: { $points }
       *[other] { $number } handelsbonuskaarten: { $points }
    }
score-line-attractions =
    { $number ->
        [one] { $number } bezienswaardigheid: { $points }
       *[other] { $number } bezienswaardigheden: { $points }
    }
score-line-districts =
    { $number ->
        [one] { $number } wijk: { $points }
       *[other] { $number } wijken: { $points }
    }
score-line-mandala =
    { $number ->
        [one] { $number } mandala: { $points }
       *[other] { $number } mandala's: { $points }
    }
score-line-most-tickets = meeste { -tickets } ({ $number }): { $points }
