## For people who play their first game

lobby-about-trains = -# Een bordspel over treinen: je speelt beurt voor beurt, verspreid over een paar dagen. Wie de meeste punten heeft, wint. Nieuw hier? Tik op **{ button-rules }**.
lobby-about-carts = -# Een bordspel over handel: je speelt beurt voor beurt, verspreid over een paar dagen. Wie de meeste punten heeft, wint. Nieuw hier? Tik op **{ button-rules }**.
tickets-about = -# Op een { -ticket } staan twee { -cities }. Verbind je ze vóór het einde met je routes, dan krijg je de punten; lukt dat niet, dan gaan die punten eraf.
tickets-about-short = Verbind de twee { -cities } vóór het einde en je krijgt de punten; anders gaan ze eraf.
turn-first = 🌱 Eerste beurt: doe één van deze drie dingen. Pak twee kaarten (tik op kleuren of op **{ button-draw }**), leg een route (**{ button-claim }**) of trek extra { -tickets } (**{ button-tickets }**).
turn-first-station = -# **{ button-station }** kan wachten: met een station mag je aan het einde een route van een ander gebruiken.
turn-first-ferry = -# **{ button-ferry }**: daarmee betaal je vakjes met golven. Er een trekken kost je hele beurt.
topic-goal = Het doel
rules-goal = Wie de meeste punten heeft, wint. Je krijgt punten voor elke route die je claimt, en aan het einde voor { -tickets } en bonussen.
help-first = **Je hoeft nooit te typen:** als je aan de beurt bent, doe je alles met de knoppen onder het bord.
