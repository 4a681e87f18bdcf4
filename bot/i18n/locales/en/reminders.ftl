## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, it's your turn, and the others are waiting. **{ $map }**: { $link } (turn began { $since })
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
remind-zone-unset = -# Your time zone is still UTC. Choose yours like this: `/{ command-remind } { option-time-zone }:Europe/London`.
remind-dm-on = Your hand comes to you by direct message.
remind-dm-off = Your hand doesn't come by direct message; `/{ command-hand }` shows it.
