## A seat is offered to somebody

offer-seat = { $who }, vil du tage over efter { $name }?
offer-declined = { $who } vil helst ikke tage over efter { $name }.
offer-closed = 🪑 Tilbuddet om pladsen gælder ikke længere.
substitute-who = Hvem skal tage over efter { $name }? Jeg spørger den, du vælger.
substitute-placeholder = Vælg en person
