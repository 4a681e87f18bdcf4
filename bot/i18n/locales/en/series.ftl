## A series of games: Play again, same cards again, best of several

button-same-cards = Same cards again
done-series-changed = Changed. Everybody at the table can see it.
event-began-turned = Turn order (as in the last game, with everybody one seat further on): { $order }.
series-length = Series: { $length }
series-length-any = as many games as you like
series-length-best-of = best of { $number }
series-best-of = 🏁 Best of { $number }: the first to win { $needed } takes the series.
series-so-far = 🏁 Series so far: { $score }
series-score = 🏁 Series: { $score }
series-part = { $name } **{ $wins }**
series-shared =
    { $number ->
        [one] { $number } shared victory
       *[other] { $number } shared victories
    }
series-won = 🏆 **{ $name } wins the series** (best of { $number }).
series-same-cards = 🔁 **Same cards again:** everything is dealt as in the last game, with everybody one seat further on. It's a friendly game: it counts neither for ratings nor for the series. Whoever remembers the last game, or reads its record, has an advantage.
series-friendly = -# 🔁 Same cards again: a friendly game that counts neither for ratings nor for the series.
