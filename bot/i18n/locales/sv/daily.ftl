## The daily deal: the same cards for everybody on a day

help-daily = **Jag har tio minuter nu.** `/{ command-daily }` låter dig spela ensam mot en { -computer-player }, med kort som är desamma för alla i dag. Det är ett kort spel, utom på söndagar.
button-daily = Dagens spel
button-daily-begin = Börja
button-daily-go = Gårdagens spel
button-daily-closed = Senast stängda spel
button-daily-others = Så spelade andra
daily-title = 📅 **Dagens spel** · { $map } · { $date }
daily-about = I dag får alla samma kort och spelar var för sig mot { $opponent }. Bara du ser ditt spel. Du har ett försök: börja i dag (UTC) och bli klar innan spelet stänger { $closes }.
daily-rules = -# Inga tips och ingen rating. När du har sett nya kort eller datorn har spelat kan du inte ångra draget.
daily-hash = -# I morgon: { $map }. Bevis på att inget väljs i efterhand: `{ $hash }` är SHA-256 av blandningstalet, som visas när det spelet stänger.
daily-points =
    { $number ->
        [one] { daily-score } mot datorns { $opponent } · { $done } av { $number } { -ticket } { -done }
       *[other] { daily-score } mot datorns { $opponent } · { $done } av { $number } { -tickets } { -all-done }
    }
daily-score = **{ $points }** poäng
daily-routes = Sträckor efter längd: { $squares }
daily-standing-others =
    { $number ->
        [one] En annan har spelat klart
       *[other] { $number } andra har spelat klart
    }
daily-standing-all =
    { $number ->
        [one] Bättre än den enda andra spelaren
       *[other] Bättre än alla { $number } andra
    }
daily-standing-few = Bättre än { $beaten } av de { $number } andra
daily-standing-many = Bättre än { $percent } % av de { $number } andra
daily-so-far = { $standing } hittills
daily-streak =
    { $number ->
        [one] 🔥 { $number } dag i rad
       *[other] 🔥 { $number } dagar i rad
    }
daily-closes = -# Spelet stänger { $closes }; då visas blandningstalet och det bästa resultatet.
daily-share-elsewhere = -# Vill du dela det använder du `/{ command-daily }` på en server.
daily-shared = Delat: { $link }
daily-others = 👀 **Så spelade andra** · { $date }
daily-others-none = Ingen annan på servern som visar sina resultat har spelat klart än.
daily-others-none-anywhere = Ingen annan som visar sina resultat har spelat klart än.
daily-others-unnamed = -# De bästa av alla som inte döljer sina resultat. På en server ser du dem som har spelat där, med namn.
daily-seed =
    Det här spelet är stängt. Blandningstal: `{ $seed }`
    -# SHA-256, som visades dagen före: `{ $hash }`
daily-record = -# Filen innehåller hela spelet: `python -m engine replay` kontrollerar varje kort och visar blandningstalets SHA-256.
daily-nobody = Ingen som visar sina resultat spelade klart.
daily-none-closed = Inget spel har stängt än: ett spel stänger 24 timmar efter dagens slut (UTC).
daily-best = Det bästa spelet
daily-line = **{ $name }**: { $points } poäng.
daily-board-title = 📅 **Dagens spel** · { $map } · { $date }
daily-board-line =
    { $number ->
        [one] **{ $name }** · **{ $points }** · { $done } av { $number } { -ticket }
       *[other] **{ $name }** · **{ $points }** · { $done } av { $number } { -tickets }
    }
daily-board-empty = Ingen här har spelat klart än.
daily-board-nobody = Ingen här spelade klart.
daily-board-streak =
    { $number ->
        [one] 🔥 Dagens spel har spelats klart här { $number } dag i rad
       *[other] 🔥 Dagens spel har spelats klart här { $number } dagar i rad
    }
daily-board-open = -# Börja i dag (UTC) med `/{ command-daily }`; spelet stänger { $closes }.
daily-board-begun = -# Har du börjat hinner du spela klart; spelet stänger { $closes }.
daily-board-closed = -# Det här spelet är stängt.
daily-board-best = 🔓 **Stängt: spelet från { $date }**
daily-page-end = /{ command-daily } i Discord jämför och delar resultatet.
daily-moved-on = { page-outdated }
settings-daily = **Dagens spel:** var dagens ställning ska stå, och från vilken timme (UTC)
settings-daily-nowhere = Ingenstans
settings-daily-hour = Från kl. { $hour } UTC
