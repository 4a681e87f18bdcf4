## The lesson of /learn, and where it is offered. Its board always has trains

map-lesson = Øvespil
help-lesson = **Ny her?** `/{ command-learn }` lærer dig spillet på fem ture mod en computerspiller. Kun du kan se det.
learn-offer = Ny her? Lær spillet på fem ture
learn-leave = Stop
learn-back = Tilbage
learn-start-again = Start forfra
learn-keep-both = Behold begge
learn-other-routes = En anden strækning

# What to do now, and why: two sentences
learn-choose-ticket = 🎓 **Vælg et rutekort.** Forbind de to byer med dine togvogne, så får du kortets point; ellers mister du dem.
learn-draw-any-colour = 🎓 **Tag to kort**, åbne eller fra stakken. Med kort betaler du for strækninger: { $route }, som du skal bruge til dit rutekort, koster { $number } kort i samme farve.
learn-draw-colour = 🎓 **Tag to kort**, åbne eller fra stakken. Med kort betaler du for strækninger: { $route }, som du skal bruge til dit rutekort, koster { $cards }.
learn-draw-again = 🎓 **Tag to kort mere:** du mangler { $cards } til { $route }. De åbne kort kan du planlægge med; stakken er en overraskelse.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Tag to kort mere:** du mangler { $number } kort til { $route }. De åbne kort kan du planlægge med; stakken er en overraskelse.
       *[other] 🎓 **Tag to kort mere:** du mangler { $number } kort til { $route }. De åbne kort kan du planlægge med; stakken er en overraskelse.
    }
learn-draw-double = 🎓 **Tag to kort mere** til { $route }. Det er et dobbeltspor: når I kun er to, bliver det andet spor spærret, så snart det ene er taget. Vent ikke for længe.
learn-second-card = 🎓 **Tag dit andet kort.** Du må tage alt undtagen et åbent lokomotiv: det gælder for alle farver og tæller derfor for to kort.
learn-claim = 🎓 **Du har kort til { $route }:** tryk på **{ button-claim }**. Den giver point med det samme, og du skal bruge den til dit rutekort.
learn-claim-double = 🎓 **Du har kort til { $route }:** tryk på **{ button-claim }**. Vælg et af de to spor; på de store spilleplader kan begge tages, når I er flere, men af hver sin spiller.
learn-pay = 🎓 **Vælg, hvordan du betaler.** Et lokomotiv gælder for alle farver, så gem det, hvis du kan.
learn-pay-only = 🎓 **Tryk på en strækning for at tage den:** det er hele din tur. Knappen viser de kort, du betaler med.
learn-other-claims = 🎓 **Vælg en strækning.** Du har endnu ikke kort til en, dit rutekort kræver, men alle strækninger giver point, de lange flest.
learn-no-claims = 🎓 **Du har ikke kort til nogen strækning endnu.** Vælg en for at se, hvad den kræver, eller gå tilbage og tag kort.
learn-score-claim = 🎓 **Dit rutekort er opfyldt, så gå efter point:** tag en strækning, hvor som helst. Tre togvogne giver 4 point, to kun 2.
learn-score-draw = 🎓 **Dit rutekort er opfyldt, så gå efter point:** tag kort til en strækning mere. Tre togvogne giver 4 point, to kun 2.
learn-lost = 🎓 **{ $ticket } kan ikke nås længere**, og det koster kortets point til sidst. Hent dem ind igen: hver ny strækning giver point med det samme.
learn-last-claim = 🎓 **Din sidste tur: tag en strækning, hvis du kan.** Kort, du har tilbage på hånden, er ikke noget værd.
learn-last-draw = 🎓 **Din sidste tur, og du har ikke kort til nogen strækning.** Slut af med at tage kort; på hånden er de ikke noget værd til sidst.
learn-more-tickets = 🎓 **Behold mindst ét.** Et opfyldt rutekort kan afgøre spillet, men et uopfyldt koster dig kortets point.

# What the learner has just done
learn-welcome = Det er dig mod { $name }: flest point vinder!
learn-kept = Du beholder { $tickets }. De andre får det først at vide til sidst.
learn-drew = Du fik { $cards }.
learn-wild = Et lokomotiv gælder for alle farver.
learn-face-up-wild = Et åbent lokomotiv tæller for begge kort.
learn-claimed =
    { $points ->
        [one] Du tog { $route }: **+{ $points } point**.
       *[other] Du tog { $route }: **+{ $points } point**.
    }
learn-finished = 🎉 { $ticket } er opfyldt!
learn-closed = Med to spillere er det andet spor på dette dobbeltspor nu spærret.
learn-saved-wild = Godt sparet: du har stadig lokomotivet.
learn-spent-wild = Du kunne dog have beholdt lokomotivet.
learn-elsewhere = Den skal du ikke bruge til dit rutekort, men alle strækninger giver point, hvor de end ligger.
learn-opponent-closed = Det er et dobbeltspor: med to spillere er det andet spor nu spærret.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **Det var hele spillet!** `/{ command-new }` starter et spil med dine venner; de store spilleplader har flere byer og et par særregler (`/{ command-rules }`).
learn-play-computer = Spil mod computeren
learn-play-friends = Spil med venner
learn-left = 👋 På gensyn! `/{ command-learn }` starter lektionen igen, `/{ command-rules }` viser reglerne.
learn-outdated = Lektionen kan ikke fortsætte, for jeg er blevet opdateret. Skal vi starte forfra?
