## The message of a turn, and the private reply to an action

call-opening = { $who }, välj { -tickets }!
call-opening-still = Väljer fortfarande { -tickets }: { $who }.
call-opening-many = Dags för alla att välja { -tickets }!
call-opening-still-many = { $number } spelare väljer fortfarande { -tickets }.
call-turn = { $who }, din tur!
call-last-turn = { $who }, det är din sista tur!
call-turn-computer-player = Näst på tur: { $who }.
call-second-card = { $who }, ta ditt andra kort!
call-ticket-choice = { $who }, välj { -tickets }!
call-tunnel = { $who }, betala { $due } kort till eller ge upp tunneln?
turn-last-round = ⏰ Sista turen för { $name }.
headline-cards =
    { $number ->
        [one] { $name } tog ett kort.
       *[other] { $name } tog { $number } kort.
    }
headline-claimed = { $name } mutade in { $route } (+{ $points }).
headline-tickets =
    { $number ->
        [one] { $name }: { $number } { -ticket }.
       *[other] { $name }: { $number } { -tickets }.
    }
headline-tunnel-left = { $name } gav upp en tunnel.
headline-first-turn = Alla har valt.
headline-taken-back = { $name } ångrade ett drag.
result-you-drew = Du drog: { $cards }.
result-turn-over = Din tur är slut. Näst på tur: { $name }.
result-take-second-card = Ta nu ditt andra kort.
autocomplete-deck = från högen
turn-left-out =
    { $number ->
        [one] … { $number } tidigare rad får inte plats här; **{ button-recap }** visar den.
       *[other] … { $number } tidigare rader får inte plats här; **{ button-recap }** visar dem.
    }
past-undone = ↩️ Ångrat: ~~{ $what }~~
