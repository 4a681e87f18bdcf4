# The words of games with carts.

-ticket = contractkaart
-Ticket = Contractkaart
-tickets = contractkaarten
-Tickets = Contractkaarten
-Short-tickets = Contracten
-wild = joker
-wilds = jokers
-Wilds = Jokers
-wagon = kar
-wagons = karren
-cities = locaties
-short-tickets = contracten
-cards = transportkaarten
-Cards = Transportkaarten
