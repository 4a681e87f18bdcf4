# The words of games with carts.

-ticket = kontraktkort
-tickets = kontraktkort
-Ticket = Kontraktkort
-Tickets = Kontraktkort
-the-tickets = kontraktkorten
-done = klart
-wild = joker
-wilds = jokrar
-Wilds = Jokrar
-a-wild = en joker
-an-open-wild = en uppvänd joker
-An-open-wild = En uppvänd joker
-wagon = kärra
-wagons = kärror
-cities = platser
-the-cities = platserna
