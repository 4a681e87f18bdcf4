## Somebody keeps the others waiting

nudge = 👋 { $who }, hallo! De andre venter og vil gerne spille videre.
patience-over = { $who }, bordet har ventet længe på dig: din tur begyndte { $since }. Fra nu af kan de andre stemme om, hvad der skal ske.
patience-ended = ⏳ Den lange ventetid er forbi.
