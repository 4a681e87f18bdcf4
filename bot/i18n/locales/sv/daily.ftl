## The daily deal: the same cards for everybody on a day

help-daily = **Jag har tio minuter nu.** `/{ command-daily }` låter dig spela ensam mot en { -computer-player }, med kort som är desamma för alla i dag. Kartan är kort, utom på söndagar.
button-daily = Dagens spel
button-daily-begin = Börja
button-daily-go = Gör klart gårdagens
button-daily-closed = Senast stängda
button-daily-others = Så spelade andra
daily-title = 📅 **Dagens spel** · { $map } · { $date }
daily-about = I dag får alla samma kort och spelar var för sig mot { $opponent }. Bara du ser ditt spel. Du har ett försök: börja i dag (UTC) och bli klar innan spelet stänger { $closes }.
daily-rules = -# Inga tips och ingen rating. När du har sett nya kort kan du inte ångra draget.
daily-hash = -# I morgon: { $map }. Bevis på att inget väljs i efterhand: `{ $hash }` är SHA-256 av blandningstalet, som visas när det spelet stänger.
daily-points =
    { $number ->
        [one] **{ $points }** poäng · { $done } av { $number } { -ticket } { -done } · mot { $opponent }
       *[other] **{ $points }** poäng · { $done } av { $number } { -tickets } { -all-done } · mot { $opponent }
    }
daily-routes = Sträckor efter längd: { $squares }
daily-standing =
    { $number ->
        [one]
            { $percent ->
                [100] Bättre än den enda andra spelaren hittills
               *[other] Den enda andra spelaren hittills klarade det minst lika bra
            }
       *[other]
            { $percent ->
                [100] Bättre än alla { $number } andra spelare hittills
               *[other] Bättre än { $percent } % av { $number } andra spelare hittills
            }
    }
daily-streak =
    { $number ->
        [0] Inga dagar i rad just nu
        [one] 🔥 { $number } dag i rad
       *[other] 🔥 { $number } dagar i rad
    }
daily-closes = -# Spelet stänger { $closes }; då visas blandningstalet och det bästa resultatet.
daily-shared = Delat: { $link }
daily-others = 👀 **Så spelade andra** · { $date }
daily-others-none = Ingen annan här som visar sina resultat har spelat klart än.
daily-seed =
    Det här spelet är stängt. Blandningstal: `{ $seed }`
    -# SHA-256, som visades dagen före: `{ $hash }`
daily-nobody = Ingen som visar sina resultat spelade klart.
daily-best = Det bästa spelet
daily-line = **{ $name }**: { $points } poäng.
daily-board-title = 📅 **Dagens spel** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** { $points } · { $done } av { $number } { -ticket }
       *[other] **{ $name }** { $points } · { $done } av { $number } { -tickets }
    }
daily-board-empty = Ingen här har spelat klart än.
daily-board-streak =
    { $number ->
        [one] 🔥 { $number } dag då någon här har spelat klart
       *[other] 🔥 { $number } dagar i rad då någon här har spelat klart
    }
daily-board-open = -# `/{ command-daily }` startar det. Det stänger { $closes }.
daily-board-closed = -# Det här spelet är stängt.
daily-board-best = 🔓 **Stängt: spelet från { $date }**
settings-daily = **Dagens spel:** var dagens ställning ska stå, och från vilken timme (UTC)
settings-daily-nowhere = Ingenstans
settings-daily-hour = Från kl. { $hour } UTC
