## Building stations

station-none =
    { $number ->
        [one] Din nästa station kostar { $number } kort, och du har inga. Dra kort i stället.
       *[other] Din nästa station kostar { $number } kort i samma färg, och dem har du inte. Dra kort eller muta in en sträcka i stället.
    }
station-choose =
    { $number ->
        [one] Din nästa station kostar { $number } kort och de { $points } som en obyggd ger. Var vill du bygga?
       *[other] Din nästa station kostar { $number } kort i samma färg och de { $points } som en obyggd ger. Var vill du bygga?
    }
station-ticket-end =
    { $number ->
        [one] ändpunkt för { -your-ticket } { $tickets }
       *[other] ändpunkt för dina { -tickets } { $tickets }
    }
station-placeholder = Vilken stad?
