## Somebody keeps the others waiting

nudge = 👋 { $who }, hallå! De andra väntar och vill gärna spela vidare.
patience-over = { $who }, bordet har väntat länge på dig: din tur började { $since }. Från och med nu får de andra rösta om vad som ska hända.
patience-ended = ⏳ Den långa väntan är över.
