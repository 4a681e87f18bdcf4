## Hints: an action, and the reason for it

hint = Tip: { $what }.
hint-why = Tip: { $what }, for { $why }.
action-claim = tag { $route } med { $cards }
action-station = byg en togstation i { $place } med { $cards }
action-pay = betal { $cards }
action-take = tag { $card }
action-keep = behold { $tickets }
action-draw = træk fra stakken
action-tickets = træk { -tickets }
action-give-up = opgiv tunnelen
action-ferry-card = træk et færgekort
action-pass = meld pas
reason-keep-complete = du har allerede de strækninger, der skal til
reason-keep-together =
    { $wagons ->
        [one] { $wagons } { -wagon } er nok til det
       *[other] { $wagons } { -wagons } er nok til det
    }
reason-keep-least-loss = de andre valg ville koste dig mere
reason-tickets-nearly-free = nye { -tickets } kan give dig omkring { $points } point
reason-claim-for-ticket = den hjælper dig med { $ticket }
reason-claim-for-region = den giver dig flere point for regioner
reason-claim-for-trail = den hjælper dig til den længste togrute
reason-claim-for-merchandise = den giver dig et handelsvarekort
reason-claim-for-points = den giver { $points } point med det samme
reason-claim-before-rival = { $purpose }, og { $seat } vil måske også have den
reason-claim-last = intet giver mere i din sidste tur ({ $points } point)
reason-card-for-route = du skal bruge { $card } til { $route }, { $purpose }
reason-card-for-grey-route = du kan bruge det til { $route }, { $purpose }
reason-card-spare = det kan blive nyttigt senere
reason-card-unseen = ingen af de åbne kort er bedre
reason-wild-for-route = du skal bruge { -a-wild } til { $route }, { $purpose }
reason-wild-saves-cards = { -a-wild } sparer dig for { $cards } andre kort til { $route }, { $purpose }
reason-wild-as-colour = { -a-wild } gælder for farven { $colour } på { $route }, { $purpose }
reason-ferry-card-for-route = du skal bruge det til { $route }, { $purpose }
reason-station-for-ticket = den hjælper dig med { $ticket }
reason-tunnel-worth-it = hvis du giver op, mister du turen
reason-tunnel-too-dear =
    { $wilds ->
        [one] det ville koste dig { $wilds } { -wild }
       *[other] det ville koste dig { $wilds } { -wilds }
    }
reason-tunnel-unpayable =
    { $due ->
        [one] du har ikke det ekstra kort
       *[other] du har ikke de { $due } ekstra kort
    }
reason-nothing-else = der er ikke noget bedre at gøre

## Why the route named in a reason is wanted

purpose-ticket = som hjælper dig med { $ticket }
purpose-region = som giver dig flere point for regioner
purpose-trail = som hjælper dig til den længste togrute
purpose-merchandise = som giver dig et handelsvarekort
purpose-points = som giver { $points } point
reason-claim-for-attraction = den når en seværdighed
purpose-attraction = som når en seværdighed
reason-claim-for-district = den hjælper dig med at forbinde en bydel
purpose-district = som hjælper dig med at forbinde en bydel
reason-claim-for-mandala = den lukker en ring, som giver en mandala
purpose-mandala = som lukker en ring, der giver en mandala
