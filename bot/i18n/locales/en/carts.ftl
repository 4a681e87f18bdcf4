# The words of games with carts.

-ticket = contract
-Ticket = Contract
-tickets = contracts
-Tickets = Contracts
-wild = wild
-wilds = wilds
-Wilds = Wilds
-a-wild = a wild
-wagon = cart
-wagons = carts
-cities = places
