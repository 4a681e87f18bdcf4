## The lesson of /learn, and where it is offered. Its board always has trains

map-lesson = Övningsbrädet
help-lesson = **Ny här?** `/{ command-learn }` lär dig spelet på fem turer mot en datorspelare. Bara du ser det.
learn-offer = Ny här? Lär dig på fem turer
learn-leave = Avsluta
learn-back = Tillbaka
learn-start-again = Börja om
learn-keep-both = Behåll båda
learn-other-routes = En annan sträcka

# What to do now, and why: two sentences
learn-choose-ticket = 🎓 **Välj en biljett.** Koppla ihop de två städerna med dina tågvagnar så får du poängen, annars dras de av.
learn-draw-any-colour = 🎓 **Ta två kort**, uppvända eller från högen. Sträckor betalas med kort: { $route }, som du behöver till din biljett, kostar { $number } kort i samma färg.
learn-draw-colour = 🎓 **Ta två kort**, uppvända eller från högen. Sträckor betalas med kort: { $route }, som du behöver till din biljett, kostar { $cards }.
learn-draw-again = 🎓 **Ta två kort till:** du saknar { $cards } till { $route }. Med uppvända kort vet du vad du får, högen är en överraskning.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Ta två kort till:** du saknar { $number } kort till { $route }. Med uppvända kort vet du vad du får, högen är en överraskning.
       *[other] 🎓 **Ta två kort till:** du saknar { $number } kort till { $route }. Med uppvända kort vet du vad du får, högen är en överraskning.
    }
learn-draw-double = 🎓 **Ta två kort till** för { $route }. Det är en dubbelsträcka: med två spelare stängs den ena sträckan så fort någon mutar in den andra, så vänta inte för länge.
learn-second-card = 🎓 **Ta ditt andra kort.** Ta vad du vill utom ett uppvänt lok: det räknas som valfri färg och därför som två kort.
learn-claim = 🎓 **Du har råd med { $route }:** tryck på **{ button-claim }**. Den ger poäng direkt, och du behöver den till din biljett.
learn-claim-double = 🎓 **Du har råd med { $route }:** tryck på **{ button-claim }**. Välj vilken du vill av de två sträckorna; på de stora kartorna kan båda mutas in när ni är fler, men av var sin spelare.
learn-pay = 🎓 **Välj hur du betalar.** Ett lok räknas som valfri färg, så spara det om du kan.
learn-pay-only = 🎓 **Tryck på en sträcka för att muta in den:** det är hela din tur. På knappen står vilka kort du betalar med.
learn-other-claims = 🎓 **Välj en sträcka.** Du har ännu inte råd med någon som din biljett kräver, men alla sträckor ger poäng, och långa ger mest.
learn-no-claims = 🎓 **Du har inte råd med någon sträcka än.** Välj en för att se vad den kostar, eller gå tillbaka och ta kort.
learn-score-claim = 🎓 **Din biljett är klar, så satsa på poäng:** muta in vilken sträcka du vill, var som helst. Tre tågvagnar ger 4 poäng, två bara 2.
learn-score-draw = 🎓 **Din biljett är klar, så satsa på poäng:** ta kort till ännu en sträcka. Tre tågvagnar ger 4 poäng, två bara 2.
learn-lost = 🎓 **{ $ticket } går inte att klara längre**, så poängen dras av i slutet. Ta igen dem med andra sträckor: alla ger poäng direkt.
learn-last-claim = 🎓 **Din sista tur: muta in en sträcka om du har råd.** Kort som blir kvar på handen är inget värda.
learn-last-draw = 🎓 **Din sista tur, och du har inte råd med någon sträcka.** Avsluta med att ta kort; kort som blir kvar på handen är inget värda.
learn-more-tickets = 🎓 **Behåll minst en.** En klar biljett kan avgöra spelet, men en du inte hinner med ger minuspoäng.

# What the learner has just done
learn-welcome = Du mot { $name }: flest poäng vinner!
learn-kept = Du behåller { $tickets }; det får ingen annan veta förrän i slutet.
learn-drew = Du fick: { $cards }.
learn-wild = Ett lok räknas som valfri färg.
learn-face-up-wild = Ett uppvänt lok räknas som båda korten.
learn-claimed =
    { $points ->
        [one] Du mutade in { $route }: **+{ $points } poäng**.
       *[other] Du mutade in { $route }: **+{ $points } poäng**.
    }
learn-finished = 🎉 { $ticket } är klar!
learn-closed = Med två spelare är dubbelsträckans andra sträcka nu stängd.
learn-saved-wild = Smart: du har loket kvar.
learn-spent-wild = Loket hade du kunnat spara, men det går bra ändå.
learn-elsewhere = Den behöver du inte till din biljett, men alla sträckor ger poäng, var de än ligger.
learn-opponent-closed = Det var en dubbelsträcka: med två spelare är den andra sträckan nu stängd.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **Svårare än så är det inte!** `/{ command-new }` startar ett spel med dina vänner; de stora kartorna har fler städer och några egna regler (`/{ command-rules }`).
learn-play-computer = Spela mot datorn
learn-play-friends = Spela med vänner
learn-left = 👋 Vi ses! `/{ command-learn }` startar lektionen igen, `/{ command-rules }` visar reglerna.
learn-outdated = Jag har uppdaterats, så den här lektionen går inte att fortsätta. Ska vi börja om?
