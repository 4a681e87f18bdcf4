## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] You draw { $number } { -ticket } and must keep it. That is your whole turn.
       *[other] You draw { $number } { -tickets } and must keep at least { $keep }. That is your whole turn.
    }
confirm-resign = Resign from the game on **{ $map }**? An automatic player takes your seat for good. With `/{ command-substitute }` you can ask somebody else to play on instead.
confirm-resign-last = Resign from the game on **{ $map }**? No other person plays, so the game ends with that.
confirm-cancel = Call off the table for **{ $map }**? Others have joined: { $names }.
confirm-call-off = Call off the game on **{ $map }**? It ends for everybody, without a winner.
confirm-call-off-as-manager = Call off the game on **{ $map }**? You are not its host, { $host } is, but you manage this channel. The game ends for everybody, without a winner.
