## Computer players: a sentence about each level, five names for each, adding and removing them

level-character-easy = Reist voor het uitzicht, werkt aan één { -ticket } tegelijk en is snel afgeleid.
level-character-normal = Neemt voor elke { -ticket } de kortste weg, spaart kaarten en zit niemand expres dwars.
level-character-hard = Plant het hele netwerk in één keer, houdt elke beurt in de gaten en heeft jou allang door.
computer-player-easy-1 = De Toerist
computer-player-easy-2 = De Dichter
computer-player-easy-3 = De Dagdromer
computer-player-easy-4 = De Schilder
computer-player-easy-5 = De Wandelaar
computer-player-normal-1 = De Conducteur
computer-player-normal-2 = De Stationschef
computer-player-normal-3 = De Postbode
computer-player-normal-4 = De Kruier
computer-player-normal-5 = De Stoker
computer-player-hard-1 = De Verkeersleider
computer-player-hard-2 = De Ingenieur
computer-player-hard-3 = De Landmeter
computer-player-hard-4 = De Planner
computer-player-hard-5 = De Directeur
computer-player-which-to-add = Wie komt erbij?
computer-player-added = { $name } doet mee.
computer-player-which-to-remove = Wie gaat eruit?
computer-player-removed = { $name } doet niet meer mee.
