## A series of games: Play again, same cards again, best of several

button-same-cards = Samme kort igen
done-series-changed = Ændret. Alle kan se det ved bordet.
event-began-turned = Rækkefølge (som i forrige spil, men én plads videre): { $order }.
series-length = Serie: { $length }
series-length-any = så mange spil, I vil
series-length-best-of = bedst af { $number }
series-best-of = 🏁 Bedst af { $number }: den, der først vinder { $needed } spil, vinder serien.
series-so-far = 🏁 Serien indtil nu: { $score }
series-score = 🏁 Serien: { $score }
series-part = { $name } **{ $wins }**
series-shared =
    { $number ->
        [one] { $number } delt sejr
       *[other] { $number } delte sejre
    }
series-won = 🏆 **{ $name } vinder serien** (bedst af { $number }).
series-same-cards = 🔁 **Samme kort igen:** alt deles ud som i forrige spil, og alle rykker én plads. Det er en venskabskamp, som hverken tæller i ratingen eller i serien. Den, der husker forrige spil eller læser filen fra det, har en fordel.
series-friendly = -# 🔁 Samme kort igen: en venskabskamp, som hverken tæller i ratingen eller i serien.
