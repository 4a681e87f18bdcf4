## Somebody keeps the others waiting

nudge = 👋 { $who }, ben je er nog? De anderen willen graag verder.
patience-over = { $who }, iedereen wacht al een tijd op je: je beurt begon { $since }. De anderen kunnen nu stemmen over hoe het verdergaat.
patience-over-muted = Iedereen wacht al een tijd op { $name }: die beurt begon { $since }. De anderen kunnen nu stemmen over hoe het verdergaat.
patience-ended = ⏳ Het wachten is voorbij.
