## Computer players: a sentence about each level, five names for each, adding and removing them

level-character-easy = Reist voor het uitzicht: één { -ticket } tegelijk, en snel afgeleid.
level-character-normal = Plant de { -tickets } langs de kortste weg, spaart kaarten op en blokkeert niemand expres.
level-character-hard = Plant het hele net in één keer, telt elke beurt en weet wat jij van plan bent.
computer-player-easy-1 = De Toerist
computer-player-easy-2 = De Dichter
computer-player-easy-3 = De Dagdromer
computer-player-easy-4 = De Schilder
computer-player-easy-5 = De Wandelaar
computer-player-normal-1 = De Conducteur
computer-player-normal-2 = De Stationschef
computer-player-normal-3 = De Postmeesteres
computer-player-normal-4 = De Kruier
computer-player-normal-5 = De Stoker
computer-player-hard-1 = De Verkeersleider
computer-player-hard-2 = De Ingenieur
computer-player-hard-3 = De Landmeter
computer-player-hard-4 = De Planner
computer-player-hard-5 = De Directeur
computer-player-which-to-add = Wie komt erbij?
computer-player-added = { $name } doet mee.
computer-player-which-to-remove = Wie gaat er weg?
computer-player-removed = { $name } heeft de tafel verlaten.
