# The words of games with taxis.

-ticket = ticket
-Ticket = Ticket
-tickets = tickets
-Tickets = Tickets
-wild = taxi card
-wilds = taxi cards
-Wilds = Taxi cards
-a-wild = a taxi card
-A-face-up-wild = A face-up taxi card
-the-open-wild = the face-up taxi card
-wagon = taxi
-wagons = taxis
-cities = places
-cards = transportation cards
-Cards = Transportation cards
