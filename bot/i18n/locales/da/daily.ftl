## The daily deal: the same cards for everybody on a day

help-daily = **Jeg har ti minutter nu.** I `/{ command-daily }` får alle de samme kort og spiller hver for sig mod en { -computer-player }. Det er et kort spil, undtagen om søndagen.
button-daily = Dagens spil
button-daily-begin = Begynd
button-daily-go = Gårsdagens spil
button-daily-closed = Senest lukkede spil
button-daily-others = Sådan spillede andre
daily-title = 📅 **Dagens spil** · { $map } · { $date }
daily-about = I dag får alle de samme kort og spiller hver for sig mod { $opponent }. Kun du ser dit spil. Du har ét forsøg: begynd i dag (UTC), og bliv færdig, før spillet lukker { $closes }.
daily-rules = -# Ingen tip og ingen rating. Har du set nye kort, eller har computeren haft sin tur, kan du ikke fortryde trækket.
daily-hash = -# I morgen: { $map }. Bevis på, at intet vælges senere: `{ $hash }` er SHA-256 af spillets blandingstal, som vises, når det spil lukker.
daily-points =
    { $number ->
        [one] **{ $points }** point mod computerens { $opponent } · { $done } af { $number } { -ticket } opfyldt
       *[other] **{ $points }** point mod computerens { $opponent } · { $done } af { $number } { -tickets } opfyldt
    }
daily-score = **{ $points }** point
daily-routes = Strækninger efter længde: { $squares }
daily-standing-others =
    { $number ->
        [one] Én anden er blevet færdig
       *[other] { $number } andre er blevet færdige
    }
daily-standing-all =
    { $number ->
        [one] Bedre end den eneste anden spiller
       *[other] Bedre end alle { $number } andre
    }
daily-standing-few = Bedre end { $beaten } af de { $number } andre
daily-standing-many = Bedre end { $percent } % af de { $number } andre
daily-so-far = { $standing } indtil nu
daily-streak =
    { $number ->
        [one] 🔥 { $number } dag i træk
       *[other] 🔥 { $number } dage i træk
    }
daily-closes = -# Spillet lukker { $closes }; så vises blandingstallet og det bedste spil.
daily-share-elsewhere = -# Vil du dele det, så brug `/{ command-daily }` på en server.
daily-shared = Delt: { $link }
daily-others = 👀 **Sådan spillede andre** · { $date }
daily-others-none = Ingen andre på serveren, der viser deres resultater, har spillet det færdigt endnu.
daily-others-none-anywhere = Ingen andre, der viser deres resultater, har spillet det færdigt endnu.
daily-others-unnamed = -# De bedste af alle, der ikke skjuler deres resultater. På en server ser du dem, der har spillet der, med navn.
daily-seed =
    Dette spil er lukket. Blandingstal: `{ $seed }`
    -# SHA-256, som vist dagen før: `{ $hash }`
daily-record = -# Filen rummer hele spillet: `python -m engine replay` kontrollerer hvert kort og viser blandingstallets SHA-256.
daily-nobody = Ingen, der viser sine resultater, spillede det færdigt.
daily-none-closed = Intet spil er lukket endnu: et spil lukker 24 timer efter dagens slutning (UTC).
daily-best = Det bedste spil
daily-line = **{ $name }**: { $points } point.
daily-board-title = 📅 **Dagens spil** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** · **{ $points }** · { $done } af { $number } { -ticket }
       *[other] **{ $name }** · **{ $points }** · { $done } af { $number } { -tickets }
    }
daily-board-empty = Ingen her har spillet det færdigt endnu.
daily-board-nobody = Ingen her blev færdig med det.
daily-board-streak =
    { $number ->
        [one] 🔥 Dagens spil er blevet spillet færdigt her { $number } dag i træk
       *[other] 🔥 Dagens spil er blevet spillet færdigt her { $number } dage i træk
    }
daily-board-open = -# Begynd i dag (UTC) med `/{ command-daily }`; spillet lukker { $closes }.
daily-board-begun = -# Er du begyndt, kan du stadig nå at blive færdig; spillet lukker { $closes }.
daily-board-closed = -# Dette spil er lukket.
daily-board-best = 🔓 **Lukket: spillet fra { $date }**
daily-page-end = /{ command-daily } i Discord sammenligner og deler dit resultat.
daily-moved-on = { page-outdated }
settings-daily = **Dagens spil:** hvor dagens stilling skal stå, og fra hvilken time (UTC)
settings-daily-nowhere = Ingen steder
settings-daily-hour = Fra kl. { $hour } UTC
