## The reply to /privacy: what is stored, why, for how long, who sees it

privacy-title = **Dina uppgifter i Slow Train**
privacy-what = **Vad sparas?** Ditt Discord-id och visningsnamn; dina spel med alla drag, köade drag, röster och resultat; dina rankningar; vilka spel du följer; ditt språk och dina påminnelser; och var botten skickar direktmeddelanden till dig.
privacy-why = **Vad används det till?** För att sköta dina spel, påminna dig om din tur och visa resultat. Ingen reklam, ingen spårning, inget säljs.
privacy-long = **Hur länge?** Tills du raderar det. { $servers ->
        [one] Om en server tar bort botten raderas dess spel efter { $servers } dag;
       *[other] Om en server tar bort botten raderas dess spel efter { $servers } dagar;
    } { $lobbies ->
        [one] bord som ingen sätter sig vid efter { $lobbies } dag.
       *[other] bord som ingen sätter sig vid efter { $lobbies } dagar.
    }
privacy-who = **Vem ser det?** Ditt namn, dina drag och resultat: de som är på samma server. Korten på din hand: bara du, tills spelet är slut. Databasen: de som driver botten.
privacy-rights = **Vad kan du göra?** Få allt som en fil eller få det raderat. Då är du bara en ”tidigare spelare” i gamla spel. Meddelanden som redan finns på Discord blir kvar där.
privacy-contact = **Frågor?** { $contact }
privacy-contact-unknown = **Frågor?** Fråga dem som lade till botten på servern.
privacy-policy = **Hela integritetspolicyn:** { $url }
privacy-export = 📄 Allt som är sparat om dig. Bara du kan se filen.
privacy-export-without-moves = 📄 Det som är sparat om dig, utan dina drag: de är för många för en fil. De som driver botten kan skicka dem till dig.

## A paragraph of the reply to /help

help-privacy = **Mina uppgifter?** `/{ command-privacy }`.

## Questions before everything is deleted

privacy-delete =
    { $number ->
        [0] **Vill du radera dina uppgifter?** Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
        [one] **Vill du radera dina uppgifter?** Du lämnar ditt enda pågående spel, och en { -computer-player } tar över. Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
       *[other] **Vill du radera dina uppgifter?** Du lämnar dina { $number } pågående spel, och { -computer-players } tar över. Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
    }
privacy-delete-sure = **Är du helt säker?** Efteråt kan ingen få tillbaka dina uppgifter.
privacy-deleted = Dina uppgifter är raderade. Meddelanden som redan finns på Discord är kvar; de som sköter en server kan ta bort dem.

## The name of somebody whose data was deleted

former-player = Tidigare spelare { $number }
button-export-data = Hämta uppgifter
button-delete-data = Radera uppgifter
button-delete-go-on = Ja, radera
button-delete-for-good = Radera för gott
