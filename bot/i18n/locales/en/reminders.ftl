## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, it's your turn, and the others are waiting. **{ $map }**: { $link } (turn began { $since })
remind-turn-alone = { $who }, it's your turn. **{ $map }**: { $link } (turn began { $since })
remind-long = { $who }, **{ $map }** is still waiting for your move: { $link } (turn began { $since }). I'll remind you once a week.
remind-turns = { $who }, it's your turn in { $number } games:
remind-others =
    { $number ->
        [one] -# One more game on this server is waiting for you; `/{ command-games }` shows it.
       *[other] -# { $number } more games on this server are waiting for you; `/{ command-games }` shows them.
    }
remind-how = -# Not a good time? **{ button-reminders }** has your time zone, quiet hours, and how often I remind you.
remind-dm =
    { $every ->
        [one] Reminders by direct message: the first after { $first } h, then every hour.
       *[other] Reminders by direct message: the first after { $first } h, then every { $every } h.
    }
remind-mention =
    { $every ->
        [one] Reminders by a mention in the channel: the first after { $first } h, then every hour.
       *[other] Reminders by a mention in the channel: the first after { $first } h, then every { $every } h.
    }
remind-off =
    { $every ->
        [one] Reminders are off. (When on: the first after { $first } h, then every hour.)
       *[other] Reminders are off. (When on: the first after { $first } h, then every { $every } h.)
    }
remind-quiet = Quiet hours: { $start }–{ $end } ({ $zone }).
remind-no-quiet = No quiet hours.
remind-zone-unset = -# The time zone is my guess. Choose yours like this: `/{ command-reminders } { option-time-zone }:Europe/London`.
remind-dm-on = Your hand comes to you by direct message.
remind-dm-off = Your hand doesn't come by direct message; `/{ command-hand }` shows it.

## The menus and the button of /remind

remind-menu-by = How: { $chosen }
remind-menu-first = First reminder after: { $chosen }
remind-menu-every = Then every: { $chosen }
remind-menu-from = Quiet hours from: { $chosen }
remind-menu-until = Quiet hours until: { $chosen }
remind-menu-zone = Time zone: { $chosen }
remind-quiet-none = no quiet hours
remind-hours =
    { $number ->
        [one] { $number } hour
       *[other] { $number } hours
    }
button-hand-by-dm-on = Send me my hand
button-hand-by-dm-off = Don't send my hand
