## Hints: an action, and the reason for it

hint = Hint: { $what }.
hint-why = Hint: { $what }, because { $why }.
action-claim = claim { $route } with { $cards }
action-station = build a station in { $place } with { $cards }
action-pay = pay { $cards }
action-take = take { $card }
action-keep = keep { $tickets }
action-draw = draw from the deck
action-tickets = draw { -tickets }
action-give-up = give up the tunnel
action-ferry-card = draw a ferry card
action-pass = pass
reason-keep-complete = you already have the routes
reason-keep-together =
    { $wagons ->
        [one] { $wagons } { -wagon } is enough
       *[other] { $wagons } { -wagons } are enough
    }
reason-keep-least-loss = the other choices would cost you more
reason-tickets-nearly-free =
    { $points ->
        [one] new { -tickets } should bring you about { $points } point
       *[other] new { -tickets } should bring you about { $points } points
    }
reason-claim-for-ticket = it helps with { $ticket }
reason-claim-for-region = it gets you more points for regions
reason-claim-for-trail = it helps you get the longest path
reason-claim-for-merchandise = it gets you a merchandise card
reason-claim-for-points =
    { $points ->
        [one] it's worth { $points } point right away
       *[other] it's worth { $points } points right away
    }
reason-claim-before-rival = { $purpose }, and { $seat } may want it too
reason-claim-last =
    { $points ->
        [one] nothing else gets you more on your last turn ({ $points } point)
       *[other] nothing else gets you more on your last turn ({ $points } points)
    }
reason-card-for-route = you need { $card } for { $route }, { $purpose }
reason-card-for-grey-route = you can use it for { $route }, { $purpose }
reason-card-spare = it may be useful later
reason-card-unseen = no face-up card helps more
reason-wild-for-route = you need { -a-wild } for { $route }, { $purpose }
reason-wild-saves-cards = { -a-wild } saves you { $cards } other cards for { $route }, { $purpose }
reason-wild-as-colour = { -a-wild } counts as { $colour } for { $route }, { $purpose }
reason-ferry-card-for-route = you need it for { $route }, { $purpose }
reason-station-for-ticket = it helps with { $ticket }
reason-tunnel-worth-it = giving up would cost you the turn
reason-tunnel-too-dear =
    { $wilds ->
        [one] it would cost you { $wilds } { -wild }
       *[other] it would cost you { $wilds } { -wilds }
    }
reason-tunnel-unpayable =
    { $due ->
        [one] you don't have the extra card
       *[other] you don't have the { $due } extra cards
    }
reason-nothing-else = there's nothing better to do

## Why the route named in a reason is wanted

purpose-ticket = which helps with { $ticket }
purpose-region = which gets you more points for regions
purpose-trail = which helps you get the longest path
purpose-merchandise = which gets you a merchandise card
purpose-points =
    { $points ->
        [one] which is worth { $points } point
       *[other] which is worth { $points } points
    }
reason-claim-for-attraction = it reaches an attraction
purpose-attraction = which reaches an attraction
reason-claim-for-district = it helps you link a district
purpose-district = which helps you link a district
reason-claim-for-mandala = it closes a loop that makes a Mandala
purpose-mandala = which closes a loop that makes a Mandala
