import { describe, expect, it } from 'vitest';

import { brand } from '../../../../brand.config';
import { formatFinding, lintPage } from '../../../../scripts/docs-lint/lintPages';
import { projectText } from '../../../support/projectFiles';

const PAGE = 'docs/page.mdx';
const LOG = 'versioned_docs/version-v3.4.0/change-log.mdx';

/** Concatenated, so that secret scanners do not report this file. */
const TOKEN = ['eyJhbGciOiJI', 'eyJzdWIiOiIx', 'c2lnbmF0dXJl'].join('.');
const VENDOR_KEY = ['sk', 'proj', 'a1B2c3D4e5F6g7H8i9J0'].join('-');

/** Returns the parts of the source at which findings start, until the end of the word. */
async function found(source: string, file: string, isAdvice: boolean): Promise<string[]> {
  const findings = (await lintPage(file, source)).filter((finding) => finding.isAdvice === isAdvice);
  const lines = source.split('\n');
  return findings.map(
    ({ line, column }) => /^[^\s`"'.,:<*]+/.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0] ?? '',
  );
}

const FACTS: [what: string, source: string, found: string[], file?: string][] = [
  ['a status by that word', 'The API sends status 429.', ['429']],
  ['an HTTP code', 'You see HTTP 404 or error code 403.', ['404', '403']],
  ['a status in code', 'The call returns `503`.', ['503']],
  ['a remedy', '**On 403**, check the role.', ['403']],
  ['number and reason', 'Some see 429 Too Many Requests here.', ['429']],
  ['a cell of a status column', '| Status | Meaning |\n| --- | --- |\n| 404 | gone |', ['404']],
  ['a class of statuses', 'Errors 4xx and 5xx differ.', ['4xx', '5xx']],
  ['a description', '---\ndescription: What status 429 means.\n---\n\nText.', ['429']],
  ['code that waits for a status', '```python\nif r.status_code == 429: wait()\n```', ['429']],
  ['a JSON Web Token', `Key: ${TOKEN}`, [TOKEN.split('.')[0] ?? '']],
  ['a bearer key', '```bash\ncurl -H "Authorization: Bearer abc123def456"\n```', ['abc123def456']],
  ['the key of a vendor', `Enter ${VENDOR_KEY}.`, [VENDOR_KEY]],
  ['an assigned key', '```python\napi_key = "0123456789abcdef0123"\n```', ['0123456789abcdef0123']],
  ['a key to fill in', '```bash\nexport API_KEY=YOUR_API_KEY\n```', ['YOUR_API_KEY']],
  ['the provider', `Ask ${brand.provider} now.`, [brand.provider]],
  ['the slug in a URL', `[Metrics](/a-${brand.slug}-b)`, [`${brand.slug}-b)`]],
  ['dates in the change-log', '## v3.4.0 (2025-06-16)\n\nOn 16 June 2025.', ['2025-06-16)', '2025'], LOG],
];

const ADVICE: typeof FACTS = [
  ['filler', '---\ntitle: "Simply"\n---\n\nSimply send the text. Note that it works.', ['Simply', 'Simply', 'Note']],
  ['praise', 'A seamless, powerful tool.', ['seamless', 'powerful']],
  ['long words', 'Utilizing it in order to score.', ['Utilizing', 'in']],
  ['other names', 'A whitelist, the v3 call, HTTP responses.', ['whitelist', 'v3', 'HTTP']],
  ['the first person', 'We read it. Is it fast? Ask us.', ['We', 'us']],
  ['a short description', '---\ntitle: A\ndescription: Short.\n---\n\nText.', ['description']],
  ['a long title', `---\ntitle: ${'x'.repeat(81)}\n---\n\nText.`, ['title']],
  ['fields without effect', '---\ntitle: A\nlayout: wide\nauthors: [ann]\n---\n\nText.', ['layout', 'authors']],
  ['a post without teaser', 'We wrote this.', ['We'], 'blog/a.mdx'],
];

const NOTHING: [what: string, source: string, file?: string][] = [
  ['admonitions', ':::note\n\nText.\n\n:::\n\n:::tip A title\n\nText.\n\n:::\n\n```md\n:::Note\n```'],
  ['the documented statuses', 'The statuses 200, 401, 422 and 500. On 401, check the key.\n\n### 422'],
  ['a comparison with a number', '```js\nif (response.status >= 300) fail();\n```'],
  ['counts', 'Score 400 texts. It needs an answer of 404 words, on 503 samples, a 400 g card, 403.50 each.'],
  ['a cell of another column', '| Words |\n| --- |\n| 404 |'],
  ['a number in code', '```json\n{ "prompt_tokens": 404 }\n```'],
  ['the variable of a key', '```bash\ncurl -H "Authorization: Bearer $API_KEY"\n```'],
  ['the word bearer', 'Send the key after the word `Bearer` and a space. Bearer authentication.'],
  ['tokens', 'Ask %brand.provider% about %brand.product%.'],
  ['a date elsewhere', 'Since 2025.'],
  ['versions and verbs in the change-log', '## v3.4.0\n\nYou may call it. It adds 2,025 words.', LOG],
  ['the words of others', 'It says "We simply failed".\n\n> Simply us.\n\n| Text |\n| --- |\n| Our v3. |'],
  ['code in prose', 'Send `whitelist`, `/safety/v3/pii` and `we`.'],
  ['words with a meaning', 'You cannot simply change it. It is robust to noise. Docs v3.4.0 have v3 pages.'],
  ['a question of the reader', '### Can we scan it?'],
  ['the first person in a post', 'We wrote this.\n\n{/* truncate */}\n\nMore.', 'blog/a.mdx'],
  ['a page that is not MDX', '---\nmdx:\n  format: md\n---\n\nIt costs {5.'],
];

describe('lint:docs', () => {
  it.each(FACTS)('fails on %s', async (_what, source, expected, file = PAGE) => {
    expect(await found(source, file, false)).toEqual(expected);
  });

  it.each(ADVICE)('advises against %s', async (_what, source, expected, file = PAGE) => {
    expect(await found(source, file, true)).toEqual(expected);
    expect(await found(source, file, false)).toEqual([]);
  });

  it.each(NOTHING)('accepts %s', async (_what, source, file = PAGE) => {
    expect(await lintPage(file, source)).toEqual([]);
  });

  it('prints one line a finding, facts first, which VS Code lists', async () => {
    const lines = (await lintPage(PAGE, 'Simply send it.\n\nOr see status 429.')).map(formatFinding);
    expect(lines).toMatchInlineSnapshot(`
      [
        "docs/page.mdx:3:15 undocumented status 429: the API documents 200, 401, 422, and 500; remove it or name one of these",
        "docs/page.mdx:1:1 advice: "Simply" adds nothing: remove it, or give the fact behind it",
      ]
    `);
    const { tasks } = JSON.parse(projectText('.vscode/tasks.json')) as {
      tasks: { problemMatcher: { pattern: { regexp: string } } }[];
    };
    const [pattern = ''] = tasks.map(({ problemMatcher }) => problemMatcher.pattern.regexp);
    expect(new RegExp(pattern).exec(lines[0] ?? '')?.slice(1, 4)).toEqual([PAGE, '3', '15']);
  });
});
