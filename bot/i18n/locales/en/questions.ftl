## Asked before something that one tap should not do

button-not-now = Not now
button-resign = Resign
sure-tickets =
    { $number ->
        [one] You draw { $number } { -ticket } and must keep it. That is your whole turn.
       *[other] You draw { $number } { -tickets } and must keep at least { $keep }. That is your whole turn.
    }
sure-resign = Resign from the game on **{ $map }**? An automatic player takes your seat for good. With `/{ command-substitute }` you can ask somebody else to play on instead.
sure-resign-last = Resign from the game on **{ $map }**? No other person plays, so the game ends with that.
sure-call-off = Call off the game on **{ $map }**? It ends for everybody, without a winner.
done-not-now = All right, nothing has changed.
news-called-off = { $name } called the game off.
lobby-resigned = { $name } resigned.
lobby-closed = The table for **{ $map }** is closed.

## A seat for somebody else

button-take-over = I play on
button-decline = No, thanks
offer-seat = { $who }, will you play on for { $name }?
offer-declined = { $who } would rather not play on for { $name }.
done-offered = They have been asked in the channel. The seat changes hands when they say yes. “{ button-decline }” below the question takes it back.
done-took-over = Welcome to the table! The seat is yours: `/{ command-hand }` shows what you hold.

## Taking back

news-taken-back-moves = { $name } took back: { $what }
