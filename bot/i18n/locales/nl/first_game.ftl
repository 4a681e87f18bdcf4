## For people who play their first game

lobby-about-trains = -# Een treinbordspel, beurt voor beurt, over meerdere dagen. Nieuw hier? Tik op **{ button-rules }**.
lobby-about-carts = -# Een handelsbordspel, beurt voor beurt, over meerdere dagen. Nieuw hier? Tik op **{ button-rules }**.
tickets-about = -# Een { -ticket } noemt twee { -cities }. Verbind je ze met je routes voor het einde, dan krijg je de punten; lukt het niet, dan verlies je ze.
tickets-about-short = Verbind de twee { -cities } voor het einde en je krijgt de punten; anders verlies je ze.
turn-first = 🌱 Eerste beurt: doe één van drie dingen. Pak twee kaarten (tik op kleuren of **{ button-draw }**), leg een route (**{ button-claim }**) of neem extra { -tickets } (**{ button-tickets }**).
topic-goal = Het doel
rules-goal = Wie de meeste punten heeft, wint. Je krijgt punten voor elke route die je claimt, en aan het einde voor { -tickets } en bonussen.
help-first = **Typen hoeft nooit:** als je aan de beurt bent, doe je alles met de knoppen onder het bord.
