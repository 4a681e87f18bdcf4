## Short private replies: what was asked for is done

done = Så er det gjort.
done-opened = Bordet er åbent. Tryk på **{ button-start }**, når alle er med.
done-opened-uninvited = Bordet er åbent. De andre er allerede blevet inviteret til et nyt spil én gang, så denne gang har jeg ikke nævnt nogen: sig det selv til dem.
done-opened-in-thread = Dit bord får sin egen tråd i denne kanal.
done-begun = Spillet er begyndt. Læn dig tilbage: spillepladen i kanalen opdaterer sig selv.
done-joined = Du er med!
done-left = Du har meldt fra.
done-cancelled = Spillet er aflyst.
done-language-changed = Bordet har skiftet sprog.
done-moved = Spillet er her nu.
done-resigned = Du har forladt spillet. Tak for spillet!
done-voted = Din stemme er talt med.
done-nudged = Så er der prikket.
done-muted = Ikke flere påmindelser i denne tur.
done-undone = Trækket er fortrudt.
undone-unrated = Der var allerede trukket eller vendt skjulte kort, og der er ingen, du kunne have spurgt. Derfor tæller spillet ikke længere med i din rating og din profil.
done-asked = De andre er blevet spurgt.
done-vote-called = Spørgsmålet står i kanalen. Husk selv at stemme.
done-came-back = Velkommen tilbage! Pladsen er din igen.
done-not-now = I orden, intet er ændret.
done-offered = Spørgsmålet er stillet i kanalen. Pladsen skifter ejer, når svaret er ja. »{ button-decline }« under spørgsmålet trækker det tilbage.
done-took-over = Velkommen til bordet! Pladsen er din: `/{ command-hand }` viser, hvad du har på hånden.
done-signed-out = Du er logget ud af websiden på alle enheder. Links, du har fået før, virker ikke længere.
