## The daily deal: the same cards for everybody on a day

help-daily = **Ik heb nu tien minuten.** Met `/{ command-daily }` speel je in je eentje tegen een { -computer-player }, met kaarten die vandaag voor iedereen gelijk zijn. Het is een kort spel, behalve op zondag.
button-daily = Spel van de dag
button-daily-begin = Beginnen
button-daily-go = Spel van gisteren
button-daily-closed = Laatst gesloten spel
button-daily-others = Zo speelden anderen
daily-title = 📅 **Spel van de dag** · { $map } · { $date }
daily-about = Vandaag krijgt iedereen dezelfde kaarten en speelt ieder voor zich tegen { $opponent }. Alleen jij ziet je spel. Je hebt één poging: begin vandaag (UTC) en maak het af voordat het spel { $closes } sluit.
daily-rules = -# Geen tips en geen rating. Heb je nieuwe kaarten gezien of heeft de computer gespeeld, dan kun je de zet niet terugnemen.
daily-hash = -# Morgen: { $map }. Bewijs dat er later niets wordt gekozen: `{ $hash }` is de SHA-256 van het schudgetal. Het getal zelf volgt als dat spel sluit.
daily-points =
    { $number ->
        [one] { daily-score } tegen { $opponent } voor de computer · { $done } van { $number } { -ticket } behaald
       *[other] { daily-score } tegen { $opponent } voor de computer · { $done } van { $number } { -tickets } behaald
    }
daily-score =
    { $points ->
        [one] **{ $points }** punt
       *[other] **{ $points }** punten
    }
daily-routes = Routes op lengte: { $squares }
daily-standing-others =
    { $number ->
        [one] Afgemaakt door één ander
       *[other] Afgemaakt door { $number } anderen
    }
daily-standing-all =
    { $number ->
        [one] Beter dan de enige andere speler
       *[other] Beter dan alle { $number } anderen
    }
daily-standing-few = Beter dan { $beaten } van de { $number } anderen
daily-standing-many = Beter dan { $percent }% van de { $number } anderen
daily-so-far = { $standing } tot nu toe
daily-streak =
    { $number ->
        [one] 🔥 { $number } dag op rij
       *[other] 🔥 { $number } dagen op rij
    }
daily-closes = -# Het spel sluit { $closes }; dan zie je het schudgetal en het beste spel.
daily-share-elsewhere = -# Wil je het delen, gebruik dan `/{ command-daily }` op een server.
daily-shared = Gedeeld: { $link }
daily-others = 👀 **Zo speelden anderen** · { $date }
daily-others-none = Op deze server heeft nog niemand anders dit spel afgemaakt, of alleen mensen die hun resultaten verbergen.
daily-others-none-anywhere = Nog niemand anders heeft dit spel afgemaakt, of alleen mensen die hun resultaten verbergen.
daily-others-unnamed = -# De besten van iedereen die resultaten niet verbergt. Op een server zie je wie daar gespeeld heeft, met naam.
daily-seed =
    Dit spel is gesloten. Schudgetal: `{ $seed }`
    -# SHA-256, zoals getoond op de dag ervoor: `{ $hash }`
daily-record = -# In het bestand staat het hele spel: `python -m engine replay` controleert elke kaart en toont de SHA-256 van het schudgetal.
daily-nobody = Niemand heeft dit spel afgemaakt, of alleen mensen die hun resultaten verbergen.
daily-none-closed = Er is nog geen spel gesloten: dat gebeurt 24 uur na het einde van de dag (UTC).
daily-best = Het beste spel
daily-line =
    { $points ->
        [one] **{ $name }**: { $points } punt.
       *[other] **{ $name }**: { $points } punten.
    }
daily-board-title = 📅 **Spel van de dag** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** · **{ $points }** · { $done } van { $number } { -ticket }
       *[other] **{ $name }** · **{ $points }** · { $done } van { $number } { -tickets }
    }
daily-board-empty = Hier heeft nog niemand het afgemaakt.
daily-board-nobody = Hier heeft niemand het afgemaakt.
daily-board-streak =
    { $number ->
        [one] 🔥 Het spel van de dag is hier { $number } dag op rij afgemaakt
       *[other] 🔥 Het spel van de dag is hier { $number } dagen op rij afgemaakt
    }
daily-board-open = -# Begin vandaag (UTC) met `/{ command-daily }`; het spel sluit { $closes }.
daily-board-begun = -# Ben je begonnen, dan kun je het nog afmaken; het spel sluit { $closes }.
daily-board-closed = -# Dit spel is gesloten.
daily-board-best = 🔓 **Gesloten: het spel van { $date }**
daily-page-end = Met /{ command-daily } in Discord vergelijk en deel je je resultaat.
daily-moved-on = { page-outdated }
settings-daily = **Spel van de dag:** waar de dagstand komt te staan, en vanaf welk uur (UTC)
settings-daily-nowhere = Nergens
settings-daily-hour = Vanaf { $hour }.00 uur UTC
