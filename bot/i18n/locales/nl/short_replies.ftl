## Short private replies: what was asked for is done

done = Klaar.
done-opened = Je tafel staat klaar. Tik op **{ button-start }** zodra iedereen meedoet.
done-opened-uninvited = Je tafel staat klaar. De anderen zijn al een keer voor een nieuw spel uitgenodigd, dus deze keer heb ik niemand genoemd: laat het ze zelf weten.
done-opened-in-thread = Je tafel krijgt een eigen thread in dit kanaal.
done-begun = Het spel is begonnen. Leun maar achterover: het bord in dit kanaal wordt vanzelf bijgewerkt.
done-joined = Je doet mee!
done-left = Je hebt je afgemeld.
done-cancelled = Het spel is geannuleerd.
done-language-changed = De taal van de tafel is veranderd.
done-moved = Het spel staat nu hier.
done-resigned = Je bent gestopt. Bedankt voor het meespelen!
done-voted = Je stem is geteld.
done-nudged = De por is uitgedeeld.
done-muted = Geen herinneringen meer voor deze beurt.
done-undone = Je zet is teruggenomen.
undone-unrated = Er waren al gedekte kaarten getrokken of omgedraaid, en er is niemand aan wie je het had kunnen vragen. Daarom telt dit spel niet meer mee voor je rating en je profiel.
done-asked = Ik heb het de anderen gevraagd.
done-vote-called = De vraag staat in het kanaal. Stem daar zelf ook.
done-came-back = Welkom terug! De plaats is weer van jou.
done-not-now = Oké, er is niets veranderd.
done-offered = De vraag staat in het kanaal. Pas na een ja wisselt de plaats van speler. Met ‘{ button-decline }’ onder de vraag trek je het aanbod in.
done-took-over = Welkom aan tafel! De plaats is van jou: met `/{ command-hand }` zie je wat je hebt.
done-signed-out = Je bent op alle apparaten uitgelogd van de webpagina. Links die je eerder kreeg, werken niet meer.
