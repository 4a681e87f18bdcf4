## A seat is offered to somebody

offer-seat = { $who }, will you take over from { $name }?
offer-declined = { $who } would rather not take over from { $name }.
offer-closed = 🪑 This seat is no longer on offer.
substitute-who = Who should take over from { $name }? I'll ask them.
substitute-placeholder = Choose a person
