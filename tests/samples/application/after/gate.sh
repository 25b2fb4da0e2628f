# Checks one exchange of a support assistant before it is shown.
set -eu

call() {
  curl --fail-with-body --silent --show-error --output /dev/null --write-out "$1 %{http_code}\n" \
    --max-time 30 --header "Authorization: Bearer $API_KEY" --header "Content-Type: application/json" \
    --data @- "$API_BASE$2"
}

call faithfulness /metrics/v4alpha/faithfulness <<'JSON'
{
  "query": "What does it cost to replace a lost card?",
  "response": "Replacing a lost card costs 8.00 EUR.",
  "context": [
    { "chunk_id": "kb-cards-2", "chunk_text": "A lost card costs 8.00 EUR to replace." },
    { "chunk_id": "kb-cards-7", "chunk_text": "A new card arrives in five days." }
  ],
  "include_citations": false,
  "metadata": { "correlation_id": "chat-204417" }
}
JSON
call pii /metrics/v4alpha/pii <<'JSON'
{ "text": "Case FH-204417, mia@example.com", "allowlist": [], "blocklist": ["FH-\\d{6}"] }
JSON
call toxicity /metrics/v4alpha/toxicity <<'JSON'
{ "text": "Replacing a lost card costs 8.00 EUR." }
JSON
call prompt_injection /metrics/v4alpha/prompt_manipulation <<'JSON'
{ "text": "What does it cost to replace a lost card?", "metadata": { "correlation_id": "chat-204417" } }
JSON
