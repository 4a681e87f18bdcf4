# The words of games with buses.

-ticket = bestemmingskaart
-Ticket = Bestemmingskaart
-tickets = bestemmingskaarten
-Tickets = Bestemmingskaarten
-Short-tickets = Bestemmingen
-wild = buskaart
-wilds = buskaarten
-Wilds = Buskaarten
-wagon = bus
-wagons = bussen
-cities = locaties
-short-tickets = bestemmingen
-cards = transportkaarten
-Cards = Transportkaarten
