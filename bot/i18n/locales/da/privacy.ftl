## The reply to /privacy: what is stored, why, for how long, who sees it

privacy-title = **Dine data i Slow Train**
privacy-what = **Hvad gemmes?** Dit Discord-id og visningsnavn; dine spil med alle træk, træk i kø, stemmer og resultater; dine ratings; hvilke spil du følger; dit sprog og dine påmindelser; og kanalen til dine direkte beskeder fra botten.
privacy-why = **Hvad bruges det til?** At afvikle dine spil, minde dig om din tur og vise resultater. Ingen reklamer, ingen sporing, intet bliver solgt.
privacy-long = **Hvor længe?** Indtil du sletter det. { $servers ->
        [one] Hvis en server fjerner botten, slettes dens spil efter { $servers } dag;
       *[other] Hvis en server fjerner botten, slettes dens spil efter { $servers } dage;
    } { $lobbies ->
        [one] borde, hvor spillet ikke begynder, efter { $lobbies } dag.
       *[other] borde, hvor spillet ikke begynder, efter { $lobbies } dage.
    }
privacy-who = **Hvem kan se det?** Dit navn, dine træk og resultater: alle på samme server. Dine kort og { -tickets }: kun dig, indtil spillet er slut. Databasen: dem, der driver botten.
privacy-rights = **Hvad kan du gøre?** Få det hele som en fil, eller få det slettet. Så er du bare en »tidligere spiller« i gamle spil. Beskeder, der allerede står på Discord, bliver der.
privacy-contact = **Spørgsmål?** { $contact }
privacy-contact-unknown = **Spørgsmål?** Spørg dem, der har føjet botten til serveren.
privacy-policy = **Hele privatlivspolitikken:** { $url }
privacy-web =
    { $number ->
        [0] **Websiden:** du er ikke logget ind nogen steder.
        [one] **Websiden:** du er logget ind på { $number } enhed.
       *[other] **Websiden:** du er logget ind på { $number } enheder.
    }
privacy-export = 📄 Alt, hvad der er gemt om dig. Kun du kan se filen.
privacy-export-without-moves = 📄 Hvad der er gemt om dig, uden dine træk: de fylder for meget til én fil. Dem, der driver botten, kan sende dem til dig.

## A paragraph of the reply to /help

help-privacy = **Hvad med mine data?** `/{ command-privacy }` viser, hvad der er gemt, og lader dig hente eller slette det.

## Questions before everything is deleted

privacy-delete =
    { $number ->
        [0] **Vil du slette dine data?** Dit id og dine navne bliver erstattet overalt, dine indstillinger bliver slettet, og dine resultater tæller ikke længere som dine.
        [one] **Vil du slette dine data?** Du forlader dit igangværende spil, og en { -computer-player } tager over. Dit id og dine navne bliver erstattet overalt, dine indstillinger bliver slettet, og dine resultater tæller ikke længere som dine.
       *[other] **Vil du slette dine data?** Du forlader dine { $number } igangværende spil, og { -computer-players } tager over. Dit id og dine navne bliver erstattet overalt, dine indstillinger bliver slettet, og dine resultater tæller ikke længere som dine.
    }
privacy-delete-sure = **Er du helt sikker?** Bagefter kan ingen skaffe dine data tilbage.
privacy-deleted = Dine data er slettet. Beskeder, der allerede står på Discord, er der stadig; dem, der administrerer serveren, kan slette dem.

## The name of somebody whose data was deleted

former-player = Tidligere spiller { $number }
button-export-data = Hent mine data
button-delete-data = Slet mine data
button-delete-go-on = Ja, slet dem
button-delete-for-good = Slet for altid
button-sign-out = Webside: log ud
