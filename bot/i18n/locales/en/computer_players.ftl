## Automatic players: their characters, and five names for each level

character-easy = Travels for the view: one { -ticket } at a time, and easily distracted.
character-normal = Plans its { -tickets } by the shortest way, saves its cards, and blocks nobody on purpose.
character-hard = Plans the whole network at once, counts every turn, and knows what you are up to.
automatic-easy-1 = The Tourist
automatic-easy-2 = The Poet
automatic-easy-3 = The Daydreamer
automatic-easy-4 = The Painter
automatic-easy-5 = The Rambler
automatic-normal-1 = The Conductor
automatic-normal-2 = The Stationmaster
automatic-normal-3 = The Postmistress
automatic-normal-4 = The Porter
automatic-normal-5 = The Stoker
automatic-hard-1 = The Dispatcher
automatic-hard-2 = The Engineer
automatic-hard-3 = The Surveyor
automatic-hard-4 = The Timetabler
automatic-hard-5 = The Director

automatic-who-comes = Who is to join?
automatic-came = { $name } has joined.
automatic-who-goes = Who is to leave?
automatic-went = { $name } has left the table.
