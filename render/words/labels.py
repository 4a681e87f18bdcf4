"""The few words that stand on pictures. The bot passes those of the table's language."""

from engine.model import Map
from engine.values import Value


class Labels(Value, frozen=True):
    """Each as it stands on a picture, English unless told."""

    routes: str = "Routes"
    unbuilt: str = "Stations not built"
    longest_trail: str = "Longest trail"
    regions: str = "Regions"
    merchandise: str = "Merchandise"
    tie: str = "tie"
    tickets_done: str = "most tickets"
    fewest_stations: str = "fewest stations"
    longest_wins: str = "longest trail"
    shared: str = "shared victory"
    keep: str = "keep at least"
    tunnel: str = "Tunnel"
    ferry_locomotive: str = "Ferry: a locomotive"
    ferry_wave: str = "Ferry: a wave"
    cart: str = "Merchandise"
    station: str = "Station"
    dead_end: str = "Abroad: a dead end"
    last_move: str = "Last move"
    closed: str = "Closed"
    network: str = "Your network"
    ticket_end: str = "End of a ticket"
    offer: str = "Offered to you"
    way: str = "A way still open"
    borrowed: str = "Borrowed route"
    joined: str = "Region joined"
    maps: tuple[tuple[str, str], ...] = ()  # ids of maps with their names

    def map_name(self, facts: Map) -> str:
        """In this language if it has a name for the map, otherwise the map's own."""
        return dict(self.maps).get(facts.id, facts.name)


ENGLISH = Labels()
