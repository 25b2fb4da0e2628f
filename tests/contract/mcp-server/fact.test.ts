import { existsSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { apiVersionFile } from '../../../plugins/api/facts/apiFiles';
import { buildDir, builtText, normalizeSpace, siteUrl } from '../../support/builtSite';
import { mcpServer } from '../../support/mcpServer';
import { readOperations } from '../../support/openApiDocument';
import { fieldsOf } from '../../support/openApiFields';
import { OLDEST, VERSIONS } from '../../support/specifiedRoutes';

const server = mcpServer();

/** A field in an answer of the server. */
interface Fact {
  part: string;
  type: string;
  requirement: unknown;
  default?: unknown;
  limits?: unknown;
  description: unknown;
  address: string;
}

/** Returns all that the server says about a field as one text, in the words of the independent reading. */
function factText({ type, requirement, default: value, limits, description }: Fact): string {
  const limitTexts = Array.isArray(limits) ? limits.join('; ') : '';
  const plain = [limitTexts, typeof description === 'string' ? description : ''].join(' ').replaceAll('`', '');
  const presence = typeof requirement === 'string' ? requirement : 'not published, not documented: send it';
  return normalizeSpace([type, presence, `default: ${JSON.stringify(value)}`, plain].join(' '));
}

/** Returns whether the site has a page with an anchor, or a file. */
function exists(url: string): boolean {
  const [file = '', anchor] = url.replace(siteUrl, '').split('#');
  if (anchor === undefined) return existsSync(path.join(buildDir, file));
  return new RegExp(`\\sid=["']?${anchor}["'\\s>]`).test(builtText(`${file}index.html`));
}

describe('fact', () => {
  it.each(VERSIONS)('agrees with an independent reading of the OpenAPI file of docs %s', async (version) => {
    const wrong: string[] = [];
    for (const own of readOperations(apiVersionFile(version))) {
      const operation = `${own.method} ${own.path}`;
      for (const { path: field, anchor, texts } of fieldsOf(own)) {
        const part = anchor.slice(0, anchor.indexOf('-'));
        const { facts } = await server.json<{ facts: Fact[] }>('fact', { operation, field, version });
        const said = facts.find((one) => one.part === part);
        const missing = said ? texts.filter((text) => !factText(said).includes(text)) : ['everything'];
        if (said && !exists(said.address)) missing.push(said.address);
        if (missing.length > 0) wrong.push(`${operation} ${anchor} lacks ${missing.join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.runIf(VERSIONS.includes('v3.3.0'))('knows a legacy body whose operation is not documented', async () => {
    const { operation, request } = await server.json<{ operation: string; request: string[] }>('fact', {
      operation: 'stability',
      version: 'v3.3.0',
    });
    expect([operation, request[0]]).toEqual(['stability', expect.stringMatching(/^[a-z_]+: /)]);
  });

  it('says what the combined call accepts', async () => {
    const { conditions } = await server.json<{ conditions: string[] }>('fact', { operation: 'evaluate' });
    expect(conditions).toEqual(
      expect.arrayContaining([
        'sensitivity: needs text and topics',
        'cannot be combined: adherence, stability, carbon, and cost',
      ]),
    );
  });

  it('says that something is not published instead of guessing', async () => {
    const unknown = await server.json<{ see: string }>('fact', { operation: 'pii', field: 'rate_limit' });
    expect(unknown).toMatchObject({ published: false, field: 'rate_limit' });
    expect(unknown.see).toContain('#');
    expect(exists(unknown.see)).toBe(true);
    const legacy = readOperations(apiVersionFile(OLDEST)).find(({ reply }) => !reply);
    if (legacy) {
      const facts = await server.json<object>('fact', { operation: legacy.path, version: OLDEST });
      expect(facts).toMatchObject({ published: true, reply: { published: false } });
    }
    const { facts } = await server.json<{ facts: object[] }>('fact', { operation: 'pii', field: 'allowlist' });
    expect(facts[0]).toMatchObject({ default: { published: false } });
    const open = await server.json<{ facts: object[] }>('fact', { operation: 'stability', field: 'data' });
    expect(open.facts[0]).toMatchObject({ fields: { published: false } });
  });
});
