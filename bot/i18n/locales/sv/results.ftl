## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = Den här servern
results-everywhere = Alla servrar
results-games = Spel
results-favourite = Favoritkarta: { $map }
results-wins = Segrar
results-rating = Rating
results-rating-of = { $rating } ±{ $uncertainty }
results-all-servers = alla servrar: { $rating }
results-rating-later = efter { $number } spel till
results-best-score = Högsta poäng
results-longest-path = Längsta rutt
results-tickets = { -Tickets }
results-tickets-done = { $done } av { $number } klara
results-percent = { $number } %
results-form = Senaste placeringar, nyaste sist
results-maps = Segrar per karta
results-curve = Rating över tid
results-curve-range = { $first } → { $last } (lägst { $low }, högst { $high })
results-badges = Märken
results-of = { $wins } av { $games }
results-hidden = { $name } visar inte sina resultat.
results-hidden-you = Bara du ser det här: du är dold i resultaten.
results-hidden-now = Du är dold: andra ser dig inte i topplistor, i profiler eller när ett spel slutar. Dina spel räknas fortfarande för dem.
results-shown-now = Andra kan se dina resultat igen.
results-shared = Delat i den här kanalen.
results-ratings-off = Rating är avstängd på den här servern.
profile-none-you = Du har inte spelat klart något spel här än. Starta ett med `/{ command-new }`.
profile-none = { $name } har inte spelat klart något spel här än.
profile-only-own-here = I ett direktmeddelande visar jag bara din egen profil. Använd `/{ command-profile }` på en server för att se andras.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** och **{ $other }** · { $where }
versus-sum = { $games } spel tillsammans
versus-ahead =
    { $number ->
        [one] { $name } före: { $number } gång
       *[other] { $name } före: { $number } gånger
    }
versus-ties = Samma placering: { $number }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Senaste spelen
versus-none = { $name } och { $other } har inte spelat klart något spel tillsammans här än.
versus-yourself = Det är du själv. Välj någon annan.
leaderboard-title = **Topplista** · { $map } · { $season }
leaderboard-every-map = alla kartor
leaderboard-all-time = genom tiderna
leaderboard-season = kvartal { $quarter } { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games = { $number } spel
leaderboard-empty = Ingen är med på listan än: det krävs { $number } spel som räknas.
leaderboard-own = Du: plats { $place } av { $people }, { $rating }
leaderboard-own-later = Du kommer med efter { $number } spel till som räknas.
leaderboard-own-hidden = Du är dold och är därför inte med på listan.
leaderboard-scale = -# Datorspelare på samma skala: { $levels }. Sorterat efter den nedre gränsen för varje rating.
leaderboard-unknown-season = Det finns ingen säsong ”{ $season }” här. Välj en i listan.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: högsta poängen på den här servern hittills, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: längsta rutten på den här servern hittills, { $number } ({ $names })
outcome-meetings = 🤝 { $name } och { $other } på den här servern: { $wins }–{ $losses }
outcome-meetings-ties =
    { $ties ->
        [one] 🤝 { $name } och { $other } på den här servern: { $wins }–{ $losses }, { $ties } oavgjort
       *[other] 🤝 { $name } och { $other } på den här servern: { $wins }–{ $losses }, { $ties } oavgjorda
    }
outcome-badges = 🎖️ { $badges }
badge-every-map = en seger på varje karta
badge-all-tickets = minst fem { -tickets } i ett spel, alla klara
badge-all-regions = alla regioner på en karta förbundna
badge-one-point = vunnet med en enda poäng
badge-long-path = en rutt på minst 30
button-share = Dela här
button-as-picture = Som bild
button-hide-results = Dölj mig
button-show-results = Visa mina resultat
