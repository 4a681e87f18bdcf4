## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: spela brädspel om tåg med dina vänner, en tur i taget.
help-begin = **Hur startar jag ett spel?** `/{ command-new }` startar ett i en kanal, `/{ command-join }` ger dig en plats och `/{ command-start }` sätter i gång. **{ button-lobby-more }** lägger till { -computer-players }. Har du ångrat dig? `/{ command-leave }`, eller `/{ command-cancel }` för hela spelet.
help-learn = **Hur spelar man?** Flest poäng vinner. På din tur gör du en sak: tar två kort, mutar in en sträcka eller drar { -tickets }. `/{ command-rules }` visar en kartas regler i korthet.
help-turn = **Det är min tur. Vad gör jag?** Använd knapparna under spelbrädet, eller skriv `/{ command-claim }` för en sträcka och `/{ command-draw }` för kort eller { -tickets }. `/{ command-hint }` ger dig ett tips, `/{ command-undo }` tar tillbaka ditt drag.
help-look = **Vad har jag, och vad har hänt?** `/{ command-hand }` visar dina kort (bara för dig), `/{ command-board }` spelbrädet, `/{ command-recap }` vad som har hänt sedan din förra tur, `/{ command-score }` poängen och `/{ command-games }` alla dina spel. `/{ command-profile }` visar hur det går för dig eller någon annan, `/{ command-leaderboard }` på servern.
help-replay = **Hur gick det till?** `/{ command-replay }` visar spelet efter vilket drag som helst, med korten du hade då. När spelet är slut kan du se allas, och **{ button-review }** visar allas vinstchans efter varje tur, slump och skicklighet, vändpunkterna och ditt svagaste drag.
help-remind = **Jag vill inte glömma min tur.** Med `/{ command-reminders }` ställer du in påminnelser, tysta timmar och tidszon.
help-wait = **Jag väntar på någon.** Ge en vänlig knuff med `/{ command-nudge }`. Hjälper inte det kan ni rösta om vad ni gör.
help-leave = **Jag måste sluta, eller så vill vi flytta spelet.** `/{ command-substitute }` ger din plats till någon annan, `/{ command-leave }` lämnar den till en { -computer-player }, och värdens `/{ command-bring-here }` i en annan kanal flyttar spelet dit.
help-tables = **Vad spelas här?** `/{ command-games }` kan lägga upp en lista som uppdateras av sig själv; finns det en ledig plats kan du gå med direkt.
help-watch = **Jag är inte med, men nyfiken.** Med `/{ command-watch }` får du veta när ett spel är slut, eller hur det går med några turers mellanrum.
help-server = **Jag sköter servern.** Med `/{ command-settings }` väljer du förval för nya spel, var de får startas och vem som får avbryta dem.
help-guide = **Vill du veta mer?** [Guiden med bilder]({ $address }) förklarar allt.
