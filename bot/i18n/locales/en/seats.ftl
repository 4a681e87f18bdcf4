## A seat is offered to somebody

offer-seat = { $who }, will you take over from { $name }?
offer-declined = { $who } would rather not take over from { $name }.
offer-closed = 🪑 This offer has ended.
substitute-who = Who should take over from { $name }? I'll ask them.
substitute-placeholder = Choose a person
