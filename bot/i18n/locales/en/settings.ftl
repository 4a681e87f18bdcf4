## The settings of a server, for its managers

settings-title = ⚙️ **Server settings**
settings-about = -# Changes are saved right away. Map, pace, language and hints are only defaults: whoever starts a game can choose differently.
settings-map = **Default map**
settings-map-none = No default: choose each time
settings-pace = **Default pace**
settings-language = **Default language**
settings-language-server = Same as the server
settings-hints-on = **Hints** are on by default.
settings-hints-off = **Hints** are off by default.
settings-ratings-on = **Ratings** are on.
settings-ratings-off = **Ratings** are off.
settings-channels = **Channels for games** (and their threads)
settings-channels-anywhere = Anywhere
settings-cancel = **Who can cancel a game under way?** People who manage the channel always can.
settings-cancel-host = The host
settings-cancel-players = Everyone at the table
settings-cancel-managers = Nobody else
button-turn-on = Turn on
button-turn-off = Turn off
