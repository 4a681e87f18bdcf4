## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = Deze server
results-everywhere = Alle servers
results-games = Spellen
results-favourite = Lievelingsbord: { $map }
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
results-form = Recente plaatsen, nieuwste laatst
results-maps = Gewonnen per bord
results-curve = Verloop van de rating
results-curve-range = { $first } → { $last } (laagst { $low }, hoogst { $high })
results-badges = Onderscheidingen
results-of = { $wins } van { $games }
results-hidden = { $name } laat geen resultaten zien.
results-hidden-you = Alleen jij ziet dit: je bent verborgen in de resultaten.
results-hidden-now = Je bent verborgen: anderen zien je niet in ranglijsten, in profielen of aan het einde van een spel. Je spellen tellen voor hen nog wel mee.
results-shown-now = Anderen kunnen je resultaten weer zien.
results-shared = Gedeeld in dit kanaal.
results-ratings-off = Ratings staan uit op deze server.
profile-none-you = Je hebt hier nog geen spel uitgespeeld. Begin er een met `/{ command-new }`.
profile-none = { $name } heeft hier nog geen spel uitgespeeld.
profile-only-own-here = In een privébericht laat ik alleen je eigen profiel zien. Gebruik `/{ command-profile }` op een server voor dat van een ander.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** en **{ $other }** · { $where }
versus-sum =
    { $games ->
        [one] { $games } spel samen
       *[other] { $games } spellen samen
    }
versus-ahead = { $name } voor: { $number } keer
versus-ties = Zelfde plaats: { $number }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Laatste spellen
versus-none = { $name } en { $other } hebben hier nog geen spel samen uitgespeeld.
versus-yourself = Dat ben jij. Kies iemand anders.
leaderboard-title = **Ranglijst** · { $map } · { $season }
leaderboard-every-map = alle borden
leaderboard-all-time = aller tijden
leaderboard-season = { $quarter }e kwartaal { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games =
    { $number ->
        [one] { $number } spel
       *[other] { $number } spellen
    }
leaderboard-empty =
    { $number ->
        [one] Er staat nog niemand op deze lijst: daarvoor is { $number } spel nodig dat meetelt.
       *[other] Er staat nog niemand op deze lijst: daarvoor zijn { $number } spellen nodig die meetellen.
    }
leaderboard-own = Jij: plaats { $place } van { $people }, { $rating }
leaderboard-own-later =
    { $number ->
        [one] Je komt erop na nog { $number } spel dat meetelt.
       *[other] Je komt erop na nog { $number } spellen die meetellen.
    }
leaderboard-own-hidden = Je bent verborgen en staat daarom niet op de lijst.
leaderboard-scale = -# Computerspelers op dezelfde schaal: { $levels }. Gesorteerd op de ondergrens van elke rating.
leaderboard-unknown-season = Er is hier geen seizoen ‘{ $season }’. Kies er een uit de lijst.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: hoogste score op deze server tot nu toe, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: langste route op deze server tot nu toe, { $number } ({ $names })
outcome-meetings = 🤝 { $name } en { $other } op deze server: { $wins }–{ $losses }
outcome-meetings-ties = 🤝 { $name } en { $other } op deze server: { $wins }–{ $losses }, { $ties } gelijk
outcome-badges = 🎖️ { $badges }
badge-every-map = gewonnen op elk bord
badge-all-tickets = minstens vijf { -tickets } in één spel, allemaal behaald
badge-all-regions = alle regio's van een bord verbonden
badge-one-point = gewonnen met één punt verschil
badge-long-path = een route van 30 of langer
button-share = Hier delen
button-as-picture = Als plaatje
button-hide-results = Mij verbergen
button-show-results = Mij weer tonen
