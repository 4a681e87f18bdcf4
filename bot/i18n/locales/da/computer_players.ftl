## Computer players: a sentence about each level, five names for each, adding and removing them

level-character-easy = Rejser for udsigtens skyld, tager ét { -ticket } ad gangen og lader sig let distrahere.
level-character-normal = Tager den korteste rute til hvert { -ticket }, sparer kort op og spærrer ikke for nogen med vilje.
level-character-hard = Planlægger hele sit netværk på én gang, holder øje med hver tur og gennemskuer, hvad du har gang i.
computer-player-easy-1 = Turisten
computer-player-easy-2 = Digteren
computer-player-easy-3 = Dagdrømmeren
computer-player-easy-4 = Maleren
computer-player-easy-5 = Vandreren
computer-player-normal-1 = Konduktøren
computer-player-normal-2 = Stationsmesteren
computer-player-normal-3 = Postmesteren
computer-player-normal-4 = Drageren
computer-player-normal-5 = Fyrbøderen
computer-player-hard-1 = Trafiklederen
computer-player-hard-2 = Ingeniøren
computer-player-hard-3 = Landmåleren
computer-player-hard-4 = Planlæggeren
computer-player-hard-5 = Direktøren
computer-player-which-to-add = Hvem skal med?
computer-player-added = { $name } er med.
computer-player-which-to-remove = Hvem skal ud?
computer-player-removed = { $name } har forladt bordet.
