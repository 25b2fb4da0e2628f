import { describe, expect, it } from 'vitest';

import { NEXT } from '@api-docs/kit/versions/docsVersions';
import type { Json } from '@api-docs/kit/values/json';

import { apiVersionFile } from '../../../plugins/api/facts/apiFiles';
import { siteUrl } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { readLegacyCalls } from '../../support/legacyBodies';

const server = mcpServer();

/** The answer of `translate`. */
interface Translated {
  from: string;
  to: string | null;
  complete: boolean;
  body: Json;
  changes: { kind: string; from?: string; items?: number }[];
  questions: { at: string; type: string; reason: string }[];
  problems: { at: string; text: string }[];
  sample: string;
  address: string;
}

describe('translate', () => {
  // `contract/requestValidation` translates all legacy bodies.
  it('turns a legacy body into one that `check` accepts, or says that there is no successor', async () => {
    const [input] = readLegacyCalls(apiVersionFile(NEXT)).find(({ name }) => name === '/safety/v3/pii')?.examples ?? [];
    const { to, body, ...answer } = await server.json<Translated>('translate', { operation: '/safety/v3/pii', input });
    expect(answer).toMatchObject({ from: '/safety/v3/pii', complete: true, questions: [], problems: [] });
    expect(await server.json('check', { operation: to, body })).toMatchObject({ valid: true });
    const without = { operation: '/safety/v3/summarization', input: { response: 'So.' } };
    expect(await server.json('translate', without)).toMatchObject({
      to: null,
      reason: expect.stringMatching(/^No successor of .*\.$/) as string,
    });
  });

  it('takes a cURL command as the samples print it, and finds its operation', async () => {
    const operation = '/safety/v3/pii';
    const [, input] = /```bash\n([^]*?)\n```/.exec(await server.call('sample', { operation, language: 'curl' })) ?? [];
    expect(await server.json('translate', { input })).toMatchObject({ from: operation });
  });

  it('returns changes with their number in a list, questions, problems and the sample', async () => {
    const context = [{ node_id: 'a', node_score: 1 }, { node_score: 0.5 }];
    const input = { query: 'Why?', context, metadata: { llm_name: 'x' } };
    const question = { input, operation: 'faithfulness', language: 'python' };
    const answer = await server.json<Translated>('translate', question);
    expect(answer).toMatchObject({
      from: '/safety/v3/faithfulness',
      to: 'POST /metrics/v4alpha/faithfulness',
      complete: false,
      body: { query: 'Why?', context: [{ chunk_id: 'a' }, {}], include_citations: false },
      address: `${siteUrl}docs/api/metrics/v4alpha/faithfulness/`,
    });
    expect(answer.changes.map(({ kind, from, items }) => [kind, from, items])).toEqual([
      ['renamed', '/context/0/node_id', undefined],
      ['dropped', '/context/0/node_score', 2],
      ['dropped', '/metadata/llm_name', undefined],
      ['added', undefined, undefined],
    ]);
    expect(answer.questions.map(({ at, type }) => [at, type])).toEqual([['/response', 'string']]);
    expect(answer.problems).toEqual([
      { at: 'context.1', text: 'Fill in `chunk_id` or `chunk_text` of item 2 of `context`.' },
    ]);
    expect(answer.sample).toMatch(/^```python\n/);
    const answered = await server.json<Translated>('translate', { ...question, answers: { '/response': 'So.' } });
    expect(answered).toMatchObject({ body: { response: 'So.' }, questions: [] });
  });

  it('offers the operation that the fields fit better, and keeps the one that was given', async () => {
    const input = { query: 'Why?', response: 'So.', context: [] };
    const { remark } = await server.json<{ remark: string }>('translate', {
      input,
      operation: '/alignment/v1/clarity',
    });
    expect(remark).toContain('`/safety/v3/answer_relevancy`');
  });
});
