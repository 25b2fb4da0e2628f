import { describe, expect, it } from 'vitest';

import { exchange, initialize, message } from '../../support/mcpMessages';
import { mcpServer } from '../../support/mcpServer';
import { COMPARISON } from '../../support/pages';
import { LATEST } from '../../support/specifiedRoutes';

const server = mcpServer();
const { from: FROM, to: TO } = COMPARISON;

describe('wrong input', () => {
  it.each([
    ['search', { query: ' ' }, 'Write the words to search for.'],
    ['search', { query: 'score', version: 'v9.9.9' }, 'version: Invalid option: expected one of "'],
    ['read', { page: 'docs/intrro' }, 'There is no page "docs/intrro". Nearest: `docs/intro/`'],
    [
      'read',
      { page: 'docs/intro', section: 'Next stepz' },
      'There is no section "Next stepz" on `docs/intro/`. Did you mean `Next steps`?',
    ],
    ['fact', { operation: 'toxicty' }, 'There is no operation "toxicty". Did you mean `toxicity`?'],
    ['fact', { operation: 'faithfulness', field: 'node_text' }, 'Did you mean `context.chunk_text`?'],
    ['sample', { operation: 'pii', language: 'go', example: 'no-finding' }, 'Did you mean `no-findings`?'],
    ['check', { operation: 'pii', body: '{' }, '`body` is a string and not JSON: '],
    [
      'translate',
      { input: { query: 'a', response: 'b' } },
      'Give as `operation`: `completion`, `refusal`, `/alignment',
    ],
    [
      'translate',
      { input: 'curl https://a.example/safety/v3/pii -d "{}"', operation: 'toxicity' },
      'The command calls `/safety/v3/pii`. Give as `operation`: `/safety/v3/pii`.',
    ],
    [
      'translate',
      { input: `curl https://a.example/v9/none -d '{"text":"a"}'` },
      'No legacy operation has the path `/v9/none`',
    ],
    ['differences', { from: TO, to: FROM }, `${FROM} is older than ${TO}. Give the older version as \`from\`.`],
    ['differences', { from: FROM, to: TO, page: 'a', operation: 'b' }, 'Give `page` or `operation`, not both.'],
    ['differences', { from: FROM, to: TO, page: 'docs/api/' }, '`docs/api/` has no versions.'],
  ])('of %s %j is answered with a remedy', async (tool, input, message) => {
    expect(await server.failure(tool, input)).toContain(message);
  });

  it.each<[string, (text: string) => Record<string, unknown>, string]>([
    ['fact', (operation) => ({ operation }), 'operation: Too big'],
    ['read', (page) => ({ page }), 'page: Too big'],
    ['check', (text) => ({ operation: 'pii', body: { text } }), 'at most 20000 are read'],
    ['translate', (query) => ({ operation: 'refusal', input: { query } }), 'at most 20000 are read'],
  ])('of %s that is too long is refused at once', async (tool, input, message) => {
    const answer = await server.failure(tool, input('x'.repeat(1_000_000)));
    expect(answer).toContain(message);
    expect(answer.length).toBeLessThan(1_000);
  });

  it('of an unknown tool, resource or prompt is an error of invalid parameters', async () => {
    expect(await server.failure('serach', {})).toContain('serach');
    await expect(server.client.readResource({ uri: 'docs:///docs/intrro/' })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('Nearest: `docs/intro/`') as string,
      data: { uri: 'docs:///docs/intrro/' },
    });
    for (const given of [{ language: 'ruby' }, { operation: 'faithfulnes' }] as Record<string, string>[]) {
      await expect(server.client.getPrompt({ name: 'first_call', arguments: given })).rejects.toMatchObject({
        code: -32602,
      });
    }
  });

  it('that is no message of the protocol, or a very long one, does not stop the server', async () => {
    const { code, replies, refused } = await exchange(
      initialize('2025-06-18'),
      'no JSON\n\n[]\nnull\n{"jsonrpc":"1.0"}\n\u0000\ufffd',
      message(3, 'tools/call', { name: 'check', arguments: { operation: 'pii', body: 'x'.repeat(5_000_000) } }),
      message(2, 'tools/call', { name: 'search', arguments: { query: 'score' } }),
      message(4, 'resources/read', {}),
    );
    expect(code).toBe(0);
    expect(refused).toEqual([-32700, -32600, -32600, -32600, -32700]);
    expect(replies.get(4)).toMatchObject({ error: { code: -32602 } });
    expect(replies.get(2)).toMatchObject({ result: { structuredContent: { version: LATEST } } });
    expect(replies.get(3)).toMatchObject({ result: { isError: true } });
  });
});
