## A seat is offered to somebody

offer-seat = { $who }, vill du spela vidare för { $name }?
offer-declined = { $who } vill helst inte spela vidare för { $name }.
offer-closed = 🪑 Den här platsen erbjuds inte längre.
