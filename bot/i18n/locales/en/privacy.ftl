## The reply to /privacy: what is stored, why, for how long, who sees it

privacy-title = **Your data in Slow Train**
privacy-what = **What is stored?** Your Discord ID and display name; your games with every move, queued move, vote and result; your ratings; which games you watch; your language and reminder settings; and the address of your direct-message channel with the bot.
privacy-why = **What for?** To run your games, remind you of your turn and show results. No ads, no tracking, nothing sold.
privacy-long = **For how long?** Until you delete it. { $servers ->
        [one] If a server removes the bot, its games are deleted after { $servers } day.
       *[other] If a server removes the bot, its games are deleted after { $servers } days.
    } { $lobbies ->
        [one] Games that don't begin are deleted after { $lobbies } day.
       *[other] Games that don't begin are deleted after { $lobbies } days.
    }
privacy-who = **Who sees it?** Your name, moves and results: people on the same server. Your cards and tickets: only you, until the game is over. The database: whoever runs this bot.
privacy-rights = **What can you do?** Get everything as a file, or delete it: then you're just a “former player” in old games. Messages already posted in Discord stay there.
privacy-contact = **Questions?** { $contact }
privacy-contact-unknown = **Questions?** Ask the people who added this bot to your server.
privacy-policy = **The full policy:** { $url }
privacy-web =
    { $number ->
        [0] **The web page:** you aren't signed in anywhere.
        [one] **The web page:** you're signed in on { $number } device.
       *[other] **The web page:** you're signed in on { $number } devices.
    }
privacy-export = 📄 Everything stored about you. Only you can see this file.
privacy-export-without-moves = 📄 What is stored about you, except your moves: they don't fit in one file. Whoever runs this bot can send them to you.

## A paragraph of the reply to /help

help-privacy = **What about my data?** `/{ command-privacy }` shows what's stored, and lets you get it or delete it.

## Questions before everything is deleted

privacy-delete =
    { $number ->
        [0] **Delete your data?** Your ID and names will be replaced everywhere, your settings deleted, and your results will no longer count as yours.
        [one] **Delete your data?** You'll leave your open game, and a { -computer-player } will take over. Your ID and names will be replaced everywhere, your settings deleted, and your results will no longer count as yours.
       *[other] **Delete your data?** You'll leave your { $number } open games, and { -computer-players } will take over. Your ID and names will be replaced everywhere, your settings deleted, and your results will no longer count as yours.
    }
privacy-delete-sure = **Are you sure?** Once deleted, your data can't be brought back.
privacy-deleted = Your data has been deleted. Messages already posted in Discord are still there; the people who manage a server can delete them.

## The name of somebody whose data was deleted

former-player = Former player { $number }
button-export-data = Get my data
button-delete-data = Delete my data
button-delete-go-on = Yes, delete it
button-delete-for-good = Delete for good
button-sign-out = Web page: sign out
