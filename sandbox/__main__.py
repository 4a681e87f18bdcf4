"""`python -m sandbox`: a local stand-in for Discord with a web page."""

import argparse
import asyncio
import sys
from pathlib import Path

from sandbox.run.serve import DEFAULT_PORT, PortBusyError, open_server, stop_on_signals
from sandbox.server import SandboxSettings
from sandbox.world.world_file import WorldFileError

IDENTIFY_INTERVAL_S = 5.0  # Discord's


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, help=f"default {DEFAULT_PORT}, or any if it is busy")
    parser.add_argument("--data", type=Path, help="a folder in which the server is kept")
    parser.add_argument("--token", default="sandbox", help="what the bot logs in with")
    parser.add_argument("--shards", type=int, default=1, help="how many a bot is told to have")
    parser.add_argument(
        "--max-concurrency", type=int, default=1, help="shards that may identify at once"
    )
    arguments = parser.parse_args()
    settings = SandboxSettings(
        port=DEFAULT_PORT if arguments.port is None else arguments.port,
        data=arguments.data,
        token=arguments.token,
        shards=arguments.shards,
        max_concurrency=arguments.max_concurrency,
        identify_interval_s=IDENTIFY_INTERVAL_S if arguments.shards > 1 else 0.0,
    )
    return asyncio.run(run(settings, arguments.port is None))


async def run(settings: SandboxSettings, may_use_other_port: bool) -> int:
    try:
        server = open_server(settings, may_use_other_port)
    except (PortBusyError, WorldFileError) as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"Open {server.address} in a browser. Ctrl-C stops.", flush=True)
    print(f"A bot connects with DISCORD_API_URL={server.api_url}", flush=True)
    print(f"                    DISCORD_TOKEN={settings.token}", flush=True)
    async with server:
        await stop_on_signals().wait()
    return 0


if __name__ == "__main__":
    sys.exit(main())
