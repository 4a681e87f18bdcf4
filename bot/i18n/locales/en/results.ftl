## What finished games say: profiles, head-to-head records, leaderboards, and what a game meant

results-here = This server
results-everywhere = All servers
results-games = Games
results-favourite = Favourite map: { $map }
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
results-form = Recent places, newest last
results-maps = Wins per map
results-curve = Rating over time
results-curve-range = { $first } → { $last } (lowest { $low }, highest { $high })
results-badges = Badges
results-of = { $wins } of { $games }
results-hidden = { $name } doesn't show any results.
results-hidden-you = Only you can see this: you're hidden from results.
results-hidden-now = You're hidden: others don't see you in leaderboards, profiles or at the end of games. Your games still count for them.
results-shown-now = Others can see your results again.
results-shared = Shared in this channel.
results-ratings-off = Ratings are off on this server.
profile-none-you = You haven't finished a game here yet. `/{ command-new }` starts one.
profile-none = { $name } hasn't finished a game here yet.
profile-only-own-here = In a direct message I only show your own profile. Use `/{ command-profile }` on a server to see someone else's.
profile-phrase = { $name }, { $where }. { $parts }.
versus-title = **{ $name }** and **{ $other }** · { $where }
versus-sum =
    { $games ->
        [one] { $games } game together
       *[other] { $games } games together
    }
versus-ahead =
    { $number ->
        [one] { $name } ahead: { $number } time
       *[other] { $name } ahead: { $number } times
    }
versus-ties = Same place: { $number }
versus-map = { $map }: { $wins }–{ $losses }
versus-last = Last games
versus-none = { $name } and { $other } haven't finished a game together here yet.
versus-yourself = That's you. Choose someone else.
leaderboard-title = **Leaderboard** · { $map } · { $season }
leaderboard-every-map = all maps
leaderboard-all-time = all time
leaderboard-season = quarter { $quarter } of { $year }
leaderboard-line = { $place }. **{ $name }** { $rating } · { $games }
leaderboard-games =
    { $number ->
        [one] { $number } game
       *[other] { $number } games
    }
leaderboard-empty =
    { $number ->
        [one] Nobody is on this list yet: it takes { $number } rated game.
       *[other] Nobody is on this list yet: it takes { $number } rated games.
    }
leaderboard-own = You: place { $place } of { $people }, { $rating }
leaderboard-own-later =
    { $number ->
        [one] You'll be on it after { $number } more rated game.
       *[other] You'll be on it after { $number } more rated games.
    }
leaderboard-own-hidden = You're hidden, so you aren't on this list.
leaderboard-scale = -# Computer players on this scale: { $levels }. Sorted by the lower end of each range.
leaderboard-unknown-season = There's no season “{ $season }” here. Choose one from the list.
outcome-ratings = 📈 Rating: { $changes }
outcome-record-points = 🏅 **{ $map }**: highest score on this server so far, { $number } ({ $names })
outcome-record-path = 🏅 **{ $map }**: longest path on this server so far, { $number } ({ $names })
outcome-meetings = 🤝 { $name } and { $other } on this server: { $wins }–{ $losses }
outcome-meetings-ties =
    { $ties ->
        [one] 🤝 { $name } and { $other } on this server: { $wins }–{ $losses }, { $ties } tie
       *[other] 🤝 { $name } and { $other } on this server: { $wins }–{ $losses }, { $ties } ties
    }
outcome-badges = 🎖️ { $badges }
badge-every-map = a win on every map
badge-all-tickets = five or more { -tickets } in one game, all completed
badge-all-regions = every region of a map connected
badge-one-point = won by a single point
badge-long-path = a path of 30 or more
button-share = Share here
button-as-picture = As picture
button-hide-results = Hide me from results
button-show-results = Show my results
