## The reply to /help, one paragraph for each thing somebody may want to do

help-title = **Slow Train**: brætspil med tog, sammen med venner, én tur ad gangen.
help-begin = **Jeg vil spille.** `/{ command-new }` åbner et bord i en kanal, med `/{ command-join }` sætter man sig ved det, `/{ command-automatic }` tilføjer automatiske spillere, og `/{ command-start }` begynder spillet. Fortrudt? `/{ command-leave }`, eller `/{ command-cancel }` for hele bordet.
help-learn = **Jeg vil vide, hvordan man gør.** `/{ command-rules }` fortæller kort en spilleplades regler. En tur er én ting: to kort, en strækning eller { -tickets }.
help-turn = **Det er min tur.** Brug knapperne under spillepladen, eller skriv: `/{ command-draw }` til kort, `/{ command-claim }` til en strækning, `/{ command-tickets }` til { -tickets }; på nogle spilleplader også `/{ command-station }` eller `/{ command-ferry }`; `/{ command-pass }`, hvis intet andet er muligt. `/{ command-hint }` giver et råd, `/{ command-undo }` fortryder.
help-look = **Hvad har jeg, og hvad er der sket?** `/{ command-hand }` viser dine kort (kun for dig), `/{ command-board }` spillepladen, `/{ command-recap }` hvad der er sket siden din tur, `/{ command-score }` stillingen, `/{ command-log }` det hele, `/{ command-games }` alle dine borde.
help-remind = **Jeg vil ikke glemme min tur.** Med `/{ command-remind }` vælger du påmindelser, stille timer og tidszone.
help-wait = **Jeg venter på nogen.** `/{ command-nudge }` prikker til dem; bliver de væk, kan I med `/{ command-vote }` stemme om, hvad I gør.
help-leave = **Jeg kan ikke spille videre, eller ikke her.** `/{ command-substitute }` giver en anden din plads, `/{ command-resign }` overlader den til en automatisk spiller, `/{ command-move }`, skrevet i en anden kanal, flytter dit bord derhen.
