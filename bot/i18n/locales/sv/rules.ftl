## Topics of the rules

topic-turn = Din tur
topic-drawing = { -Cards }
topic-claiming = Sträckor
topic-doubles = Dubbelsträckor
topic-tickets = { -Tickets }
topic-ferries = Färjor
topic-tunnels = Tunnlar
topic-stations = Stationer
topic-ferry-cards = Färjekort
topic-countries = Grannländer
topic-merchandise = Handelsbonus
topic-regions = Regioner
topic-longest-trail = Längsta rutt
topic-end = Slutet

## The rules in short, one paragraph for each topic

rules-title = **{ $map }: reglerna i korthet**
rules-not-here = Kartan { $map } har ingen sådan regel. `/{ command-rules }` visar de regler som gäller.
rules-which-map = Vilken kartas regler vill du se?
rules-turn =
    { $extra ->
        [station] Gör en sak: ta två kort, muta in en sträcka, dra { -tickets } eller bygg en station.
        [ferry-card] Gör en sak: ta två kort, muta in en sträcka, dra { -tickets } eller dra ett färjekort.
        [both] Gör en sak: ta två kort, muta in en sträcka, dra { -tickets }, bygg en station eller dra ett färjekort.
       *[none] Gör en sak: ta två kort, muta in en sträcka eller dra { -tickets }.
    }
rules-drawing = Ta två { -cards } från högen eller bland de { $row } uppvända; du får inte nöja dig med ett om det finns fler (vår egen regel). { $wild } { $sweep ->
        [0] Uppvända { -wilds } ligger kvar, hur många de än är.
       *[other] Vid { $sweep } uppvända { -wilds } byts alla uppvända kort ut, om det finns tillräckligt många andra.
    }
rules-wild-turn = { -An-open-wild } räknas som båda korten och får inte tas som ditt andra kort.
rules-wild-card = { -An-open-wild } är ett kort som alla andra.
rules-claiming = Muta in en ledig sträcka per tur, var du vill; den behöver inte sitta ihop med dina andra. Betala ett kort i sträckans färg (grå: en valfri färg) för varje ruta. { $wilds } Varje ruta kräver också en av dina { $wagons } { -wagons }. Poäng efter längd: { $points }.
rules-wilds-all = { -Wilds } räknas som valfri färg.
rules-wilds-only = { -Wilds } får bara användas till { $routes }; där räknas de som valfri färg.
rules-wilds-tunnels = tunnlar
rules-wilds-ferries = färjor
rules-wilds-ordinary-routes = vanliga sträckor
rules-doubles =
    { $players ->
        [3] Ingen får muta in två sträckor mellan samma { -cities }. Är ni bara två kan bara en av dem mutas in.
       *[other] Ingen får muta in två sträckor mellan samma { -cities }. Är ni färre än { $players } kan bara en av dem mutas in.
    }
rules-tickets = I början får du { $first } och behåller minst { $keep_first }; senare drar du { $more } och behåller minst { $keep }.{ $refused } Koppla ihop de två { -the-cities } med egna sträckor: lyckas du får du poängen i slutet, annars dras de av. Fram till dess är { -the-tickets } hemliga.
rules-tickets-out = De du inte behåller tas ur spelet.
rules-ferries = Betala { -a-wild } för varje ruta med en loksymbol, och resten i sträckans färg (grå: en valfri färg).
rules-tunnels =
    { $number ->
        [one] När du har betalat vänds { $number } kort upp. Är det i färgen du betalade med, eller { -a-wild }, betalar du ett kort till i den färgen (eller { -a-wild }), eller så ger du upp: du får tillbaka dina kort och turen är slut.
       *[other] När du har betalat vänds { $number } kort upp. För varje kort i färgen du betalade med, och för varje { -wild }, betalar du ett kort till i den färgen (eller { -a-wild }), eller så ger du upp: du får tillbaka dina kort och turen är slut. Har du bara betalat med { -wilds } räknas bara { -wilds }.
    }
rules-stations = Bygg i en stad där det inte finns någon station än: den första kostar 1 kort, den andra 2 i samma färg och så vidare; du har { $number }. I slutet lånar varje station dig en av de andras sträckor till staden: samma för alla dina { -tickets }, och botten väljer den som ger dig mest. Den räknas inte i den längsta rutten. Varje obyggd station ger { $points } poäng.
rules-stations-through = Bygg i en stad där det inte finns någon station än: den första kostar 1 kort, den andra 2 i samma färg och så vidare; du har { $number }. Husregel vid det här bordet: i slutet lånar varje station dig en annan spelares väg genom staden, högst en sträcka in och en ut: samma för alla dina { -tickets }, och botten väljer dem som ger dig mest. De räknas inte i den längsta rutten. Varje obyggd station ger { $points } poäng.
rules-ferry-cards = Att dra ett färjekort tar hela turen, och du får ha högst { $number } på handen. Varje kort betalar upp till { $waves } rutor med vågor, men inget annat. En våg kan också betalas med { -a-wild }. Spelade färjekort läggs tillbaka i sin hög (vår egen regel).
rules-countries = Varje sträcka till ett grannland slutar där: två sträckor till samma land hänger inte ihop. För dina { -tickets } räcker det att nå landet med en av dem.
rules-merchandise = En sträcka med kärrsymboler ger dig ett handelsbonuskort. I slutet får den som har flest handelsbonuskort { $first } poäng och den som har näst flest { $second } när ni är { $players } ({ $more }). Utan kort ingen bonus. De som har lika många får alla poängen för den bästa platsen; efter två förstaplatser kommer tredje plats (vår egen regel).
rules-merchandise-more = { $players } spelare: { $points }
rules-regions = I slutet ger vart och ett av dina nätverk (sträckor som hänger ihop) poäng efter hur många regioner det når: { $points }. { $number ->
        [0] { "" }
        [one] { $double } räknas dubbelt om nätverket når alla städer där.
       *[other] { $double } räknas dubbelt om nätverket når alla städer där.
    }
rules-longest-trail = Den som har den längsta obrutna rutten av egna { -wagons } får { $points } poäng. Rutten får gå genom samma stad flera gånger, men varje sträcka räknas bara en gång. Ligger flera lika får var och en av dem poängen.
rules-end = När någon avslutar sin tur med högst { $wagons } { -wagons } kvar får alla, även den spelaren, en tur till. Sedan räknas sträckor, { -tickets } och bonusar ihop. { $ties }
rules-ties =
    { $number ->
        [one] Vid lika poäng avgör: { $breaks }. Är även det lika delas segern.
       *[other] Vid lika poäng avgör den första skillnaden i den här ordningen: { $breaks }. Är allt lika delas segern.
    }
tie-tickets-done = flest { -all-done } { -tickets }
tie-fewest-stations = färst byggda stationer
tie-longest-trail = längsta rutten
tie-longest-trail-bonus = bonusen för den längsta rutten
topic-attractions = Sevärdheter
rules-attractions = I slutet ger varje sevärdhet (en stjärna på kartan) där en av dina sträckor slutar { $points } poäng, vare sig den är ihopkopplad med något annat eller inte. Flera spelare kan få poäng för samma sevärdhet.

## What about a map is our own, because no printed text that we know settles it

rulings-amsterdam = -# Våra egna kort här: det finns ingen offentlig lista över kontrakten, så 20 av de 24 är gjorda efter mönstret av de 4 som är kända.
rulings-newyork = -# Våra egna regler här: finns det bara en { -ticket } kvar får du dra den och måste behålla den; sträckor ger poäng direkt, inte först i slutet.
topic-districts = Stadsdelar
rules-districts = Varje plats hör till en stadsdel, vars nummer står på den. I slutet får du stadsdelens nummer i poäng om ett av dina nätverk (sträckor som hänger ihop) når alla platser där; kopplingarna får gå genom andra stadsdelar. Alla spelare kan få poäng för alla stadsdelar.
rulings-london = -# Våra egna regler här: { -the-tickets } är de som två offentliga listor är överens om; finns det bara en kvar får du dra den och måste behålla den; en stadsdels platser är ihopkopplade när alla ligger i ett av dina nätverk.
topic-mandala = Mandalor
rules-mandala = I slutet är en { -ticket } en mandala om två skilda vägar av dina egna sträckor kopplar ihop dess { -cities }. De får korsa varandra men inte ha någon sträcka gemensam, och en slinga kan räcka till flera { -tickets }. Mandalor ger poäng efter antal, utöver biljetternas egna poäng: { $points }.
rulings-india = -# Vår egen regel här: vad som avgör vid lika poäng (se ”{ topic-end }”).
topic-targets = Flera mål
rules-targets = Vissa { -tickets } har flera mål, vart och ett med egna poäng. I slutet räknas bara det bästa målet som du har nått. Har du inte nått något av dem dras det lägsta antalet poäng av.
rulings-switzerland = -# Våra egna regler här: alla uppvända kort byts ut vid tre { -wilds }, som på de flesta andra kartor; de två sträckorna från Kreuzlingen till Deutschland slutar vid olika gränsövergångar och är alltså ingen dubbelsträcka; sträckor utomlands räknas in i den längsta rutten, som slutar där; vid lika poäng är en { -ticket } med flera mål bara en { -ticket }.
topic-substitutes = Valfria kort
rules-substitutes = På en färja kan { $number } valfria kort (gärna blandade, även { -wilds }) räknas som { -a-wild } på en ruta med loksymbol, men inte som något annat, och aldrig i en tunnel. { $more }
rules-substitutes-route = { $route }: { $number } valfria kort räknas som ett kort i färgen du betalar med, så ofta du vill.
topic-most-tickets = Flest { -tickets }
rules-most-tickets = I slutet får den som har flest { -all-done } { -tickets } { $points } poäng. Ligger flera lika får var och en av dem poängen; har ingen en enda { -done } { -ticket } delas inga poäng ut.
rulings-nordic = -# Våra egna regler här: tre valfria kort räknas bara som { -a-wild } på en färja, och på en grå färja väljer du ändå fritt färgen på resten; mellan Murmansk och Lieksa kan till och med alla nio korten ersättas; utan en { -done } { -ticket } får ingen bonusen för flest; vid lika poäng avgör den längsta rutten, inte den längsta enskilda sträckan.
