"""The compose file: its parts fit each other, the proxy's file and the program."""

from __future__ import annotations

import re
from ipaddress import ip_address, ip_network
from typing import Any

import pytest
import yaml

from overrun.server.store.database import database_url
from tests.cli.shell import overrun
from tests.packaging.conftest import CHECKOUT

DEPLOY = CHECKOUT / "deploy"


@pytest.fixture(scope="module")
def compose() -> dict[str, Any]:
    """The file, its variables filled in."""
    text = (DEPLOY / "compose.yaml").read_text()
    given = {"OVERRUN_SITE": "play.example.org", "OVERRUN_PASSWORD": "c0ffee"}
    return yaml.safe_load(re.sub(r"\$\{(\w+):\?[^}]+\}", lambda found: given[found[1]], text))


@pytest.fixture(scope="module")
def services(compose: dict[str, Any]) -> dict[str, Any]:
    return compose["services"]


def test_the_program_knows_what_it_is_told(services: dict[str, Any]) -> None:
    server = services["overrun"]
    command, *words = server["command"]
    known = overrun(f"{command} --help").out
    for word in words:
        assert not word.startswith("--") or word in known
    for name in server["environment"]:
        assert f"[env var: {name}]" in known


def test_the_server_and_its_database_agree(services: dict[str, Any]) -> None:
    url = database_url(services["overrun"]["environment"]["OVERRUN_DATABASE"])
    told = services["postgres"]["environment"]
    names = {"POSTGRES_USER": url.username, "POSTGRES_PASSWORD": url.password}
    assert told == {**names, "POSTGRES_DB": url.database}
    assert url.host in services
    assert services["overrun"]["depends_on"][url.host]["condition"] == "service_healthy"


def test_only_the_proxy_is_believed(compose: dict[str, Any]) -> None:
    services = compose["services"]
    caddy = services["caddy"]["networks"]["front"]["ipv4_address"]
    assert services["overrun"]["environment"]["OVERRUN_PROXY"] == caddy
    (subnet,) = compose["networks"]["front"]["ipam"]["config"]
    assert ip_address(caddy) in ip_network(subnet["subnet"])
    # nothing but the proxy can be reached from outside, and the database not even by the proxy
    assert [name for name, service in services.items() if "ports" in service] == ["caddy"]
    assert services["postgres"]["networks"] == ["back"]
    assert compose["networks"]["back"] == {"internal": True}


def test_the_proxy_is_told_what_its_file_asks_for(services: dict[str, Any]) -> None:
    caddy, server = services["caddy"], services["overrun"]
    asked = set(re.findall(r"\{\$(\w+)", (DEPLOY / "Caddyfile").read_text()))
    assert asked == set(caddy["environment"])
    site = caddy["environment"]["OVERRUN_SITE"]
    assert server["environment"]["OVERRUN_ORIGIN"] == f"https://{site}"
    host, port = caddy["environment"]["OVERRUN_SERVER"].split(":")
    assert host in services
    assert server["command"][server["command"].index("--port") + 1] == port


def test_what_is_named_is_there(compose: dict[str, Any]) -> None:
    used = {
        volume.split(":")[0]
        for service in compose["services"].values()
        for volume in service["volumes"]
    }
    here = {name for name in used if name.startswith("./")}
    assert used - here == set(compose["volumes"])
    for name in here:
        assert (DEPLOY / name).is_file()
    build = compose["services"]["overrun"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).is_file()


def test_the_server_may_do_little(services: dict[str, Any]) -> None:
    server = services["overrun"]
    assert server["read_only"] is True
    assert server["cap_drop"] == ["ALL"]
    assert "no-new-privileges:true" in server["security_opt"]
