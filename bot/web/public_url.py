"""The address under which people reach the web page."""

from urllib.parse import urlsplit

LOCAL_HOSTS = ("localhost", "127.0.0.1", "[::1]")
NOT_LIKE_THIS = "must be like https://board.example.org"


class PublicUrl:
    """`https://board.example.org`, without a path; `http://` only on this machine. ValueError if it
    is something else: a session must not travel in the clear."""

    def __init__(self, text: str) -> None:
        parts = urlsplit(text.lower())  # as browsers write an origin
        host, _, port = parts.netloc.rpartition("@")[2].partition(":")
        if parts.netloc.startswith("[::1]"):
            host, port = "[::1]", parts.netloc.removeprefix("[::1]").removeprefix(":")
        try:
            host = host.encode("idna").decode()  # as browsers write a name with other letters
        except UnicodeError as error:
            raise ValueError(NOT_LIKE_THIS) from error
        self.is_local = parts.scheme == "http" and host in LOCAL_HOSTS
        is_secure = parts.scheme == "https" and bool(parts.hostname)
        if not (is_secure or self.is_local) or "@" in parts.netloc or (port and not port.isdigit()):
            raise ValueError(NOT_LIKE_THIS)
        if parts.path not in ("", "/") or parts.query or parts.fragment:
            raise ValueError("must have no path: a whole host name is for the board")
        default = "80" if self.is_local else "443"
        self.port = port or default
        self.origin = f"{parts.scheme}://{host}" + (f":{port}" if port not in ("", default) else "")

    def __str__(self) -> str:
        return self.origin
