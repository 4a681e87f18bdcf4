## Automatische spelers

character-easy = Reist voor het uitzicht: één { -ticket } tegelijk, en snel afgeleid.
character-normal = Plant de { -tickets } langs de kortste weg, spaart kaarten op en blokkeert niemand expres.
character-hard = Plant het hele net in één keer, telt elke beurt en weet wat jij van plan bent.
automatic-easy-1 = De Toerist
automatic-easy-2 = De Dichter
automatic-easy-3 = De Dagdromer
automatic-easy-4 = De Schilder
automatic-easy-5 = De Wandelaar
automatic-normal-1 = De Conducteur
automatic-normal-2 = De Stationschef
automatic-normal-3 = De Postmeesteres
automatic-normal-4 = De Kruier
automatic-normal-5 = De Stoker
automatic-hard-1 = De Verkeersleider
automatic-hard-2 = De Ingenieur
automatic-hard-3 = De Landmeter
automatic-hard-4 = De Planner
automatic-hard-5 = De Directeur

automatic-who-comes = Wie komt erbij?
automatic-came = { $name } doet mee.
automatic-who-goes = Wie gaat er weg?
automatic-went = { $name } heeft de tafel verlaten.
