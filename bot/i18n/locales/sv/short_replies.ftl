## Short private replies: what was asked for is done

done = Klart.
done-opened = Bordet är öppet.
done-opened-in-thread = Ditt bord är öppet i en egen tråd.
done-begun = Spelet har börjat. Du tittar på; spelbrädet i kanalen uppdateras av sig självt.
done-joined = Du är med.
done-left = Du har hoppat av.
done-cancelled = Spelet är inställt.
done-language-changed = Bordet har bytt språk.
done-moved = Bordet står här nu.
done-resigned = Du har lämnat spelet. Tack för spelet!
done-voted = Din röst är registrerad.
done-nudged = Klart, en knuff är skickad.
done-muted = Inga fler påminnelser den här turen.
done-undone = Draget är ångrat.
done-asked = De andra har fått frågan.
done-vote-called = Frågan står i kanalen. Svara på den där, du också.
done-came-back = Välkommen tillbaka! Platsen är din igen.
done-not-now = Okej, inget har ändrats.
done-offered = Frågan står i kanalen. Platsen byter ägare när svaret är ja. ”{ button-decline }” under frågan tar tillbaka den.
done-took-over = Välkommen till bordet! Platsen är din: `/{ command-hand }` visar vad du har på handen.
