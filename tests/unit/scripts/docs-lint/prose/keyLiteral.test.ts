import { describe, expect, it } from 'vitest';

import { keyLiteral } from '../../../../../scripts/docs-lint/prose/rules/keyLiteral';
import { findingsOf, foundBy } from './onPage';

/** Concatenated, so that secret scanners do not report this file. */
const TOKEN = ['eyJhbGciOiJI', 'eyJzdWIiOiIx', 'c2lnbmF0dXJl'].join('.');
const VENDOR_KEY = ['sk', 'proj', 'a1B2c3D4e5F6g7H8i9J0'].join('-');

describe('key-literal', () => {
  it.each([
    ['a JSON Web Token', `Key: ${TOKEN}`, TOKEN],
    ['one that was cut', 'The key starts with `eyJhbGciOi`.', 'eyJhbGciOi'],
    ['a bearer key', '```bash\ncurl -H "Authorization: Bearer abc123def456"\n```', 'abc123def456'],
    ['the key of a vendor', `Enter ${VENDOR_KEY}.`, VENDOR_KEY],
    ['an assignment', '```python\napi_key = "0123456789abcdef0123"\n```', '0123456789abcdef0123'],
    ['a gap to fill in capitals', '```bash\nexport API_KEY=YOUR_API_KEY\n```', 'YOUR_API_KEY'],
    ['a gap in brackets', '```bash\n-H "Bearer <your-api-key>"\n```', '<your-api-key>'],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(keyLiteral, source)).toEqual([found]);
  });

  it.each([
    ['the variable', '```bash\ncurl -H "Authorization: Bearer $API_KEY"\n```'],
    ['a template', '```ts\nconst auth = `Bearer ${process.env.API_KEY}`;\nconst other = `Bearer ${key12345678}`;\n```'],
    ['a lookup', '```python\nheaders = {"Authorization": f"Bearer {os.environ[\'API_KEY\']}"}\n```'],
    ['the words', 'Send the bearer token, the API key, after the word `Bearer` and a space. Bearer authentication.'],
    ['a hyphenated word', 'A risk-management-framework and a task-oriented one.'],
    ['an id', '```json\n{ "correlation_id": "chat-2041-turn-3" }\n```'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(keyLiteral, source)).toEqual([]);
  });

  it('reports the line and the variable to use', () => {
    expect(findingsOf(keyLiteral, `One.\n\nKey: ${TOKEN}`)).toMatchObject([
      { line: 3, column: 6, expected: '$API_KEY' },
    ]);
  });
});
