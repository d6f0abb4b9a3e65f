"""Whom the host does not let in: read anew every second, so that it holds at every process."""

from __future__ import annotations

import ipaddress

from trianon.server.administration import ADDRESS, SESSION, Ban
from trianon.server.problems import Refusal

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class Bans:
    """Those in force, as they were last read."""

    def __init__(self) -> None:
        self.sessions: set[str] = set()
        self.networks: list[Network] = []
        self.hosts: dict[str, bool] = {}  # by address: whether it lies in one of them

    def learn(self, found: list[Ban]) -> bool:
        """What holds now; whether that is news."""
        sessions = {ban.who for ban in found if ban.kind == SESSION}
        networks = [ipaddress.ip_network(ban.who) for ban in found if ban.kind == ADDRESS]
        if (sessions, networks) == (self.sessions, self.networks):
            return False
        self.sessions, self.networks, self.hosts = sessions, networks, {}
        return True

    def check_session(self, session: str) -> None:
        """Refuse a player who is not let in."""
        if session in self.sessions:
            raise Refusal("banned")

    def check_host(self, host: str) -> None:
        """Refuse an address that is not let in."""
        if self.networks and self.is_shut(host):
            raise Refusal("banned")

    def is_shut(self, host: str) -> bool:
        """Whether an address lies in a network that is not let in; remembered until that changes."""
        if host not in self.hosts:
            if len(self.hosts) > 10_000:
                self.hosts.clear()
            self.hosts[host] = any(address in net for net in self.networks for address in of(host))
        return self.hosts[host]


def of(host: str) -> list[ipaddress.IPv4Address | ipaddress.IPv6Address]:
    """An address; an IPv4 one that is written as IPv6 is both."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return []
    mapped = getattr(found, "ipv4_mapped", None)
    return [found, mapped] if mapped is not None else [found]
