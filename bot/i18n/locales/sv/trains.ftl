# The words of games with trains.

-ticket = biljett
-tickets = biljetter
-Ticket = Biljett
-Tickets = Biljetter
-the-tickets = biljetterna
-done = klar
-wild = lok
-wilds = lok
-Wilds = Lok
-a-wild = ett lok
-an-open-wild = ett uppvänt lok
-An-open-wild = Ett uppvänt lok
-wagon = tågvagn
-wagons = tågvagnar
-cities = städer
-the-cities = städerna
