## The rules of the game do not allow it

refused-wrong-number-of-players = Den här kartan är för { $least } till { $most } spelare; ni är { $players }.
refused-no-such-seat = Det finns ingen plats { $seat } vid ett bord med { $players } spelare.
refused-not-your-turn = Det är inte din tur: vi väntar på { $waiting }.
refused-game-over = Spelet är slut. Du kan fortfarande titta på det: `/{ command-score }`, `/{ command-board }`, `/{ command-recap }`, `/{ command-replay }`. `/{ command-new }` startar ett nytt.
refused-not-now =
    { $waiting_for ->
        [opening] Välj först dina { -tickets }.
        [second-card] Ta först ditt andra kort.
        [ticket-choice] Välj först vilka { -tickets } du behåller.
        [tunnel-due] Bestäm först om du betalar för tunneln eller ger upp.
       *[turn] Det går inte just nu. **{ button-turn }** visar allt du kan göra.
    }
refused-not-on-this-map =
    { $action ->
        [station] Det finns inga stationer på den här kartan. `/{ command-rules }` visar vad som finns.
        [ferry-card] Det finns inga färjekort på den här kartan. `/{ command-rules }` visar vad som finns.
       *[other] Det finns inga tunnlar på den här kartan. `/{ command-rules }` visar vad som finns.
    }
refused-cannot-pass = Du kan bara passa när du inte kan göra något annat. **{ button-turn }** visar allt du kan göra.
refused-not-an-action = Det förstod jag inte. Välj i listan eller använd knapparna.
refused-deck-empty = Högen är tom. Ta ett uppvänt kort eller gör något annat.
refused-not-in-row = Du kan inte ta { $card }: det finns inget sådant kort bland de uppvända just nu. Ta ett annat eller dra från högen.
refused-wild-as-second-card = { -An-open-wild } kan inte vara ditt andra kort. Ta ett annat kort eller dra från högen.
refused-no-tickets-left = Det finns inga { -tickets } kvar. **{ button-turn }** visar allt du kan göra.
refused-ticket-not-offered = Du kan inte välja { $ticket } nu. Välj i menyn.
refused-ticket-twice = Du har valt { $ticket } två gånger. Välj varje { -ticket } bara en gång.
refused-too-few-tickets-kept =
    { $keep ->
        [one] Du måste behålla minst { $keep } { -ticket }. { $kept ->
            [0] Du har inte valt något.
           *[other] Du har valt { $kept }.
        }
       *[other] Du måste behålla minst { $keep } { -tickets }. { $kept ->
            [0] Du har inte valt något.
           *[other] Du har bara valt { $kept }.
        }
    }
refused-unknown-route = Det finns ingen sträcka som heter ”{ $route }” på den här kartan. Välj en i listan.
refused-route-taken =
    { $person ->
        [you] Du har redan { $route }. Välj en annan sträcka.
       *[other] { $owner } har redan { $route }. Välj en annan sträcka.
    }
refused-other-lane-taken = { $owner } har den andra sträckan { $route }, och när man är så få kan bara en av dem mutas in. Välj en annan sträcka.
refused-own-other-lane = Du har redan den andra sträckan { $route }, och båda får du inte ta. Välj en annan sträcka.
refused-too-few-wagons =
    { $have ->
        [0] { $route } kräver { $need ->
            [one] { $need } { -wagon }
           *[other] { $need } { -wagons }
        }, men du har inga kvar. Dra kort i stället.
       *[other] { $need ->
            [one] { $route } kräver { $need } { -wagon }; du har { $have } kvar. Dra kort i stället.
           *[other] { $route } kräver { $need } { -wagons }; du har bara { $have } kvar. Välj en kortare sträcka.
        }
    }
refused-cards-not-held =
    { $wild ->
        [asked] Det kostar { $cards }, { $held ->
            [0] och du har inga av dem
           *[other] och av dem har du bara { $hand }
        }. Betala på ett annat sätt, eller dra fler kort först.
       *[none] Det kostar { $cards } eller { $need ->
            [one] { -a-wild }
           *[other] { -wilds }
        }, { $held ->
            [0] och du har inga av dem
           *[other] och av dem har du bara { $hand }
        }. Betala på ett annat sätt, eller dra fler kort först.
    }
refused-ferry-cards-not-held = Du ville betala med { $given } färjekort, men har { $have ->
        [0] inga
       *[other] bara { $have }
    }. Betala för vågorna med { -wilds }, eller dra ett färjekort först.
refused-mixed-colours = Du ville betala med { $cards }. Betala med en enda färg, plus { -wilds } där de får användas.
refused-wrong-colour = Sträckan är { $need }, men du ville betala med { $cards }. Betala i rätt färg, eller med { -wilds } där de får användas.
refused-wrong-number-of-cards = Det kostar { $need } kort, men du ville betala med { $given ->
        [0] inga
       *[other] { $given }
    }. Betala med exakt { $need }.
refused-too-few-wilds =
    { $need ->
        [one] Minst ett av korten måste vara { -a-wild }. Lägg till { -a-wild }, eller välj en annan sträcka.
       *[other]
            { $given ->
                [0] Minst { $need } av korten måste vara { -wilds }, men du valde inga. Lägg till { -wilds }, eller välj en annan sträcka.
               *[other] Minst { $need } av korten måste vara { -wilds }, men du valde bara { $given }. Lägg till fler, eller välj en annan sträcka.
            }
    }
refused-too-many-wilds =
    { $most ->
        [0] Den här sträckan kan inte betalas med { -wilds }; du ville använda { $given }. Betala utan dem.
        [one] Den här sträckan kan betalas med högst { $most } { -wild }; du ville använda { $given }. Betala resten med andra kort.
       *[other] Den här sträckan kan betalas med högst { $most } { -wilds }; du ville använda { $given }. Betala resten med andra kort.
    }
refused-too-many-ferry-cards =
    { $most ->
        [0] Den här sträckan kan inte betalas med färjekort; du ville använda { $given }. Betala utan dem.
       *[other] Den här sträckan kan betalas med högst { $most } färjekort; du ville använda { $given }. Betala resten med andra kort.
    }
refused-wrong-number-with-substitutes =
    { $replaces ->
        [locomotive] Det kostar { $need } kort, och { $more } till för varje { -wild } som du ersätter med { $any_cards } valfria kort (högst { $most }). Du ville betala med { $given }.
       *[card] Det kostar { $need } kort i en färg, och { $more } till för varje kort som du ersätter med { $any_cards } valfria kort. Du ville betala med { $given }.
    }
refused-too-few-beside-substitutes =
    { $replaces ->
        [locomotive] Med { $substitutes } kort i stället för { $replaced ->
            [one] { -a-wild }
           *[other] { $replaced } { -wilds }
        } ska du betala { $need } kort till { $colour ->
            [grey] i en och samma färg
           *[other] i sträckans färg ({ $colour })
        } eller med { -wilds }. Av dem valde du { $have ->
            [0] inga
           *[other] bara { $have }
        }.
       *[card] Med { $substitutes } kort i stället för { $replaced ->
            [one] ett
           *[other] { $replaced } andra
        } ska du betala { $need } kort till i en och samma färg, utan { -wilds }. Av dem valde du { $have ->
            [0] inga
           *[other] bara { $have }
        }.
    }
refused-unknown-city = Det finns ingen plats som heter ”{ $city }” på den här kartan. Välj en i listan.
refused-station-there =
    { $person ->
        [you] Du har redan en station i { $city }. Välj en annan stad.
       *[other] { $owner } har redan en station i { $city }. Välj en annan stad.
    }
refused-no-stations-left = Du har byggt alla dina stationer. Dra kort eller muta in en sträcka i stället.
refused-ferry-hand-full = Du har redan { $most } färjekort, och fler får man inte ha. Använd ett först.
refused-no-ferry-cards-left = Färjekorten är slut; de kommer tillbaka när någon använder ett. Gör något annat så länge.
refused-not-a-record = Den här filen innehåller inget spel.
refused-other-rules = Spelet är sparat med regelversion { $recorded }; jag spelar efter regelversion { $ours }.
refused-other-map = Spelet är sparat för en annan karta: { $recorded }, inte { $ours }.

## The table does not allow it

table-refused-no-table-here = Det finns inget spel i den här kanalen. `/{ command-new }` startar ett.
table-refused-channel-has-a-table = Det finns redan ett spel i den här kanalen. Gå med där, eller starta ett eget i en annan kanal eller tråd.
table-refused-unknown-table = Det spelet finns inte längre. `/{ command-new }` startar ett nytt.
table-refused-not-at-this-table = Du är inte med i det här spelet. I spelets kanal visar `/{ command-board }` spelbrädet, och med `/{ command-watch }` kan du följa spelet.
table-refused-already-at-this-table = Du är redan med i det här spelet.
table-refused-table-is-full = Bordet är fullt: högst { $most } spelare. Skriv `/{ command-new }` i en annan kanal för att starta ett nytt spel.
table-refused-too-few-players = Det behövs minst { $least } spelare. { $players ->
        [0] Ingen är med än.
        [one] Hittills är bara en med.
       *[other] Hittills är ni { $players }.
    } Ni kan lägga till { -computer-players }.
table-refused-game-has-begun = Spelet har redan börjat, så det går inte längre. Är du med och vill sluta använder du `/{ command-leave }`; vill du följa spelet använder du `/{ command-watch }`.
table-refused-game-has-not-begun = Spelet har inte börjat än. Värden startar det med `/{ command-start }`.
table-refused-table-is-closed = Bordet är stängt. `/{ command-new }` startar ett nytt spel.
table-refused-game-is-over = { refused-game-over }
table-refused-only-the-host = Det kan bara värden ({ $host }) göra.
table-refused-only-its-players = Det kan bara den göra som spelade klart spelet. `/{ command-new }` startar ett eget spel.
table-refused-no-automatic-player = Det finns ingen { -computer-player } med det namnet vid bordet.
table-refused-order-is-not-of-these-people = Nämn alla vid bordet, en gång var: till exempel `@Kim @Robin`.
table-refused-board-has-moved-on = Spelet har gått vidare. Se det senaste meddelandet.
table-refused-message-was-lost = Botten var tvungen att gå tillbaka till en tidigare tidpunkt i spelet, och det här meddelandet är från tiden som gick förlorad. Se det senaste meddelandet.
table-refused-nothing-to-undo = Det finns inget att ångra.
table-refused-not-yours-to-undo = Det senaste draget var inte ditt. Bara den som gjorde det kan ångra det.
table-refused-nudged-already = Någon har redan gett en knuff. Du kan göra det igen { $until }.
table-refused-too-early-to-nudge = Turen har nyss börjat. Du kan ge en knuff { $until }.
table-refused-patience-not-over = Det är för tidigt att rösta. Ni kan rösta { $until }.
table-refused-nobody-is-absent = Just nu väntar ni inte på någon annan.
table-refused-hints-are-off = Tips är avstängda vid det här bordet.
table-refused-no-threads-here = Här går det inte att öppna trådar. Välj en textkanal eller hoppa över `{ option-thread }`.
table-refused-unknown-map = Det finns ingen karta som heter ”{ $map }”. Välj en av de här: { $maps }.
table-refused-unknown-pace = ”{ $pace }” är inget tempo. Välj ett av de här: { $paces }.
table-refused-map-has-changed = Kartan { $map } har ändrats sedan spelet började. Det kan fortsätta när den som driver botten har lagt tillbaka den gamla.
table-refused-rules-have-changed = Reglerna har ändrats sedan spelet började, så det går inte att göra en fil av det.
table-refused-not-for-so-many = Den här kartan är för { $least } till { $most } spelare.
table-refused-map-has-no-stations = Det finns inga stationer på den här kartan. Hoppa över ”{ option-stations }”.
table-refused-no-such-question = Den frågan är redan avgjord. Se det senaste meddelandet.
table-refused-not-yours-to-answer = Den frågan är ställd till de andra. Vänta på deras svar.
table-refused-asked-somebody-else = Den frågan är ställd till { $name }.
table-refused-not-for-bots = Det där är en bot. Välj en person.
table-refused-no-substitute-wanted = Ni har inte röstat om att ersätta den spelaren. Det gör ni med `/{ command-nudge } { option-vote }`.
table-refused-game-is-not-over = Det här är hemligt tills spelet är slut.
table-refused-undo-was-declined = De andra sa nej till att ångra det draget. Spela vidare.
table-refused-undone-too-often = Du har ångrat { $most } drag i följd, och varje gång har någon nämnts. Spela vidare.
table-refused-unknown-time-zone = Det finns ingen tidszon som heter ”{ $zone }”. Skriv en del av en stads namn och välj i listan, till exempel Europe/Stockholm. Dina påminnelser är oförändrade.
table-refused-unclear-time-zone = ”{ $zone }” kan vara flera tidszoner. Menade du { $zones }? Dina påminnelser är oförändrade.
table-refused-tables-are-elsewhere = På den här servern har spelen egna kanaler. Använd någon av dessa: { $channels }.
table-refused-list-is-elsewhere = Listan över spel finns i { $channels }. Att flytta den till en annan kanal kräver behörigheten ”Hantera server” (Manage Server).
table-refused-only-managers-cancel = På den här servern får bara de som hanterar kanalen avbryta ett pågående spel. Vill du sluta använder du `/{ command-leave }`.
table-refused-only-server-managers = Det kräver behörigheten ”Hantera server” (Manage Server). Fråga någon som har den.
table-refused-permission-is-lacking = Det kräver att du själv har de här behörigheterna i kanalen: { $permissions }. Använd en annan kanal eller fråga någon som hanterar servern.
table-refused-shared-elsewhere = Det går bara att dela i en kanal på servern som det hör till. Använd kommandot där och dela därifrån.
table-refused-not-in-own-turn = Det är din tur nu, så gör ditt drag först. Sedan kan du planera framåt.
table-refused-queue-is-full = Kön är full: högst { $most } drag. Ta bort ett först.
table-refused-queue-has-changed = Din kö har ändrats under tiden. `/{ command-queue }` visar hur den ser ut nu.
table-refused-cannot-be-queued = Det går inte längre och lades därför inte i kön. `/{ command-queue }` visar vad du kan välja.
table-refused-too-many-lobbies =
    { $whose ->
        [server] Det finns redan tillräckligt många spel på servern som inte har börjat (högst { $most }). Starta eller avbryt ett av dem först; listan från `/{ command-games }` visar dem.
       *[person] Du har redan öppnat tillräckligt många spel som inte har börjat (högst { $most }). Starta eller avbryt ett av dem först; `/{ command-games }` visar dem.
    }
table-refused-too-many-new-tables =
    { $whose ->
        [server] Servern har nått gränsen för nya spel på en timme: { $most }. Du kan öppna ett till { $until }.
       *[person] Du har nått gränsen för nya spel på en timme: { $most }. Du kan öppna ett till { $until }.
    }
table-refused-too-many-without-people =
    { $whose ->
        [server] Det pågår redan tillräckligt många spel med bara { -computer-players } på servern (högst { $most } samtidigt). Vänta tills ett är slut, avbryt ett, eller gå med i ditt själv.
       *[person] Du har redan tillräckligt många spel med bara { -computer-players } (högst { $most } samtidigt). Vänta tills ett är slut, avbryt ett, eller gå med i det här själv.
    }
table-refused-too-many-requests = Det var mycket på kort tid, så det här hoppade jag över. Vänta en stund och försök sedan igen.
table-refused-asked-already = { $name } har redan fått frågan om att ta över platsen. Du kan fråga igen { $until }, eller fråga någon annan nu.
table-refused-asked-too-often = { $name } har nyligen fått frågan om att ta över flera platser. Du kan fråga igen { $until }, eller fråga någon annan nu.
table-refused-offer-was-declined = { $name } vill helst inte ta över platsen. Fråga någon annan.
table-refused-asked-too-many = Många har redan fått frågan om att ta över platsen. Du kan fråga någon annan { $until }.
table-refused-left-another-seat = { $name } har haft en annan plats i det här spelet och har sett dess kort. Fråga någon annan.
table-refused-deal-is-closed = Det spelet är stängt. `/{ command-daily }` visar dagens.
table-refused-deal-is-open = Andra kanske fortfarande spelar det här spelet. Du kan se det här när det har stängt, 24 timmar efter dagens slut (UTC).
table-refused-deal-has-no-map = Det spelet spelas på kartan ”{ $map }”, som botten inte har just nu. Den som driver botten kan få tillbaka kartan med en uppdatering.
table-refused-day-is-over = Den dagen är slut. `/{ command-daily }` visar dagens spel.
table-refused-daily-begun = Du har redan börjat på det här spelet, och det finns bara ett försök.
table-refused-data-deleted-today = Du har raderat dina uppgifter i dag. Du kan spela dagens spel igen i morgon (UTC): ingen får två försök med samma kort.
table-refused-daily-not-finished = Spela klart först: sedan kan du se hur andra spelade.
table-refused-seen-already = I dagens spel går inget att ångra när du har sett nya kort eller datorn har spelat.

## Something went wrong, or the bot lacks permissions

failed = Något gick fel hos mig. Inget är förlorat, spelet är som det var. Försök igen.
missing-permissions = Jag saknar behörigheter i { $where }: { $names }. En serveradministratör kan ge mig dem.
permission-view-channel = Visa kanal (View Channel)
permission-send-messages = Skicka meddelanden (Send Messages)
permission-send-messages-in-threads = Skicka meddelanden i trådar (Send Messages in Threads)
permission-embed-links = Bädda in länkar (Embed Links)
permission-attach-files = Bifoga filer (Attach Files)
permission-read-message-history = Läs meddelandehistorik (Read Message History)
permission-create-public-threads = Skapa offentliga trådar (Create Public Threads)
