"""Checks one exchange of a support assistant before it is shown."""

import os
import sys

import requests

QUESTION = "What does it cost to replace a lost card?"
ANSWER = "Replacing a lost card costs 8.00 EUR."
CALLS = {
    "faithfulness": (
        "/metrics/v4alpha/faithfulness",
        {
            "query": QUESTION,
            "response": ANSWER,
            "context": [
                {"chunk_id": "kb-cards-2", "chunk_text": "A lost card costs 8.00 EUR to replace."},
                {"chunk_id": "kb-cards-7", "chunk_text": "A new card arrives in five days."},
            ],
            "include_citations": False,
            "metadata": {"correlation_id": "chat-204417"},
        },
    ),
    "pii": (
        "/metrics/v4alpha/pii",
        {"text": "Case FH-204417, mia@example.com", "allowlist": [], "blocklist": [r"FH-\d{6}"]},
    ),
    "toxicity": ("/metrics/v4alpha/toxicity", {"text": ANSWER}),
    "prompt_injection": (
        "/metrics/v4alpha/prompt_manipulation",
        {"text": QUESTION, "metadata": {"correlation_id": "chat-204417"}},
    ),
}

for name, (path, body) in CALLS.items():
    headers = {"Authorization": f"Bearer {os.environ['API_KEY']}"}
    reply = requests.post(os.environ["API_BASE"] + path, headers=headers, json=body, timeout=30)
    print(name, reply.status_code)
    if reply.status_code != 200:
        sys.exit(1)
