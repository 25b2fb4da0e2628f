# Checks one exchange of a support assistant before it is shown.
set -eu

call() {
  curl --fail-with-body --silent --show-error --output /dev/null --write-out "$1 %{http_code}\n" \
    --max-time 30 --header "Authorization: Bearer $API_KEY" --header "Content-Type: application/json" \
    --data @- "$API_BASE$2"
}

call faithfulness /safety/v3/faithfulness <<'JSON'
{
  "query": "What does it cost to replace a lost card?",
  "response": "Replacing a lost card costs 8.00 EUR.",
  "context": [
    { "node_id": "kb-cards-2", "node_score": 0.91, "node_text": "A lost card costs 8.00 EUR to replace." },
    { "node_id": "kb-cards-7", "node_score": 0.42, "node_text": "A new card arrives in five days." }
  ],
  "metadata": { "correlation_id": "chat-204417", "llm_name": "support-small" }
}
JSON
call pii /safety/v3/pii <<'JSON'
{ "text": "Case FH-204417, mia@example.com", "allowlist": [], "blocklist": ["FH-\\d{6}"] }
JSON
call toxicity /alignment/v1/toxicity <<'JSON'
{ "query": "What does it cost to replace a lost card?", "response": "Replacing a lost card costs 8.00 EUR." }
JSON
call prompt_injection /safety/v3/prompt_injection <<'JSON'
{ "query": "What does it cost to replace a lost card?", "metadata": { "correlation_id": "chat-204417" } }
JSON
