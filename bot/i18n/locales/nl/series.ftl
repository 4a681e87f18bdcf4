## A series of games: Play again, same cards again, best of several

button-same-cards = Zelfde kaarten
done-series-changed = Aangepast. Iedereen aan tafel kan het zien.
event-began-turned = Volgorde (zoals in het vorige spel, één plaats doorgeschoven): { $order }.
series-length = Reeks: { $length }
series-length-any = zoveel potjes als jullie willen
series-length-best-of = best of { $number }
series-best-of = 🏁 Best of { $number }: wie als eerste { $needed } potjes wint, wint de reeks.
series-so-far = 🏁 Stand in de reeks: { $score }
series-score = 🏁 Reeks: { $score }
series-part = { $name } **{ $wins }**
series-shared =
    { $number ->
        [one] { $number } gedeelde overwinning
       *[other] { $number } gedeelde overwinningen
    }
series-won = 🏆 **{ $name } wint de reeks** (best of { $number }).
series-same-cards = 🔁 **Nog eens dezelfde kaarten:** alles wordt gedeeld zoals in het vorige spel en iedereen schuift één plaats door. Het is een vriendschappelijk potje: het telt niet mee voor de ratings en niet voor de reeks. Wie het vorige spel nog weet of het bestand ervan leest, is in het voordeel.
series-friendly = -# 🔁 Nog eens dezelfde kaarten: een vriendschappelijk potje dat niet meetelt voor de ratings en de reeks.
