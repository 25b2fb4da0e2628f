import { describe, expect, it } from 'vitest';

import { NEXT } from '@api-docs/kit/versions/docsVersions';

import { exchange, initialize, message } from '../../support/mcpMessages';
import { mcpServer } from '../../support/mcpServer';
import { sampleOf } from '../../support/pages';
import { LATEST } from '../../support/specifiedRoutes';

const server = mcpServer();

const LEGACY_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'];

describe('the protocol', () => {
  it('says what each tool takes and answers, in types, enums and limits', async () => {
    const { tools } = await server.client.listTools();
    for (const { name, inputSchema, outputSchema } of tools) {
      expect(outputSchema?.type, name).toBe('object');
      for (const [field, schema] of Object.entries(inputSchema.properties ?? {})) {
        expect(JSON.stringify(schema), `${name}.${field}`).toMatch(/"(?:type|anyOf|enum)"/);
      }
    }
    const { properties } = tools.find(({ name }) => name === 'search')?.inputSchema ?? {};
    expect(properties).toMatchObject({ version: { enum: expect.arrayContaining([LATEST, NEXT]) as string[] } });
  });

  it.each(['2026-07-28', ...sampleOf(LEGACY_REVISIONS, 5)])('is that of revision %s', async (revision) => {
    const meta = {
      'io.modelcontextprotocol/protocolVersion': revision,
      'io.modelcontextprotocol/clientInfo': { name: 'a', version: '1' },
      'io.modelcontextprotocol/clientCapabilities': {},
    };
    const isModern = !LEGACY_REVISIONS.includes(revision);
    const own = (id: number, method: string, params: object = {}) =>
      message(id, method, isModern ? { ...params, _meta: meta } : params);
    const { replies } = await exchange(
      ...(isModern ? [] : [initialize(revision), '{"jsonrpc":"2.0","method":"notifications/initialized"}']),
      own(2, 'tools/list'),
      own(3, 'resources/list'),
      own(4, 'resources/read', { uri: 'docs:///' }),
      own(5, 'prompts/list'),
      own(6, 'resources/list', { cursor: 'bogus' }),
    );
    expect(replies.get(6)).toMatchObject({ error: { code: -32602 } });
    for (const id of [2, 3, 4, 5]) expect(replies.get(id), String(id)).toHaveProperty('result');
    if (isModern) expect(replies.get(4)).toMatchObject({ result: { cacheScope: 'public' } });
    else expect(replies.get(1)).toMatchObject({ result: { protocolVersion: revision } });
  });
});
