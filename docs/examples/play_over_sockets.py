"""A whole Windmill game over sockets, as another client would play it: `python play_over_sockets.py
http://127.0.0.1:8000`.

Needs only the package websockets. Each person keeps the cookie the server gave; the table's key lets people sit down."""

import asyncio
import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect

HOME = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"


def call(path, body, cookie=""):
    request = Request(HOME + path, json.dumps(body).encode(), {"Content-Type": "application/json", "Cookie": cookie})
    with urlopen(request) as answer:
        text, given = answer.read(), answer.headers.get("Set-Cookie", "").split(";")[0]
    return (json.loads(text) if text else None), given or cookie


def any_value(domain):
    if domain["domain"] == "words":
        return {"parts": ["Once the wind told me a tale."], "lang": "en"}
    return random.choice(domain["values"])


async def play(table, cookie, asked=0):
    """Answer every question with a random offer, until there is an outcome."""
    address = f"{HOME.replace('http', 'ws', 1)}/ws/{table}"
    async with connect(address, additional_headers={"Cookie": cookie}) as socket:
        async for text in socket:
            sight = json.loads(text).get("sight")
            if sight and sight.get("outcome"):
                return sight["outcome"]["winners"], sight["scores"]
            question = sight and sight.get("question")
            if question and question["number"] > asked:
                asked = question["number"]
                offer = random.choice(question["ask"]["offers"])
                fields = {name: any_value(domain) for name, domain in offer.get("fields", {}).items()}
                move = {"move": offer["move"], **fields}
                await socket.send(json.dumps({"do": "answer", "id": f"m{asked}", "number": asked, "move": move}))


async def main():
    opened, host = call("/api/tables", {"game": "windmill", "options": {"players": 3}})
    table, cookies = opened["table"], []
    for name, cookie in (("Ada", host), ("Bo", ""), ("Cy", "")):
        cookies.append(call(f"/api/tables/{table}/seats", {"name": name, "key": opened["key"]}, cookie)[1])
    call(f"/api/tables/{table}/start", {}, host)
    ends = await asyncio.gather(*(play(table, cookie) for cookie in cookies))
    print(ends[0], "and all agree:", all(end == ends[0] for end in ends))


asyncio.run(main())
