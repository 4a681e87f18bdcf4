## The lesson of /learn, and where it is offered. Its board always has trains

map-lesson = Oefenbord
help-lesson = **Nieuw hier?** Met `/{ command-learn }` leer je het spel in vijf beurten, tegen een computerspeler. Alleen jij ziet het.
learn-offer = Nieuw hier? Leer het in vijf beurten
learn-leave = Stoppen
learn-back = Terug
learn-start-again = Opnieuw beginnen
learn-keep-both = Allebei houden
learn-other-routes = Een andere route

# What to do now, and why: two sentences
learn-choose-ticket = 🎓 **Kies een bestemmingskaart.** Verbind de twee steden met je wagons en je krijgt de punten; lukt dat niet, dan gaan die punten eraf.
learn-draw-any-colour = 🎓 **Pak twee kaarten**, open of van de stapel. Met kaarten betaal je routes: { $route }, nodig voor je bestemmingskaart, kost er { $number } van één kleur.
learn-draw-colour = 🎓 **Pak twee kaarten**, open of van de stapel. Met kaarten betaal je routes: { $route }, nodig voor je bestemmingskaart, kost { $cards }.
learn-draw-again = 🎓 **Pak nog twee kaarten:** je komt { $cards } tekort voor { $route }. Bij open kaarten weet je wat je krijgt; de stapel is een verrassing.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Pak nog twee kaarten:** je komt { $number } kaart tekort voor { $route }. Bij open kaarten weet je wat je krijgt; de stapel is een verrassing.
       *[other] 🎓 **Pak nog twee kaarten:** je komt { $number } kaarten tekort voor { $route }. Bij open kaarten weet je wat je krijgt; de stapel is een verrassing.
    }
learn-draw-double = 🎓 **Pak nog twee kaarten** voor { $route }. Dat is een dubbele route: met twee spelers is het andere spoor dicht zodra iemand er een claimt, dus wacht niet te lang.
learn-second-card = 🎓 **Pak je tweede kaart.** Alles mag, behalve een open locomotief: die telt als elke kleur, en daarom als twee kaarten.
learn-claim = 🎓 **Je kunt { $route } betalen:** tik op **{ button-claim }**. Dat levert meteen punten op, en je hebt hem nodig voor je bestemmingskaart.
learn-claim-double = 🎓 **Je kunt { $route } betalen:** tik op **{ button-claim }**. Welk van de twee sporen je neemt, maakt niet uit; op de grote borden kunnen bij meer spelers allebei de sporen geclaimd worden, door twee verschillende spelers.
learn-pay = 🎓 **Kies hoe je betaalt.** Een locomotief telt als elke kleur, dus bewaar hem als het kan.
learn-pay-only = 🎓 **Tik op een route om hem te claimen:** dat is je hele beurt. Op de knop staat met welke kaarten je betaalt.
learn-other-claims = 🎓 **Kies een route.** Voor een route die bij je bestemmingskaart hoort, heb je de kaarten nog niet, maar elke route levert punten op, een lange de meeste.
learn-no-claims = 🎓 **Je kunt nog geen route betalen.** Kies er een om te zien wat je nodig hebt, of ga terug en pak kaarten.
learn-score-claim = 🎓 **Je bestemmingskaart is behaald, ga nu voor punten:** claim een route, waar dan ook. Een route van drie wagons levert 4 punten op, een van twee maar 2.
learn-score-draw = 🎓 **Je bestemmingskaart is behaald, ga nu voor punten:** pak kaarten voor nog een route. Een route van drie wagons levert 4 punten op, een van twee maar 2.
learn-lost = 🎓 **{ $ticket } is niet meer haalbaar**, en dat kost je aan het einde punten. Maak het goed met andere routes: elke route levert meteen punten op.
learn-last-claim = 🎓 **Je laatste beurt: claim wat je kunt.** Kaarten die je overhoudt, zijn niets waard.
learn-last-draw = 🎓 **Je laatste beurt, en je kunt geen route betalen.** Pak nog kaarten om af te sluiten; kaarten die je overhoudt, zijn aan het einde niets waard.
learn-more-tickets = 🎓 **Hou er minstens één.** Een behaalde bestemmingskaart kan het spel beslissen, maar een die niet lukt, kost je de punten.

# What the learner has just done
learn-welcome = Jij tegen { $name }: wie de meeste punten heeft, wint!
learn-kept = Je houdt { $tickets }; tot het einde weet niemand anders dat.
learn-drew = Je kreeg: { $cards }.
learn-wild = Een locomotief telt als elke kleur.
learn-face-up-wild = Een open locomotief telt als twee kaarten.
learn-claimed =
    { $points ->
        [one] Je claimde { $route }: **+{ $points } punt**.
       *[other] Je claimde { $route }: **+{ $points } punten**.
    }
learn-finished = 🎉 { $ticket } is behaald!
learn-closed = Met twee spelers is het andere spoor van deze dubbele route nu dicht.
learn-saved-wild = Slim: je hebt de locomotief nog.
learn-spent-wild = Je had de locomotief ook kunnen bewaren.
learn-elsewhere = Die heb je niet nodig voor je bestemmingskaart, maar elke route levert punten op, waar hij ook ligt.
learn-opponent-closed = Dat is een dubbele route: met twee spelers is het andere spoor nu dicht.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **Meer is het niet!** Met `/{ command-new }` begin je een spel met je vrienden; de grote borden hebben meer steden en een paar eigen regels (`/{ command-rules }`).
learn-play-computer = Speel tegen de computer
learn-play-friends = Speel met vrienden
learn-left = 👋 Tot ziens! Met `/{ command-learn }` begin je de les opnieuw, `/{ command-rules }` toont de regels.
learn-outdated = Deze les kan niet verder, want ik ben intussen bijgewerkt. Zullen we opnieuw beginnen?
