## The message of a turn, and the private reply to an action

call-opening = { $who }, vælg { -tickets }!
call-opening-still = Vælger stadig { -tickets }: { $who }.
call-turn = { $who }, det er din tur!
call-turn-computer-player = Næste: { $who }.
call-second-card = { $who }, tag dit andet kort!
call-ticket-choice = { $who }, vælg { -tickets }!
call-tunnel = { $who }, tunnelen koster { $due } kort mere: betal eller giv op?
turn-last-round =
    { $number ->
        [one] ⏰ Sidste runde: { $number } tur tilbage.
       *[other] ⏰ Sidste runde: { $number } ture tilbage.
    }
turn-scores = Point: { $scores }
result-you-drew = Du trak { $cards }.
result-turn-over = Din tur er slut; { $name } er den næste.
result-take-second-card = Tag nu dit andet kort.
autocomplete-deck = fra stakken
turn-left-out =
    { $number ->
        [one] … { $number } tidligere linje er udeladt; `/{ command-log }` viser den.
       *[other] … { $number } tidligere linjer er udeladt; `/{ command-log }` viser dem alle.
    }
past-undone = ↩️ Fortrudt: ~~{ $what }~~
