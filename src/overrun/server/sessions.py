"""Who is there: sessions in cookies, tokens in links, and where requests may come from.

A session is a random secret in a cookie that scripts cannot read. The store knows only its hash,
the *person*, and only a person whom it knows has a session: a secret that somebody made up opens
nothing and is remembered nowhere. A seat is held by persons; nothing that a client writes in a
message can change whose seat it is.
"""

from __future__ import annotations

import hashlib
import ipaddress
import re
import secrets
import unicodedata
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection
from starlette.responses import Response

from overrun.core.errors import OverrunError
from overrun.text import ENGLISH

COOKIE = "overrun"
PROGRAM = "program-"
"""How persons begin that are programs with a key instead of a session."""
CODE = "device-"
"""How the tokens begin that bring one more device to a seat."""
PERSONAL = "person-"
"""How the tokens begin that make one more browser the same person."""
JOINERS = "\u200c\u200d"
"""What some scripts and pictures need between their signs."""
_YEAR = 365 * 24 * 3600


class BadName(OverrunError):
    """A display name has nothing in it that can be shown."""


def new_token() -> str:
    """A secret for a link or a session: 128 bits and more, fit for a URL."""
    return secrets.token_urlsafe(24)


def new_table_id() -> str:
    return secrets.token_hex(6)


def person_of(token: str) -> str:
    """The person behind a session's secret.

    >>> person_of("a") == person_of("a") != person_of("b")
    True
    """
    return hashlib.sha256(f"overrun-session:{token}".encode()).hexdigest()[:40]


def program_of(key: str) -> str:
    """The person that a program's key stands for."""
    return PROGRAM + hashlib.sha256(f"overrun-program:{key}".encode()).hexdigest()[:40]


def programs_of(key: str) -> tuple[str, str]:
    """The persons that a bearer may be: that of its key, or one of the time when programs held
    their seats by the tokens of links, who still do."""
    return program_of(key), f"{PROGRAM}{key[:24]}"


def new_code() -> str:
    """A secret by which a device may come to a seat that another one holds."""
    return CODE + new_token()


def new_personal_code() -> str:
    """A secret by which another browser may become the same person."""
    return PERSONAL + new_token()


def code_hash(code: str) -> str:
    """What the store knows of a code."""
    return hashlib.sha256(f"overrun-code:{code}".encode()).hexdigest()


_BROWSERS = {
    "Edge": r"\bEdg(e|A|iOS)?/",
    "Opera": r"\b(OPR|Opera)/",
    "Samsung Internet": r"\bSamsungBrowser/",
    "Firefox": r"\b(Firefox|FxiOS)/",
    "Chromium": r"\b(Chrome|Chromium|CriOS)/",
    "Safari": r"\bSafari/",
}
"""By what they say of themselves; who pretends to be another comes before it."""
_SYSTEMS = {
    "iPad": r"\biPad\b",
    "iPhone": r"\biPhone\b",
    "Android": r"\bAndroid\b",
    "Windows": r"\bWindows\b",
    "macOS": r"\bMac OS X\b",
    "ChromeOS": r"\bCrOS\b",
    "Linux": r"\bLinux\b",
}


def device_of(agent: str) -> str:
    """What kind of device a browser says that it runs on; nothing if it does not say.

    >>> device_of("Mozilla/5.0 (Android 15; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0")
    'Firefox, Android'
    >>> device_of("curl/8")
    ''
    """
    said = (
        next((name for name, sign in signs.items() if re.search(sign, agent)), "")
        for signs in (_BROWSERS, _SYSTEMS)
    )
    return ", ".join(filter(None, said))


def address_of(connection: HTTPConnection) -> str:
    """Where it comes from, for limits."""
    return neighbourhood(connection.client.host) if connection.client else ""


@lru_cache(10_000)
def neighbourhood(host: str) -> str:
    """The address that limits count: whoever has one address of IPv6 has a whole network of them.

    >>> neighbourhood("192.0.2.7"), neighbourhood("::ffff:192.0.2.7")
    ('192.0.2.7', '192.0.2.7')
    >>> neighbourhood("2001:db8:0:1::7")
    '2001:db8:0:1::/64'
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def locale_of(connection: HTTPConnection) -> str:
    """The language that was asked for."""
    return connection.query_params.get("locale", ENGLISH)


def session_of(connection: HTTPConnection) -> str:
    """The person who says to send this, or nothing. Only the store can tell whether it is one."""
    token = connection.cookies.get(COOKIE, "")
    return person_of(token) if 20 <= len(token) <= 200 else ""


def bearer_of(connection: HTTPConnection) -> str:
    """The key that a program sends along, or the token of watching; or nothing."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else ""


def give_session(response: Response, token: str, *, secure: bool) -> None:
    """Set the cookie: out of reach of scripts, and never sent along from other sites."""
    response.set_cookie(
        COOKIE, token, max_age=_YEAR, httponly=True, samesite="strict", secure=secure, path="/"
    )


def end_session(response: Response, *, secure: bool) -> None:
    """Take the cookie back."""
    response.delete_cookie(COOKIE, httponly=True, samesite="strict", secure=secure, path="/")


def origin_of(address: str) -> str:
    """An address as it is noted with a table: enough to count by, for a day."""
    return hashlib.sha256(f"overrun-origin:{address}".encode()).hexdigest()[:16]


def display_name(raw: str) -> str:
    """A name as it may be shown: one line, no control or direction marks.

    >>> display_name("  Ann\\n\\u202e  Lee ")
    'Ann Lee'
    """
    kept = (
        " " if char.isspace() else char
        for char in unicodedata.normalize("NFC", raw)
        if char.isspace() or _is_shown(char)
    )
    name = " ".join("".join(kept).split())
    if not _has_signs(name):
        raise BadName("a display name needs at least one letter")
    return name


def plain_text(raw: str) -> str:
    """Chat as it may be shown: lines of text, no control or direction marks."""
    kept = (char for char in unicodedata.normalize("NFC", raw) if char == "\n" or _is_shown(char))
    text = "".join(kept).strip()
    return text if _has_signs(text) else ""


def _has_signs(text: str) -> bool:
    """Whether there is more in it than what joins and parts."""
    return any(char not in JOINERS and not char.isspace() for char in text)


def _is_shown(char: str) -> bool:
    """Whether a character is shown, or joins others to one that is."""
    return char in JOINERS or unicodedata.category(char)[0] != "C"


def may_come_from(connection: HTTPConnection, origins: frozenset[str]) -> bool:
    """Whether a page of this origin may speak to us. Programs send none.

    Without a list it must be our own page: the origin is the host that was called, and that host
    is this machine or an address, not a name that somebody else could have pointed at us.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origins:
        return origin.lower() in origins
    try:
        called = urlsplit(f"//{connection.headers.get('host', '')}")
        sender = urlsplit(origin.lower())
    except ValueError:
        return False
    return sender.netloc == called.netloc.lower() and _is_ours(called.hostname or "")


def _is_ours(host: str) -> bool:
    if host == "localhost" or host.endswith(".localhost"):
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
