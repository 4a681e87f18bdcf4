## Short private replies: what was asked for is done

done = Klart.
done-opened = Bordet är öppet.
done-opened-in-thread = Bordet är öppet i en egen tråd.
done-begun = Spelet har börjat. Du tittar på; spelbrädet i kanalen uppdateras av sig självt.
done-joined = Du är med.
done-left = Du har hoppat av.
done-cancelled = Spelet är avbrutet.
done-language-changed = Bordet har bytt språk.
done-moved = Bordet står här nu.
done-resigned = Du har lämnat spelet. Tack för den här gången!
done-voted = Din röst är registrerad.
done-nudged = Knuffen är skickad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Draget är ångrat.
done-asked = De andra har fått frågan.
done-vote-called = Omröstningen är i gång i kanalen. Rösta där, du också.
done-came-back = Välkommen tillbaka! Platsen är din igen.
done-not-now = Okej, inget är ändrat.
done-offered = Frågan är ställd i kanalen. Platsen byter ägare om svaret blir ja. Ångrar du dig? Tryck på ”{ button-decline }” under frågan.
done-took-over = Välkommen till bordet! Platsen är din: `/{ command-hand }` visar vad du har på handen.
