## Votes about undoing a move or about an absent player

vote-undo = { $name } vill ångra sitt senaste drag. Dolda kort har visats sedan dess, så alla andra måste säga ja.
vote-absence = Vi väntar på { $name }: turen började { $since }. Vad gör vi?
vote-count = Röster: { $number } av { $voters }.
vote-decided-void = Omröstningen om { $name } är stängd: spelet gick vidare.
vote-decided-yes = Alla sa ja: { $name } har ångrat sitt drag.
vote-decided-no = Alla sa inte ja, så { $name } kan inte ångra sitt drag.
vote-decided-wait = Vi väntar lite till på { $name }.
vote-decided-stand-in = En { -stand-in } spelar för { $name } tills vidare.
vote-decided-substitute = Ni har röstat för en ersättare. Vem kan ta över efter { $name }?
