## Questions before something that cannot be undone

confirm-tickets =
    { $number ->
        [one] You'll draw { $number } { -ticket } and have to keep it. That's your whole turn.
       *[other] You'll draw { $number } { -tickets } and have to keep at least { $keep }. That's your whole turn.
    }
confirm-resign = **{ $map }**: leave this game? A { -computer-player } takes your seat for good. Or ask someone else to take over: **{ button-find-substitute }**.
confirm-resign-last = **{ $map }**: leave this game? You're the only person left, so that ends it.
confirm-cancel = **{ $map }**: cancel this game? Others have joined: { $names }.
confirm-call-off = **{ $map }**: cancel this game? It ends for everyone, without a winner.
confirm-call-off-as-manager = **{ $map }**: cancel this game? Its host is { $host }, but you manage this channel. It ends for everyone, without a winner.
