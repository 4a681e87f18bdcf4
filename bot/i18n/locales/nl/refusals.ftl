## The rules of the game do not allow it

refused-wrong-number-of-players = Dit bord is voor { $least } tot { $most } spelers; jullie zijn met { $players }.
refused-no-such-seat = Plaats { $seat } bestaat niet: aan deze tafel zitten { $players } spelers.
refused-not-your-turn = Je bent niet aan de beurt: we wachten op { $waiting }.
refused-game-over = Het spel is afgelopen. Je kunt het nog bekijken met `/{ command-score }`, `/{ command-board }`, `/{ command-recap }` en `/{ command-replay }`. Met `/{ command-new }` begin je een nieuw spel.
refused-not-now =
    { $waiting_for ->
        [opening] Kies eerst je { -tickets }.
        [second-card] Pak eerst je tweede kaart.
        [ticket-choice] Kies eerst welke { -tickets } je houdt.
        [tunnel-due] Beslis eerst over de tunnel: betalen of opgeven.
       *[turn] Dat kan nu niet. **{ button-turn }** laat zien wat je wel kunt doen.
    }
refused-not-on-this-map =
    { $action ->
        [station] Dit bord heeft geen stations. Wat er wel is, lees je met `/{ command-rules }`.
        [ferry-card] Dit bord heeft geen veerbootkaarten. Wat er wel is, lees je met `/{ command-rules }`.
       *[other] Dit bord heeft geen tunnels. Wat er wel is, lees je met `/{ command-rules }`.
    }
refused-cannot-pass = Passen mag alleen als er niets anders kan. **{ button-turn }** laat zien wat je wel kunt doen.
refused-not-an-action = Dat begreep ik niet. Kies uit de lijst, of gebruik de knoppen.
refused-deck-empty = De stapel is leeg. Pak een open kaart of doe iets anders.
refused-not-in-row = Je wilde { $card } pakken, maar die ligt nu niet open. Pak een andere kaart of trek van de stapel.
refused-wild-as-second-card = Een open { -wild } mag niet je tweede kaart zijn. Pak een andere kleur of trek van de stapel.
refused-no-tickets-left = Er zijn geen { -tickets } meer. **{ button-turn }** laat zien wat je wel kunt doen.
refused-ticket-not-offered = { $ticket } zit niet bij de kaarten waaruit je kunt kiezen. Kies uit het menu.
refused-ticket-twice = Je hebt { $ticket } twee keer gekozen. Kies elke kaart maar één keer.
refused-too-few-tickets-kept =
    { $keep ->
        [one] Je moet minstens { $keep } { -ticket } houden; je koos er { $kept ->
            [0] geen
           *[other] { $kept }
        }.
       *[other] Je moet minstens { $keep } { -tickets } houden; je koos er { $kept ->
            [0] geen
           *[other] maar { $kept }
        }.
    }
refused-unknown-route = Er is op dit bord geen route ‘{ $route }’. Kies er een uit de lijst.
refused-route-taken =
    { $person ->
        [you] Je hebt { $route } al. Kies een andere route.
       *[other] { $owner } heeft { $route } al. Kies een andere route.
    }
refused-other-lane-taken = { $owner } heeft het andere spoor van { $route }, en met zo weinig spelers is er maar één te claimen. Kies een andere route.
refused-own-other-lane = Je hebt al het andere spoor van { $route }. Kies een andere route.
refused-too-few-wagons =
    { $have ->
        [0] Voor { $route } heb je { $need ->
            [one] { $need } { -wagon }
           *[other] { $need } { -wagons }
        } nodig; je hebt er geen meer. Trek kaarten.
       *[other] { $need ->
            [one] Voor { $route } heb je { $need } { -wagon } nodig; je hebt er nog { $have }. Doe iets anders.
           *[other] Voor { $route } heb je { $need } { -wagons } nodig; je hebt er nog maar { $have }. Kies een kortere route.
        }
    }
refused-cards-not-held =
    { $wild ->
        [asked] Nodig: { $cards }. { $held ->
            [0] Die heb je niet
           *[other] Daarvan heb je alleen { $hand }
        }. Betaal op een andere manier, of trek eerst meer kaarten.
       *[none] Nodig: { $cards } of { $need ->
            [one] een { -wild }
           *[other] { -wilds }
        }. { $held ->
            [0] Die heb je niet
           *[other] Daarvan heb je alleen { $hand }
        }. Betaal op een andere manier, of trek eerst meer kaarten.
    }
refused-ferry-cards-not-held =
    { $given ->
        [one] Je wilt met { $given } veerbootkaart betalen, maar je hebt er { $have ->
            [0] geen
           *[other] maar { $have }
        }. Betaal de golven met { -wilds }, of trek eerst een veerbootkaart.
       *[other] Je wilt met { $given } veerbootkaarten betalen, maar je hebt er { $have ->
            [0] geen
           *[other] maar { $have }
        }. Betaal de golven met { -wilds }, of trek eerst een veerbootkaart.
    }
refused-mixed-colours = Je wilde betalen met { $cards }. Betaal met één kleur, eventueel met { -wilds } erbij waar dat mag.
refused-wrong-colour = Deze route is { $need }; je wilde betalen met { $cards }. Betaal met die kleur, of met { -wilds } waar dat mag.
refused-wrong-number-of-cards =
    { $need ->
        [one] Dat kost { $need } kaart; je wilde er { $given ->
            [0] geen
           *[other] { $given }
        } betalen.
       *[other] Dat kost { $need } kaarten; je wilde er { $given ->
            [0] geen
           *[other] { $given }
        } betalen. Betaal er precies { $need }.
    }
refused-too-few-wilds =
    { $need ->
        [one] Minstens { $need } kaart moet een { -wild } zijn. Leg er een bij, of kies een andere route.
       *[other]
            { $given ->
                [0] Minstens { $need } kaarten moeten { -wilds } zijn; je koos er geen. Leg er een paar bij, of kies een andere route.
               *[other] Minstens { $need } kaarten moeten { -wilds } zijn; je koos er maar { $given }. Leg er meer bij, of kies een andere route.
            }
    }
refused-too-many-wilds =
    { $most ->
        [0] Deze route kun je niet met { -wilds } betalen; je koos er { $given }. Betaal met andere kaarten.
        [one] Deze route kun je met hoogstens { $most } { -wild } betalen; je koos er { $given }. Betaal de rest met andere kaarten.
       *[other] Deze route kun je met hoogstens { $most } { -wilds } betalen; je koos er { $given }. Betaal de rest met andere kaarten.
    }
refused-too-many-ferry-cards =
    { $most ->
        [0] Deze route kun je niet met veerbootkaarten betalen; je koos er { $given }. Betaal met andere kaarten.
        [one] Deze route kun je met hoogstens { $most } veerbootkaart betalen; je koos er { $given }. Betaal de rest met andere kaarten.
       *[other] Deze route kun je met hoogstens { $most } veerbootkaarten betalen; je koos er { $given }. Betaal de rest met andere kaarten.
    }
refused-wrong-number-with-substitutes =
    { $replaces ->
        [locomotive] Dat kost { $need ->
            [one] { $need } kaart
           *[other] { $need } kaarten
        }, en { $more } meer voor elke { -wild } die je door { $any_cards } willekeurige kaarten vervangt (hoogstens { $most }). Je koos er { $given }.
       *[card] Dat kost { $need ->
            [one] { $need } kaart
           *[other] { $need } kaarten van één kleur
        }, en { $more } meer voor elke kaart die je door { $any_cards } willekeurige kaarten vervangt. Je koos er { $given }.
    }
refused-too-few-beside-substitutes =
    { $replaces ->
        [locomotive] Met { $substitutes } in plaats van { $replaced ->
            [one] een { -wild }
           *[other] { $replaced } { -wilds }
        } moet je er nog { $need } betalen { $colour ->
            [grey] in één kleur
           *[other] in de kleur van de route ({ $colour })
        } of met { -wilds }. Daarvan koos je er { $have ->
            [0] geen
           *[other] maar { $have }
        }.
       *[card] Met { $substitutes } in plaats van { $replaced ->
            [one] één
           *[other] { $replaced } andere
        } moet je er nog { $need } betalen in één kleur, zonder { -wilds }. Daarvan koos je er { $have ->
            [0] geen
           *[other] maar { $have }
        }.
    }
refused-unknown-city = ‘{ $city }’ staat niet op dit bord. Kies een plaats uit de lijst.
refused-station-there =
    { $person ->
        [you] Je hebt al een station in { $city }. Kies een andere stad.
       *[other] { $owner } heeft al een station in { $city }. Kies een andere stad.
    }
refused-no-stations-left = Je hebt al je stations gebouwd. Trek kaarten of claim een route.
refused-ferry-hand-full = Je hebt al { $most } veerbootkaarten, en meer mag niet. Gebruik er eerst een.
refused-no-ferry-cards-left = De veerbootkaarten zijn op; ze komen terug als iemand er een gebruikt. Doe zolang iets anders.
refused-not-a-record = Dit bestand is geen opgeslagen spel.
refused-other-rules = Dit spel is opgeslagen met versie { $recorded } van de regels; ik speel met versie { $ours }.
refused-other-map = Dit spel is opgeslagen op een ander bord: { $recorded }, niet { $ours }.

## The table does not allow it

table-refused-no-table-here = Er is geen spel in dit kanaal. Met `/{ command-new }` begin je er een.
table-refused-channel-has-a-table = Er is al een spel in dit kanaal. Doe daaraan mee, of begin je eigen spel in een ander kanaal of een thread.
table-refused-unknown-table = Dit spel bestaat niet meer. Met `/{ command-new }` begin je een nieuw spel.
table-refused-not-at-this-table = Je doet niet mee aan dit spel. In het kanaal van het spel laat `/{ command-board }` het bord zien, en met `/{ command-watch }` volg je het spel.
table-refused-already-at-this-table = Je doet al mee aan dit spel.
table-refused-table-is-full =
    { $most ->
        [one] De tafel is vol: hoogstens { $most } speler. Typ `/{ command-new }` in een ander kanaal om een nieuw spel te beginnen.
       *[other] De tafel is vol: hoogstens { $most } spelers. Typ `/{ command-new }` in een ander kanaal om een nieuw spel te beginnen.
    }
table-refused-too-few-players =
    { $least ->
        [one] Voor dit spel is minstens { $least } speler nodig. { $players ->
            [0] Er doet nog niemand mee.
            [one] Er doet er nog maar één mee.
           *[other] Jullie zijn met { $players }.
        } Je kunt { -computer-players } toevoegen.
       *[other] Voor dit spel zijn minstens { $least } spelers nodig. { $players ->
            [0] Er doet nog niemand mee.
            [one] Er doet er nog maar één mee.
           *[other] Jullie zijn met { $players }.
        } Je kunt { -computer-players } toevoegen.
    }
table-refused-game-has-begun = Het spel is al begonnen, dus dat kan niet meer. Doe je mee en wil je stoppen, gebruik dan `/{ command-leave }`; wil je het spel volgen, gebruik dan `/{ command-watch }`.
table-refused-game-has-not-begun = Het spel is nog niet begonnen. De host start het met `/{ command-start }`.
table-refused-table-is-closed = Deze tafel is gesloten. Met `/{ command-new }` begin je een nieuw spel.
table-refused-game-is-over = { refused-game-over }
table-refused-only-the-host = Dat kan alleen de host. De host van deze tafel is { $host }.
table-refused-only-its-players = Dat kan alleen als je dit spel hebt uitgespeeld. Met `/{ command-new }` begin je zelf een spel.
table-refused-no-automatic-player = Er zit geen { -computer-player } met die naam aan deze tafel.
table-refused-order-is-not-of-these-people = Noem iedereen aan tafel precies één keer, zoals `@Kim @Robin`.
table-refused-board-has-moved-on = Het spel is al verder. Kijk bij het nieuwste bericht.
table-refused-message-was-lost = De bot moest terug naar een eerder moment in dit spel, en dit bericht is uit de tijd die verloren is gegaan. Kijk bij het nieuwste bericht.
table-refused-nothing-to-undo = Er is niets om terug te nemen.
table-refused-not-yours-to-undo = De laatste zet was niet van jou. Alleen wie hem deed, kan hem terugnemen.
table-refused-nudged-already = Er is al een por uitgedeeld. Het kan weer { $until }.
table-refused-too-early-to-nudge = De beurt is nog maar net begonnen. Een por geven kan { $until }.
table-refused-patience-not-over = Het is nog te vroeg om te stemmen. Dat kan { $until }.
table-refused-nobody-is-absent = Er is niemand anders op wie jullie wachten.
table-refused-hints-are-off = Tips staan uit aan deze tafel.
table-refused-no-threads-here = Hier kan ik geen thread openen. Gebruik een tekstkanaal of laat `{ option-thread }` weg.
table-refused-unknown-map = Het bord ‘{ $map }’ ken ik niet. Kies een van deze: { $maps }.
table-refused-unknown-pace = Een beurt kan niet ‘{ $pace }’ duren. Kies een van deze: { $paces }.
table-refused-map-has-changed = Het bord { $map } is veranderd sinds dit spel begon. Het kan verder zodra de beheerder van de bot het oude bord terugzet.
table-refused-rules-have-changed = De regels zijn veranderd sinds dit spel begon, dus er is geen bestand van.
table-refused-not-for-so-many = Dit bord is voor { $least } tot { $most } spelers.
table-refused-map-has-no-stations = Dit bord heeft geen stations. Laat ‘{ option-stations }’ weg.
table-refused-no-such-question = Daar is al over beslist. Kijk bij het nieuwste bericht.
table-refused-not-yours-to-answer = Die vraag is voor de anderen. Wacht op hun antwoord.
table-refused-asked-somebody-else = Die vraag is voor { $name }.
table-refused-not-for-bots = Dat is een bot. Kies een persoon.
table-refused-no-substitute-wanted = Voor die speler wordt nog geen vervanger gezocht. Met `/{ command-nudge } { option-vote }` stemmen jullie daarover.
table-refused-game-is-not-over = Het spel is nog niet afgelopen. Tot die tijd blijft dit geheim.
table-refused-undo-was-declined = De anderen gingen niet akkoord, dus die zet blijft staan. Speel verder.
table-refused-undone-too-often = Je hebt { $most } zetten achter elkaar teruggenomen, en elke keer is er iemand genoemd. Speel verder.
table-refused-unknown-time-zone = De tijdzone ‘{ $zone }’ ken ik niet. Typ een deel van de naam van een stad en kies uit de lijst, bijvoorbeeld Europe/Amsterdam. Je herinneringen zijn niet veranderd.
table-refused-unclear-time-zone = ‘{ $zone }’ kan meer dan één tijdzone zijn. Bedoelde je { $zones }? Je herinneringen zijn niet veranderd.
table-refused-tables-are-elsewhere = Op deze server hebben spellen hun eigen kanalen. Gebruik een van deze: { $channels }.
table-refused-list-is-elsewhere = De lijst met spellen staat in { $channels }. Alleen wie de machtiging ‘Server beheren’ (Manage Server) heeft, kan hem naar een ander kanaal verplaatsen.
table-refused-only-managers-cancel = Op deze server mag alleen wie het kanaal beheert een lopend spel annuleren. Wil je eruit, gebruik dan `/{ command-leave }`.
table-refused-only-server-managers = Dat mag alleen wie de machtiging ‘Server beheren’ (Manage Server) heeft. Vraag het een van hen.
table-refused-permission-is-lacking = Daarvoor heb je in dit kanaal zelf deze machtigingen nodig: { $permissions }. Gebruik een ander kanaal of vraag het aan iemand die de server beheert.
table-refused-shared-elsewhere = Dit kun je alleen delen in een kanaal van de server waar het bij hoort. Gebruik de opdracht daar en deel het van daaruit.
table-refused-not-in-own-turn = Je bent nu aan de beurt: doe eerst je zet. Daarna kun je weer vooruitplannen.
table-refused-queue-is-full = Dat past er niet meer bij: hoogstens { $most } zetten. Haal er eerst een weg.
table-refused-queue-has-changed = Je wachtrij is intussen veranderd. Met `/{ command-queue }` zie je hoe hij er nu uitziet.
table-refused-cannot-be-queued = Dat kan niet meer en staat dus niet in je wachtrij. Met `/{ command-queue }` zie je wat er wel kan.
table-refused-too-many-lobbies =
    { $whose ->
        [server] Er staan op deze server al genoeg spellen klaar die nog niet begonnen zijn (hoogstens { $most }). Begin of annuleer er eerst een; de lijst van `/{ command-games }` laat ze zien.
       *[person] Je hebt al genoeg spellen klaargezet die nog niet begonnen zijn (hoogstens { $most }). Begin of annuleer er eerst een; `/{ command-games }` laat ze zien.
    }
table-refused-too-many-new-tables =
    { $whose ->
        [server] Op deze server zijn in korte tijd veel spellen klaargezet (hoogstens { $most } per uur). Een volgende kan { $until }.
       *[person] Je hebt in korte tijd veel spellen klaargezet (hoogstens { $most } per uur). Een volgende kan { $until }.
    }
table-refused-too-many-without-people =
    { $whose ->
        [server] Op deze server lopen al genoeg spellen met alleen { -computer-players } (hoogstens { $most } tegelijk). Wacht tot er een is afgelopen, annuleer er een, of doe zelf mee aan jouw tafel.
       *[person] Je hebt al genoeg spellen met alleen { -computer-players } (hoogstens { $most } tegelijk). Wacht tot er een is afgelopen, annuleer er een, of doe zelf mee.
    }
table-refused-too-many-requests = Dat was veel in korte tijd, dus dit heb ik overgeslagen. Wacht even en probeer het dan opnieuw.
table-refused-asked-already = { $name } is al gevraagd om deze plaats over te nemen. Je kunt het opnieuw vragen { $until }, of nu iemand anders vragen.
table-refused-asked-too-often = { $name } is de laatste tijd al gevraagd om meerdere plaatsen over te nemen. Je kunt het opnieuw vragen { $until }, of nu iemand anders vragen.
table-refused-offer-was-declined = { $name } neemt deze plaats liever niet over. Vraag iemand anders.
table-refused-asked-too-many = Er zijn al veel mensen gevraagd om deze plaats over te nemen. Iemand anders vragen kan weer { $until }.
table-refused-left-another-seat = { $name } had in dit spel een andere plaats en heeft die kaarten gezien. Vraag iemand anders.
table-refused-deal-is-closed = Dit spel is gesloten. Met `/{ command-daily }` zie je dat van vandaag.
table-refused-deal-is-open = Misschien spelen anderen dit spel nog. Je kunt dit zien als het gesloten is, 24 uur na het einde van de dag (UTC).
table-refused-deal-has-no-map = Dit spel wordt gespeeld op het bord ‘{ $map }’, dat de bot nu niet heeft. De beheerder van de bot kan het bord met een update terughalen.
table-refused-day-is-over = Die dag is voorbij. Met `/{ command-daily }` zie je het spel van vandaag.
table-refused-daily-begun = Je bent al aan dit spel begonnen, en er is maar één poging.
table-refused-data-deleted-today = Je hebt vandaag je gegevens gewist. Vanaf morgen (UTC) kun je weer meedoen: niemand krijgt een tweede poging met dezelfde kaarten.
table-refused-daily-not-finished = Maak dit spel eerst af. Daarna kun je zien hoe anderen het speelden.
table-refused-seen-already = In het spel van de dag kun je niets terugnemen nadat je nieuwe kaarten hebt gezien of de computer heeft gespeeld.

## Something went wrong, or the bot lacks permissions

failed = Er ging bij mij iets mis. Er is niets verloren: het spel is nog zoals het was. Probeer het nog eens.
missing-permissions = Ik mis machtigingen in { $where }: { $names }. Een serverbeheerder kan ze me geven.
permission-view-channel = Kanaal bekijken (View Channel)
permission-send-messages = Berichten versturen (Send Messages)
permission-send-messages-in-threads = Berichten versturen in threads (Send Messages in Threads)
permission-embed-links = Links insluiten (Embed Links)
permission-attach-files = Bestanden bijvoegen (Attach Files)
permission-read-message-history = Berichtgeschiedenis lezen (Read Message History)
permission-create-public-threads = Openbare threads maken (Create Public Threads)
