## A seat is offered to somebody

offer-seat = { $who }, vil du spille videre for { $name }?
offer-declined = { $who } vil helst ikke spille videre for { $name }.
offer-closed = 🪑 Pladsen bliver ikke længere tilbudt.
