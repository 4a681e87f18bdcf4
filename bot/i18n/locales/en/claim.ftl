## Claiming routes, paying for them, tunnels

claim-none = You cannot pay for any open route now. Draw cards instead.
claim-choose =
    { $number ->
        [one] You can claim { $number } route now. A tap on its button claims it at once.
       *[other] You can claim { $number } routes now. A tap on a button claims the route at once.
    }
claim-tickets = 🎫 = helps one of your { -tickets }
claim-which-match = Which route do you mean? These you can pay for now.
claim-unknown = I know no route “{ $route }” on this map. Did you mean: { $near }?
claim-no-match-payable = You can pay for none of the routes you may mean now.
claim-none-free = There is no free route left: all are taken, or you have too few { -wagons } for them.
claim-nearest = What you lack for the nearest:
claim-placeholder = Which route?
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
        [one] You could also have paid in { $number } other way.
       *[other] You could also have paid in { $number } other ways.
    }
pay-choose = { $what }: how do you pay?
pay-placeholder = How do you pay?
tunnel-none = There is no tunnel to pay for.
tunnel-question =
    { $due ->
        [one] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more card, or give up and take your cards back.
       *[other] Tunnel { $route }. Paid: { $paid }. Turned over: { $cards }. Pay { $due } more cards, or give up and take your cards back.
    }
tunnel-cannot-pay = You do not have the cards for it. Nobody else knows that.
claim-missing-cards = { $cards } short
claim-missing-number =
    { $number ->
        [one] { $number } card short
       *[other] { $number } cards short
    }
