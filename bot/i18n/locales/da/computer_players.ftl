## Automatiske spillere

character-easy = Rejser for udsigtens skyld: ét { -ticket } ad gangen, og lader sig let distrahere.
character-normal = Planlægger sine { -tickets } ad korteste vej, sparer på kortene og spærrer ikke vejen for nogen med vilje.
character-hard = Planlægger hele nettet på én gang, tæller hver tur og ved, hvad du har for.
automatic-easy-1 = Turisten
automatic-easy-2 = Digteren
automatic-easy-3 = Dagdrømmeren
automatic-easy-4 = Maleren
automatic-easy-5 = Vandreren
automatic-normal-1 = Konduktøren
automatic-normal-2 = Stationslederen
automatic-normal-3 = Postmesteren
automatic-normal-4 = Drageren
automatic-normal-5 = Fyrbøderen
automatic-hard-1 = Trafiklederen
automatic-hard-2 = Ingeniøren
automatic-hard-3 = Landmåleren
automatic-hard-4 = Planlæggeren
automatic-hard-5 = Direktøren

automatic-who-comes = Hvem skal være med?
automatic-came = { $name } er med.
automatic-who-goes = Hvem skal gå?
automatic-went = { $name } har forladt bordet.
