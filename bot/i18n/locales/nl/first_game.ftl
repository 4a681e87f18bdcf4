## For people who play their first game

lobby-about-trains = -# Een bordspel over treinen, beurt voor beurt, verspreid over dagen of weken: claim routes, verbind steden en scoor de meeste punten. Hoe dat gaat, lees je bij **{ button-rules }**.
lobby-about-carts = -# Een bordspel over handel, beurt voor beurt, verspreid over dagen of weken: claim routes, behaal contracten en scoor de meeste punten. Hoe dat gaat, lees je bij **{ button-rules }**.
tickets-about = -# Op een { -ticket } staan twee { -cities }. Verbind je ze vóór het einde met je routes, dan krijg je de punten; lukt dat niet, dan gaan die punten eraf.
tickets-about-short = Verbind de twee { -cities } vóór het einde en je krijgt de punten; anders gaan ze eraf.
tickets-about-targets = -# Bij een { -ticket } met meerdere bestemmingen telt alleen de beste die je bereikt; bereik je er geen, dan gaan de laagste punten eraf.
turn-first = -# 🌱 Eerste beurt? **{ button-turn }** legt alles uit.
turn-first-station = -# **{ button-station }** kan wachten: met een station mag je aan het einde een route van een ander gebruiken.
turn-first-ferry = -# **{ button-ferry }**: met veerbootkaarten betaal je vakjes met golven. Er een trekken kost je hele beurt.
topic-goal = Het doel
rules-goal = Wie de meeste punten heeft, wint. Routes leveren meteen punten op, behaalde { -tickets } en bonussen aan het einde; niet behaalde { -tickets } kosten dan punten.
help-first = **In je beurt hoef je nooit te typen:** je doet alles met de knoppen onder het bord.
lobby-about-taxis = -# Een kort bordspel over taxi's, beurt voor beurt, verspreid over dagen of weken: claim routes, verbind locaties en scoor de meeste punten. Hoe dat gaat, lees je bij **{ button-rules }**.
lobby-about-buses = -# Een kort bordspel over bussen, beurt voor beurt, verspreid over dagen of weken: claim routes, verbind locaties en scoor de meeste punten. Hoe dat gaat, lees je bij **{ button-rules }**.
