## Short private replies: what was asked for is done

done = Klaar.
done-opened = De tafel is open.
done-opened-in-thread = Je tafel is open in een eigen thread.
done-begun = Het spel is begonnen. Jij kijkt toe; het bord in het kanaal wordt vanzelf bijgewerkt.
done-joined = Je doet mee.
done-left = Je hebt je afgemeld.
done-cancelled = Het spel is geannuleerd.
done-language-changed = De taal van de tafel is veranderd.
done-moved = De tafel staat nu hier.
done-resigned = Je bent gestopt. Bedankt voor het spelen!
done-voted = Je stem telt mee.
done-nudged = Por gegeven.
done-muted = Geen herinneringen meer voor deze beurt.
done-undone = Teruggenomen.
done-asked = De vraag ligt bij de anderen.
done-vote-called = De vraag staat in het kanaal. Geef daar ook zelf antwoord.
done-came-back = Welkom terug! De plaats is weer van jou.
done-not-now = Goed, er is niets veranderd.
done-offered = De vraag staat in het kanaal. De plaats gaat over zodra het antwoord ja is. Met ‘{ button-decline }’ onder de vraag trek je die in.
done-took-over = Welkom aan tafel! De plaats is van jou: `/{ command-hand }` laat zien wat je hebt.
