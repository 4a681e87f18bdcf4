## Somebody keeps the others waiting

nudge = 👋 { $who }, hallo! De anderen wachten en willen graag verderspelen.
patience-over = { $who }, de tafel wacht al lang op je: je beurt begon { $since }. Vanaf nu kunnen de anderen stemmen over wat er gebeurt.
patience-ended = ⏳ Het lange wachten is voorbij.
