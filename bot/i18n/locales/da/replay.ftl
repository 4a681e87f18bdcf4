## The page on which a finished game can be replayed

replay-title = { $map }: genafspilning
replay-board = Spilleplade
replay-players = Spillere
replay-first = Til starten
replay-back = Et træk tilbage
replay-play = Afspil
replay-pause = Pause
replay-forward = Et træk frem
replay-last = Til slutningen
replay-claim = Næste strækning
replay-zoom = Forstør
replay-speed = Hastighed
replay-slow = langsomt
replay-normal = normalt
replay-fast = hurtigt
replay-position = Træk
replay-step = Træk { $step } af { $all }
replay-keys = Taster: ← → ét træk, mellemrum for afspil eller pause, Home og End for start og slutning.
replay-deal = Kort og { -tickets } er delt ud.
replay-row = Åbne kort
replay-piles = Stakken: { $deck }. { -Tickets } tilbage: { $tickets }.
replay-hand = Hånd
replay-tickets = { -Tickets }
replay-open = ikke opfyldt endnu
replay-offered = kan vælges
replay-view = Visning
replay-shown = Vis hånd og { -tickets } for
replay-view-all = Alt
replay-view-one = Som { $name } så det
replay-view-public = Kun det, alle kunne se
replay-view-some = Udvalgte spillere
replay-curve = Point for strækninger og slutresultat
replay-final = Slutresultat
replay-total = I alt
replay-log = Træk
replay-proof = Ærlig blanding
replay-verified = Alt, der er delt ud, trukket, lagt åbent frem og blandet, er regnet efter ud fra blandingstallet her på siden. Det hele passer.
replay-different = Filen stemmer ikke med blandingstallet. Første forskel:
replay-recorded = I filen
replay-found = Beregnet
replay-hash = Blandingstallets SHA-256 er den, der blev vist ved spillets start:
replay-hash-compare = Blandingstallets SHA-256. Sammenlign med spillets første besked:
replay-hash-other = Blandingstallets SHA-256 er ikke den, der blev vist ved spillets start:
replay-seed = Blandingstal:
replay-first-message = Sammenlign med spillets første besked
replay-no-script = Siden kan ikke køre her. Hent filen, og åbn den i en browser.

## The reply to /replay, which also says some of the above

replay-undone = Det træk, du kiggede på, er fortrudt.
replay-anybody = Hvem som helst
replay-next-route = Næste strækning taget af …
replay-whose = Vis kort og { -tickets } for …
replay-which-game = Jeg ved ikke, hvilket spil du mener. Vælg et fra listen.
replay-no-game = Du har ikke spillet endnu. `/{ command-new }` starter et spil.
button-replay = Træk for træk
