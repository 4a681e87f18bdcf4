## Hvorfor en automatisk spiller ville gøre det

reason-keep-together = de passer godt sammen
reason-tickets-nearly-free = nye { -tickets } giver cirka { $points } point mere
reason-claim-for-ticket = den hører til { $ticket }
reason-claim-before-rival = { $seat } vil måske også have den
reason-claim-for-region = den giver en ny region
reason-claim-for-points = den giver straks { $points } point
reason-claim-last = intet giver mere i sidste tur ({ $points } point)
reason-card-for-route = du mangler farven { $colour } til { $route }
reason-card-unseen = intet åbent kort er bedre
reason-wild-for-route = du mangler { -a-wild } til { $route }
reason-ferry-card-for-route = du skal bruge det til { $route }
reason-station-for-ticket = den hjælper med { $ticket }
reason-tunnel-worth-it = { $route } er de ekstra kort værd
reason-tunnel-too-dear = { $route } er for dyr nu
reason-nothing-else = der er ikke noget bedre at gøre
