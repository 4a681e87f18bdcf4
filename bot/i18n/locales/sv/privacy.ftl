## The reply to /privacy: what is stored, why, for how long, who sees it

privacy-title = **Dina uppgifter i Slow Train**
privacy-what = **Vad sparas?** Ditt Discord-id och visningsnamn; dina spel med alla drag, drag i kö, röster och resultat; din rating; vilka spel du följer; ditt språk och dina påminnelser; och kanalen för direktmeddelanden till dig.
privacy-why = **Varför?** För att sköta dina spel, påminna dig om din tur och visa resultat. Ingen reklam, ingen spårning, inget säljs.
privacy-long = **Hur länge?** Tills du raderar det. { $servers ->
        [one] Om en server tar bort botten raderas dess spel efter { $servers } dag;
       *[other] Om en server tar bort botten raderas dess spel efter { $servers } dagar;
    } { $lobbies ->
        [one] bord där spelet inte börjar raderas efter { $lobbies } dag.
       *[other] bord där spelet inte börjar raderas efter { $lobbies } dagar.
    }
privacy-who = **Vem ser det?** Ditt namn, dina drag och resultat: de som är på samma server. Dina kort och biljetter: bara du, tills spelet är slut. Databasen: de som driver botten.
privacy-rights = **Vad kan du göra?** Hämta allt som en fil, eller radera det: då blir du bara en ”tidigare spelare” i gamla spel. Meddelanden som redan finns på Discord blir kvar där.
privacy-contact = **Frågor?** { $contact }
privacy-contact-unknown = **Frågor?** Fråga dem som lade till botten på servern.
privacy-policy = **Hela integritetspolicyn:** { $url }
privacy-web =
    { $number ->
        [0] **Webbsidan:** du är inte inloggad någonstans.
        [one] **Webbsidan:** du är inloggad på { $number } enhet.
       *[other] **Webbsidan:** du är inloggad på { $number } enheter.
    }
privacy-export = 📄 Allt som är sparat om dig. Bara du kan se filen.
privacy-export-without-moves = 📄 Det som är sparat om dig, utom dina drag: de får inte plats i en fil. De som driver botten kan skicka dem till dig.

## A paragraph of the reply to /help

help-privacy = **Vad sparas om mig?** Det visar `/{ command-privacy }`, och där kan du hämta eller radera det.

## Questions before everything is deleted

privacy-delete =
    { $number ->
        [0] **Vill du radera dina uppgifter?** Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
        [one] **Vill du radera dina uppgifter?** Du lämnar ditt pågående spel, och en { -computer-player } tar över. Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
       *[other] **Vill du radera dina uppgifter?** Du lämnar dina { $number } pågående spel, och { -computer-players } tar över. Ditt id och dina namn ersätts överallt, dina inställningar raderas och dina resultat räknas inte längre som dina.
    }
privacy-delete-sure = **Är du helt säker?** Det går inte att få tillbaka uppgifterna efteråt.
privacy-deleted = Dina uppgifter är raderade. Meddelanden som redan finns på Discord är kvar; de som sköter en server kan ta bort dem.

## The name of somebody whose data was deleted

former-player = Tidigare spelare { $number }
button-export-data = Hämta uppgifter
button-delete-data = Radera uppgifter
button-delete-go-on = Ja, radera
button-delete-for-good = Radera för gott
button-sign-out = Logga ut överallt
