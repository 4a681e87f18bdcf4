## A seat is offered to somebody

offer-seat = { $who }, will you play on for { $name }?
offer-declined = { $who } would rather not play on for { $name }.
offer-closed = 🪑 This seat is no longer on offer.
