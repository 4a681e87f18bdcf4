## Topics of the rules

topic-turn = En tur
topic-drawing = { -Cards }
topic-claiming = Strækninger
topic-doubles = { -Doubles }
topic-tickets = { -Tickets }
topic-ferries = Færger
topic-tunnels = Tunneller
topic-stations = Togstationer
topic-ferry-cards = Færgekort
topic-countries = Nabolande
topic-merchandise = Handelsvarer
topic-regions = Regioner
topic-longest-trail = Længste togrute
topic-end = Spillets afslutning

## The rules in short, one paragraph for each topic

rules-title = **{ $map }: reglerne, kort fortalt**
rules-not-here = Den regel har { $map } ikke. `/{ command-rules }` viser dem, der gælder.
rules-which-map = Hvilken spilleplade?
rules-turn =
    { $extra ->
        [station] Gør én ting: tag to kort, tag en strækning, træk { -tickets }, eller byg en togstation.
        [ferry-card] Gør én ting: tag to kort, tag en strækning, træk { -tickets }, eller træk et færgekort.
        [both] Gør én ting: tag to kort, tag en strækning, træk { -tickets }, byg en togstation, eller træk et færgekort.
       *[none] Gør én ting: tag to kort, tag en strækning, eller træk { -tickets }.
    }
rules-drawing = Tag to { -cards } fra stakken eller de { $row } åbne; du må ikke nøjes med ét, hvis der er flere (vores egen regel). { $wild } { $sweep ->
        [0] Åbne { -wilds } bliver liggende, uanset hvor mange der er.
       *[other] Ved { $sweep } åbne { -wilds } skiftes alle åbne kort ud, medmindre der er for få andre tilbage.
    }
rules-wild-turn = { -An-open-wild } tæller for begge kort og kan derfor ikke være dit andet kort.
rules-wild-card = { -An-open-wild } er et kort som alle andre.
rules-claiming = Tag en ledig strækning pr. tur, hvor du vil; den behøver ikke hænge sammen med dine andre. Betal ét kort i strækningens farve (grå: én valgfri) for hvert felt. { $wilds } Hvert felt kræver også én af dine { $wagons } { -wagons }. Point efter længde: { $points }.
rules-wilds-all = { -Wilds } gælder for alle farver.
rules-wilds-only = { -Wilds } kan kun bruges til { $routes }; dér gælder de for alle farver.
rules-wilds-tunnels = tunneller
rules-wilds-ferries = færger
rules-wilds-ordinary-routes = almindelige strækninger
rules-doubles =
    { $players ->
        [3] Ingen må have to { -lanes } mellem de samme { -cities }. Med to spillere må { -only-one-lane } bruges.
       *[other] Ingen må have to { -lanes } mellem de samme { -cities }. Med færre end { $players } spillere må { -only-one-lane } bruges.
    }
rules-tickets = Ved starten får du { $first } og beholder mindst { $keep_first }; senere trækker du { $more } og beholder mindst { $keep }.{ $refused } Forbind de to { -cities } med dine egne strækninger: er kortet opfyldt til sidst, får du dets point, ellers mister du dem. Indtil da er dine { -tickets } hemmelige.
rules-tickets-out = Resten udgår af spillet.
rules-ferries = Betal { -a-wild } for hvert felt med lokomotivsymbol og resten i strækningens farve (grå: én valgfri).
rules-tunnels =
    { $number ->
        [one] Når du har betalt, vendes { $number } kort. Har det den farve, du betalte med, eller er det { -a-wild }, betaler du ét kort mere i den farve (eller { -a-wild }) eller tager dine kort tilbage og slutter din tur.
       *[other] Når du har betalt, vendes { $number } kort. For hvert af dem, der har den farve, du betalte med, eller er { -a-wild }, betaler du ét kort mere i den farve (eller { -a-wild }) eller tager dine kort tilbage og slutter din tur. Har du kun betalt med { -wilds }, tæller kun { -wilds }.
    }
rules-stations = Byg en i en by, hvor der ingen er: den første koster 1 kort, den anden 2 i samme farve og så videre; du har { $number }. Til sidst låner hver togstation dig én af de andres strækninger til byen: den samme for alle dine { -tickets }, og botten vælger den, der giver dig mest. Den tæller ikke med i den længste togrute. Hver ubygget togstation giver { $points } point.
rules-stations-through = Byg en i en by, hvor der ingen er: den første koster 1 kort, den anden 2 i samme farve og så videre; du har { $number }. Ved dette bord låner hver togstation dig til sidst en anden spillers strækninger gennem byen, højst én ind og én ud: de samme for alle dine { -tickets }, og botten vælger dem, der giver dig mest. De tæller ikke med i den længste togrute. Hver ubygget togstation giver { $points } point.
rules-ferry-cards = Det koster en hel tur at trække et, og du må højst have { $number } på hånden. Hvert kort betaler for op til { $waves } felter med bølger og ikke for andet. En bølge kan også betales med { -a-wild }. Brugte færgekort lægges tilbage i bunken (vores egen regel).
rules-countries = Hver strækning til et naboland ender blindt: to af dem er ikke forbundet dér. Til dine { -tickets } er det nok at nå landet ad én af dem.
rules-merchandise = En strækning med vognsymboler giver ét handelsvarekort. Til sidst får den med flest handelsvarekort { $first } point og den med næstflest { $second }, når I er { $players } ({ $more }). Uden kort ingen bonus. Har flere lige mange, får de alle pointene for den bedste plads; efter to førstepladser kommer tredjepladsen (vores egen regel).
rules-merchandise-more = { $players } spillere: { $points }
rules-regions = Til sidst giver hvert af dine netværk (strækninger, der hænger sammen) point efter antal regioner: { $points }. { $number ->
        [0] { "" }
        [one] { $double } tæller for to, hvis netværket har alle dens byer.
       *[other] { $double } tæller for to, hvis netværket har alle deres byer.
    }
rules-longest-trail = Den, der har den længste ubrudte rute af egne { -wagons }, får { $points } point. Ruten må gerne gå gennem en by flere gange, men hver strækning tæller kun én gang. Står flere lige, får de alle pointene.
rules-end = Når nogen slutter sin tur med { $wagons } eller færre { -wagons }, får alle én tur mere, også den spiller selv. Så lægges strækninger, { -tickets } og bonus sammen. { $ties }
rules-ties =
    { $number ->
        [one] Lige mange point: { $breaks } vinder. Er også det lige, deles sejren.
       *[other] Ved lige mange point afgør den første forskel det, i denne rækkefølge: { $breaks }. Er alt lige, deles sejren.
    }
tie-tickets-done = flest opfyldte { -tickets }
tie-fewest-stations = færrest byggede togstationer
tie-longest-trail = længste togrute
tie-longest-trail-bonus = bonussen for den længste togrute
topic-attractions = Seværdigheder
rules-attractions = Til sidst giver hver seværdighed (en stjerne på pladen), som en af dine strækninger ender ved, { $points } point, uanset om den er forbundet med andet. Flere spillere kan få point for den samme.

## What about a map is our own, because no printed text that we know settles it

rulings-amsterdam = -# Vores egne kort her: der findes ingen offentlig liste over kontrakterne, så 20 af de 24 er lavet efter de 4, vi kender.
rulings-newyork = -# Vores egne regler her: er der kun ét { -ticket } tilbage, må du trække det og skal beholde det; strækninger giver point med det samme, ikke først til sidst.
topic-districts = Bydele
rules-districts = Hvert sted hører til en bydel, hvis tal står på det. Til sidst får du bydelens tal i point, hvis et af dine netværk (strækninger, der hænger sammen) har alle dens steder; forbindelserne må gå gennem andre bydele. Alle spillere kan få point for alle bydele.
rulings-london = -# Vores egne regler her: { -the-tickets } er dem, som to offentlige lister er enige om; er der kun ét tilbage, må du trække det og skal beholde det; en bydels steder er forbundet, når de alle ligger i ét af dine netværk.
topic-mandala = Mandalaer
rules-mandala = Til sidst er et { -ticket } en mandala, hvis to adskilte ruter af dine egne strækninger forbinder dets { -cities }. Ruterne må mødes undervejs, men ikke have nogen strækning til fælles, og én ring kan gælde for flere { -tickets }. Mandalaer giver point efter antal, ud over kortenes egne point: { $points }.
rulings-india = -# Vores egen regel her: hvad der gælder ved lige mange point (se »{ topic-end }«).
topic-targets = Flere mål
rules-targets = Nogle { -tickets } har flere mål, hvert med sine egne point. Til sidst tæller kun det bedste mål, du har nået. Har du ikke nået noget af dem, mister du det laveste antal point.
rulings-switzerland = -# Vores egne regler her: de åbne kort skiftes ud ved tre { -wilds }, som på de fleste andre spilleplader; de to strækninger fra Kreuzlingen til Deutschland ender ved hver sin grænseovergang og er derfor ikke et dobbeltspor; strækninger til udlandet tæller med i den længste togrute, som ender dér; når det står lige, er et { -ticket } med flere mål kun ét { -ticket }.
topic-substitutes = Vilkårlige kort
rules-substitutes = På en færge kan { $number } vilkårlige kort (gerne blandede, også { -wilds }) gælde for { -a-wild }, som færgen kræver, men ikke for andet, og aldrig i en tunnel. { $more }
rules-substitutes-route = { $route }: { $number } vilkårlige kort gælder for ét kort i den farve, du betaler med, så ofte du vil.
topic-most-tickets = Flest { -tickets }
rules-most-tickets = Til sidst får den, der har opfyldt flest { -tickets }, { $points } point. Står flere lige, får de alle pointene; har ingen opfyldt nogen, er der ingen bonus.
rulings-nordic = -# Vores egne regler her: tre vilkårlige kort gælder kun for { -a-wild } på en færge, og på en grå færge vælger du stadig frit farven til resten; mellem Murmansk og Lieksa kan selv alle ni kort erstattes; uden et opfyldt { -ticket } er der ingen bonus for flest; når det står lige, afgør den længste togrute det, ikke den længste enkelte strækning.
