## Choosing tickets, and how far a player is with them

ticket-done = opfyldt
ticket-to-go = { $pieces } endnu
ticket-station-in-use = kun ved at tage en togstation fra et andet { -ticket }
ticket-cut-off = umuligt: ingen fri vej tilbage
ticket-too-few-wagons =
    { $number ->
        [one] umuligt: kræver { $number } { -wagon }, du har { $have ->
            [0] ingen
           *[other] { $have }
        }
       *[other] umuligt: kræver { $number } { -wagons }, du har { $have ->
            [0] ingen
           *[other] { $have }
        }
    }
ticket-too-few-turns = umuligt: for få ture tilbage
ticket-not-done = ikke opfyldt
ticket-needs = mangler { $cards }
ticket-any-colour =
    { $sets ->
        [one] { $numbers } i én valgfri farve
       *[other] { $numbers } (hver i én valgfri farve)
    }
ticket-has-cards = du har kortene
ticket-tunnels =
    { $number ->
        [one] en tunnel kan koste mere
       *[other] tunneller kan koste mere
    }
ticket-fits =
    { $number ->
        [one] din sidste { -wagon } rækker
       *[other] dine { $number } { -wagons } rækker
    }
ticket-awaits = kun hvis en anden tager { $path }
tickets-together = Dine uopfyldte { -tickets } kræver tilsammen ca. { $number } { -wagons }; du har { $have ->
        [0] ingen
       *[other] { $have }
    }.
ticket-detour = **{ $number } · { $ticket }**: { $route } er taget. Den billigste vej krævede { $before }; nu: { $state }.
ticket-detour-same = **{ $number } · { $ticket }**: { $route } er taget. En anden vej kræver også { $before }.
tickets-as-of = Status efter træk { $step }
ticket-long = lang rute
tickets-choose =
    { $number ->
        [one] Her er { $number } { -ticket }. Det skal du beholde.
       *[other] Her er { $number } { -tickets }. Behold mindst { $keep }.
    }
tickets-placeholder = Behold mindst { $keep }
tickets-kept =
    { $number ->
        [one] Du beholder { $number } { -ticket }: { $tickets }.
       *[other] Du beholder { $number } { -tickets }: { $tickets }.
    }
tickets-none-offered = Du har ingen { -tickets } at vælge imellem lige nu.
