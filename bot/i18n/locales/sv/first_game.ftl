## For people who play their first game

lobby-about-trains = -# Ett brädspel om tåg som spelas en tur i taget, under flera dagar. Flest poäng vinner. Ny här? Tryck på **{ button-rules }**.
lobby-about-carts = -# Ett brädspel om handel som spelas en tur i taget, under flera dagar. Flest poäng vinner. Ny här? Tryck på **{ button-rules }**.
tickets-about = -# Varje { -ticket } visar två { -cities }. Koppla ihop dem med dina sträckor innan spelet är slut så får du poängen, annars dras de av.
tickets-about-short = Koppla ihop de två { -the-cities } innan spelet är slut så får du poängen, annars dras de av.
turn-first = 🌱 Första turen: gör en av tre saker. Ta två kort (tryck på färger eller **{ button-draw }**), ta en sträcka (**{ button-claim }**) eller skaffa fler { -tickets } (**{ button-tickets }**).
turn-first-station = -# **{ button-station }** kan vänta: i slutet får du med en station låna en av de andras sträckor.
turn-first-ferry = -# **{ button-ferry }**: betalar rutor med vågor. Att dra ett tar hela turen.
topic-goal = Målet
rules-goal = Flest poäng vinner. Du får poäng för varje sträcka du mutar in, och i slutet för { -tickets } och bonusar.
help-first = **Du behöver aldrig skriva något:** när det är din tur sköter du allt med knapparna under spelbrädet.
