## For people who play their first game

lobby-about-trains = -# Ett brädspel om tåg som spelas en tur i taget under dagar eller veckor: muta in sträckor, koppla ihop städer och samla flest poäng. **{ button-rules }** förklarar hur.
lobby-about-carts = -# Ett brädspel om handel som spelas en tur i taget under dagar eller veckor: muta in sträckor, uppfyll kontrakt och samla flest poäng. **{ button-rules }** förklarar hur.
tickets-about = -# Varje { -ticket } visar två { -cities }. Koppla ihop dem med dina sträckor innan spelet är slut så får du poängen, annars dras de av.
tickets-about-short = Koppla ihop de två { -the-cities } innan spelet är slut så får du poängen, annars dras de av.
tickets-about-targets = -# För en { -ticket } med flera mål räknas bara det bästa du når; når du inget av dem dras de lägsta poängen av.
turn-first = -# 🌱 Första turen? **{ button-turn }** förklarar allt.
turn-first-station = -# **{ button-station }** kan vänta: med en station får du i slutet låna en annan spelares sträcka.
turn-first-ferry = -# **{ button-ferry }**: med färjekort betalar du för rutor med vågor. Att dra ett tar hela turen.
topic-goal = Målet
rules-goal = Flest poäng vinner. Sträckor ger poäng direkt; i slutet ger { -all-done } { -tickets } och bonusar fler, och { -tickets } som inte är { -all-done } ger minuspoäng.
help-first = **På din tur behöver du aldrig skriva något:** du sköter allt med knapparna under spelbrädet.
lobby-about-taxis = -# Ett kort brädspel om taxibilar som spelas en tur i taget under dagar eller veckor: muta in sträckor, koppla ihop platser och samla flest poäng. **{ button-rules }** förklarar hur.
lobby-about-buses = -# Ett kort brädspel om bussar som spelas en tur i taget under dagar eller veckor: muta in sträckor, koppla ihop platser och samla flest poäng. **{ button-rules }** förklarar hur.
