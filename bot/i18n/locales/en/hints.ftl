## Why an automatic player would do it

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
