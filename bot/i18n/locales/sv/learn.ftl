## The lesson of /learn, and where it is offered. Its board always has trains

map-lesson = Övningsbrädet
help-lesson = **Ny här?** `/{ command-learn }` lär dig spelet på fem turer mot en datorspelare. Bara du ser det.
learn-offer = Ny här? Lär dig på fem turer
learn-leave = Sluta
learn-back = Tillbaka
learn-start-again = Börja om
learn-keep-both = Behåll båda
learn-other-routes = En annan sträcka

# What to do now, and why: two sentences
learn-choose-ticket = 🎓 **Välj en biljett.** Koppla ihop de två städerna med dina tågvagnar så får du poängen, annars förlorar du dem.
learn-draw-any-colour = 🎓 **Ta två kort**, uppvända eller från högen. Med kort betalar du sträckor: { $route }, på väg mot ditt mål, kostar { $number } i en och samma färg.
learn-draw-colour = 🎓 **Ta två kort**, uppvända eller från högen. Med kort betalar du sträckor: { $route }, på väg mot ditt mål, kostar { $cards }.
learn-draw-again = 🎓 **Ta två kort till:** det fattas { $cards } för { $route }. Uppvända kort kan du planera med, högen är en överraskning.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Ta två kort till:** det fattas { $number } kort för { $route }. Uppvända kort kan du planera med, högen är en överraskning.
       *[other] 🎓 **Ta två kort till:** det fattas { $number } kort för { $route }. Uppvända kort kan du planera med, högen är en överraskning.
    }
learn-draw-double = 🎓 **Ta två kort till** för { $route }. Det är en dubbelsträcka: så fort någon mutar in den ena sträckan är den andra stängd, så vänta inte.
learn-second-card = 🎓 **Ta ditt andra kort.** Du får ta allt utom ett uppvänt lok, som räknas som två kort.
learn-claim = 🎓 **Du kan betala för { $route }:** tryck på **{ button-claim }**. Den ger poäng direkt och ligger på väg mot ditt mål.
learn-claim-double = 🎓 **Du kan betala för { $route }:** tryck på **{ button-claim }**. Välj en av de två sträckorna; bara med fyra eller fler spelare kan båda mutas in.
learn-pay = 🎓 **Välj hur du betalar.** Ett lok gäller för alla färger, så spara det om du kan.
learn-pay-only = 🎓 **Tryck på sträckan för att muta in den.** Knappen visar vilka kort du betalar med.
learn-other-claims = 🎓 **Välj en sträcka.** Du har inte korten för någon på väg mot ditt mål, men alla sträckor ger poäng, långa mest.
learn-no-claims = 🎓 **Du kan inte betala för någon sträcka än.** Välj en för att se vad den kräver, eller gå tillbaka och ta kort.
learn-score-claim = 🎓 **Du har nått ditt mål, så satsa på poäng:** muta in en sträcka. Tre tågvagnar ger 4 poäng, två bara 2.
learn-score-draw = 🎓 **Du har nått ditt mål, så satsa på poäng:** ta kort till en sträcka till. Tre tågvagnar ger 4 poäng, två bara 2.
learn-lost = 🎓 **{ $ticket } går inte att nå längre**, och det kostar biljettens poäng i slutet. Ta igen dem med andra sträckor: varje sträcka ger poäng direkt.
learn-last-claim = 🎓 **Din sista tur: muta in det du kan.** Kort du har kvar på handen är inte värda något.
learn-last-draw = 🎓 **Din sista tur, och du kan inte betala för någon sträcka.** Avsluta med att ta kort; de är inget värda nu, så planera bättre nästa gång.
learn-more-tickets = 🎓 **Behåll minst en.** En klar biljett kan avgöra spelet, men en som du inte hinner kostar sina poäng.

# What the learner has just done
learn-welcome = Du mot { $name }: flest poäng vinner!
learn-kept = Du behåller { $tickets }; ingen annan vet det förrän i slutet.
learn-drew = Du fick { $cards }.
learn-wild = Ett lok gäller för alla färger.
learn-face-up-wild = Ett uppvänt lok räknas som båda korten.
learn-claimed =
    { $points ->
        [one] Du mutade in { $route }: **+{ $points } poäng**.
       *[other] Du mutade in { $route }: **+{ $points } poäng**.
    }
learn-finished = 🎉 { $ticket } är klar!
learn-closed = Med två spelare är den andra sträckan i dubbelsträckan nu stängd.
learn-saved-wild = Bra sparat: du har loket kvar.
learn-spent-wild = Du hade kunnat behålla loket, förstås.
learn-elsewhere = Den ligger inte på väg mot ditt mål, men alla sträckor ger poäng.
learn-opponent-closed = Det är en dubbelsträcka: med två spelare är den andra sträckan nu stängd.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **Det är hela spelet!** `/{ command-new }` öppnar ett bord för dig och dina vänner; de stora kartorna har fler städer och några egna regler (`/{ command-rules }`).
learn-left = 👋 Vi ses! `/{ command-learn }` startar lektionen igen, `/{ command-rules }` visar reglerna.
learn-outdated = Lektionen kan inte fortsätta, för jag har uppdaterats. Ska vi börja om?
