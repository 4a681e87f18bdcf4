## Building stations

station-none =
    { $number ->
        [one] Your next station costs { $number } card, and you have none. Draw cards instead.
       *[other] Your next station costs { $number } cards of one colour, and you don't have them. Draw cards or claim a route instead.
    }
station-choose =
    { $number ->
        [one] Your next station costs { $number } card, and the { $points } you'd get for not building it. Where would you like it?
       *[other] Your next station costs { $number } cards of one colour, and the { $points } you'd get for not building it. Where would you like it?
    }
station-ticket-end =
    { $number ->
        [one] end of your { -ticket } { $tickets }
       *[other] end of your { -tickets } { $tickets }
    }
station-placeholder = Which city?
