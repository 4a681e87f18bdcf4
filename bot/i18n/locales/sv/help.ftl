## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: brädspel med tåg tillsammans med vänner, en tur i taget.
help-begin = **Hur startar jag ett spel?** `/{ command-new }` startar ett spel i en kanal, med `/{ command-join }` är man med, `/{ command-automatic }` lägger till { -computer-players } och `/{ command-start }` sätter i gång. Ångrat dig? `/{ command-leave }`, eller `/{ command-cancel }` för hela spelet.
help-learn = **Hur spelar man?** `/{ command-rules }` visar en kartas regler i korthet. På din tur gör du en sak: tar två kort, mutar in en sträcka eller drar { -tickets }.
help-turn = **Det är min tur.** Använd knapparna under spelbrädet, eller skriv: `/{ command-draw }` för kort, `/{ command-claim }` för en sträcka, `/{ command-tickets }` för { -tickets }; på vissa kartor även `/{ command-station }` eller `/{ command-ferry }`; `/{ command-pass }` om inget annat går. `/{ command-hint }` ger ett råd, `/{ command-undo }` ångrar.
help-look = **Vad har jag, och vad har hänt?** `/{ command-hand }` visar dina kort (bara för dig), `/{ command-board }` spelbrädet, `/{ command-recap }` vad som hänt sedan din tur, `/{ command-score }` ställningen, `/{ command-log }` allt, `/{ command-games }` alla dina bord.
help-remind = **Jag vill inte glömma min tur.** Med `/{ command-remind }` väljer du påminnelser, tysta timmar och tidszon.
help-wait = **Jag väntar på någon.** `/{ command-nudge }` knuffar på; dröjer det ändå kan ni med `/{ command-vote }` rösta om vad ni gör.
help-leave = **Jag måste sluta eller flytta spelet.** `/{ command-substitute }` ger någon annan din plats, `/{ command-resign }` lämnar den till en { -computer-player }, och `/{ command-move }`, skrivet i en annan kanal, flyttar ditt bord dit.
help-server = **Jag sköter servern.** `/{ command-settings }` bestämmer förval för nya spel, var de får startas och vem som får ställa in dem.
