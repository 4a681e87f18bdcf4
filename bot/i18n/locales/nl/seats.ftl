## A seat is offered to somebody

offer-seat = { $who }, wil je verderspelen voor { $name }?
offer-declined = { $who } speelt liever niet verder voor { $name }.
offer-closed = 🪑 Deze plaats wordt niet meer aangeboden.
