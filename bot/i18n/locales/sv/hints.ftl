## Varför en automatisk spelare skulle göra det

reason-keep-together = de passar bra ihop
reason-tickets-nearly-free = nya { -tickets } ger ungefär { $points } poäng till
reason-claim-for-ticket = den hör till { $ticket }
reason-claim-before-rival = { $seat } kanske också vill ha den
reason-claim-for-region = den ger en ny region
reason-claim-for-points = den ger genast { $points } poäng
reason-claim-last = inget ger mer i sista turen ({ $points } poäng)
reason-card-for-route = du behöver färgen { $colour } till { $route }
reason-card-unseen = inget uppvänt kort är bättre
reason-wild-for-route = du behöver { -a-wild } till { $route }
reason-ferry-card-for-route = du behöver det till { $route }
reason-station-for-ticket = den hjälper till med { $ticket }
reason-tunnel-worth-it = { $route } är värd de extra korten
reason-tunnel-too-dear = { $route } är för dyr nu
reason-nothing-else = det finns inget bättre att göra
