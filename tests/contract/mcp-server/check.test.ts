import { describe, expect, it } from 'vitest';

import { NEXT } from '@api-docs/kit/versions/docsVersions';

import { apiVersionFile } from '../../../plugins/api/facts/apiFiles';
import { mcpServer } from '../../support/mcpServer';
import { readOperations } from '../../support/openApiDocument';

const server = mcpServer();

describe('check', () => {
  // `contract/requestValidation` compares the validator, which the request builder has too, with a mock.
  it('accepts the examples of every operation', async () => {
    for (const { ref: operation, request, parameters } of readOperations(apiVersionFile(NEXT))) {
      // A body alone is enough without required parameters.
      if (parameters.some(({ required }) => required)) continue;
      for (const { value: body } of Object.values(request?.examples ?? {})) {
        expect(await server.json('check', { operation, body })).toMatchObject({ valid: true, problems: [], hints: [] });
      }
    }
  });

  it('names each broken rule', async () => {
    const body = { query: 7, context: [{}], severity: 2 };
    expect(await server.json('check', { operation: 'faithfulness', body })).toMatchObject({
      valid: false,
      problems: [
        { at: 'query', text: '`query` must be a string.' },
        { at: 'response', text: 'Fill in `response`: it is required.' },
        { at: 'context.0', text: 'Fill in `chunk_id` or `chunk_text` of item 1 of `context`.' },
        { at: 'severity', text: '`severity` must be a number from 0 to 1.' },
      ],
    });
  });

  it('takes the body as text, too, and hints at misspelled fields', async () => {
    const body = JSON.stringify({ text: 'a', allow_list: [] });
    const result = await server.json<{ valid: boolean; hints: object[] }>('check', { operation: 'pii', body });
    expect(result.valid).toBe(true);
    expect(result.hints).toEqual([
      { at: 'allow_list', text: 'The reference knows no field `allow_list` here. Did you mean `allowlist`?' },
    ]);
  });

  it('tells the new names of fields and metrics of the legacy API, and what no source says', async () => {
    const hints = async (operation: string, body: object) =>
      (await server.json<{ hints: { text: string }[] }>('check', { operation, body })).hints
        .map(({ text }) => text)
        .join(' ');
    const context = [{ chunk_id: 'a', node_text: 'b' }];
    expect(await hints('faithfulness', { query: 'a', response: 'b', context })).toContain('now `chunk_text`');
    const metrics = ['prompt_injection', 'completion', 'adherence'];
    expect(await hints('evaluate', { text: 'a', metrics })).toMatch(
      /now `prompt_manipulation`.*`completion` can be combined is not documented.*`adherence` cannot be combined/,
    );
  });
});
