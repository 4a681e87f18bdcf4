## Topics of the rules

topic-turn = Je beurt
topic-drawing = { -Cards }
topic-claiming = Routes
topic-doubles = Dubbele routes
topic-tickets = { -Tickets }
topic-ferries = Veerboten
topic-tunnels = Tunnels
topic-stations = Stations
topic-ferry-cards = Veerbootkaarten
topic-countries = Buurlanden
topic-merchandise = Handelsbonus
topic-regions = Regio's
topic-longest-trail = Langste route
topic-end = Het einde

## The rules in short, one paragraph for each topic

rules-title = **{ $map }: de regels in het kort**
rules-not-here = Die regel geldt niet op dit bord ({ $map }). `/{ command-rules }` toont de regels die wel gelden.
rules-which-map = Van welk bord wil je de regels zien?
rules-turn = Doe één ding: trek kaarten, claim een route of trek { -tickets }. (Wat er op dit bord nog meer kan, staat hieronder.)
rules-drawing = Pak twee { -cards }, van de stapel of uit de { $row } open kaarten. { $wild } Liggen er { $sweep } { -wilds } open, dan worden alle open kaarten vervangen, tenzij dat niets uithaalt (onze eigen regel).
rules-wild-turn = Pak je als eerste een open { -wild }, dan is je beurt voorbij; als tweede kaart mag het niet.
rules-wild-card = Een open { -wild } is een kaart als alle andere.
rules-claiming = Speel voor elk vakje één kaart in de kleur van de route; bij een grijze route kies je zelf één kleur. { $wilds } Op elk vakje zet je ook een van je { $wagons } { -wagons }. Punten per lengte: { $points }.
rules-wilds-all = { -Wilds } tellen als elke kleur.
rules-wilds-only = Met { -wilds } betaal je alleen voor { $routes }; daar tellen ze als elke kleur.
rules-wilds-tunnels = tunnels
rules-wilds-ferries = veerboten
rules-wilds-ordinary-routes = gewone routes
rules-doubles = Twee sporen tussen dezelfde twee { -cities }. Je mag ze nooit allebei claimen. Met minder dan { $players } spelers is het andere spoor voor iedereen dicht zodra iemand er een claimt.
rules-tickets = Aan het begin krijg je er { $first } en hou je er minstens { $keep_first }; later trek je er { $more } en hou je er minstens { $keep }. Verbind de twee { -cities } met je eigen routes: lukt dat, dan krijg je aan het einde de punten, anders gaan ze eraf. Tot die tijd blijven je { -tickets } geheim.
rules-ferries = Elk vakje met een locomotief erop betaal je met een { -wild }kaart.
rules-tunnels =
    { $number ->
        [one] Na het betalen wordt { $number } kaart omgedraaid. Heeft die de kleur waarmee je betaalde of is het een { -wild }, dan betaal je er nog een, of je neemt je kaarten terug en je beurt is voorbij.
       *[other] Na het betalen worden { $number } kaarten omgedraaid. Voor elke kaart in de kleur waarmee je betaalde en elke { -wild } betaal je er nog een, of je neemt je kaarten terug en je beurt is voorbij. Betaalde je alleen met { -wilds }, dan tellen alleen omgedraaide { -wilds }.
    }
rules-stations = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Aan het einde mag je per station één route van een ander naar die stad gebruiken voor je { -tickets }. Elk station dat je overhoudt, is { $points } punten waard.
rules-stations-through = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Huisregel aan deze tafel: aan het einde mag je per station de routes van een medespeler door die stad gebruiken voor je { -tickets }, hoogstens één erin en één eruit. Elk station dat je overhoudt, is { $points } punten waard.
rules-ferry-cards = Een veerbootkaart trekken kost je hele beurt; je mag er hoogstens { $number } hebben. Met één kaart betaal je hoogstens { $waves } vakjes met golven, en niets anders. Een golf mag je ook met een { -wild } betalen. Gespeelde veerbootkaarten gaan terug naar hun stapel (onze eigen regel).
rules-countries = Elke route naar een buurland loopt daar dood: twee routes naar hetzelfde land zijn niet met elkaar verbonden. Voor je { -tickets } is één ervan genoeg om het land te bereiken.
rules-merchandise = Een route met kar-symbolen levert één handelsbonuskaart op. Aan het einde krijgen de spelers met de meeste kaarten punten (1e/2e/…), per aantal spelers: { $points }. Geen kaart, geen bonus.
rules-regions = Aan het einde krijg je voor elk van je netwerken punten, naar het aantal regio's dat het bereikt: { $points }. Sommige regio's tellen dubbel als al hun steden in het netwerk liggen.
rules-longest-trail = { $points } punten voor wie de langste ononderbroken route van eigen { -wagons } heeft. Bij een gelijke stand krijgen al die spelers de punten.
rules-end = Heeft iemand na een beurt nog { $wagons } of minder { -wagons }, dan krijgt iedereen, ook die speler, nog één beurt. Daarna worden routes, { -tickets } en bonussen opgeteld.
topic-attractions = Bezienswaardigheden
rules-attractions =
    { $points ->
        [one] Aan het einde krijg je { $points } punt voor elke bezienswaardigheid (een ster op het bord) waar een van je routes eindigt, of die nu met iets anders verbonden is of niet. Meerdere spelers kunnen punten krijgen voor dezelfde.
       *[other] Aan het einde krijg je { $points } punten voor elke bezienswaardigheid (een ster op het bord) waar een van je routes eindigt, of die nu met iets anders verbonden is of niet. Meerdere spelers kunnen punten krijgen voor dezelfde.
    }

## What about a map is our own, because no printed text that we know settles it

rulings-amsterdam = -# Van onszelf op dit bord: er is geen openbare lijst van de contracten bekend, dus 20 van de 24 zijn gemaakt naar het voorbeeld van de 4 bekende.
rulings-newyork = -# Onze eigen regels op dit bord: is er nog maar één { -ticket } over, dan mag je die trekken en moet je hem houden; en routes leveren meteen punten op, niet pas aan het einde.
topic-districts = Wijken
rules-districts = Elke locatie hoort bij een wijk, waarvan het nummer erop staat. Aan het einde krijg je dat nummer aan punten als een van je netwerken alle locaties van de wijk bevat; de verbindingen mogen door andere wijken lopen. Elke speler kan voor elke wijk punten krijgen.
rulings-london = -# Van onszelf op dit bord: de { -tickets } zijn die waarover twee openbare lijsten het eens zijn; is er nog maar één over, dan mag je die trekken en moet je hem houden; en we hebben besloten dat de locaties van een wijk verbonden zijn als ze allemaal in één netwerk van jou liggen.
topic-mandala = Mandala's
rules-mandala = Aan het einde is een { -ticket } een mandala als twee aparte wegen van je eigen routes de twee { -cities } verbinden. Die wegen mogen elkaar in { -cities } kruisen maar geen route delen, en één lus kan voor meerdere { -tickets } gelden. Mandala's leveren punten op naar hun aantal, boven op de punten van de { -tickets }: { $points }.
rulings-india = -# Onze eigen regel op dit bord: bij gelijke stand tellen de meeste voltooide { -tickets }, daarna de langste route, zoals in het basisspel.
topic-targets = Meerdere bestemmingen
rules-targets = Sommige { -tickets } hebben meerdere bestemmingen, elk met eigen punten. Aan het einde telt alleen de beste bestemming die je hebt bereikt. Heb je er geen bereikt, dan verlies je het laagste aantal punten.
rulings-switzerland = -# Onze eigen regels op dit bord: bij drie open { -wilds } worden alle open kaarten vervangen, zoals in het basisspel; de twee routes van Kreuzlingen naar Deutschland eindigen bij verschillende grensovergangen en zijn dus geen dubbele route; routes naar het buitenland tellen mee voor de langste route, die daar eindigt; en een { -ticket } met meerdere bestemmingen is bij gelijke stand één { -ticket }.
