"""A player for any game of Gladsheim, in forty lines: it takes what sounds boldest, else answers by lot.

gladsheim simulate odins-table --games 20 --bots "program:python examples/programs/player.py,random"
"""

import json
import random
import sys

BOLD = ("attack", "fight", "conquer", "accuse")
lots = random.Random()


def tell(message: dict[str, object]) -> None:
    print(json.dumps(message), flush=True)


def choose(question: dict[str, list[dict[str, str]]]) -> object:
    options = question["options"]
    bold = [option for option in options if any(word in option["label"].lower() for word in BOLD)]
    return lots.choice(bold or options)["value"]


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            lots.seed(message["seed"])
            tell({"hello": "bold", "protocol": 1})
        elif "question" in message:
            tell({"answer": message["ask"], "value": choose(message["question"])})
        elif "error" in message:
            print(message["error"], file=sys.stderr)


if __name__ == "__main__":
    main()
