## A seat is offered to somebody

offer-seat = { $who }, wil je verderspelen voor { $name }?
offer-declined = { $who } speelt liever niet verder voor { $name }.
