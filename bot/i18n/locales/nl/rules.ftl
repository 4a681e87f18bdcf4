## Topics of the rules

topic-turn = Een beurt
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
rules-not-here = Die regel heeft { $map } niet. `/{ command-rules }` toont de regels die gelden.
rules-which-map = De regels van welk bord?
rules-turn = Doe één ding: trek kaarten, claim een route of trek { -tickets }. (Wat dit bord extra heeft, staat hieronder.)
rules-drawing = Neem twee { -cards }, van de stapel of uit de { $row } open kaarten. Neem je als eerste een open { -wild }, dan is je beurt voorbij; als tweede kaart mag het niet. Bij { $sweep } open { -wilds } worden alle open kaarten vervangen, als dat kan helpen (eigen regel).
rules-claiming = Speel evenveel kaarten in de kleur van de route als de route vakjes heeft; bij een grijze route kies je zelf één kleur. { -Wilds } tellen als elke kleur. Je hebt { $wagons } { -wagons }. Punten per lengte: { $points }.
rules-doubles = Niemand mag twee routes tussen dezelfde { -cities } hebben. Met minder dan { $players } spelers kan er maar één geclaimd worden.
rules-tickets = Aan het begin krijg je er { $first } en hou je er minstens { $keep_first }; later trek je er { $more } en hou je er minstens { $keep }. Verbind de twee { -cities } met je eigen routes: lukt dat, dan krijg je aan het einde de punten, anders verlies je ze. Tot dan zijn ze geheim.
rules-ferries = Elk vakje met een locomotief betaal je met een { -wild }.
rules-tunnels =
    { $number ->
        [one] Na het betalen wordt { $number } kaart omgedraaid. Heeft die jouw kleur of is het een { -wild }, dan betaal je er nog een, of je neemt je kaarten terug en je beurt is voorbij.
       *[other] Na het betalen worden { $number } kaarten omgedraaid. Voor elke kaart in jouw kleur en elke { -wild } betaal je er nog een, of je neemt je kaarten terug en je beurt is voorbij. Betaalde je alleen met { -wilds }, dan tellen alleen omgedraaide { -wilds }.
    }
rules-stations = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Aan het einde mag je per station één route van een ander naar die stad gebruiken. Elk ongebouwd station is { $points } punten waard.
rules-stations-through = Bouw er een in een stad zonder station: het eerste kost 1 kaart, het tweede 2 van één kleur, enzovoort; je hebt er { $number }. Huisregel: per station gebruik je aan het einde de weg van één ander door die stad, hoogstens één route erin en één eruit. Elk ongebouwd station is { $points } punten waard.
rules-ferry-cards = Er een trekken kost je hele beurt; je mag er hoogstens { $number } hebben. Elke kaart betaalt tot { $waves } vakjes met golven, en niets anders. Een golf mag je ook met een { -wild } betalen. Gespeelde veerbootkaarten gaan terug op hun stapel (eigen regel).
rules-countries = Elke route naar een buurland loopt dood: twee zulke routes zijn daar niet met elkaar verbonden. Voor je { -tickets } is één ervan genoeg om het land te bereiken.
rules-merchandise = Een route met kar-symbolen levert één handelsbonuskaart op. Aan het einde krijgen de spelers met de meeste kaarten punten (1e/2e/…), naar aantal spelers: { $points }. Zonder kaart geen bonus.
rules-regions = Aan het einde levert elk netwerk punten op naar het aantal regio's: { $points }. Sommige regio's tellen dubbel als het netwerk al hun steden heeft.
rules-longest-trail = { $points } punten voor de langste ononderbroken route van eigen { -wagons }. Bij een gelijke stand krijgt iedereen ze.
rules-end = Eindigt iemand een beurt met { $wagons } of minder { -wagons }, dan heeft iedereen, ook die speler, nog één beurt. Daarna tellen routes, { -tickets } en bonussen.
