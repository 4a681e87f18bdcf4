## A seat is offered to somebody

offer-seat = { $who }, vill du ta över efter { $name }?
offer-declined = { $who } tackar nej till att ta över efter { $name }.
offer-closed = 🪑 Erbjudandet gäller inte längre.
substitute-who = Vem ska ta över efter { $name }? Jag frågar den du väljer.
substitute-placeholder = Välj en person
