## Topics of the rules

topic-turn = En tur
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
rules-not-here = Kartan { $map } har ingen sådan regel. `/{ command-rules }` visar dem som gäller.
rules-which-map = Reglerna för vilken karta?
rules-turn = Gör en sak: dra kort, muta in en sträcka eller dra { -tickets }. (Kartans egna regler står nedan.)
rules-drawing = Ta två { -cards }, från högen eller bland de { $row } uppvända. Tar du { -an-open-wild } som första kort är turen slut; som andra kort får du inte ta det. Vid { $sweep } uppvända { -wilds } byts alla uppvända kort ut, om det kan hjälpa (vår egen regel).
rules-claiming = Betala lika många kort i sträckans färg som den har rutor; på en grå väljer du själv en färg. { -Wilds } gäller för alla färger. Du har { $wagons } { -wagons }. Poäng efter längd: { $points }.
rules-doubles = Ingen får muta in två sträckor mellan samma { -cities }. Med färre än { $players } spelare kan bara en av dem mutas in.
rules-tickets = I början får du { $first } och behåller minst { $keep_first }; senare drar du { $more } och behåller minst { $keep }. Koppla ihop de två { -the-cities } med egna sträckor: i slutet får du värdet om du lyckats, annars förlorar du det. Till dess är de hemliga.
rules-ferries = Varje ruta med lok betalas med { -a-wild }.
rules-tunnels =
    { $number ->
        [one] När du har betalat vänds { $number } kort upp. Har det din färg eller är { -a-wild } betalar du ett till, eller så tar du tillbaka dina kort och turen är slut.
       *[other] När du har betalat vänds { $number } kort upp. För varje kort som har din färg eller är { -a-wild } betalar du ett till, eller så tar du tillbaka dina kort och turen är slut. Har du bara betalat med { -wilds } räknas bara uppvända { -wilds }.
    }
rules-stations = Bygg en i en stad utan station: den första kostar 1 kort, den andra 2 i samma färg och så vidare; du har { $number }. I slutet får du för varje station använda en av en annan spelares sträckor till staden. Varje obyggd station ger { $points } poäng.
rules-stations-through = Bygg en i en stad utan station: den första kostar 1 kort, den andra 2 i samma färg och så vidare; du har { $number }. Husregel vid det här bordet: i slutet får du för varje station använda en annan spelares väg genom staden, högst en sträcka in och en ut. Varje obyggd station ger { $points } poäng.
rules-ferry-cards = Att dra ett tar hela turen; du får ha högst { $number } på handen. Varje kort betalar för upp till { $waves } rutor med vågor och för inget annat. En våg kan också betalas med { -a-wild }. Spelade färjekort läggs tillbaka i sin hög (vår egen regel).
rules-countries = Varje sträcka till ett grannland är en återvändsgränd: två av dem är inte ihopkopplade där. För dina { -tickets } räcker det att nå landet via en av dem.
rules-merchandise = En sträcka med kärrsymboler ger ett handelsbonuskort. I slutet belönas de som har flest; poäng efter antal spelare: { $points }. Utan kort ingen bonus.
rules-regions = I slutet ger vart och ett av dina nätverk poäng efter antal regioner: { $points }. Vissa regioner räknas dubbelt om nätverket har alla deras städer.
rules-longest-trail = { $points } poäng för den längsta obrutna raden av egna { -wagons }. Alla som ligger lika får dem.
rules-end = När någon avslutar sin tur med { $wagons } eller färre { -wagons } får alla, även den spelaren, en tur till. Sedan räknas sträckor, { -tickets } och bonusar ihop.
