## Building stations

station-none =
    { $number ->
        [one] Din næste togstation koster { $number } kort, og du har ingen. Træk kort i stedet.
       *[other] Din næste togstation koster { $number } kort i samme farve, og dem har du ikke. Træk kort, eller tag en strækning i stedet.
    }
station-choose =
    { $number ->
        [one] Din næste togstation koster { $number } kort og de { $points }, en ubygget giver. Hvor vil du bygge den?
       *[other] Din næste togstation koster { $number } kort i samme farve og de { $points }, en ubygget giver. Hvor vil du bygge den?
    }
station-ticket-end =
    { $number ->
        [one] endepunkt for dit { -ticket } { $tickets }
       *[other] endepunkt for dine { -tickets } { $tickets }
    }
station-placeholder = Hvilken by?
