## The message of a turn, and the private reply to an action

call-opening = { $who }, välj { -tickets }!
call-opening-still = Väljer fortfarande { -tickets }: { $who }.
call-turn = { $who }, det är din tur!
call-turn-computer-player = Näst på tur: { $who }.
call-second-card = { $who }, ta ditt andra kort!
call-ticket-choice = { $who }, välj { -tickets }!
call-tunnel = { $who }, tunneln kostar { $due } kort till: betala eller ge upp?
turn-last-round =
    { $number ->
        [one] ⏰ Sista rundan: { $number } tur kvar.
       *[other] ⏰ Sista rundan: { $number } turer kvar.
    }
turn-scores = Poäng: { $scores }
result-you-drew = Du drog { $cards }.
result-turn-over = Din tur är slut; { $name } är näst på tur.
result-take-second-card = Ta nu ditt andra kort.
autocomplete-deck = från högen
turn-left-out =
    { $number ->
        [one] … { $number } tidigare rad är utelämnad; `/{ command-log }` visar den.
       *[other] … { $number } tidigare rader är utelämnade; `/{ command-log }` visar alla.
    }
past-undone = ↩️ Ångrat: ~~{ $what }~~
