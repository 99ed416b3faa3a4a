#!/usr/bin/env python3
"""Plays random legal answers for every seat, over the referee's JSON lines (docs/referee.md).
Usage: bot.py [SEED [COMMAND ...]], where COMMAND starts a referee: npx sandtable referee"""
import json, random, subprocess, sys

seed = sys.argv[1] if len(sys.argv) > 1 else "1"
command = sys.argv[2:] or ["npx", "sandtable", "referee"]
referee = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
chance = random.Random(seed)


def ask(do, **fields):
    referee.stdin.write(json.dumps({"do": do, **fields}) + "\n")
    referee.stdin.flush()
    reply = json.loads(referee.stdout.readline())
    if not reply["ok"]:
        sys.exit(f"{do}: {reply.get('refusal') or reply.get('error') or reply['bug']['message']}")
    return reply


for ruleset in ask("rulesets")["rulesets"]:
    opened = ask("open", ruleset=ruleset["id"], ready=ruleset["ready"][0]["id"], seed=seed)
    game, now = opened["game"], opened["now"]
    while not now["over"]:
        seat = now["waiting"][0]
        asked = ask("options", game=game, seat=seat)
        now = ask("answer", game=game, seat=seat, at=asked["at"], answer=chance.choice(asked["options"]))["now"]
    print(f"{ruleset['title']}: {now['outcome']['winner'] or 'nobody'} wins after {now['moves']} moves")
    ask("close", game=game)
