## Hints: an action, and the reason for it

hint = Tips: { $what }.
hint-why = Tips: { $what }, för { $why }.
action-claim = muta in { $route } med { $cards }
action-station = bygg en station i { $place } med { $cards }
action-pay = betala { $cards }
action-take = ta { $card }
action-keep = behåll { $tickets }
action-draw = dra från högen
action-tickets = dra { -tickets }
action-give-up = ge upp tunneln
action-ferry-card = dra ett färjekort
action-pass = passa
reason-keep-complete = du har redan alla sträckor som behövs
reason-keep-together =
    { $wagons ->
        [one] med { $wagons } { -wagon } klarar du det
       *[other] med { $wagons } { -wagons } klarar du det
    }
reason-keep-least-loss = de andra alternativen skulle kosta dig mer
reason-tickets-nearly-free = nya { -tickets } lär ge dig ungefär { $points } poäng
reason-claim-for-ticket = den hjälper dig med { $ticket }
reason-claim-for-region = den ger dig mer poäng för regioner
reason-claim-for-trail = den hjälper dig att få längsta rutten
reason-claim-for-merchandise = den ger dig ett handelsbonuskort
reason-claim-for-points = den ger { $points } poäng direkt
reason-claim-before-rival = { $purpose }, och { $seat } kanske också vill ha den
reason-claim-last = inget annat ger mer på din sista tur ({ $points } poäng)
reason-card-for-route = du behöver { $card } till { $route }, { $purpose }
reason-card-for-grey-route = du kan använda det till { $route }, { $purpose }
reason-card-spare = det kan komma till nytta senare
reason-card-unseen = inget av de uppvända korten är bättre
reason-wild-for-route = du behöver { -a-wild } till { $route }, { $purpose }
reason-wild-saves-cards = { -a-wild } sparar dig { $cards } andra kort till { $route }, { $purpose }
reason-wild-as-colour = { -a-wild } räknas som ett kort i färgen { $colour } på { $route }, { $purpose }
reason-ferry-card-for-route = du behöver det till { $route }, { $purpose }
reason-station-for-ticket = den hjälper dig med { $ticket }
reason-tunnel-worth-it = om du ger upp är turen förlorad
reason-tunnel-too-dear =
    { $wilds ->
        [one] det skulle kosta dig { $wilds } { -wild }
       *[other] det skulle kosta dig { $wilds } { -wilds }
    }
reason-tunnel-unpayable =
    { $due ->
        [one] du har inte det extra kortet
       *[other] du har inte de { $due } extra korten
    }
reason-nothing-else = det finns inget bättre att göra

## Why the route named in a reason is wanted

purpose-ticket = som hjälper dig med { $ticket }
purpose-region = som ger dig mer poäng för regioner
purpose-trail = som hjälper dig att få längsta rutten
purpose-merchandise = som ger dig ett handelsbonuskort
purpose-points = som ger { $points } poäng
reason-claim-for-attraction = den når en sevärdhet
purpose-attraction = som når en sevärdhet
reason-claim-for-district = den hjälper dig att koppla ihop en stadsdel
purpose-district = som hjälper dig att koppla ihop en stadsdel
reason-claim-for-mandala = den sluter en slinga som ger en mandala
purpose-mandala = som sluter en slinga som ger en mandala
