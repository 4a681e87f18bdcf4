## Somebody keeps the others waiting

nudge = 👋 Prik prik, { $who }! De andre venter på dig og vil gerne spille videre.
patience-over = { $who }, bordet har ventet længe på dig: din tur begyndte { $since }. Fra nu af kan de andre stemme om, hvad der skal ske.
patience-over-muted = Bordet har ventet længe på { $name }, hvis tur begyndte { $since }. Fra nu af kan de andre stemme om, hvad der skal ske.
patience-ended = ⏳ Så er ventetiden forbi.
