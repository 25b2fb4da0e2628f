// Checks one exchange of a support assistant before it is shown.
const QUESTION = 'What does it cost to replace a lost card?';
const ANSWER = 'Replacing a lost card costs 8.00 EUR.';

const CALLS: [name: string, path: string, body: object][] = [
  [
    'faithfulness',
    '/safety/v3/faithfulness',
    {
      query: QUESTION,
      response: ANSWER,
      context: [
        { node_id: 'kb-cards-2', node_score: 0.91, node_text: 'A lost card costs 8.00 EUR to replace.' },
        { node_id: 'kb-cards-7', node_score: 0.42, node_text: 'A new card arrives in five days.' },
      ],
      metadata: { correlation_id: 'chat-204417', llm_name: 'support-small' },
    },
  ],
  ['pii', '/safety/v3/pii', { text: 'Case FH-204417, mia@example.com', allowlist: [], blocklist: ['FH-\\d{6}'] }],
  ['toxicity', '/alignment/v1/toxicity', { query: QUESTION, response: ANSWER }],
  ['prompt_injection', '/safety/v3/prompt_injection', { query: QUESTION, metadata: { correlation_id: 'chat-204417' } }],
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
