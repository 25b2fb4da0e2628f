import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { NEXT, versionPath } from '@api-docs/kit/versions/docsVersions';
import type { Json } from '@api-docs/kit/values/json';
import { REFERENCE_LANGUAGES } from '@api-docs/openapi-facts/samples/sampleLanguages';
import { markdownPath } from '@api-docs/kit/urls/markdownPath';

import { openEngine } from '../support/siteSearch';
import { brand } from '../../brand.config';
import { apiVersionFile } from '../../plugins/api/facts/apiFiles';
import { buildDir, builtPage, builtText, normalizeSpace, siteUrl } from '../support/builtSite';
import { connectServer, SERVER_FILE, type ConnectedServer } from '../support/mcpServer';
import { readLegacyCalls } from '../support/legacyBodies';
import { readQueries } from '../support/judgedQueries';
import { operationAt, readOperations } from '../support/openApiDocument';
import { fieldsOf } from '../support/openApiFields';
import { COMPARISON, DESIGNED_KINDS, isFull, routerPages, sampleOf } from '../support/pages';
import { LATEST, OLDEST, V3_FOLDER, VERSIONS } from '../support/specifiedRoutes';

let server: ConnectedServer;

beforeAll(async () => {
  server = await connectServer();
});

afterAll(() => server.client.close());

/** Returns the message of a call that must fail. */
function failure(tool: string, input: Readonly<Record<string, unknown>>): Promise<string> {
  return server.call(tool, input).then(
    (text) => `no error but: ${text}`,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

async function json<Content>(tool: string, input: Readonly<Record<string, unknown>>): Promise<Content> {
  return JSON.parse(await server.call(tool, input)) as Content;
}

describe('the file of the MCP server', () => {
  it.each(['docs-server.mjs', 'docs-server.mcpb'])('%s has its SHA-256 digest beside it', (file) => {
    const digest = createHash('sha256')
      .update(readFileSync(path.join(buildDir, file)))
      .digest('hex');
    expect(builtText(`${file}.sha256`)).toBe(`${digest}  ${file}\n`);
  });

  it('imports no package, nothing of the network and no other file', () => {
    const code = builtText('docs-server.mjs');
    // Minified imports have no spaces, unlike those in the templates of samples.
    const names = [...code.matchAll(/\bimport[^"();`]*from"([^"]+)"/g)].map(([, name]) => name);
    expect(names.sort()).toEqual(['node:v8', 'node:zlib']);
    expect(code).not.toMatch(/\bimport\(["'`]|\brequire\(["']/);
  });

  it('contains the licenses of its packages', () => {
    const text = builtText('docs-server.mjs');
    for (const name of ['@modelcontextprotocol/server', 'zod', 'stemmer', 'fastest-levenshtein', 'jsonc-parser']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
  });

  it('is the server of the desktop extension, whose manifest names it', () => {
    const files = unzipSync(readFileSync(path.join(buildDir, 'docs-server.mcpb')));
    const read = (file: string) => Buffer.from(files[file] ?? []).toString();
    const manifest = JSON.parse(read('manifest.json')) as {
      icon: string;
      server: { type: string; entry_point: string; mcp_config: { args: string[] } };
    };
    expect(manifest).toMatchObject({
      manifest_version: '0.3',
      author: { name: brand.provider },
      server: { type: 'node' },
    });
    expect(manifest.server.mcp_config.args).toEqual([`\${__dirname}/${manifest.server.entry_point}`]);
    expect(read(manifest.server.entry_point)).toBe(readFileSync(SERVER_FILE, 'utf8'));
    expect(files[manifest.icon]?.length).toBeGreaterThan(0);
  });
});

/** Returns the text of an answer that has one part only. */
function whole(text: string): string {
  expect(text).not.toMatch(/\(Part \d+ of \d+\./);
  return text;
}

async function structured<Content>(tool: string, input: Readonly<Record<string, unknown>>): Promise<Content> {
  const { structuredContent } = await server.client.callTool({ name: tool, arguments: { ...input } });
  return structuredContent as Content;
}

describe('search', () => {
  const queries = ['queries', 'heldOutQueries'].flatMap((name) => readQueries(`tests/search/${name}.json`));

  it.each(VERSIONS)('ranks judged queries as the search of the site does, in docs %s', async (version) => {
    const engine = openEngine(buildDir, version);
    const own = queries.filter((one) => one.version === version);
    for (const { query } of sampleOf(own, 12)) {
      const { hits } = engine.search({ query, area: '', limit: 10 });
      const expected = hits.map(({ page, anchor }) => `/${page}${anchor && `#${anchor}`}`);
      const text = await server.call('search', { query, version });
      const found = [...text.matchAll(/^\d+\. .* — (\/\S*)$/gm)].map(([, address]) => address);
      expect(found, query).toEqual(expected);
    }
  });

  it('reports corrections, unknown words and the number of hits', async () => {
    expect(await server.call('search', { query: 'faithfullness' })).toContain('Searched for faithfulness instead');
    expect(await server.call('search', { query: 'xqzvw' })).toBe(`No hits in docs ${LATEST}. No page has: xqzvw.`);
    expect(await server.call('search', { query: 'score', limit: 2 })).toMatch(/^2 of \d+ hits/);
  });
});

describe('read', () => {
  it('returns the Markdown version of every page', async () => {
    for (const route of routerPages().filter((page) => page !== '/search/')) {
      const text = await server.call('read', { page: route });
      expect(whole(text), route).toBe(builtText(markdownPath(route.slice(1))));
    }
  });

  it.each(['docs/intro', '/docs/intro/', `${siteUrl}docs/intro/`, `${siteUrl}docs/intro.md`, 'intro'])(
    'finds a page by %s',
    async (page) => {
      expect(await server.call('read', { page })).toBe(builtText('docs/intro.md'));
    },
  );

  it('reads whatever the pages link to, sections included', async () => {
    const links = new Set<string>();
    for (const page of ['', 'docs/intro', 'docs/api', 'docs/llms.txt', 'skill.md', 'docs/api/metrics/v4alpha/pii']) {
      const { text } = await structured<{ text: string }>('read', { page });
      for (const [, link = ''] of text.matchAll(/\]\((https:[^)\s]+)\)/g)) {
        if (link.startsWith(siteUrl) && /(?:\.md|llms\.txt)(?:#|$)/.test(link)) links.add(link);
      }
    }
    expect(links.size).toBeGreaterThan(100);
    expect([...links].some((link) => link.includes('.samples.md'))).toBe(true);
    for (const page of links) expect(await server.call('read', { page })).not.toBe('');
  });

  it('asks which of several pages is meant', async () => {
    expect(await failure('read', { page: 'Introduction' })).toMatch(/Several pages .*`docs\/intro\/`.*portal/);
  });

  it('returns a long text in parts', async () => {
    const all = await structured<{ text: string; parts: number }>('read', { page: 'docs/llms.txt' });
    expect(all.text.length).toBeLessThan(45_000);
    const versions = { from: OLDEST, to: NEXT };
    const { parts } = await structured<{ parts: number }>('differences', versions);
    expect(await failure('differences', { ...versions, part: parts + 1 })).toContain('part');
  });

  it('returns one section, by its heading, its anchor or the row of a field', async () => {
    const page = 'docs/api/metrics/v4alpha/pii/';
    const section = await server.call('read', { page, section: 'Request body' });
    expect(section).toContain('\n## Request body\n');
    expect(section).not.toContain('## Reply body');
    expect(await server.call('read', { page: `/${page}#request-body` })).toBe(section);
    expect(await server.call('read', { page: `/${page}#request-allowlist` })).toBe(section);
  });
});

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
        const { facts } = await json<{ facts: Fact[] }>('fact', { operation, field, version });
        const said = facts.find((one) => one.part === part);
        const missing = said ? texts.filter((text) => !factText(said).includes(text)) : ['everything'];
        if (said && !exists(said.address)) missing.push(said.address);
        if (missing.length > 0) wrong.push(`${operation} ${anchor} lacks ${missing.join(', ')}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it.runIf(VERSIONS.includes('v3.3.0'))('knows a legacy body whose operation is not documented', async () => {
    const { operation, request } = await json<{ operation: string; request: string[] }>('fact', {
      operation: 'stability',
      version: 'v3.3.0',
    });
    expect([operation, request[0]]).toEqual(['stability', expect.stringMatching(/^[a-z_]+: /)]);
  });

  it('says what the combined call accepts', async () => {
    const { conditions } = await json<{ conditions: string[] }>('fact', { operation: 'evaluate' });
    expect(conditions).toEqual(
      expect.arrayContaining([
        'sensitivity: needs text and topics',
        'cannot be combined: adherence, stability, carbon, and cost',
      ]),
    );
  });

  it('says that something is not published instead of guessing', async () => {
    const unknown = await json<{ see: string }>('fact', { operation: 'pii', field: 'rate_limit' });
    expect(unknown).toMatchObject({ published: false, field: 'rate_limit' });
    expect(unknown.see).toContain('#');
    expect(exists(unknown.see)).toBe(true);
    const legacy = readOperations(apiVersionFile(OLDEST)).find(({ reply }) => !reply);
    if (legacy) {
      const facts = await json<object>('fact', { operation: legacy.path, version: OLDEST });
      expect(facts).toMatchObject({ published: true, reply: { published: false } });
    }
    const { facts } = await json<{ facts: object[] }>('fact', { operation: 'pii', field: 'allowlist' });
    expect(facts[0]).toMatchObject({ default: { published: false } });
    const open = await json<{ facts: object[] }>('fact', { operation: 'stability', field: 'data' });
    expect(open.facts[0]).toMatchObject({ fields: { published: false } });
  });
});

describe('sample', () => {
  it('returns the samples of the reference in every language', async () => {
    for (const operation of ['/metrics/v4alpha/faithfulness', '/safety/v3/pii']) {
      const { $ } = builtPage(`/docs/api${operation}/`);
      const blocks = $('[data-sample-example] pre').toArray();
      expect(blocks.length).toBeGreaterThanOrEqual(REFERENCE_LANGUAGES.length);
      for (const block of blocks) {
        const { 'data-sample-example': example, 'data-sample-language': language } =
          $(block).closest('[data-sample-example]').attr() ?? {};
        const text = await server.call('sample', { operation, language, example });
        expect(text, `${operation} ${example} ${language}`).toContain($(block).text().trim());
      }
    }
  });

  it('lists the other examples', async () => {
    const { request } = operationAt(readOperations(apiVersionFile(NEXT)), '/metrics/v4alpha/pii');
    const [first, second] = Object.keys(request?.examples ?? {});
    const text = await server.call('sample', { operation: 'pii', language: REFERENCE_LANGUAGES[0] });
    expect(text).toContain(`Other examples: \`${second ?? ''}\``);
    expect(text).not.toContain(`\`${first ?? ''}\` (`);
  });
});

describe('check', () => {
  // `contract/requestValidation` compares the validator, which the request builder has too, with a mock.
  it('accepts the examples of every operation', async () => {
    for (const { ref: operation, request, parameters } of readOperations(apiVersionFile(NEXT))) {
      // A body alone is enough without required parameters.
      if (parameters.some(({ required }) => required)) continue;
      for (const { value: body } of Object.values(request?.examples ?? {})) {
        expect(await json('check', { operation, body })).toMatchObject({ valid: true, problems: [], hints: [] });
      }
    }
  });

  it('names each broken rule', async () => {
    const body = { query: 7, context: [{}], severity: 2 };
    expect(await json('check', { operation: 'faithfulness', body })).toMatchObject({
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
    const result = await json<{ valid: boolean; hints: object[] }>('check', { operation: 'pii', body });
    expect(result.valid).toBe(true);
    expect(result.hints).toEqual([
      { at: 'allow_list', text: 'The reference knows no field `allow_list` here. Did you mean `allowlist`?' },
    ]);
  });

  it('tells the new names of fields and metrics of the legacy API, and what no source says', async () => {
    const hints = async (operation: string, body: object) =>
      (await json<{ hints: { text: string }[] }>('check', { operation, body })).hints.map(({ text }) => text).join(' ');
    const context = [{ chunk_id: 'a', node_text: 'b' }];
    expect(await hints('faithfulness', { query: 'a', response: 'b', context })).toContain('now `chunk_text`');
    const metrics = ['prompt_injection', 'completion', 'adherence'];
    expect(await hints('evaluate', { text: 'a', metrics })).toMatch(
      /now `prompt_manipulation`.*`completion` can be combined is not documented.*`adherence` cannot be combined/,
    );
  });
});

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

const LEGACY_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'];

describe('translate', () => {
  // `contract/requestValidation` translates all legacy bodies.
  it('turns a legacy body into one that `check` accepts, or says that there is no successor', async () => {
    const [input] = readLegacyCalls(apiVersionFile(NEXT)).find(({ name }) => name === '/safety/v3/pii')?.examples ?? [];
    const { to, body, ...answer } = await json<Translated>('translate', { operation: '/safety/v3/pii', input });
    expect(answer).toMatchObject({ from: '/safety/v3/pii', complete: true, questions: [], problems: [] });
    expect(await json('check', { operation: to, body })).toMatchObject({ valid: true });
    const without = { operation: '/safety/v3/summarization', input: { response: 'So.' } };
    expect(await json('translate', without)).toMatchObject({
      to: null,
      reason: expect.stringMatching(/^No successor of .*\.$/) as string,
    });
  });

  it('takes a cURL command as the samples print it, and finds its operation', async () => {
    const operation = '/safety/v3/pii';
    const [, input] = /```bash\n([^]*?)\n```/.exec(await server.call('sample', { operation, language: 'curl' })) ?? [];
    expect(await json('translate', { input })).toMatchObject({ from: operation });
  });

  it('returns changes with their number in a list, questions, problems and the sample', async () => {
    const context = [{ node_id: 'a', node_score: 1 }, { node_score: 0.5 }];
    const input = { query: 'Why?', context, metadata: { llm_name: 'x' } };
    const question = { input, operation: 'faithfulness', language: 'python' };
    const answer = await json<Translated>('translate', question);
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
    const answered = await json<Translated>('translate', { ...question, answers: { '/response': 'So.' } });
    expect(answered).toMatchObject({ body: { response: 'So.' }, questions: [] });
  });

  it('offers the operation that the fields fit better, and keeps the one that was given', async () => {
    const input = { query: 'Why?', response: 'So.', context: [] };
    const { remark } = await json<{ remark: string }>('translate', { input, operation: '/alignment/v1/clarity' });
    expect(remark).toContain('`/safety/v3/answer_relevancy`');
  });
});

const { from: FROM, to: TO } = COMPARISON;

describe('differences', () => {
  const versions = { from: FROM, to: TO };

  it('returns the comparison of a page', async () => {
    const comparison = builtText(markdownPath(DESIGNED_KINDS.comparison.slice(1)));
    for (const version of [FROM, TO]) {
      const page = versionPath(version, LATEST) + COMPARISON.page;
      expect(await server.call('differences', { ...versions, page })).toBe(comparison);
    }
    expect(await server.call('differences', versions)).toContain(siteUrl + DESIGNED_KINDS.comparison.slice(1));
  });

  // Later versions may have the same operations and pages.
  it.skipIf(FROM !== 'v3.3.0')('returns the changes of an operation, and an overview', async () => {
    const change = '- `/safety/v3/summarization`: soon to be deprecated';
    expect(await server.call('differences', { ...versions, operation: 'summarization' })).toContain(change);
    const overview = await server.call('differences', versions);
    expect(overview).toContain(change);
    // The legacy metrics have a folder of their own since then.
    expect(overview).toContain(`- ${siteUrl}${versionPath(TO, LATEST)}${V3_FOLDER}/pii/\n`);
  });
});

/** Returns a request of the protocol. */
const message = (id: number, method: string, params: object) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

const initialize = (protocolVersion: string) =>
  message(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'a', version: '1' } });

/** Starts a server, sends it lines, and returns its replies by the id of their request, as soon as it has all. */
async function exchange(...lines: readonly string[]): Promise<{ code: unknown; replies: Map<number, unknown> }> {
  const child = spawn(process.execPath, [SERVER_FILE], { stdio: ['pipe', 'pipe', 'ignore'] });
  const expected = lines.filter((line) => /^\{.*"id":\d/.test(line.slice(0, 100))).length;
  const replies = new Map<number, unknown>();
  child.stdin.write(lines.map((line) => `${line}\n`).join(''));
  for await (const line of createInterface({ input: child.stdout })) {
    const reply = JSON.parse(line) as { id: number };
    replies.set(reply.id, reply);
    if (replies.size === expected) child.stdin.end();
  }
  return { code: child.exitCode ?? (await once(child, 'exit'))[0], replies };
}

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
    expect(await failure(tool, input)).toContain(message);
  });

  it.each<[string, (text: string) => Record<string, unknown>, string]>([
    ['fact', (operation) => ({ operation }), 'operation: Too big'],
    ['read', (page) => ({ page }), 'page: Too big'],
    ['check', (text) => ({ operation: 'pii', body: { text } }), 'at most 20000 are read'],
    ['translate', (query) => ({ operation: 'refusal', input: { query } }), 'at most 20000 are read'],
  ])('of %s that is too long is refused at once', async (tool, input, message) => {
    const answer = await failure(tool, input('x'.repeat(1_000_000)));
    expect(answer).toContain(message);
    expect(answer.length).toBeLessThan(1_000);
  });

  it('of an unknown tool, resource or prompt is an error of invalid parameters', async () => {
    expect(await failure('serach', {})).toContain('serach');
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
    const { code, replies } = await exchange(
      initialize('2025-06-18'),
      'no JSON\n\n[]\nnull\n{"jsonrpc":"1.0"}\n\u0000\ufffd',
      message(3, 'tools/call', { name: 'check', arguments: { operation: 'pii', body: 'x'.repeat(5_000_000) } }),
      message(2, 'tools/call', { name: 'search', arguments: { query: 'score' } }),
    );
    expect(code).toBe(0);
    expect(replies.get(2)).toMatchObject({ result: { structuredContent: { version: LATEST } } });
    expect(replies.get(3)).toMatchObject({ result: { isError: true } });
  });
});

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

describe('resources, prompts and the skill', () => {
  it('list the pages of the latest version, each with its own title and its Markdown', async () => {
    const { resources } = await server.client.listResources();
    const pages = resources.filter(({ uri }) => uri.startsWith('docs:'));
    expect(pages.map(({ uri }) => uri)).toEqual(
      expect.arrayContaining(['docs:///', 'docs:///docs/intro/', 'docs:///docs/api/']),
    );
    expect(pages.filter(({ title, description }) => !title || description === undefined)).toEqual([]);
    expect(new Set(pages.map(({ title }) => title)).size).toBeGreaterThan(pages.length / 2);
    const uri = 'docs:///docs/intro/';
    const { contents } = await server.client.readResource({ uri });
    expect(contents).toEqual([{ uri, mimeType: 'text/markdown', text: builtText('docs/intro.md') }]);
  });

  it('complete languages and operations', async () => {
    const complete = async (name: string, value: string) =>
      (await server.client.complete({ ref: { type: 'ref/prompt', name: 'first_call' }, argument: { name, value } }))
        .completion.values;
    expect(await complete('language', 'py')).toEqual(['python']);
    expect(await complete('operation', '/metrics/v4alpha/f')).toContain('/metrics/v4alpha/faithfulness');
  });

  it('start the first call and the move to the current API', async () => {
    const first = await server.client.getPrompt({ name: 'first_call', arguments: { language: 'go' } });
    expect(JSON.stringify(first.messages)).toContain('```go');
    const move = await server.client.getPrompt({
      name: 'move_to_current_api',
      arguments: { operation: 'summarization' },
    });
    expect(JSON.stringify(move.messages)).toContain('`/safety/v3/summarization`: no successor is documented');
  });
});

describe('many calls', () => {
  it('do not make the server grow, which stays below 120 MB', async () => {
    const own = await connectServer();
    const memory = () => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(own.pid)], { encoding: 'utf8' })) / 1024;
    const round = async (number: number) => {
      const version = VERSIONS[number % VERSIONS.length] ?? LATEST;
      await own.call('search', { query: `score ${number}`, version });
      await own.call('read', { page: 'docs/api/metrics/v4alpha/evaluate' });
      await own.call('fact', { operation: 'faithfulness', field: 'context', version });
      await own.call('sample', { operation: 'evaluate', language: 'java' });
      await own.call('check', { operation: 'pii', body: { text: number } });
      await own.call('translate', { operation: 'pii', input: { text: number } });
    };
    const [warmUp, rounds] = isFull ? [100, 200] : [0, 15];
    for (let number = 0; number < warmUp; number += 1) await round(number);
    const before = memory();
    for (let number = 0; number < rounds; number += 1) await round(number);
    const after = memory();
    await own.client.close();
    expect(after).toBeLessThan(120);
    // The first calls fill caches, so that growth shows after many.
    if (isFull) expect(after - before).toBeLessThan(15);
  });
});
