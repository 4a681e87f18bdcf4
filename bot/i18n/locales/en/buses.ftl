# The words of games with buses.

-ticket = ticket
-Ticket = Ticket
-tickets = tickets
-Tickets = Tickets
-wild = bus card
-wilds = bus cards
-Wilds = Bus cards
-a-wild = a bus card
-A-face-up-wild = A face-up bus card
-the-open-wild = the face-up bus card
-wagon = bus
-wagons = buses
-cities = places
-cards = transportation cards
-Cards = Transportation cards
