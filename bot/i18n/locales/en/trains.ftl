# The words of games with trains.

-ticket = ticket
-Ticket = Ticket
-tickets = tickets
-Tickets = Tickets
-wild = wild
-wilds = wilds
-Wilds = Wilds
-a-wild = a wild
-wagon = train
-wagons = trains
-cities = cities
