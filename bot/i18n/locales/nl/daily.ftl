## The daily deal: the same cards for everybody on a day

help-daily = **Ik heb nu tien minuten.** `/{ command-daily }` is het spel van vandaag: voor iedereen dezelfde kaarten, alleen tegen een { -computer-player }.
button-daily = Spel van de dag
button-daily-begin = Beginnen
button-daily-go = Spel van gisteren
button-daily-closed = Laatst gesloten
button-daily-others = Zo speelden anderen
daily-title = 📅 **Spel van de dag** · { $map } · { $date }
daily-about = Vandaag krijgt iedereen dezelfde kaarten en speelt iedereen alleen tegen { $opponent }. Alleen jij ziet je spel. Je hebt één poging: begin vandaag (UTC) en maak het af voordat het spel { $closes } sluit.
daily-rules = -# Geen tips, geen rating, en wat je hebt gezien, kun je niet terugdraaien.
daily-hash = -# Bewijs van eerlijk schudden: de SHA-256 van het schudgetal van morgen is `{ $hash }`. Het getal zelf volgt als dat spel sluit.
daily-points =
    { $number ->
        [one] **{ $points }** punten · { $done } van { $number } { -ticket } behaald · tegen { $opponent }
       *[other] **{ $points }** punten · { $done } van { $number } { -tickets } behaald · tegen { $opponent }
    }
daily-routes = Routes op lengte: { $squares }
daily-standing =
    { $number ->
        [one] Beter dan { $percent }% van { $number } andere speler tot nu toe
       *[other] Beter dan { $percent }% van { $number } andere spelers tot nu toe
    }
daily-streak =
    { $number ->
        [one] 🔥 { $number } dag op rij
       *[other] 🔥 { $number } dagen op rij
    }
daily-closes = -# Het spel sluit { $closes }; dan zie je het schudgetal en het beste spel.
daily-shared = Gedeeld: { $link }
daily-others = 👀 **Zo speelden anderen** · { $date }
daily-others-none = Hier heeft nog niemand anders dit spel afgemaakt die zijn resultaten laat zien.
daily-seed =
    Dit spel is gesloten. Schudgetal: `{ $seed }`
    -# SHA-256, zoals getoond op de dag ervoor: `{ $hash }`
daily-nobody = Niemand die zijn resultaten laat zien, heeft dit spel afgemaakt.
daily-best = Het beste spel
daily-line =
    { $points ->
        [one] **{ $name }**: { $points } punt.
       *[other] **{ $name }**: { $points } punten.
    }
daily-board-title = 📅 **Spel van de dag** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** { $points } · { $done } van { $number } { -ticket }
       *[other] **{ $name }** { $points } · { $done } van { $number } { -tickets }
    }
daily-board-empty = Hier heeft nog niemand het afgemaakt.
daily-board-streak =
    { $number ->
        [one] 🔥 { $number } dag waarop iemand hier het heeft afgemaakt
       *[other] 🔥 { $number } dagen op rij waarop iemand hier het heeft afgemaakt
    }
daily-board-open = -# Je speelt het met `/{ command-daily }`. Het sluit { $closes }.
daily-board-closed = -# Dit spel is gesloten.
daily-board-best = 🔓 **Gesloten: het spel van { $date }**
settings-daily = **Spel van de dag:** waar de dagstand komt te staan, en vanaf welk uur (UTC)
settings-daily-nowhere = Nergens
settings-daily-hour = Vanaf { $hour }.00 uur UTC
