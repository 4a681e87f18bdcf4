## A seat is offered to somebody

offer-seat = { $who }, vill du ta över efter { $name }?
offer-declined = { $who } vill helst inte ta över efter { $name }.
offer-closed = 🪑 Den här platsen erbjuds inte längre.
