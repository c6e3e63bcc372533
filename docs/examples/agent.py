"""An agent for `overrun arena`: reads lines of JSON, and answers each question with any option.

overrun arena long-night 'mine=command:python agent.py' --blocks 5
"""

import json
import random
import sys

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "ask":  # the others are "begin", with a brief, and "end"
        option = random.choice(told["ask"]["options"])
        print(json.dumps({"answer": option["id"]}), flush=True)
