"""An endpoint of the usual chat shape on this machine, which answers as a test wants."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

Answer = Callable[[dict[str, Any]], tuple[int, bytes]]


class Stub:
    """What was asked of it, and how it answers: a status and a body."""

    def __init__(self) -> None:
        self.asked: list[dict[str, Any]] = []
        self.keys: list[str] = []
        self.answer: Answer = first_option
        self.url = ""


def completion(content: str | None) -> bytes:
    """A message as such endpoints send it."""
    return json.dumps(
        {
            "choices": [{"message": {"role": "assistant", "content": content}}],
            "usage": {"prompt_tokens": 1000, "completion_tokens": 10},
        }
    ).encode()


def first_option(body: dict[str, Any]) -> tuple[int, bytes]:
    """Takes the first option that it is given."""
    found = re.search(r"The answers:\n(\S+) \(", body["messages"][-1]["content"])
    return 200, completion(f'Well. {{"answer": "{found[1] if found else "ready"}"}}')


@contextmanager
def endpoint() -> Iterator[Stub]:
    stub = Stub()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            stub.asked.append(body)
            stub.keys.append(self.headers.get("Authorization", ""))
            status, said = stub.answer(body)
            self.send_response(status)
            self.send_header("Content-Length", str(len(said)))
            self.end_headers()
            self.wfile.write(said)

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    stub.url = f"http://127.0.0.1:{server.server_port}/v1/chat/completions"
    thread = threading.Thread(target=server.serve_forever, args=(0.01,), daemon=True)
    thread.start()
    try:
        yield stub
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
