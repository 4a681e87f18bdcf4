# The words of games with carts.

-ticket = kontraktkort
-tickets = kontraktkort
-Tickets = Kontraktkort
-the-tickets = kontraktkortene
-wild = joker
-wilds = jokere
-Wilds = Jokere
-a-wild = en joker
-an-open-wild = en åben joker
-An-open-wild = En åben joker
-wagon = vogn
-wagons = vogne
-cities = steder
