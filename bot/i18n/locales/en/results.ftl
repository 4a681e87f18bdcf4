## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = This server
results-everywhere = All servers
results-games = Games
results-favourite = Mostly { $map }
results-wins = Wins
results-rating = Rating
results-rating-of = { $rating } ±{ $uncertainty }
results-all-servers = all servers: { $rating }
results-rating-later =
    { $number ->
        [one] after { $number } more game
       *[other] after { $number } more games
    }
results-best-score = Best score
results-longest-path = Longest path
results-tickets = { -Tickets }
results-tickets-done = { $done } of { $number } completed
results-percent = { $number }%
results-form = Recent finishes, newest last
results-maps = Wins by map
results-curve = Rating over time
results-curve-range = { $first } → { $last } (lowest { $low }, highest { $high })
results-badges = Badges
results-of = { $wins } of { $games }
results-hidden = { $name } keeps their results private.
results-hidden-you = Only you can see this: your results are hidden from others.
results-hidden-now = You're hidden: you're off the leaderboards and the results of daily deals, and others can't see your profile, ratings or badges. Games with you still count for them.
results-shown-now = Others can see your results again.
results-shared = Shared in this channel.
results-ratings-off = Ratings are off on this server. `/{ command-profile }` still shows your games and wins.
profile-none-you = You have no finished games here yet that count. `/{ command-new }` starts one.
profile-none = { $name } has no finished games here yet that count. `/{ command-new }` starts one.
profile-only-own-here = In a direct message I only show your own profile. Use `/{ command-profile }` on a server to see someone else's.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** vs. **{ $other }** · { $where }
versus-sum =
    { $games ->
        [one] { $games } game together
       *[other] { $games } games together
    }
versus-ahead =
    { $number ->
        [0] { $name } never finished ahead
        [one] { $name } finished ahead once
       *[other] { $name } finished ahead { $number } times
    }
versus-ties =
    { $number ->
        [one] { $number } tie
       *[other] { $number } ties
    }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Latest games
versus-none = { $name } and { $other } haven't finished a game together here yet. `/{ command-new }` starts one.
versus-yourself = That's you. Choose someone else.
leaderboard-title = **Leaderboard** · { $map } · { $season }
leaderboard-every-map = all maps
leaderboard-all-time = all time
leaderboard-season = Q{ $quarter } { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
leaderboard-empty =
    { $number ->
        [one] Nobody's on this list yet: it takes { $number } rated game to get on it.
       *[other] Nobody's on this list yet: it takes { $number } rated games to get on it.
    }
leaderboard-own = You're number { $place } of { $people }: { $rating }
leaderboard-own-later =
    { $number ->
        [one] You'll be on this list after { $number } more rated game.
       *[other] You'll be on this list after { $number } more rated games.
    }
leaderboard-own-hidden = You're hidden, so you're not on this list. `/{ command-profile }` has a button to change that.
leaderboard-scale = -# For comparison, computer players: { $levels }. Ranked by rating minus its uncertainty (±).
leaderboard-unknown-season = There's no season “{ $season }” here. Choose one from the list.
outcome-ratings = 📈 Ratings: { $changes }
outcome-record-points = 🏅 **{ $map }**: new server record, { $number } points ({ $names })
outcome-record-path = 🏅 **{ $map }**: new server record, longest path { $number } ({ $names })
outcome-meetings = 🤝 { $name } vs. { $other } on this server: { $wins }–{ $losses }
outcome-meetings-ties =
    { $ties ->
        [one] 🤝 { $name } vs. { $other } on this server: { $wins }–{ $losses }, { $ties } tie
       *[other] 🤝 { $name } vs. { $other } on this server: { $wins }–{ $losses }, { $ties } ties
    }
outcome-badges = 🎖️ New badges · { $badges }
badge-every-map = a win on every map
badge-all-tickets = five or more { -tickets } in one game, all completed
badge-all-regions = every region of a map connected
badge-one-point = won by a single point
badge-long-path = a longest path of 30 or more
button-share = Share here
button-versus = Against you
button-as-picture = As a picture
button-hide-results = Hide my results
button-show-results = Show my results
