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
rules-turn =
    { $extra ->
        [station] Doe één ding: pak twee kaarten, claim een route, trek { -tickets } of bouw een station.
        [ferry-card] Doe één ding: pak twee kaarten, claim een route, trek { -tickets } of trek een veerbootkaart.
        [both] Doe één ding: pak twee kaarten, claim een route, trek { -tickets }, bouw een station of trek een veerbootkaart.
       *[none] Doe één ding: pak twee kaarten, claim een route of trek { -tickets }.
    }
rules-drawing = Pak twee { -cards } van de stapel of uit de { $row } open kaarten; je mag het niet bij één laten als er meer zijn (onze eigen regel). { $wild } { $sweep ->
        [0] Hoeveel { -wilds } er ook open liggen, ze blijven liggen.
       *[other] Bij { $sweep } open { -wilds } worden alle open kaarten vervangen, tenzij er te weinig andere over zijn.
    }
rules-wild-turn = Pak je eerst een open { -wild }, dan is je beurt voorbij; als tweede kaart mag het niet.
rules-wild-card = Een open { -wild } is een kaart als alle andere.
rules-claiming = Claim één vrije route per beurt, waar je wilt; aansluiten hoeft niet. Betaal voor elk vakje één kaart in de kleur van de route (grijs: één kleur naar keuze). { $wilds } Elk vakje kost ook een van je { $wagons } { -wagons }. Punten per lengte: { $points }.
rules-wilds-all = { -Wilds } tellen als elke kleur.
rules-wilds-only = Met { -wilds } betaal je alleen voor { $routes }; daar tellen ze als elke kleur.
rules-wilds-tunnels = tunnels
rules-wilds-ferries = veerboten
rules-wilds-ordinary-routes = gewone routes
rules-doubles =
    { $players ->
        [3] Van meerdere sporen tussen dezelfde { -cities } mag je er maar één claimen. Met twee spelers is de rest dan dicht voor iedereen.
       *[other] Van meerdere sporen tussen dezelfde { -cities } mag je er maar één claimen. Met minder dan { $players } spelers is de rest dan dicht voor iedereen.
    }
rules-tickets = Aan het begin krijg je er { $first } en hou je er minstens { $keep_first }; later trek je er { $more } en hou je er minstens { $keep }.{ $refused } Verbind de twee { -cities } met je eigen routes: lukt dat, dan krijg je aan het einde de punten, anders gaan ze eraf. Tot die tijd blijven je { -tickets } geheim.
rules-tickets-out = Wat je niet houdt, gaat uit het spel.
rules-ferries = Betaal een { -wild }kaart voor elk vakje met een locomotief erop, en de rest in de kleur van de route (grijs: één kleur naar keuze).
rules-tunnels =
    { $number ->
        [one] Na het betalen wordt { $number } kaart omgedraaid. Heeft die de kleur waarmee je betaalde of is het een { -wild }, dan betaal je nog één kaart van die kleur (of een { -wild }), of je neemt je kaarten terug en je beurt is voorbij.
       *[other] Na het betalen worden { $number } kaarten omgedraaid. Voor elke kaart in de kleur waarmee je betaalde en elke { -wild } betaal je nog één kaart van die kleur (of een { -wild }), of je neemt je kaarten terug en je beurt is voorbij. Betaalde je alleen met { -wilds }, dan tellen alleen { -wilds }.
    }
rules-stations = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Aan het einde leent elk station je één route van een ander naar die stad: dezelfde voor al je { -tickets }, en de bot kiest wat jou het meest oplevert. Die telt niet mee voor de langste route. Elk station dat je overhoudt, is { $points } punten waard.
rules-stations-through = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Huisregel aan deze tafel: aan het einde leent elk station je de routes van een medespeler door die stad, hoogstens één erin en één eruit: dezelfde voor al je { -tickets }, en de bot kiest wat jou het meest oplevert. Die routes tellen niet mee voor de langste route. Elk station dat je overhoudt, is { $points } punten waard.
rules-ferry-cards = Een veerbootkaart trekken kost je hele beurt; je mag er hoogstens { $number } hebben. Met één kaart betaal je hoogstens { $waves } vakjes met golven, en niets anders. Een golf mag je ook met een { -wild } betalen. Gespeelde veerbootkaarten gaan terug naar hun stapel (onze eigen regel).
rules-countries = Elke route naar een buurland loopt daar dood: twee routes naar hetzelfde land zijn niet met elkaar verbonden. Voor je { -tickets } is één ervan genoeg om het land te bereiken.
rules-merchandise = Een route met kar-symbolen levert één handelsbonuskaart op. Aan het einde krijgt wie de meeste handelsbonuskaarten heeft { $first } punten en de tweede { $second } als jullie met { $players } zijn ({ $more }). Geen kaart, geen bonus. Spelers met evenveel kaarten krijgen elk de punten van de hoogste plaats; na twee eerste plaatsen komt de derde (onze eigen regel).
rules-merchandise-more = { $players } spelers: { $points }
rules-regions = Aan het einde levert elk van je netwerken (aaneengesloten routes) punten op naar het aantal regio's dat het bereikt: { $points }. { $number ->
        [0] { "" }
        [one] { $double } telt dubbel als alle steden ervan in het netwerk liggen.
       *[other] { $double } tellen dubbel als al hun steden in het netwerk liggen.
    }
rules-longest-trail = { $points } punten voor wie de langste ononderbroken route van eigen { -wagons } heeft. Die mag vaker door dezelfde stad gaan, maar elke geclaimde route telt maar één keer. Wie gelijk staat, krijgt ze ook.
rules-end = Heeft iemand na een beurt nog { $wagons } of minder { -wagons }, dan krijgt iedereen, ook die speler, nog één beurt. Daarna worden routes, { -tickets } en bonussen opgeteld. { $ties }
rules-ties =
    { $number ->
        [one] Bij gelijke punten beslist: { $breaks }. Is ook dat gelijk, dan wordt de overwinning gedeeld.
       *[other] Bij gelijke punten beslist het eerste verschil: { $breaks }. Is alles gelijk, dan wordt de overwinning gedeeld.
    }
tie-tickets-done = de meeste behaalde { -tickets }
tie-fewest-stations = de minste stations
tie-longest-trail = de langste route
tie-longest-trail-bonus = de bonus voor de langste route
topic-attractions = Bezienswaardigheden
rules-attractions =
    { $points ->
        [one] Aan het einde krijg je { $points } punt voor elke bezienswaardigheid (een ster op het bord) waar een van je routes eindigt, of die nu met iets anders verbonden is of niet. Meerdere spelers kunnen punten krijgen voor dezelfde.
       *[other] Aan het einde krijg je { $points } punten voor elke bezienswaardigheid (een ster op het bord) waar een van je routes eindigt, of die nu met iets anders verbonden is of niet. Meerdere spelers kunnen punten krijgen voor dezelfde.
    }

## What about a map is our own, because no printed text that we know settles it

rulings-amsterdam = -# Onze eigen kaarten op dit bord: er is geen openbare lijst van de contracten bekend, dus 20 van de 24 zijn gemaakt naar het voorbeeld van de 4 bekende.
rulings-newyork = -# Onze eigen regels op dit bord: is er nog maar één { -ticket } over, dan mag je die trekken en moet je hem houden; routes leveren meteen punten op, niet pas aan het einde.
topic-districts = Wijken
rules-districts = Elke locatie hoort bij een wijk, waarvan het nummer erop staat. Aan het einde krijg je dat nummer aan punten als een van je netwerken (aaneengesloten routes) alle locaties van de wijk bevat; de verbindingen mogen door andere wijken lopen. Elke speler kan voor elke wijk punten krijgen.
rulings-london = -# Onze eigen regels op dit bord: de { -tickets } zijn die waarover twee openbare lijsten het eens zijn; is er nog maar één over, dan mag je die trekken en moet je hem houden; de locaties van een wijk zijn verbonden als ze allemaal in één netwerk van jou liggen.
topic-mandala = Mandala's
rules-mandala = Aan het einde is een { -ticket } een mandala als twee aparte wegen van je eigen routes de twee { -cities } verbinden. Die wegen mogen elkaar onderweg kruisen maar geen route delen, en één lus kan voor meerdere { -tickets } gelden. Mandala's leveren punten op naar hun aantal, boven op de punten van de { -tickets } zelf: { $points }.
rulings-india = -# Onze eigen regel op dit bord: wat er bij gelijke punten beslist (zie ‘{ topic-end }’).
topic-targets = Meerdere bestemmingen
rules-targets = Sommige { -tickets } hebben meerdere bestemmingen, elk met eigen punten. Aan het einde telt alleen de beste bestemming die je hebt bereikt. Heb je er geen bereikt, dan verlies je het laagste aantal punten.
rulings-switzerland = -# Onze eigen regels op dit bord: bij drie open { -wilds } worden alle open kaarten vervangen, zoals op de meeste andere borden; de twee routes van Kreuzlingen naar Deutschland eindigen bij verschillende grensovergangen en zijn dus geen dubbele route; routes naar het buitenland tellen mee voor de langste route, die daar eindigt; bij een gelijke stand telt een { -ticket } met meerdere bestemmingen als één { -ticket }.
topic-substitutes = Willekeurige kaarten
rules-substitutes = Op een veerboot mag je een vakje met een locomotief erop ook met { $number } willekeurige kaarten betalen (door elkaar, zelfs met { -wilds } erbij). Voor iets anders gelden ze niet, en in een tunnel nooit. { $more }
rules-substitutes-route = { $route }: { $number } willekeurige kaarten tellen als één kaart van de kleur waarmee je betaalt, zo vaak je wilt.
topic-most-tickets = Meeste { -tickets }
rules-most-tickets = Aan het einde { $points } punten voor wie de meeste { -tickets } heeft behaald. Wie gelijk staat, krijgt ze ook; heeft niemand er een behaald, dan krijgt niemand ze.
rulings-nordic = -# Onze eigen regels op dit bord: drie willekeurige kaarten gelden alleen voor een { -wild } van een veerboot, en op een grijze veerboot kies je de kleur van de rest nog steeds zelf; tussen Murmansk en Lieksa mag je zelfs alle negen kaarten vervangen; zonder behaalde { -ticket } krijgt niemand de bonus voor de meeste; bij een gelijke stand beslist de langste aaneengesloten route, niet de langste losse route.
