## The daily deal: the same cards for everybody on a day

help-daily = **Jag har tio minuter nu.** `/{ command-daily }` är dagens giv: samma kort för alla, ensam mot en { -computer-player }.
button-daily = Dagens giv
button-daily-begin = Börja
button-daily-go = Gårdagens giv
button-daily-closed = Senast stängda giv
button-daily-others = Så spelade andra
daily-title = 📅 **Dagens giv** · { $map } · { $date }
daily-about = I dag får alla samma kort och spelar ensamma mot { $opponent }. Bara du ser ditt spel. Du har ett försök: börja i dag (UTC) och bli klar innan given stänger { $closes }.
daily-rules = -# Inga tips och ingen rating, och det du har sett går inte att ångra.
daily-hash = -# Bevis på ärlig blandning: SHA-256 av morgondagens blandningstal är `{ $hash }`. Själva talet visas när den given stänger.
daily-points =
    { $number ->
        [one] **{ $points }** poäng · { $done } av { $number } { -ticket } { -done } · mot { $opponent }
       *[other] **{ $points }** poäng · { $done } av { $number } { -tickets } klara · mot { $opponent }
    }
daily-routes = Sträckor efter längd: { $squares }
daily-standing =
    { $number ->
        [one] Bättre än { $percent } % av { $number } annan spelare hittills
       *[other] Bättre än { $percent } % av { $number } andra spelare hittills
    }
daily-streak =
    { $number ->
        [one] 🔥 { $number } dag i rad
       *[other] 🔥 { $number } dagar i rad
    }
daily-closes = -# Given stänger { $closes }; då visas blandningstalet och det bästa spelet.
daily-shared = Delat: { $link }
daily-others = 👀 **Så spelade andra** · { $date }
daily-others-none = Ingen annan här som visar sina resultat har blivit klar med given än.
daily-seed =
    Den här given är stängd. Blandningstal: `{ $seed }`
    -# SHA-256, som visades dagen före: `{ $hash }`
daily-nobody = Ingen som visar sina resultat blev klar med given.
daily-best = Det bästa spelet
daily-line = **{ $name }**: { $points } poäng.
daily-board-title = 📅 **Dagens giv** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** { $points } · { $done } av { $number } { -ticket }
       *[other] **{ $name }** { $points } · { $done } av { $number } { -tickets }
    }
daily-board-empty = Ingen här har blivit klar än.
daily-board-streak =
    { $number ->
        [one] 🔥 { $number } dag då någon här har blivit klar
       *[other] 🔥 { $number } dagar i rad då någon här har blivit klar
    }
daily-board-open = -# `/{ command-daily }` spelar den. Den stänger { $closes }.
daily-board-closed = -# Den här given är stängd.
daily-board-best = 🔓 **Stängd: given från { $date }**
settings-daily = **Dagens giv:** var dagens ställning ska stå, och från vilken timme (UTC)
settings-daily-nowhere = Ingenstans
settings-daily-hour = Från kl. { $hour } UTC
