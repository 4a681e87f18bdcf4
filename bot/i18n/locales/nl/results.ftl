## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = Deze server
results-everywhere = Alle servers
results-games = Spellen
results-favourite = Vooral { $map }
results-wins = Gewonnen
results-rating = Rating
results-rating-of = { $rating } ±{ $uncertainty }
results-all-servers = alle servers: { $rating }
results-rating-later =
    { $number ->
        [one] na nog { $number } spel
       *[other] na nog { $number } spellen
    }
results-best-score = Hoogste score
results-longest-path = Langste route
results-tickets = { -Short-tickets }
results-tickets-done = { $done } van { $number } behaald
results-percent = { $number }%
results-form = Laatste klasseringen, nieuwste achteraan
results-maps = Gewonnen per bord
results-curve = Ratingverloop
results-curve-range = { $first } → { $last } (laagste { $low }, hoogste { $high })
results-badges = Onderscheidingen
results-of = { $wins } van { $games }
results-hidden = { $name } houdt de eigen resultaten verborgen.
results-hidden-you = Alleen jij ziet dit: je hebt je resultaten verborgen.
results-hidden-now = Je resultaten zijn nu verborgen: anderen zien je profiel, je rating en je onderscheidingen niet, en je staat op geen enkele ranglijst en niet in de stand van het spel van de dag. De einduitslag van een spel blijft wel zichtbaar, en voor je medespelers tellen de spellen gewoon mee.
results-shown-now = Anderen kunnen je resultaten weer zien.
results-shared = Gedeeld in dit kanaal.
results-ratings-off = Ratings staan uit op deze server. Je spellen en overwinningen zie je wel met `/{ command-profile }`.
profile-none-you = Je hebt hier nog geen uitgespeeld spel dat meetelt. Met `/{ command-new }` begin je er een.
profile-none = { $name } heeft hier nog geen uitgespeeld spel dat meetelt.
profile-only-own-here = In een privébericht zie je alleen je eigen profiel. Dat van een ander vraag je op een server op met `/{ command-profile }`.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** tegen **{ $other }** · { $where }
versus-sum =
    { $games ->
        [one] { $games } spel tegen elkaar
       *[other] { $games } spellen tegen elkaar
    }
versus-ahead =
    { $number ->
        [0] { $name } eindigde nooit hoger
       *[other] { $name } eindigde { $number } keer hoger
    }
versus-ties =
    { $number ->
        [0] Nooit gelijk geëindigd
       *[other] Gelijk geëindigd: { $number } keer
    }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Laatste spellen
versus-none = { $name } en { $other } hebben hier nog geen spel tegen elkaar uitgespeeld.
versus-yourself = Dat ben je zelf. Kies iemand anders.
leaderboard-title = **Ranglijst** · { $map } · { $season }
leaderboard-every-map = alle borden
leaderboard-all-time = alle seizoenen
leaderboard-season = { $quarter }e kwartaal { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games =
    { $number ->
        [one] { $number } spel
       *[other] { $number } spellen
    }
leaderboard-empty =
    { $number ->
        [one] Er staat nog niemand op deze lijst: je komt erop na { $number } spel dat meetelt.
       *[other] Er staat nog niemand op deze lijst: je komt erop na { $number } spellen die meetellen.
    }
leaderboard-own = Jij: plaats { $place } van { $people }, { $rating }
leaderboard-own-later =
    { $number ->
        [one] Nog { $number } spel dat meetelt en je staat erop.
       *[other] Nog { $number } spellen die meetellen en je staat erop.
    }
leaderboard-own-hidden = Je hebt je resultaten verborgen, dus je staat niet op de lijst. Met de knop onder `/{ command-profile }` verander je dat.
leaderboard-scale = -# Computerspelers ter vergelijking: { $levels }. Gesorteerd op de ondergrens (rating min ±).
leaderboard-unknown-season = Er is hier geen seizoen ‘{ $season }’. Kies er een uit de lijst.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: hoogste score ooit op deze server, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: langste route ooit op deze server, { $number } ({ $names })
outcome-meetings = 🤝 { $name } tegen { $other } op deze server: { $wins }–{ $losses }
outcome-meetings-ties = 🤝 { $name } tegen { $other } op deze server: { $wins }–{ $losses }, { $ties } keer gelijk
outcome-badges = 🎖️ Nieuwe onderscheidingen · { $badges }
badge-every-map = gewonnen op elk bord
badge-all-tickets = minstens vijf { -tickets } in één spel, allemaal behaald
badge-all-regions = alle regio's van een bord verbonden
badge-one-point = gewonnen met één punt verschil
badge-long-path = een langste route van 30 of meer
button-share = Hier delen
button-versus = Tegen mij
button-as-picture = Als plaatje
button-hide-results = Resultaten verbergen
button-show-results = Resultaten tonen
