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
learn-draw-any-colour = 🎓 **Take two cards**, face up or from the deck. Cards pay for routes: { $route }, on the way to your goal, takes { $number } of any one colour.
learn-draw-colour = 🎓 **Take two cards**, face up or from the deck. Cards pay for routes: { $route }, on the way to your goal, takes { $cards }.
learn-draw-again = 🎓 **Take two more cards:** you're { $cards } short of { $route }. Face-up cards you can plan with; the deck is a surprise.
learn-draw-number-again =
    { $number ->
        [one] 🎓 **Take two more cards:** you're { $number } card short of { $route }. Face-up cards you can plan with; the deck is a surprise.
       *[other] 🎓 **Take two more cards:** you're { $number } cards short of { $route }. Face-up cards you can plan with; the deck is a surprise.
    }
learn-draw-double = 🎓 **Take two more cards** for { $route }. It's a double route: once somebody claims one of its tracks, the other is closed, so don't wait.
learn-second-card = 🎓 **Take your second card.** Take anything but a face-up locomotive, which counts as two cards.
learn-claim = 🎓 **You can pay for { $route }:** tap **{ button-claim }**. It scores at once, and it's on the way to your goal.
learn-claim-double = 🎓 **You can pay for { $route }:** tap **{ button-claim }**. Either of its two tracks will do; only with four or more players can both be claimed.
learn-pay = 🎓 **Choose how to pay.** A locomotive stands for any colour, so save it if you can.
learn-pay-only = 🎓 **Tap the route to claim it.** The cards on the button are what you pay.
learn-other-claims = 🎓 **Choose a route.** None on the way to your goal is within reach, but every route scores, long ones most.
learn-no-claims = 🎓 **You can't pay for any route yet.** Choose one to see what it takes, or go back and take cards.
learn-score-claim = 🎓 **Your goal is reached, so go for points:** claim any route. Three trains score 4 points, two trains only 2.
learn-score-draw = 🎓 **Your goal is reached, so go for points:** take cards for another route. Three trains score 4 points, two trains only 2.
learn-lost = 🎓 **{ $ticket } is out of reach now**, which costs its points at the end. Make up for it with other routes: every one scores at once.
learn-last-claim = 🎓 **Your last turn: claim any route you can.** Cards left in your hand are worth nothing.
learn-last-draw = 🎓 **Your last turn, and no route you can pay for.** Take any cards to finish; they're worth nothing now, so plan ahead next time.
learn-more-tickets = 🎓 **Keep at least one.** A finished ticket can decide the game, but an unfinished one costs its points.

# What the learner has just done
learn-welcome = You against { $name }: most points wins!
learn-kept = You keep { $tickets }; nobody else knows until the end.
learn-drew = You got { $cards }.
learn-wild = A locomotive stands for any colour.
learn-face-up-wild = A face-up locomotive counts as both cards.
learn-claimed =
    { $points ->
        [one] You claimed { $route }: **+{ $points } point**.
       *[other] You claimed { $route }: **+{ $points } points**.
    }
learn-finished = 🎉 { $ticket } is completed!
learn-closed = With two players, the other track of this double route is closed now.
learn-saved-wild = Well saved: you still have the locomotive.
learn-spent-wild = You could have kept the locomotive, though.
learn-elsewhere = It's not on the way to your goal, but every route scores.
learn-opponent-closed = That's a double route: with two players, its other track is closed now.
learn-refused = ✋ { $why }

# The end
learn-next = 🎓 **That's the whole game!** `/{ command-new }` opens a table for you and your friends; the big boards have more cities and a few rules of their own (`/{ command-rules }`).
learn-left = 👋 See you! `/{ command-learn }` starts the lesson again, `/{ command-rules }` shows the rules.
learn-outdated = This lesson can't go on, because I've been updated. Shall we start again?
