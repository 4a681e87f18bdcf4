# The words of games with trains.

-ticket = rutekort
-tickets = rutekort
-Tickets = Rutekort
-the-tickets = rutekortene
-wild = lokomotiv
-wilds = lokomotiver
-Wilds = Lokomotiver
-a-wild = et lokomotiv
-an-open-wild = et åbent lokomotiv
-An-open-wild = Et åbent lokomotiv
-wagon = togvogn
-wagons = togvogne
-cities = byer
