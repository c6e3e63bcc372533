"""What is the same for everyone, the files of the client above all: packed where a browser can
unpack it, and kept for as long as it is true."""

from __future__ import annotations

import gzip
import hashlib
import os
from functools import lru_cache
from pathlib import Path

from starlette.datastructures import Headers
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

PACKED = {"br": ".br", "gzip": ".gz"}
"""How a file may be packed, the best first, and what its name ends with then."""
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names have a hash: what changes is called otherwise."""
ASK_FIRST = "no-cache"
"""For files that may be others tomorrow: they may be kept, but not used without asking."""


def takes(wanted: Headers, coding: str) -> bool:
    """Whether a browser says that it can unpack this.

    >>> [takes(Headers({"accept-encoding": "gzip, br;q=0"}), each) for each in PACKED]
    [False, True]
    """
    for each in wanted.get("accept-encoding", "").split(","):
        name, _, weight = each.partition(";")
        if name.strip().lower() == coding:
            return weight.strip().rstrip("0").rstrip(".") not in ("q=", "q=0")
    return False


def packed(file: Path, wanted: Headers) -> tuple[Path, str]:
    """The file as the browser takes it that asks for it, and how that is packed, if it is."""
    for coding, ending in PACKED.items():
        beside = file.with_name(file.name + ending)
        if takes(wanted, coding) and beside.is_file():
            return beside, coding
    return file, ""


def _tell(response: Response, coding: str, keep: str) -> Response:
    response.headers["cache-control"] = keep
    response.headers["vary"] = "accept-encoding"
    if coding:
        response.headers["content-encoding"] = coding
    return response


def small_file(file: Path, wanted: Headers) -> Response:
    """A file at the root, whose name stays the same when it changes."""
    path, coding = packed(file, wanted)
    return _tell(FileResponse(path), coding, ASK_FIRST)


class Assets(StaticFiles):
    """The files whose names have a hash."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path, coding = packed(Path(full_path), Headers(scope=scope))
        response = super().file_response(path, path.stat(), scope, status_code)
        return _tell(response, coding, FOR_EVER)


@lru_cache(16)
def _zipped(text: bytes) -> bytes:
    return gzip.compress(text, mtime=0)


def told_to_all(text: bytes, wanted: Headers) -> Response:
    """JSON of which nothing is secret; who has it already is told so."""
    tag = f'W/"{hashlib.sha256(text).hexdigest()[:20]}"'
    coding = "gzip" if takes(wanted, "gzip") else ""
    if tag in wanted.get("if-none-match", ""):
        response, coding = Response(status_code=304), ""
    else:
        body = _zipped(text) if coding else text
        response = Response(body, media_type="application/json")
    response.headers["etag"] = tag
    return _tell(response, coding, ASK_FIRST)
