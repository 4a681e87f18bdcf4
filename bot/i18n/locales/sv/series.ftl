## A series of games: Play again, same cards again, best of several

button-same-cards = Samma kort igen
done-series-changed = Ändrat. Alla kan se det vid bordet.
event-began-turned = Turordning (som i förra spelet, en plats vidare): { $order }.
series-length = Serie: { $length }
series-length-any = så många spel ni vill
series-length-best-of = bäst av { $number }
series-best-of = 🏁 Bäst av { $number }: den som först vinner { $needed } spel vinner serien.
series-so-far = 🏁 Serien hittills: { $score }
series-score = 🏁 Serien: { $score }
series-part = { $name } **{ $wins }**
series-shared =
    { $number ->
        [one] { $number } delad seger
       *[other] { $number } delade segrar
    }
series-won = 🏆 **{ $name } vinner serien** (bäst av { $number }).
series-same-cards = 🔁 **Samma kort igen:** allt delas ut som i förra spelet, och alla flyttar en plats. Det är en vänskapsmatch som varken räknas i ratingen eller i serien. Den som minns förra spelet eller läser filen från det har en fördel.
series-friendly = -# 🔁 Samma kort igen: en vänskapsmatch som varken räknas i ratingen eller i serien.
