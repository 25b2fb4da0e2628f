import { describe, expect, it } from 'vitest';

import { documentedStatus } from '../../../../../scripts/docs-lint/prose/rules/documentedStatus';
import { findingsOf, foundBy } from './onPage';

describe('documented-status', () => {
  it.each([
    ['a status by that word', 'The API sends status 429.', ['429']],
    ['an HTTP code', 'You see HTTP 404 or error code 403.', ['404', '403']],
    ['a status in code', 'The call returns `503`.', ['503']],
    ['an answer', 'It answers with a 400 when a field is missing.', ['400']],
    ['a remedy', '**On 403**, check the role.', ['403']],
    ['a list with a documented one', 'What do 401, 422, and 429 mean?', ['429']],
    ['the end of a list of statuses', 'Handle the statuses 401 and 404.', ['404']],
    ['the end of a longer list', 'Statuses 401, 422, 500, and 503 differ.', ['503']],
    ['a success that is not 200', 'It replies with 202.', ['202']],
    ['number and reason', 'Some see 429 Too Many Requests here.', ['429']],
    ['a heading that is a status', '### 502', ['502']],
    ['a cell of a status column', '| Status | Meaning |\n| --- | --- |\n| 404 | gone |', ['404']],
    ['a class of statuses', 'Errors 4xx and 5xx differ.', ['4xx', '5xx']],
    ['code that waits for it', '```python\nif r.ok: pass\nif r.status_code == 429: wait()\n```', ['429']],
    ['an HTTP line', '```text\nHTTP/1.1 404\n```', ['404']],
  ])('reports %s', (_case, source, found) => {
    expect(foundBy(documentedStatus, source)).toEqual(found);
  });

  it.each([
    ['the documented four', 'Only the statuses 200, 401, 422 and 500 are documented. On 401, check the key.'],
    ['their headings', '### 200\n\nFine.\n\n### 422\n\nBad.'],
    ['a count', 'Score 400 texts. It needs an answer of 404 words and returns 403 tokens.'],
    ['an amount after "on"', 'On a grid with 400 g per kWh, on 503 samples, a 400 g card.'],
    ['a decimal', 'It went from 404.5 to 403.50 and costs a 400.50 fee.'],
    ['a cell of another column', '| Words |\n| --- |\n| 404 |'],
    ['a number in code', '```json\n{ "prompt_tokens": 404 }\n```'],
    ['a range of the scale', 'The score lies on 0 to 100, and 100 is best.'],
  ])('accepts %s', (_case, source) => {
    expect(foundBy(documentedStatus, source)).toEqual([]);
  });

  it('reports the line, also in code', () => {
    const source = 'Text.\n\n```python\nx = 1\nif status == 429:\n```\n\nStatus 404.';
    expect(findingsOf(documentedStatus, source).map(({ line }) => line)).toEqual([8, 5]);
  });
});
