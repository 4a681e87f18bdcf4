## Hints: an action, and the reason for it

hint = Tip: { $what }.
hint-why = Tip: { $what }, want { $why }.
action-claim = claim { $route } met { $cards }
action-station = bouw een station in { $place } met { $cards }
action-pay = betaal { $cards }
action-take = pak { $card }
action-keep = hou { $tickets }
action-draw = trek van de stapel
action-tickets = trek { -tickets }
action-give-up = geef de tunnel op
action-ferry-card = trek een veerbootkaart
action-pass = pas
reason-keep-complete = je hebt de routes daarvoor al
reason-keep-together =
    { $wagons ->
        [one] met { $wagons } { -wagon } lukt dat
       *[other] met { $wagons } { -wagons } lukt dat
    }
reason-keep-least-loss = elke andere keuze kost je meer
reason-tickets-nearly-free =
    { $points ->
        [one] die leveren je naar verwachting ongeveer { $points } punt op
       *[other] die leveren je naar verwachting ongeveer { $points } punten op
    }
reason-claim-for-ticket = dat helpt bij { $ticket }
reason-claim-for-region = dat levert je meer punten op voor regio's
reason-claim-for-trail = dat helpt je aan de langste route
reason-claim-for-merchandise = dat levert je een handelsbonuskaart op
reason-claim-for-points =
    { $points ->
        [one] dat levert meteen { $points } punt op
       *[other] dat levert meteen { $points } punten op
    }
reason-claim-before-rival = { $purpose }, en { $seat } aast misschien ook op die route
reason-claim-last =
    { $points ->
        [one] meer zit er in je laatste beurt niet in ({ $points } punt)
       *[other] meer zit er in je laatste beurt niet in ({ $points } punten)
    }
reason-card-for-route = je hebt { $card } nodig voor { $route }, { $purpose }
reason-card-for-grey-route = je kunt hem gebruiken voor { $route }, { $purpose }
reason-card-spare = die kan later van pas komen
reason-card-unseen = er ligt niets beters open
reason-wild-for-route = je hebt een { -wild } nodig voor { $route }, { $purpose }
reason-wild-saves-cards = een { -wild } bespaart je { $cards } andere kaarten voor { $route }, { $purpose }
reason-wild-as-colour = een { -wild } telt als { $colour } voor { $route }, { $purpose }
reason-ferry-card-for-route = je hebt hem nodig voor { $route }, { $purpose }
reason-station-for-ticket = dat helpt bij { $ticket }
reason-tunnel-worth-it = opgeven kost je een beurt
reason-tunnel-too-dear =
    { $wilds ->
        [one] betalen zou je { $wilds } { -wild } kosten
       *[other] betalen zou je { $wilds } { -wilds } kosten
    }
reason-tunnel-unpayable =
    { $due ->
        [one] je hebt de extra kaart niet
       *[other] je hebt de { $due } extra kaarten niet
    }
reason-nothing-else = er is niets beters te doen

## Why the route named in a reason is wanted

purpose-ticket = die helpt bij { $ticket }
purpose-region = die je meer punten oplevert voor regio's
purpose-trail = die je aan de langste route helpt
purpose-merchandise = die je een handelsbonuskaart oplevert
purpose-points =
    { $points ->
        [one] die { $points } punt oplevert
       *[other] die { $points } punten oplevert
    }
reason-claim-for-attraction = daarmee bereik je een bezienswaardigheid
purpose-attraction = waarmee je een bezienswaardigheid bereikt
reason-claim-for-district = daarmee kun je een wijk verbinden
purpose-district = waarmee je een wijk kunt verbinden
reason-claim-for-mandala = dat sluit een lus die een mandala oplevert
purpose-mandala = die een lus sluit die een mandala oplevert
