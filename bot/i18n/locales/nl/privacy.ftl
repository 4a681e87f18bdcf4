## The reply to /privacy: what is stored, why, for how long, who sees it

privacy-title = **Jouw gegevens bij Slow Train**
privacy-what = **Wat wordt er bewaard?** Je Discord-ID en weergavenaam; je spellen met alle zetten, zetten in je wachtrij, stemmen en uitslagen; je ratings; welke spellen je volgt; je instellingen voor taal en herinneringen; en het kanaal voor privéberichten van de bot aan jou.
privacy-why = **Waarvoor?** Om je spellen bij te houden, je aan je beurt te herinneren en uitslagen te tonen. Geen reclame, geen tracking, en er wordt niets verkocht.
privacy-long = **Hoelang?** Tot je ze verwijdert. { $servers ->
        [one] Als een server de bot verwijdert, worden de spellen daar na { $servers } dag gewist;
       *[other] Als een server de bot verwijdert, worden de spellen daar na { $servers } dagen gewist;
    } { $lobbies ->
        [one] tafels waar het spel niet begint, na { $lobbies } dag.
       *[other] tafels waar het spel niet begint, na { $lobbies } dagen.
    }
privacy-who = **Wie ziet ze?** Je naam, zetten en uitslagen: mensen op dezelfde server. Je kaarten en { -tickets }: alleen jij, tot het spel is afgelopen. De database: wie deze bot beheert.
privacy-rights = **Wat kun je doen?** Alles opvragen als bestand, of alles laten verwijderen. Daarna ben je in oude spellen alleen nog een ‘voormalige speler’. Berichten die al op Discord staan, blijven staan.
privacy-contact = **Vragen?** { $contact }
privacy-contact-unknown = **Vragen?** Stel ze aan degene die deze bot aan de server heeft toegevoegd.
privacy-policy = **Het volledige privacybeleid:** { $url }
privacy-web =
    { $number ->
        [0] **De webpagina:** je bent nergens ingelogd.
        [one] **De webpagina:** je bent op { $number } apparaat ingelogd.
       *[other] **De webpagina:** je bent op { $number } apparaten ingelogd.
    }
privacy-export = 📄 Alles wat er over je bewaard wordt. Alleen jij kunt dit bestand zien.
privacy-export-without-moves = 📄 Wat er over je bewaard wordt, behalve je zetten: die passen niet in één bestand. Wie deze bot beheert, kan ze je sturen.

## A paragraph of the reply to /help

help-privacy = **Wat gebeurt er met mijn gegevens?** Met `/{ command-privacy }` zie je wat er bewaard wordt. Je kunt het ook opvragen of verwijderen.

## Questions before everything is deleted

privacy-delete =
    { $number ->
        [0] **Je gegevens verwijderen?** Je ID en je namen worden overal vervangen, je instellingen worden gewist en je uitslagen staan niet meer op jouw naam.
        [one] **Je gegevens verwijderen?** Je stopt met je lopende spel en een { -computer-player } neemt het over. Je ID en je namen worden overal vervangen, je instellingen worden gewist en je uitslagen staan niet meer op jouw naam.
       *[other] **Je gegevens verwijderen?** Je stopt met je { $number } lopende spellen en { -computer-players } nemen het over. Je ID en je namen worden overal vervangen, je instellingen worden gewist en je uitslagen staan niet meer op jouw naam.
    }
privacy-delete-sure = **Weet je het heel zeker?** Daarna kan niemand je gegevens nog terughalen.
privacy-deleted = Je gegevens zijn verwijderd. Berichten die al op Discord staan, blijven staan; de beheerders van een server kunnen ze weghalen.

## The name of somebody whose data was deleted

former-player = Voormalige speler { $number }
button-export-data = Gegevens opvragen
button-delete-data = Gegevens verwijderen
button-delete-go-on = Ja, verwijderen
button-delete-for-good = Voorgoed verwijderen
button-sign-out = Overal uitloggen
