## The lesson of /learn, and where it is offered. Its board always has trains

map-lesson = Practice board
help-lesson = **New here?** `/{ command-learn }` teaches you the game in five turns, against a computer player. Only you can see it.
learn-offer = New here? Learn in five turns
learn-leave = Leave
learn-back = Back
learn-start-again = Start again
learn-keep-both = Keep both
learn-other-routes = Any other route

# What to do now, and why: two sentences
learn-choose-ticket = 🎓 **Choose a ticket.** Connect its two cities with your trains and you score its points; if you don't, you lose them.
learn-draw-any-colour = 🎓 **Take two cards**, face up or from the deck. Cards pay for routes: { $route }, which your ticket needs, takes { $number } of any one colour.
learn-draw-colour = 🎓 **Take two cards**, face up or from the deck. Cards pay for routes: { $route }, which your ticket needs, takes { $cards }.
learn-draw-again = 🎓 **Take two more cards:** you're { $cards } short of { $route }. You can plan with face-up cards; the deck is a surprise.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Take two more cards:** you're { $number } card short of { $route }. You can plan with face-up cards; the deck is a surprise.
       *[other] 🎓 **Take two more cards:** you're { $number } cards short of { $route }. You can plan with face-up cards; the deck is a surprise.
    }
learn-draw-double = 🎓 **Take two more cards** for { $route }. It's a double route: with two players, once one track is claimed the other is closed, so don't wait.
learn-second-card = 🎓 **Take your second card.** Anything but a face-up locomotive: it counts as any colour, and as two cards.
learn-claim = 🎓 **You can pay for { $route }:** tap **{ button-claim }**. It scores at once, and your ticket needs it.
learn-claim-double = 🎓 **You can pay for { $route }:** tap **{ button-claim }**. Either of its two tracks will do; on the big boards, with more players, both can be claimed, each by a different player.
learn-pay = 🎓 **Choose how to pay.** A locomotive counts as any colour, so save it if you can.
learn-pay-only = 🎓 **Tap a route to claim it:** that's your whole turn. The cards on the button are what you pay.
learn-other-claims = 🎓 **Choose a route.** You can't pay for one that your ticket needs yet, but every route scores, and long ones score most.
learn-no-claims = 🎓 **You can't pay for any route yet.** Choose one to see what it takes, or go back and take cards.
learn-score-claim = 🎓 **Your ticket is complete, so go for points:** claim any route, wherever it is. A three-train route scores 4 points, a two-train route only 2.
learn-score-draw = 🎓 **Your ticket is complete, so go for points:** take cards for another route. A three-train route scores 4 points, a two-train route only 2.
learn-lost = 🎓 **{ $ticket } is out of reach now**, and will cost you its points at the end. Make up for it with other routes: every one scores at once.
learn-last-claim = 🎓 **Your last turn: claim any route you can.** Cards left in your hand are worth nothing.
learn-last-draw = 🎓 **It's your last turn, and you can't pay for any route.** Take any cards to finish; cards left in your hand score nothing.
learn-more-tickets = 🎓 **Keep at least one.** A completed ticket can decide the game, but an unfinished one costs you its points.

# What the learner has just done
learn-welcome = You against { $name }: most points wins!
learn-kept = You kept { $tickets }; nobody else knows until the end.
learn-drew = You got: { $cards }.
learn-wild = A locomotive counts as any colour.
learn-face-up-wild = A face-up locomotive counts as both cards.
learn-claimed =
    { $points ->
        [one] You claimed { $route }: **+{ $points } point**.
       *[other] You claimed { $route }: **+{ $points } points**.
    }
learn-finished = 🎉 You completed { $ticket }!
learn-closed = With two players, the other track of this double route is closed now.
learn-saved-wild = Nicely saved: you still have the locomotive.
learn-spent-wild = You could have kept the locomotive, though.
learn-elsewhere = Your ticket doesn't need it, but every route scores, wherever it is.
learn-opponent-closed = That's a double route: with two players, its other track is closed now.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **That's the whole game!** `/{ command-new }` starts a game with your friends; the big boards have more cities and a few rules of their own (`/{ command-rules }`).
learn-play-computer = Play against the computer
learn-play-friends = Play with friends
learn-left = 👋 See you! `/{ command-learn }` starts the lesson again, `/{ command-rules }` shows the rules.
learn-outdated = I've been updated, so this lesson can't go on. Start again?
