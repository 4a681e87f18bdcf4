"""Opening a server on a free port, and waiting for Ctrl-C."""

import asyncio
import errno
import signal
import socket
from contextlib import suppress
from dataclasses import replace

from sandbox.server import HOST, SandboxSettings, Server

DEFAULT_PORT = 8765


class PortBusyError(Exception):
    """Another program uses the requested port."""


def open_server(settings: SandboxSettings, may_use_other_port: bool) -> Server:
    """A server on the port of the settings, or on any free one if that is allowed and needed."""
    try:
        return Server(settings)
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        if not may_use_other_port:
            raise PortBusyError(f"Port {settings.port} is busy. Try another: --port 0") from error
        return Server(replace(settings, port=0))


def free_port(wanted: int) -> int:
    """This port of the machine if nobody uses it, otherwise any that is free now."""
    for port in (wanted, 0):
        with suppress(OSError), socket.create_server((HOST, port)) as found:
            return int(found.getsockname()[1])
    raise PortBusyError("This machine has no free port.")


def stop_on_signals() -> asyncio.Event:
    """An event that SIGINT and SIGTERM set."""
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # Windows
            loop.add_signal_handler(name, stop.set)
    return stop
