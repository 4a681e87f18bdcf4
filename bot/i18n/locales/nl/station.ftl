## Building stations

station-none =
    { $number ->
        [one] Je volgende station kost { $number } kaart, en je hebt er geen. Trek in plaats daarvan kaarten.
       *[other] Je volgende station kost { $number } kaarten van één kleur, en die heb je niet. Trek kaarten of claim een route.
    }
station-choose =
    { $number ->
        [one] Je volgende station kost { $number } kaart. Waar?
       *[other] Je volgende station kost { $number } kaarten van één kleur. Waar?
    }
station-ticket-end =
    { $number ->
        [one] eindpunt van je { -ticket } { $tickets }
       *[other] eindpunt van je { -tickets } { $tickets }
    }
station-placeholder = Welke stad?
