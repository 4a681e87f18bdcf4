# The words of games with taxis.

-ticket = bestemmingskaart
-Ticket = Bestemmingskaart
-tickets = bestemmingskaarten
-Tickets = Bestemmingskaarten
-Short-tickets = Bestemmingen
-wild = taxikaart
-wilds = taxikaarten
-Wilds = Taxikaarten
-wagon = taxi
-wagons = taxi's
-cities = locaties
-short-tickets = bestemmingen
-cards = transportkaarten
-Cards = Transportkaarten
