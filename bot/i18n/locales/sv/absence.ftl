## Somebody keeps the others waiting

nudge = 👋 Hallå, { $who }! De andra väntar på dig och vill gärna spela vidare.
patience-over = { $who }, de andra har väntat länge på dig: din tur började { $since }. Nu får de rösta om vad som händer.
patience-over-muted = De andra har väntat länge på { $name }, vars tur började { $since }. Nu får de rösta om vad som händer.
patience-ended = ⏳ Den långa väntan är över.
