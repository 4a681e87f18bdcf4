## Votes about undoing a move or about an absent player

vote-undo = { $name } vil gerne fortryde sit seneste træk. Skjulte kort er blevet vist siden, så alle de andre skal sige ja.
vote-absence = Vi venter på { $name }: turen begyndte { $since }. Hvad gør vi?
vote-count = Svar: { $number } af { $voters }.
vote-decided-void = Afstemningen om { $name } er lukket: spillet gik videre.
vote-decided-yes = Alle sagde ja: { $name } har fortrudt sit træk.
vote-decided-no = Ikke alle sagde ja, så { $name } kan ikke fortryde sit træk.
vote-decided-wait = Vi venter stadig på { $name }.
vote-decided-stand-in = En { -stand-in } spiller for { $name } indtil videre.
vote-decided-substitute = I har stemt for en afløser. Hvem tager over efter { $name }?
