// Checks one exchange of a support assistant before it is shown.
const QUESTION = 'What does it cost to replace a lost card?';
const ANSWER = 'Replacing a lost card costs 8.00 EUR.';

const CALLS: [name: string, path: string, body: object][] = [
  [
    'faithfulness',
    '/metrics/v4alpha/faithfulness',
    {
      query: QUESTION,
      response: ANSWER,
      context: [
        { chunk_id: 'kb-cards-2', chunk_text: 'A lost card costs 8.00 EUR to replace.' },
        { chunk_id: 'kb-cards-7', chunk_text: 'A new card arrives in five days.' },
      ],
      include_citations: false,
      metadata: { correlation_id: 'chat-204417' },
    },
  ],
  ['pii', '/metrics/v4alpha/pii', { text: 'Case FH-204417, mia@example.com', allowlist: [], blocklist: ['FH-\\d{6}'] }],
  ['toxicity', '/metrics/v4alpha/toxicity', { text: ANSWER }],
  [
    'prompt_injection',
    '/metrics/v4alpha/prompt_manipulation',
    { text: QUESTION, metadata: { correlation_id: 'chat-204417' } },
  ],
];

for (const [name, path, body] of CALLS) {
  const reply = await fetch(`${process.env.API_BASE}${path}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${process.env.API_KEY}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(30_000),
  });
  process.stdout.write(`${name} ${reply.status}\n`);
  if (reply.status !== 200) process.exit(1);
}

export {};
