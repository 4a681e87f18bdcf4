# The words of games with trains.

-ticket = bestemmingskaart
-Ticket = Bestemmingskaart
-tickets = bestemmingskaarten
-Tickets = Bestemmingskaarten
-Short-tickets = Bestemmingen
-wild = locomotief
-wilds = locomotieven
-Wilds = Locomotieven
-wagon = wagon
-wagons = wagons
-cities = steden
-short-tickets = bestemmingen
-cards = treinkaarten
-Cards = Treinkaarten
