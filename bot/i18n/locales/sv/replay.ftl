## The page on which a finished game can be replayed

replay-title = { $map }: repris
replay-board = Spelbräde
replay-players = Spelare
replay-first = Till början
replay-back = Ett drag bakåt
replay-play = Spela upp
replay-pause = Pausa
replay-forward = Ett drag framåt
replay-last = Till slutet
replay-claim = Nästa sträcka
replay-zoom = Förstora
replay-speed = Hastighet
replay-slow = långsamt
replay-normal = normalt
replay-fast = snabbt
replay-position = Drag
replay-step = Drag { $step } av { $all }
replay-keys = Tangenter: ← → ett drag, mellanslag spelar upp eller pausar, Home och End för början och slutet.
replay-deal = Kort och { -tickets } är utdelade.
replay-row = Uppvända kort
replay-piles = Högen: { $deck }. { -Tickets } kvar: { $tickets }.
replay-hand = Hand
replay-tickets = { -Tickets }
replay-open = inte { -done } än
replay-offered = kan väljas
replay-view = Vad som visas
replay-shown = Visa hand och { -tickets } för
replay-view-all = Allt
replay-view-one = Som { $name } såg det
replay-view-public = Bara det alla såg
replay-view-some = Eget val
replay-curve = Poäng för sträckor och slutpoäng
replay-final = Slutpoäng
replay-total = Totalt
replay-log = Drag
replay-proof = Ärlig blandning
replay-verified = Allt som delats ut, dragits, vänts upp och blandats har räknats om utifrån blandningstalet på den här sidan. Allt stämmer.
replay-different = Filen stämmer inte med blandningstalet. Första skillnaden:
replay-recorded = I filen
replay-found = Omräknat
replay-hash = Blandningstalet har den SHA-256 som visades när spelet började:
replay-hash-compare = Blandningstalets SHA-256. Jämför med spelets första meddelande:
replay-hash-other = Blandningstalet har inte den SHA-256 som visades när spelet började:
replay-seed = Blandningstal:
replay-first-message = Jämför med spelets första meddelande
replay-no-script = Sidan fungerar inte här. Ladda ner filen och öppna den i en webbläsare.

## The reply to /replay, which also says some of the above

replay-undone = Draget du tittade på har ångrats.
replay-anybody = Vem som helst
replay-next-route = Nästa sträcka som mutas in av …
replay-whose = Visa kort och { -tickets } för …
replay-which-game = Jag vet inte vilket spel du menar. Välj ett i listan.
replay-no-game = Du har inte spelat än. `/{ command-new }` startar ett spel.
button-replay = Drag för drag
