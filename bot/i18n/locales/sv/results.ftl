## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = Den här servern
results-everywhere = Alla servrar
results-games = Spel
results-favourite = Mest { $map }
results-wins = Segrar
results-rating = Rating
results-rating-of = { $rating } ±{ $uncertainty }
results-all-servers = alla servrar: { $rating }
results-rating-later = efter { $number } spel till
results-best-score = Högsta poäng
results-longest-path = Längsta rutt
results-tickets = { -Tickets }
results-tickets-done = { $done } av { $number } { -all-done }
results-percent = { $number } %
results-form = Senaste placeringar, nyaste sist
results-maps = Segrar per karta
results-curve = Rating över tid
results-curve-range = { $first } → { $last } (lägst { $low }, högst { $high })
results-badges = Märken
results-of = { $wins } av { $games }
results-hidden = { $name } visar inte sina resultat.
results-hidden-you = Bara du ser det här: dina resultat är dolda för andra.
results-hidden-now = Nu är du dold: andra ser inte din profil, din rating eller dina märken, och du står varken på någon topplista eller i ställningen för dagens spel. Slutresultatet av ett spel syns som vanligt, och för dem du har mött räknas spelen som förut.
results-shown-now = Andra kan se dina resultat igen.
results-shared = Delat i den här kanalen.
results-ratings-off = Rating är avstängd på den här servern. `/{ command-profile }` visar ändå dina spel och segrar.
profile-none-you = Du har inga avslutade spel här än som räknas. `/{ command-new }` startar ett.
profile-none = { $name } har inga avslutade spel här än som räknas. `/{ command-new }` startar ett.
profile-only-own-here = I ett direktmeddelande visar jag bara din egen profil. Använd `/{ command-profile }` på en server för att se andras.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** mot **{ $other }** · { $where }
versus-sum = { $games } spel tillsammans
versus-ahead =
    { $number ->
        [0] { $name } kom aldrig före
        [one] { $name } kom före en gång
       *[other] { $name } kom före { $number } gånger
    }
versus-ties = Samma placering: { $number }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Senaste spelen
versus-none = { $name } och { $other } har inte spelat klart något spel tillsammans här än. `/{ command-new }` startar ett.
versus-yourself = Det är du själv. Välj någon annan.
leaderboard-title = **Topplista** · { $map } · { $season }
leaderboard-every-map = alla kartor
leaderboard-all-time = genom tiderna
leaderboard-season = kvartal { $quarter } { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games = { $number } spel
leaderboard-empty = Ingen är med på listan än: det krävs { $number } spel som räknas.
leaderboard-own = Du: plats { $place } av { $people }, { $rating }
leaderboard-own-later = Du kommer med på listan efter { $number } spel till som räknas.
leaderboard-own-hidden = Du är dold och står därför inte på listan. Det kan du ändra under `/{ command-profile }`.
leaderboard-scale = -# Som jämförelse, datorspelarna: { $levels }. Listan är sorterad efter ratingens undre gräns (rating minus ±).
leaderboard-unknown-season = Det finns ingen säsong ”{ $season }” här. Välj en i listan.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: nytt poängrekord på servern, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: nytt serverrekord i längsta rutt, { $number } ({ $names })
outcome-meetings = 🤝 { $name } mot { $other } på den här servern: { $wins }–{ $losses }
outcome-meetings-ties =
    { $ties ->
        [one] 🤝 { $name } mot { $other } på den här servern: { $wins }–{ $losses }, { $ties } oavgjort
       *[other] 🤝 { $name } mot { $other } på den här servern: { $wins }–{ $losses }, { $ties } oavgjorda
    }
outcome-badges = 🎖️ Nya märken · { $badges }
badge-every-map = seger på alla kartor
badge-all-tickets = minst fem { -tickets } i ett spel, alla { -all-done }
badge-all-regions = alla regioner på en karta ihopkopplade
badge-one-point = seger med en enda poängs marginal
badge-long-path = en rutt på minst 30
button-share = Dela här
button-versus = Mot mig
button-as-picture = Som bild
button-hide-results = Dölj mina resultat
button-show-results = Visa mina resultat
