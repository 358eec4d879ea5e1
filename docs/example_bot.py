"""A bot for every game: `example_bot.py http://localhost:8383/#/join/INVITE [NAME]` answers at random."""

import asyncio
import json
import random
import sys
import urllib.request

from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


def post(url: str, body: dict[str, str], **headers: str) -> dict[str, str]:
    with urllib.request.urlopen(urllib.request.Request(url, json.dumps(body).encode(), headers)) as answer:
        return dict(json.load(answer))


async def play(link: str, name: str) -> None:
    server, _, invite = link.partition("/#/join/")
    token = post(f"{server}/api/v1/users", {"name": name})["token"]
    tables, me = f"{server}/api/v1/tables", f"Bearer {token}"
    table = post(f"{tables}/join", {"invite": invite}, Authorization=me)["table"]
    post(f"{tables}/{table}/sit", {}, Authorization=me)
    async for socket in connect(server.replace("http", "ws", 1) + "/ws/v1", max_size=None):
        try:  # When the line breaks, `connect` comes back by itself, and `watch` tells how the table stands.
            await socket.send(json.dumps({"t": "hello", "v": 1, "token": token}))
            await socket.send(json.dumps({"t": "watch", "table": table}))
            async for data in socket:
                frame = json.loads(data)
                if (frame.get("lobby") or {}).get("phase") == "over":
                    return
                ask = frame.get("ask") or {}
                if ask.get("options"):  # One answer for each question: the step is a good name for it.
                    said = {"t": "answer", "table": table, "cid": f"{ask['step']}", "step": ask["step"]}
                    await socket.send(json.dumps({**said, "key": random.choice(ask["options"])["key"]}))
        except ConnectionClosed:
            continue


asyncio.run(play(sys.argv[1], *(sys.argv[2:] or ["Bot"])))
