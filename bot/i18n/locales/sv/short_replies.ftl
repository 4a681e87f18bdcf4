## Short private replies: what was asked for is done

done = Klart.
done-opened = Ditt spel är öppet. Tryck på **{ button-start }** när alla är med.
done-opened-uninvited = Ditt spel är öppet. De andra har redan blivit inbjudna till ett nytt spel en gång, så den här gången har jag inte nämnt någon: säg till dem själv.
done-opened-in-thread = Ditt spel får en egen tråd i den här kanalen.
done-begun = Spelet har börjat. Luta dig tillbaka: spelbrädet i kanalen uppdateras av sig självt.
done-joined = Du är med.
done-left = Du har hoppat av.
done-cancelled = Spelet är avbrutet.
done-language-changed = Bordet har bytt språk.
done-moved = Nu finns spelet här.
done-resigned = Du har lämnat spelet. Tack för den här gången!
done-voted = Din röst är registrerad.
done-nudged = Knuffen är skickad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Draget är ångrat.
undone-unrated = Dolda kort hade redan dragits eller vänts upp, och det finns ingen du kunde ha frågat. Därför räknas spelet inte längre i din rating och din profil.
done-asked = De andra har fått frågan.
done-vote-called = Omröstningen är i gång i kanalen. Rösta där, du också.
done-came-back = Välkommen tillbaka! Platsen är din igen.
done-not-now = Okej, inget är ändrat.
done-offered = Frågan är ställd i kanalen. Platsen byter ägare om svaret blir ja. Ångrar du dig? Tryck på ”{ button-decline }” under frågan.
done-took-over = Välkommen till bordet! Platsen är din: `/{ command-hand }` visar vad du har på handen.
done-signed-out = Du är utloggad från webbsidan på alla enheter. Länkar som du har fått tidigare fungerar inte längre.
