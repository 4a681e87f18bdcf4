## Reminders, and how somebody wants to be reminded

remind-turn = { $who }, the others are waiting for you on **{ $map }**: { $link } (your turn began { $since })
remind-dm =
    { $every ->
        [one] I remind you by direct message: first after { $first } h, then every hour.
       *[other] I remind you by direct message: first after { $first } h, then every { $every } h.
    }
remind-mention =
    { $every ->
        [one] I remind you with a mention at the table: first after { $first } h, then every hour.
       *[other] I remind you with a mention at the table: first after { $first } h, then every { $every } h.
    }
remind-off =
    { $every ->
        [one] I do not remind you. (Chosen times: first after { $first } h, then every hour.)
       *[other] I do not remind you. (Chosen times: first after { $first } h, then every { $every } h.)
    }
remind-quiet = Quiet hours: { $start }–{ $end } ({ $zone }).
remind-no-quiet = No quiet hours.
remind-zone-unset = -# The time zone is still UTC. Choose yours like this: `/{ command-remind } { option-time-zone }:Europe/London`.
remind-dm-on = Your hand comes to you by direct message.
remind-dm-off = Your hand does not come by direct message; `/{ command-hand }` shows it.
