"""Checks one exchange of a support assistant before it is shown."""

import os
import sys

import requests

QUESTION = "What does it cost to replace a lost card?"
ANSWER = "Replacing a lost card costs 8.00 EUR."
CALLS = {
    "faithfulness": (
        "/safety/v3/faithfulness",
        {
            "query": QUESTION,
            "response": ANSWER,
            "context": [
                {"node_id": "kb-cards-2", "node_score": 0.91, "node_text": "A lost card costs 8.00 EUR to replace."},
                {"node_id": "kb-cards-7", "node_score": 0.42, "node_text": "A new card arrives in five days."},
            ],
            "metadata": {"correlation_id": "chat-204417", "llm_name": "support-small"},
        },
    ),
    "pii": (
        "/safety/v3/pii",
        {"text": "Case FH-204417, mia@example.com", "allowlist": [], "blocklist": [r"FH-\d{6}"]},
    ),
    "toxicity": ("/alignment/v1/toxicity", {"query": QUESTION, "response": ANSWER}),
    "prompt_injection": (
        "/safety/v3/prompt_injection",
        {"query": QUESTION, "metadata": {"correlation_id": "chat-204417"}},
    ),
}

for name, (path, body) in CALLS.items():
    headers = {"Authorization": f"Bearer {os.environ['API_KEY']}"}
    reply = requests.post(os.environ["API_BASE"] + path, headers=headers, json=body, timeout=30)
    print(name, reply.status_code)
    if reply.status_code != 200:
        sys.exit(1)
