## The rules of the game do not allow it

refused-wrong-number-of-players = Denne spilleplade er for { $least } til { $most } spillere; I er { $players }.
refused-no-such-seat = Bordet har { $players } pladser, så der er ingen plads { $seat }.
refused-not-your-turn = Det er ikke din tur: vi venter på { $waiting }.
refused-game-over = Spillet er slut. Du kan stadig kigge på det: `/{ command-score }`, `/{ command-board }`, `/{ command-recap }`, `/{ command-replay }`. `/{ command-new }` starter et nyt.
refused-not-now =
    { $waiting_for ->
        [opening] Vælg først dine { -tickets }.
        [second-card] Tag først dit andet kort.
        [ticket-choice] Vælg først, hvilke { -tickets } du beholder.
        [tunnel-due] Beslut først, om du betaler for tunnelen eller giver op.
       *[turn] Det kan du ikke lige nu. **{ button-turn }** viser alt, hvad du kan gøre.
    }
refused-not-on-this-map =
    { $action ->
        [station] Der er ingen togstationer på denne spilleplade. `/{ command-rules }` viser, hvad der er.
        [ferry-card] Der er ingen færgekort på denne spilleplade. `/{ command-rules }` viser, hvad der er.
       *[other] Der er ingen tunneller på denne spilleplade. `/{ command-rules }` viser, hvad der er.
    }
refused-cannot-pass = Du kan kun melde pas, når du ikke kan andet. **{ button-turn }** viser alt, hvad du kan gøre.
refused-not-an-action = Det forstod jeg ikke. Vælg fra listen, eller brug knapperne.
refused-deck-empty = Stakken er tom. Tag et åbent kort, eller gør noget andet.
refused-not-in-row = Der ligger ikke { $card } blandt de åbne lige nu. Tag et andet kort, eller træk fra stakken.
refused-wild-as-second-card = { -An-open-wild } kan ikke være dit andet kort. Tag et andet kort, eller træk fra stakken.
refused-no-tickets-left = Der er ikke flere { -tickets }. **{ button-turn }** viser alt, hvad du kan gøre.
refused-ticket-not-offered = { $ticket } er ikke blandt dem, du kan vælge. Vælg i menuen.
refused-ticket-twice = Du har valgt { $ticket } to gange. Vælg hvert kort kun én gang.
refused-too-few-tickets-kept =
    { $keep ->
        [one] Behold mindst { $keep } { -ticket }; du har { $kept ->
            [0] ikke valgt nogen
           *[other] valgt { $kept }
        }.
       *[other] Behold mindst { $keep } { -tickets }; du har { $kept ->
            [0] ikke valgt nogen
           *[other] kun valgt { $kept }
        }.
    }
refused-unknown-route = Der er ingen strækning »{ $route }« på denne spilleplade. Vælg en fra listen.
refused-route-taken =
    { $person ->
        [you] Du har allerede { $route }. Vælg en anden strækning.
       *[other] { $owner } har allerede { $route }. Vælg en anden strækning.
    }
refused-other-lane-taken = { $owner } har { -the-other-lane } { $route }, og med så få spillere må { -only-one-lane } bruges. Vælg en anden strækning.
refused-own-other-lane = Du har allerede { -the-other-lane } { $route }. Vælg en anden strækning.
refused-too-few-wagons =
    { $have ->
        [0] { $route } kræver { $need ->
            [one] { $need } { -wagon }
           *[other] { $need } { -wagons }
        }, men du har ingen tilbage. Træk kort i stedet.
       *[other] { $need ->
            [one] { $route } kræver { $need } { -wagon }; du har { $have } tilbage. Træk kort i stedet.
           *[other] { $route } kræver { $need } { -wagons }; du har kun { $have } tilbage. Vælg en kortere strækning.
        }
    }
refused-cards-not-held =
    { $wild ->
        [asked] Det koster { $cards }, { $held ->
            [0] og dem har du ingen af
           *[other] og af dem har du kun { $hand }
        }. Betal på en anden måde, eller træk flere kort først.
       *[none] Det koster { $cards } eller { $need ->
            [one] { -a-wild }
           *[other] { -wilds }
        }, { $held ->
            [0] og dem har du ingen af
           *[other] og af dem har du kun { $hand }
        }. Betal på en anden måde, eller træk flere kort først.
    }
refused-ferry-cards-not-held = Du ville betale med { $given } færgekort, men du har { $have ->
        [0] ikke nogen
       *[other] kun { $have }
    }. Betal for bølgerne med { -wilds }, eller træk først et færgekort.
refused-mixed-colours = Du ville betale med { $cards }. Betal med én farve, eventuelt sammen med { -wilds }, hvor de må bruges.
refused-wrong-colour = Strækningens farve er { $need }; du ville betale med { $cards }. Betal i den farve, eller med { -wilds }, hvor de må bruges.
refused-wrong-number-of-cards = Det koster { $need } kort; du ville betale med { $given ->
        [0] ingen
       *[other] { $given }
    }. Betal præcis { $need }.
refused-too-few-wilds =
    { $need ->
        [one] Mindst { $need } af kortene skal være { -a-wild }. Læg { -a-wild } til, eller vælg en anden strækning.
       *[other]
            { $given ->
                [0] Mindst { $need } af kortene skal være { -wilds }; du har ikke valgt nogen. Læg { -wilds } til, eller vælg en anden strækning.
               *[other] Mindst { $need } af kortene skal være { -wilds }; du har kun valgt { $given }. Læg flere til, eller vælg en anden strækning.
            }
    }
refused-too-many-wilds =
    { $most ->
        [0] Denne strækning kan ikke betales med { -wilds }; du ville bruge { $given }. Betal uden dem.
        [one] Denne strækning kan højst betales med { $most } { -wild }; du ville bruge { $given }. Betal resten med andre kort.
       *[other] Denne strækning kan højst betales med { $most } { -wilds }; du ville bruge { $given }. Betal resten med andre kort.
    }
refused-too-many-ferry-cards =
    { $most ->
        [0] Denne strækning kan ikke betales med færgekort; du ville bruge { $given }. Betal uden dem.
       *[other] Denne strækning kan højst betales med { $most } færgekort; du ville bruge { $given }. Betal resten med andre kort.
    }
refused-wrong-number-with-substitutes =
    { $replaces ->
        [locomotive] Det koster { $need } kort, og { $more } mere for hvert { -wild }, du erstatter med { $any_cards } vilkårlige kort (højst { $most }). Du ville betale med { $given }.
       *[card] Det koster { $need } kort i én farve, og { $more } mere for hvert af dem, du erstatter med { $any_cards } vilkårlige kort. Du ville betale med { $given }.
    }
refused-too-few-beside-substitutes =
    { $replaces ->
        [locomotive] Med { $substitutes } kort i stedet for { $replaced ->
            [one] { -a-wild }
           *[other] { $replaced } { -wilds }
        } skal du betale { $need } kort mere { $colour ->
            [grey] i én farve
           *[other] i strækningens farve ({ $colour })
        } eller med { -wilds }. Af dem har du { $have ->
            [0] ikke valgt nogen
           *[other] kun valgt { $have }
        }.
       *[card] Med { $substitutes } kort i stedet for { $replaced ->
            [one] ét
           *[other] { $replaced } andre
        } skal du betale { $need } kort mere i én farve, uden { -wilds }. Af dem har du { $have ->
            [0] ikke valgt nogen
           *[other] kun valgt { $have }
        }.
    }
refused-unknown-city = Der er intet sted »{ $city }« på denne spilleplade. Vælg et fra listen.
refused-station-there =
    { $person ->
        [you] Du har allerede en togstation i { $city }. Vælg en anden by.
       *[other] { $owner } har allerede en togstation i { $city }. Vælg en anden by.
    }
refused-no-stations-left = Du har bygget alle dine togstationer. Træk kort, eller tag en strækning i stedet.
refused-ferry-hand-full = Du har allerede { $most } færgekort, og flere må man ikke have. Brug et først.
refused-no-ferry-cards-left = Der er ikke flere færgekort; de kommer tilbage, når nogen bruger et. Gør noget andet så længe.
refused-not-a-record = Det er ikke en fil med et spil.
refused-other-rules = Spillet er gemt med version { $recorded } af reglerne; jeg bruger version { $ours }.
refused-other-map = Spillet er gemt på en anden spilleplade: { $recorded }, ikke { $ours }.

## The table does not allow it

table-refused-no-table-here = Der er ikke noget spil i denne kanal. `/{ command-new }` starter et.
table-refused-channel-has-a-table = Der er allerede et spil i denne kanal. Deltag i det, eller start dit eget i en anden kanal eller tråd.
table-refused-unknown-table = Det spil findes ikke længere. `/{ command-new }` starter et nyt.
table-refused-not-at-this-table = Du er ikke med i dette spil. I spillets kanal viser `/{ command-board }` spillepladen, og med `/{ command-watch }` kan du følge spillet.
table-refused-already-at-this-table = Du er allerede med i dette spil.
table-refused-table-is-full =
    { $most ->
        [one] Bordet er fuldt: højst { $most } spiller. Skriv `/{ command-new }` i en anden kanal for at starte et nyt spil.
       *[other] Bordet er fuldt: højst { $most } spillere. Skriv `/{ command-new }` i en anden kanal for at starte et nyt spil.
    }
table-refused-too-few-players =
    { $least ->
        [one] Spillet kræver mindst { $least } spiller. { $players ->
            [0] Endnu er ingen med.
            [one] Endnu er der kun én med.
           *[other] I er { $players }.
        } Du kan tilføje { -computer-players }.
       *[other] Spillet kræver mindst { $least } spillere. { $players ->
            [0] Endnu er ingen med.
            [one] Endnu er der kun én med.
           *[other] I er { $players }.
        } Du kan tilføje { -computer-players }.
    }
table-refused-game-has-begun = Spillet er allerede begyndt, så det kan ikke længere lade sig gøre. Er du med og vil ud, så brug `/{ command-leave }`; vil du følge med, så brug `/{ command-watch }`.
table-refused-game-has-not-begun = Spillet er ikke begyndt endnu. Værten starter det med `/{ command-start }`.
table-refused-table-is-closed = Bordet er lukket. `/{ command-new }` starter et nyt spil.
table-refused-game-is-over = { refused-game-over }
table-refused-only-the-host = Det kan kun værten gøre. Værten ved dette bord er { $host }.
table-refused-only-its-players = Det kan kun de, der spillede spillet til ende. `/{ command-new }` starter dit eget spil.
table-refused-no-automatic-player = Der er ingen { -computer-player } med det navn ved bordet.
table-refused-order-is-not-of-these-people = Rækkefølgen skal nævne alle ved bordet én gang, som `@Kim @Robin`.
table-refused-board-has-moved-on = Spillet er gået videre. Se den nyeste besked.
table-refused-message-was-lost = Botten måtte gå tilbage til et tidligere tidspunkt i spillet, og denne besked er fra den tid, der gik tabt. Se den nyeste besked.
table-refused-nothing-to-undo = Der er ikke noget at fortryde.
table-refused-not-yours-to-undo = Det seneste træk var ikke dit. Kun den, der foretog det, kan fortryde det.
table-refused-nudged-already = Der er allerede prikket. Du kan gøre det igen { $until }.
table-refused-too-early-to-nudge = Turen er først lige begyndt. Du kan prikke { $until }.
table-refused-patience-not-over = Det er for tidligt at stemme. Det kan I { $until }.
table-refused-nobody-is-absent = Der er ingen andre, spillet venter på.
table-refused-hints-are-off = Tip er slået fra ved dette bord.
table-refused-no-threads-here = Her kan der ikke åbnes tråde. Brug en tekstkanal, eller udelad `{ option-thread }`.
table-refused-unknown-map = Der er ingen spilleplade »{ $map }«. Vælg en af disse: { $maps }.
table-refused-unknown-pace = En tur kan ikke vare »{ $pace }«. Vælg en af disse: { $paces }.
table-refused-map-has-changed = Spillepladen { $map } er ændret, siden spillet begyndte. Det kan fortsætte, når den, der driver botten, har sat den gamle tilbage.
table-refused-rules-have-changed = Reglerne er ændret, siden spillet begyndte, så der er ingen fil med det.
table-refused-not-for-so-many = Denne spilleplade er for { $least } til { $most } spillere.
table-refused-map-has-no-stations = Der er ingen togstationer på denne spilleplade. Udelad »{ option-stations }«.
table-refused-no-such-question = Det spørgsmål er afgjort. Se den nyeste besked.
table-refused-not-yours-to-answer = Det spørgsmål er til de andre. Vent på deres svar.
table-refused-asked-somebody-else = Det spørgsmål er til { $name }.
table-refused-not-for-bots = Det er en bot. Vælg en person.
table-refused-no-substitute-wanted = Bordet har ikke stemt for at afløse den spiller. `/{ command-nudge } { option-vote }` starter en afstemning.
table-refused-game-is-not-over = Spillet er ikke slut endnu. Indtil da er det hemmeligt.
table-refused-undo-was-declined = De andre sagde nej til at fortryde det træk. Spil videre.
table-refused-undone-too-often = Du har fortrudt { $most } træk efter hinanden, og hver gang har nogen fået besked. Spil videre.
table-refused-unknown-time-zone = Der er ingen tidszone »{ $zone }«. Skriv en del af en bys navn, og vælg fra listen: for eksempel Europe/Copenhagen. Dine påmindelser er, som de var.
table-refused-unclear-time-zone = »{ $zone }« passer på flere tidszoner. Mente du { $zones }? Dine påmindelser er, som de var.
table-refused-tables-are-elsewhere = På denne server har spil deres egne kanaler. Brug en af disse: { $channels }.
table-refused-list-is-elsewhere = Listen over spil er i { $channels }. At flytte den til en anden kanal kræver tilladelsen »Administrer server« (Manage Server).
table-refused-only-managers-cancel = På denne server er det kun kanalens administratorer, der kan aflyse et spil, der er i gang. Vil du ud, så brug `/{ command-leave }`.
table-refused-only-server-managers = Det kræver tilladelsen »Administrer server« (Manage Server). Spørg en, der har den.
table-refused-permission-is-lacking = Det kræver, at du selv har disse tilladelser i kanalen: { $permissions }. Brug en anden kanal, eller spørg en, der administrerer serveren.
table-refused-shared-elsewhere = Det kan kun deles i en kanal på den server, det hører til. Brug kommandoen dér, og del det derfra.
table-refused-not-in-own-turn = Det er din tur nu: lav dit træk først. Bagefter kan du planlægge de næste.
table-refused-queue-is-full = Der er højst plads til { $most } træk her. Fjern et først.
table-refused-queue-has-changed = Din kø er blevet ændret i mellemtiden. `/{ command-queue }` viser, hvordan den ser ud nu.
table-refused-cannot-be-queued = Det er ikke længere muligt og blev derfor ikke sat i kø. `/{ command-queue }` viser, hvad du kan sætte i kø.
table-refused-too-many-lobbies =
    { $whose ->
        [server] Serveren har så mange spil, der ikke er begyndt, som den må have: { $most }. Start eller aflys et af dem først; listen fra `/{ command-games }` viser dem.
       *[person] Du har åbnet så mange spil, der ikke er begyndt, som du må have: { $most }. Start eller aflys et af dem først; `/{ command-games }` viser dem.
    }
table-refused-too-many-new-tables =
    { $whose ->
        [server] Serveren har nået grænsen for nye spil på en time: { $most }. Du kan åbne et mere { $until }.
       *[person] Du har nået grænsen for nye spil på en time: { $most }. Du kan åbne et mere { $until }.
    }
table-refused-too-many-without-people =
    { $whose ->
        [server] Serveren har allerede så mange spil kun med { -computer-players }, som den må have ad gangen: { $most }. Vent, til et er slut, aflys et, eller deltag selv i dit.
       *[person] Du har allerede så mange spil kun med { -computer-players }, som du må have ad gangen: { $most }. Vent, til et er slut, aflys et, eller deltag selv i dette.
    }
table-refused-too-many-requests = Det var meget på kort tid, så det her har jeg sprunget over. Vent et øjeblik, og prøv så igen.
table-refused-asked-already = { $name } er allerede blevet spurgt om at tage pladsen over. Du kan spørge igen { $until } eller spørge en anden nu.
table-refused-asked-too-often = { $name } er for nylig blevet spurgt om at tage flere pladser over. Du kan spørge igen { $until } eller spørge en anden nu.
table-refused-offer-was-declined = { $name } vil helst ikke tage pladsen over. Spørg en anden.
table-refused-asked-too-many = Mange er allerede blevet spurgt om at tage pladsen over. Du kan spørge en anden { $until }.
table-refused-left-another-seat = { $name } har haft en anden plads i dette spil og kender dens kort. Spørg en anden.
table-refused-deal-is-closed = Dette spil er lukket. `/{ command-daily }` viser dagens.
table-refused-deal-is-open = Andre er måske stadig i gang med dette spil. Du kan se det, når det er lukket, 24 timer efter dagens slutning (UTC).
table-refused-deal-has-no-map = Spillet foregår på spillepladen »{ $map }«, som botten ikke har lige nu. Den, der driver botten, kan få spillepladen tilbage med en opdatering.
table-refused-day-is-over = Den dag er forbi. `/{ command-daily }` viser dagens spil.
table-refused-daily-begun = Du er allerede begyndt på dette spil, og der er kun ét forsøg.
table-refused-data-deleted-today = Du har slettet dine data i dag. Du kan spille dagens spil igen i morgen (UTC): ingen får to forsøg med de samme kort.
table-refused-daily-not-finished = Spil først dette spil færdigt: så kan du se, hvordan andre spillede det.
table-refused-seen-already = I dagens spil kan du ikke fortryde et træk, når du har set nye kort, eller computeren har haft sin tur.

## Something went wrong, or the bot lacks permissions

failed = Der gik noget galt hos mig. Intet er tabt: spillet er, som det var. Prøv igen.
missing-permissions = Jeg mangler tilladelser i { $where }: { $names }. En administrator kan give mig dem.
permission-view-channel = Vis kanal (View Channel)
permission-send-messages = Send beskeder (Send Messages)
permission-send-messages-in-threads = Send beskeder i tråde (Send Messages in Threads)
permission-embed-links = Integrer links (Embed Links)
permission-attach-files = Vedhæft filer (Attach Files)
permission-read-message-history = Læs beskedhistorik (Read Message History)
permission-create-public-threads = Opret offentlige tråde (Create Public Threads)
