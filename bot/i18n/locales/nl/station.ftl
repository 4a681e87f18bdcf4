## Building stations

station-none =
    { $number ->
        [one] Je volgende station kost { $number } kaart, en je hebt er geen. Trek eerst kaarten.
       *[other] Je volgende station kost { $number } kaarten van één kleur, en die heb je niet. Trek kaarten of claim een route.
    }
station-choose =
    { $number ->
        [one] Je volgende station kost { $number } kaart, plus de { $points } die je krijgt als je het overhoudt. Waar komt het?
       *[other] Je volgende station kost { $number } kaarten van één kleur, plus de { $points } die je krijgt als je het overhoudt. Waar komt het?
    }
station-ticket-end =
    { $number ->
        [one] eindpunt van je { -ticket } { $tickets }
       *[other] eindpunt van je { -tickets } { $tickets }
    }
station-placeholder = Welke stad?
