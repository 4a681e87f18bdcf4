## Computer players: a sentence about each level, five names for each, adding and removing them

level-character-easy = Reser för utsiktens skull, jagar ett mål i taget och blir lätt distraherad.
level-character-normal = Tar kortaste vägen för sina { -tickets }, sparar på korten och blockerar ingen med flit.
level-character-hard = Planerar hela nätverket på en gång, har koll på varje tur och anar vad du är ute efter.
computer-player-easy-1 = Turisten
computer-player-easy-2 = Poeten
computer-player-easy-3 = Dagdrömmaren
computer-player-easy-4 = Konstnären
computer-player-easy-5 = Tågluffaren
computer-player-normal-1 = Konduktören
computer-player-normal-2 = Stinsen
computer-player-normal-3 = Postmästaren
computer-player-normal-4 = Stadsbudet
computer-player-normal-5 = Eldaren
computer-player-hard-1 = Tågklareraren
computer-player-hard-2 = Ingenjören
computer-player-hard-3 = Lantmätaren
computer-player-hard-4 = Strategen
computer-player-hard-5 = Direktören
computer-player-which-to-add = Vem ska vara med?
computer-player-added = { $name } är med.
computer-player-which-to-remove = Vem ska lämna bordet?
computer-player-removed = { $name } har lämnat bordet.
