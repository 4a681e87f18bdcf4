## Hints: an action, and the reason for it

hint = Tip: { $what }.
hint-why = Tip: { $what }. Waarom: { $why }.
action-claim = claim { $route } met { $cards }
action-station = bouw een station in { $place } met { $cards }
action-pay = betaal { $cards }
action-take = neem de open kaart: { $colour }
action-keep = behoud { $tickets }
action-draw = trek van de stapel
action-tickets = trek { -tickets }
action-give-up = geef de tunnel op
action-ferry-card = trek een veerbootkaart
action-pass = pas
reason-keep-together = die passen goed bij elkaar
reason-tickets-nearly-free =
    { $points ->
        [one] nieuwe { -tickets } leveren ongeveer { $points } punt extra op
       *[other] nieuwe { -tickets } leveren ongeveer { $points } punten extra op
    }
reason-claim-for-ticket = die hoort bij { $ticket }
reason-claim-before-rival = { $seat } wil die misschien ook
reason-claim-for-region = die levert een nieuwe regio op
reason-claim-for-points =
    { $points ->
        [one] die levert meteen { $points } punt op
       *[other] die levert meteen { $points } punten op
    }
reason-claim-last =
    { $points ->
        [one] niets levert in de laatste beurt meer op ({ $points } punt)
       *[other] niets levert in de laatste beurt meer op ({ $points } punten)
    }
reason-card-for-route = je hebt { $colour } nodig voor { $route }
reason-card-unseen = er ligt niets beters open
reason-wild-for-route = je hebt een { -wild } nodig voor { $route }
reason-ferry-card-for-route = je hebt die nodig voor { $route }
reason-station-for-ticket = dat helpt bij { $ticket }
reason-tunnel-worth-it = { $route } is de extra kaarten waard
reason-tunnel-too-dear = { $route } is nu te duur
reason-nothing-else = er is niets beters te doen
