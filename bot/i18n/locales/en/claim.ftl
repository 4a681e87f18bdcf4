## Claiming routes, paying for them, tunnels

claim-none = You can't pay for any route yet. Draw cards instead.
claim-choose =
    { $number ->
        [one] You can afford { $number } route. Tap its number to claim it with the cards shown.
       *[other] You can afford { $number } routes. Tap a number to claim that route with the cards shown.
    }
claim-tunnels = A tunnel may cost more cards.
claim-ways-placeholder = Pay another way
claim-which-match = Which route do you mean? You can pay for these now.
claim-unknown = There's no route “{ $route }” on this map. Did you mean { $near }?
claim-no-match-payable = You don't have the cards for any of those routes yet.
claim-none-free = There are no routes left for you: they're all taken, or you have too few { -wagons }.
claim-nearest = You're closest to these:
claim-placeholder = More routes: length (+points)
claim-more-ways =
    { $number ->
        [one] { $number } other way to pay
       *[other] { $number } other ways to pay
    }
claim-price-or-other-ways =
    { $number ->
        [one] { $cards }, or { $number } other way
       *[other] { $cards }, or { $number } other ways
    }
claim-other-ways =
    { $number ->
        [one] There was { $number } other way to pay.
       *[other] There were { $number } other ways to pay.
    }
pay-other-cards = -# Any other cards that fit: type `/{ command-claim }`, and under `{ option-cards }` for example `2 red 3 blue`.
pay-choose = { $what }: how would you like to pay?
pay-placeholder = How would you like to pay?
tunnel-none = There's no tunnel to pay for.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more card, or give up and take your cards back.
       *[other] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more cards, or give up and take your cards back.
    }
tunnel-cannot-pay = You don't have the cards for that. Nobody else knows.
claim-missing-cards = still need { $cards }
claim-missing-any =
    { $number ->
        [one] still need { $number } card of any kind
       *[other] still need { $number } cards of any kind
    }
claim-missing-number =
    { $number ->
        [one] still need { $number } card
       *[other] still need { $number } cards
    }
