## Automatiska spelare

character-easy = Reser för utsiktens skull, tar { -tickets } i tur och ordning och blir lätt distraherad.
character-normal = Planerar sina { -tickets } kortaste vägen, sparar sina kort och blockerar ingen med flit.
character-hard = Planerar hela nätet på en gång, räknar varje tur och vet vad du har i kikaren.
automatic-easy-1 = Turisten
automatic-easy-2 = Poeten
automatic-easy-3 = Dagdrömmaren
automatic-easy-4 = Målaren
automatic-easy-5 = Vandraren
automatic-normal-1 = Konduktören
automatic-normal-2 = Stinsen
automatic-normal-3 = Postmästaren
automatic-normal-4 = Stadsbudet
automatic-normal-5 = Eldaren
automatic-hard-1 = Tågklareraren
automatic-hard-2 = Ingenjören
automatic-hard-3 = Lantmätaren
automatic-hard-4 = Planeraren
automatic-hard-5 = Direktören

automatic-who-comes = Vem ska vara med?
automatic-came = { $name } är med.
automatic-who-goes = Vem ska gå?
automatic-went = { $name } har lämnat bordet.
