## A seat is offered to somebody

offer-seat = { $who }, wil je het overnemen van { $name }?
offer-declined = { $who } neemt het liever niet over van { $name }.
offer-closed = 🪑 Dit aanbod geldt niet meer.
substitute-who = Wie moet het overnemen van { $name }? Ik vraag het degene die je kiest.
substitute-placeholder = Kies een persoon
