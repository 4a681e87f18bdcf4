"""The error for actions that Discord's client prevents."""


class ClientRefusal(Exception):  # noqa: N818  # an expected answer to a person, not a failure
    """The Discord client would not let this person do this."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(sentence)
        self.code = code
