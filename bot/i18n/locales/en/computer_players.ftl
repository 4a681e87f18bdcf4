## Computer players: a sentence about each level, five names for each, adding and removing them

level-character-easy = Travels for the view, one { -ticket } at a time, and is easily distracted.
level-character-normal = Takes the shortest path for each { -ticket }, saves up cards, and never blocks you on purpose.
level-character-hard = Plans the whole network at once, keeps count of the turns, and knows what you're up to.
computer-player-easy-1 = The Tourist
computer-player-easy-2 = The Poet
computer-player-easy-3 = The Daydreamer
computer-player-easy-4 = The Painter
computer-player-easy-5 = The Rambler
computer-player-normal-1 = The Conductor
computer-player-normal-2 = The Stationmaster
computer-player-normal-3 = The Postmistress
computer-player-normal-4 = The Porter
computer-player-normal-5 = The Stoker
computer-player-hard-1 = The Dispatcher
computer-player-hard-2 = The Engineer
computer-player-hard-3 = The Surveyor
computer-player-hard-4 = The Timetabler
computer-player-hard-5 = The Director
computer-player-which-to-add = Which computer player should join?
computer-player-added = { $name } has joined.
computer-player-which-to-remove = Who should leave?
computer-player-removed = { $name } has left the table.
