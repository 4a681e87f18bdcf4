## Labels of buttons

button-join = Join
button-leave = Leave
button-start = Start
button-add-computer-player = Add computer
button-remove-computer-player = Remove computer
button-cancel = Cancel game
button-draw = Deck
button-draw-two = Two cards
button-claim = Claim
button-other-ways =
    { $number ->
        [one] { $number } other way
       *[other] { $number } other ways
    }
button-tickets = { -Tickets }
button-choose = Choose { -tickets }
button-station = Station
button-ferry = Ferry card
button-pass = Pass
button-do-it = Do it
button-tunnel = Pay or give up
button-give-up = Give up
button-turn = My turn
button-hand = My hand
button-refresh = Refresh
button-board = My board
button-recap = What happened?
button-text-board = As text
button-zoom-own = My { -tickets }
button-zoom-whole = Whole board
button-rules = Rules
button-undo = Undo
button-undo-yes = Allow
button-undo-no = Say no
button-vote-wait = Keep waiting
button-vote-stand-in = Computer stand-in
button-vote-substitute = Find a substitute
button-mute = Stop reminding me
button-come-back = I'm back
button-vote = Vote
button-again = Play again
button-previous-page = Back
button-next-page = More
button-back = Back
button-not-now = Not now
button-resign = Resign
button-take-over = I'll take over
button-decline = No, thanks
