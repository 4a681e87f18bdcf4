## Building stations

station-none = Je kunt nu geen station bouwen. Trek kaarten of claim een route.
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
