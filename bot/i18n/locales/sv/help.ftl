## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: brädspel med tåg tillsammans med vänner, en tur i taget.
help-begin = **Jag vill spela.** `/{ command-new }` öppnar ett bord i en kanal, med `/{ command-join }` slår man sig ner vid det, `/{ command-automatic }` lägger till automatiska spelare och `/{ command-start }` börjar spelet. Ångrat dig? `/{ command-leave }`, eller `/{ command-cancel }` för hela bordet.
help-learn = **Jag vill veta hur man gör.** `/{ command-rules }` berättar kort en kartas regler. En tur är en sak: två kort, en sträcka eller { -tickets }.
help-turn = **Det är min tur.** Använd knapparna under spelbrädet, eller skriv: `/{ command-draw }` för kort, `/{ command-claim }` för en sträcka, `/{ command-tickets }` för { -tickets }; på vissa kartor även `/{ command-station }` eller `/{ command-ferry }`; `/{ command-pass }` om inget annat går. `/{ command-hint }` ger ett råd, `/{ command-undo }` tar tillbaka.
help-look = **Vad har jag, och vad har hänt?** `/{ command-hand }` visar dina kort (bara för dig), `/{ command-board }` spelbrädet, `/{ command-recap }` vad som hänt sedan din tur, `/{ command-score }` ställningen, `/{ command-log }` allt, `/{ command-games }` alla dina bord.
help-remind = **Jag vill inte glömma min tur.** Med `/{ command-remind }` väljer du påminnelser, tysta timmar och tidszon.
help-wait = **Jag väntar på någon.** `/{ command-nudge }` knuffar på; dröjer det ändå kan ni med `/{ command-vote }` rösta om vad ni gör.
help-leave = **Jag kan inte spela vidare, eller inte här.** `/{ command-substitute }` ger någon annan din plats, `/{ command-resign }` lämnar den till en automatisk spelare, `/{ command-move }`, skrivet i en annan kanal, flyttar ditt bord dit.
