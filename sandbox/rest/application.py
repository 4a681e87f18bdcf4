"""Endpoints for the bot's application and for the gateway's address."""

from sandbox.gateway.session_starts import SessionStarts
from sandbox.payloads.base import Json
from sandbox.rest.endpoint import Endpoint
from sandbox.rest.request import RestRequest
from sandbox.world.world import World


class ApplicationEndpoints:
    def __init__(self, world: World, gateway_url: str, session_starts: SessionStarts) -> None:
        self._world = world
        self._gateway_url = gateway_url
        self._session_starts = session_starts

    def endpoints(self) -> list[Endpoint]:
        return [
            Endpoint("GET", "/gateway", self.gateway, needs_token=False),
            Endpoint("GET", "/gateway/bot", self.gateway_for_bots),
            Endpoint("GET", "/oauth2/applications/@me", self.application),
        ]

    def gateway(self, _: RestRequest) -> Json:
        return {"url": self._gateway_url}

    def gateway_for_bots(self, _: RestRequest) -> Json:
        return self._session_starts.recommendation(self._gateway_url)

    def application(self, _: RestRequest) -> Json:
        application = self._world.state.application
        owner = self._world.state.people[self._world.state.guild.owner_id].user
        return {
            "id": application.id,
            "name": application.name,
            "description": application.description,
            "icon": None,
            "summary": "",
            "bot_public": True,
            "bot_require_code_grant": False,
            "verify_key": "0" * 64,
            "flags": 0,
            "owner": owner,
            "team": None,
            "bot": application.bot,
            "approximate_guild_count": len(self._world.guilds()),
            "integration_types_config": {"0": {}},
        }
