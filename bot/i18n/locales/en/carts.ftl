# The words of games with carts.

-ticket = contract
-Ticket = Contract
-tickets = contracts
-Tickets = Contracts
-wild = wild
-wilds = wilds
-Wilds = Wilds
-a-wild = a wild
-A-face-up-wild = A face-up wild
-the-open-wild = the face-up wild
-wagon = cart
-wagons = carts
-cities = locations
-cards = transportation cards
-Cards = Transportation cards
