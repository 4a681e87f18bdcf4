## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: brætspil med tog, sammen med venner, én tur ad gangen.
help-begin = **Hvordan starter jeg et spil?** `/{ command-new }` starter et spil i en kanal, med `/{ command-join }` kommer man med, og `/{ command-start }` sætter spillet i gang. **{ button-lobby-more }** tilføjer { -computer-players }. Fortrudt? `/{ command-leave }`, eller `/{ command-cancel }` for hele spillet.
help-learn = **Hvordan spiller man?** Flest point vinder. I din tur gør du én ting: tager to kort, tager en strækning eller trækker { -tickets }. `/{ command-rules }` viser en spilleplades regler, kort fortalt.
help-turn = **Det er min tur. Hvad nu?** Brug knapperne under spillepladen, eller skriv `/{ command-claim }` eller `/{ command-draw }` (kort eller { -tickets }). `/{ command-hint }` giver et råd, `/{ command-undo }` fortryder dit træk.
help-look = **Hvad har jeg, og hvad er der sket?** `/{ command-hand }` viser dine kort (kun for dig), `/{ command-board }` spillepladen, `/{ command-recap }` hvad der er sket siden din seneste tur, `/{ command-score }` stillingen, `/{ command-games }` alle dine spil. `/{ command-profile }` viser dine eller andres resultater, `/{ command-leaderboard }` serverens bedste.
help-replay = **Hvordan gik det til?** `/{ command-replay }` fører dig tilbage til et bestemt træk, med de kort, du havde dengang. Når spillet er slut, kan du se alles, og **{ button-review }** viser alles vinderchance efter hver tur, held og dygtighed, vendepunkterne og dit svageste træk.
help-remind = **Jeg vil ikke glemme min tur.** Med `/{ command-reminders }` vælger du påmindelser, stille timer og tidszone.
help-wait = **Jeg venter på nogen.** `/{ command-nudge }` prikker til dem; bliver de væk, kan I stemme om, hvad I gør.
help-leave = **Jeg er nødt til at stoppe, eller vi vil flytte spillet.** `/{ command-substitute }` giver en anden din plads, `/{ command-leave }` overlader den til en { -computer-player }, og værtens `/{ command-bring-here }`, skrevet i en anden kanal, flytter spillet derhen.
help-tables = **Hvad bliver der spillet her?** `/{ command-games }` kan vise en liste i kanalen, der opdaterer sig selv; er der en ledig plads, kan du deltage med det samme.
help-watch = **Jeg er ikke med, men er nysgerrig.** `/{ command-watch }` giver dig besked, når et spil er slut, eller med nogle tures mellemrum.
help-server = **Jeg administrerer serveren.** Med `/{ command-settings }` vælger du standarden for nye spil, hvor de kan startes, og hvem der kan aflyse dem.
help-guide = **Vil du vide mere?** [Vejledningen med billeder]({ $address }) forklarer det hele.
