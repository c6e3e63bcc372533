"""A bot for Overrun: takes the seat of a link and answers whatever it is asked, at random.

python bot.py 'http://localhost:8765/t/TABLE#TOKEN'
"""

import json
import random
import sys
import time
from urllib.parse import urlsplit
from urllib.request import urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

FOR_GOOD = 4401, 4404  # the seat is not ours any more, or there is no such table


def play(link: str) -> str:
    """Play until the game is over; how it ended, as a sentence."""
    parts = urlsplit(link)
    api = f"{parts.scheme}://{parts.netloc}/api/tables/{parts.path.split('/')[-1]}"
    wish = json.dumps({"token": parts.fragment, "name": "Bot", "program": True}).encode()
    key = json.load(urlopen(f"{api}/join", wish))["key"]  # ours alone: the link is spent now
    url, headers = f"ws{api[4:]}/socket", {"Authorization": f"Bearer {key}"}
    while True:
        with connect(url, additional_headers=headers, compression=None, max_size=None) as socket:
            try:
                while True:
                    frame = json.loads(socket.recv())
                    if frame.get("outcome"):
                        return frame["outcome"]["text"]
                    for asked in frame.get("asks", ()):
                        ask, option = asked["number"], random.choice(asked["options"])["id"]
                        socket.send(json.dumps({"type": "answer", "ask": ask, "option": option}))
            except ConnectionClosed as closed:
                if closed.rcvd and closed.rcvd.code in FOR_GOOD:
                    raise
        time.sleep(1)  # whoever is sent away comes back, and is told again what is asked


print(play(sys.argv[1]))
