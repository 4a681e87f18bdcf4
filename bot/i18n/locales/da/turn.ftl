## The message of a turn, and the private reply to an action

call-opening = { $who }, vælg { -tickets }!
call-opening-still = Vælger stadig { -tickets }: { $who }.
call-opening-many = Vælg { -tickets }, alle sammen!
call-opening-still-many = { $number } spillere vælger stadig { -tickets }.
call-turn = { $who }, din tur!
call-last-turn = { $who }, det er din sidste tur!
call-turn-computer-player = { $who } har turen.
call-second-card = { $who }, tag dit andet kort!
call-ticket-choice = { $who }, vælg { -tickets }!
call-tunnel = { $who }, betaler du { $due } kort mere for tunnelen?
turn-last-round = ⏰ Sidste tur for { $name }.
headline-cards =
    { $number ->
        [one] { $name } tog et kort.
       *[other] { $name } tog { $number } kort.
    }
headline-claimed = { $name } tog { $route } (+{ $points }).
headline-tickets =
    { $number ->
        [one] { $name }: { $number } { -ticket }.
       *[other] { $name }: { $number } { -tickets }.
    }
headline-tunnel-left = { $name } opgav en tunnel.
headline-first-turn = Alle har valgt.
headline-taken-back = { $name } fortrød et træk.
result-you-drew = Du trak: { $cards }.
result-turn-over = Din tur er slut. Den næste er { $name }.
result-take-second-card = Tag nu dit andet kort.
autocomplete-deck = fra stakken
turn-left-out =
    { $number ->
        [one] … { $number } tidligere linje er udeladt; **{ button-recap }** viser den.
       *[other] … { $number } tidligere linjer er udeladt; **{ button-recap }** viser dem.
    }
past-undone = ↩️ Fortrudt: ~~{ $what }~~
