## Hints: an action, and the reason for it

hint = Hint: { $what }.
hint-why = Hint: { $what }. Why: { $why }.
action-claim = claim { $route } for { $cards }
action-station = build a station in { $place } for { $cards }
action-pay = pay { $cards }
action-take = take the open { $colour } card
action-keep = keep { $tickets }
action-draw = draw from the deck
action-tickets = draw { -tickets }
action-give-up = give the tunnel up
action-ferry-card = draw a ferry card
action-pass = pass
reason-keep-together = these fit together well
reason-tickets-nearly-free =
    { $points ->
        [one] new { -tickets } are worth about { $points } more point
       *[other] new { -tickets } are worth about { $points } more points
    }
reason-claim-for-ticket = it belongs to { $ticket }
reason-claim-before-rival = { $seat } may want it too
reason-claim-for-region = it brings a new region
reason-claim-for-points =
    { $points ->
        [one] it is worth { $points } point at once
       *[other] it is worth { $points } points at once
    }
reason-claim-last =
    { $points ->
        [one] nothing brings more in the last turn ({ $points } point)
       *[other] nothing brings more in the last turn ({ $points } points)
    }
reason-card-for-route = you need { $colour } for { $route }
reason-card-unseen = nothing that lies open is better
reason-wild-for-route = you need { -a-wild } for { $route }
reason-ferry-card-for-route = you need it for { $route }
reason-station-for-ticket = it helps with { $ticket }
reason-tunnel-worth-it = { $route } is worth the extra cards
reason-tunnel-too-dear = { $route } costs too much now
reason-nothing-else = there is nothing better to do
