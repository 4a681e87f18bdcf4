## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = Denne server
results-everywhere = Alle servere
results-games = Spil
results-favourite = Mest { $map }
results-wins = Sejre
results-rating = Rating
results-rating-of = { $rating } ±{ $uncertainty }
results-all-servers = alle servere: { $rating }
results-rating-later = om { $number } spil
results-best-score = Flest point
results-longest-path = Længste togrute
results-tickets = { -Tickets }
results-tickets-done = { $done } af { $number } opfyldt
results-percent = { $number } %
results-form = Seneste placeringer, nyeste sidst
results-maps = Sejre pr. spilleplade
results-curve = Rating over tid
results-curve-range = { $first } → { $last } (lavest { $low }, højest { $high })
results-badges = Mærker
results-of = { $wins } af { $games }
results-hidden = { $name } viser ikke sine resultater.
results-hidden-you = Kun du kan se det her: du er skjult i resultaterne.
results-hidden-now = Nu er du skjult: andre kan hverken se dig på ranglister og i dagens spil eller se din profil, din rating og dine mærker. Slutresultatet af et spil er stadig synligt, og spil med dig tæller stadig for de andre.
results-shown-now = Andre kan se dine resultater igen.
results-shared = Delt i denne kanal.
results-ratings-off = Ratings er slået fra på denne server. `/{ command-profile }` viser stadig dine spil og sejre.
profile-none-you = Du har endnu ingen færdige spil her, der tæller. Start et med `/{ command-new }`.
profile-none = { $name } har endnu ingen færdige spil her, der tæller.
profile-only-own-here = I en direkte besked viser jeg kun din egen profil. Brug `/{ command-profile }` på en server for at se andres.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** mod **{ $other }** · { $where }
versus-sum = { $games } spil sammen
versus-ahead =
    { $number ->
        [0] { $name } sluttede aldrig foran
        [one] { $name } sluttede foran { $number } gang
       *[other] { $name } sluttede foran { $number } gange
    }
versus-ties =
    { $number ->
        [one] Samme placering { $number } gang
       *[other] Samme placering { $number } gange
    }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Seneste spil
versus-none = { $name } og { $other } har ikke spillet et spil færdigt sammen her endnu.
versus-yourself = Det er dig selv. Vælg en anden.
leaderboard-title = **Rangliste** · { $map } · { $season }
leaderboard-every-map = alle spilleplader
leaderboard-all-time = alle sæsoner
leaderboard-season = { $quarter }. kvartal { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games = { $number } spil
leaderboard-empty = Der står ingen på listen endnu: det kræver { $number } spil, der tæller.
leaderboard-own = Du er nummer { $place } af { $people }: { $rating }
leaderboard-own-later = Du kommer på listen efter { $number } spil mere, der tæller.
leaderboard-own-hidden = Du er skjult og står derfor ikke på listen. En knap under `/{ command-profile }` ændrer det.
leaderboard-scale = -# Til sammenligning, computerspillere: { $levels }. Sorteret efter rating minus usikkerheden (±).
leaderboard-unknown-season = Der er ingen sæson »{ $season }« her. Vælg en fra listen.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: ny pointrekord på serveren, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: serverens hidtil længste togrute, { $number } ({ $names })
outcome-meetings = 🤝 { $name } mod { $other } på serveren: { $wins }–{ $losses }
outcome-meetings-ties =
    { $ties ->
        [one] 🤝 { $name } mod { $other } på serveren: { $wins }–{ $losses }, { $ties } uafgjort
       *[other] 🤝 { $name } mod { $other } på serveren: { $wins }–{ $losses }, { $ties } uafgjorte
    }
outcome-badges = 🎖️ Nye mærker · { $badges }
badge-every-map = sejr på alle spilleplader
badge-all-tickets = mindst fem { -tickets } i ét spil, alle opfyldt
badge-all-regions = alle regioner på en spilleplade forbundet
badge-one-point = sejr med et enkelt points forspring
badge-long-path = togrute på mindst 30 togvogne
button-share = Del her
button-versus = Mod mig
button-as-picture = Som billede
button-hide-results = Skjul mig
button-show-results = Vis mig igen
