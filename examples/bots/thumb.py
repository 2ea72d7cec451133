#!/usr/bin/env python3
"""A bot that speaks Hexapod's dialogue (docs/bots.md): Anteater by rules of thumb, any other game at random."""
import json
import random
import sys


def worth(view, action):
    """Says how good an action of Anteater looks, in points."""
    word, _, space = action.partition(" ")
    if word != "place":
        face = view["die"]["face"] if view["die"] else 3.5
        return {"reroll": 3 - face, "pass": -9}.get(word, 0)
    mound = next(mound for mound in view["mounds"] if mound["slot"] == space[0])
    number, height = (int(part) for part in space[1:].split("."))
    column = mound["columns"][number - 1]
    total = column["total"] + view["die"]["face"]
    rival = max([0] + [other["total"] for other in mound["columns"] if other is not column])
    race = mound["queen"] if total > rival else mound["general"] if total + 3 > rival else 0
    find = 0 if column["spaces"][height - 1] == "." else 2
    return race + find + len(column["spaces"]) / 2


def choose(game, view, legal):
    if game != "anteater":
        return random.choice(legal)
    return max(legal, key=lambda action: worth(view, action))


def main():
    game = None
    for line in sys.stdin:
        message = json.loads(line)
        if message["cmd"] == "start":
            game = message["game"]
        elif message["cmd"] == "act":
            action = choose(game, message["view"], message["legal"])
            print(json.dumps({"action": action}), flush=True)
        elif message["cmd"] == "over":
            break


main()
