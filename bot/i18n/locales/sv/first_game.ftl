## For people who play their first game

lobby-about-trains = -# Ett brädspel med tåg, en tur i taget, under flera dagar. Ny här? Tryck på **{ button-rules }**.
lobby-about-carts = -# Ett brädspel om handel, en tur i taget, under flera dagar. Ny här? Tryck på **{ button-rules }**.
tickets-about = -# Varje { -ticket } visar två { -cities }. Kopplar du ihop dem med dina sträckor före slutet får du poängen, annars förlorar du dem.
tickets-about-short = Koppla ihop de två { -the-cities } före slutet så får du poängen, annars förlorar du dem.
turn-first = 🌱 Första turen: gör en av tre saker. Ta två kort (tryck på färger eller **{ button-draw }**), bygg en sträcka (**{ button-claim }**) eller ta fler { -tickets } (**{ button-tickets }**).
topic-goal = Målet
rules-goal = Flest poäng vinner. Du får poäng för varje sträcka du mutar in, och i slutet för { -tickets } och bonusar.
help-first = **Du behöver aldrig skriva:** när det är din tur gör du allt med knapparna under spelbrädet.
