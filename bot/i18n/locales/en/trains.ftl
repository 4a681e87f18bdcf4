# The words of games with trains.

-ticket = ticket
-Ticket = Ticket
-tickets = tickets
-Tickets = Tickets
-wild = locomotive
-wilds = locomotives
-Wilds = Locomotives
-a-wild = a locomotive
-A-face-up-wild = A face-up locomotive
-the-open-wild = the face-up locomotive
-wagon = train
-wagons = trains
-cities = cities
-cards = train cards
-Cards = Train cards
