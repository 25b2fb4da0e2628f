/**
 * Follows "Try it on your machine" as it is printed: downloads and starts the mock, sets the variables that it prints, runs the
 * first call and compares its answer with the page. The built site is served here, not by its host.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { API_FILE } from '../../plugins/api/facts/apiFiles';
import { buildDir, builtPage, siteUrl } from '../support/builtSite';
import { localServer, untilPrinted, type LocalServer } from '../support/localServer';
import { readOperations } from '../support/openApiDocument';

/** What the pages print: the start of the mock, the first call, and its answer. */
const [printed = [], ...others] = (
  [
    ['/docs/api/', '#mock'],
    ['/docs/intro/', '#try-it-on-your-machine'],
    ['/docs/next/intro/', '#try-it-on-your-machine'],
  ] as const
).map(([route, heading]) => {
  const { $ } = builtPage(route);
  const start = $(heading).nextUntil('h2').find('pre.language-bash').first().text();
  const call = $('[data-sample-operation][data-sample-language="curl"] pre').first().text();
  return [start, call, $('pre.language-json').first().text()];
});
const [start = '', firstCall = '', answer = ''] = printed;

const folder = mkdtempSync(path.join(tmpdir(), 'mock-'));
let site: LocalServer;
let mock: ChildProcess;
let variables: string;
let base: string;

beforeAll(async () => {
  site = await localServer(({ url = '' }, response) =>
    response.end(readFileSync(path.join(buildDir, url.slice(brand.basePath.length)))),
  );
  const command = `{ ${start.replaceAll(siteUrl, site.origin + brand.basePath)}; } 2>&1`;
  mock = spawn('sh', ['-c', command], { cwd: folder, detached: true, stdio: 'pipe' });
  variables = await untilPrinted(mock, /(export API_BASE=.*)/);
  [base = ''] = /http:[^"]+/.exec(variables) ?? [];
});

afterAll(() => {
  if (mock.pid !== undefined) process.kill(-mock.pid);
  rmSync(folder, { recursive: true });
  return site.close();
});

const call = (operation: string, body: string, key = 'Bearer any') => {
  const headers = { 'Content-Type': 'application/json', Connection: 'close', ...(key && { Authorization: key }) };
  return fetch(base + operation, { method: 'POST', headers, body });
};

describe('“Try it on your machine”', () => {
  it('is the same on every page', () => {
    expect(others).toEqual(others.map(() => printed));
  });

  it('has a first call that answers as the page shows', () => {
    const { stdout, stderr, status } = spawnSync('bash', ['-c', `${variables}\n${firstCall}`], { encoding: 'utf8' });
    expect(status, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(answer));
  });

  it('says how the mock answers', async () => {
    const toxicity = '/metrics/v4alpha/toxicity';
    const status = async (...args: Parameters<typeof call>) => (await call(...args)).status;
    expect(await status(toxicity, '{"text": "", "severty": 1}')).toBe(200);
    expect(await status(toxicity, '{"text": 1}')).toBe(422);
    expect(await status(toxicity, 'no JSON')).toBe(422);
    expect(await status(toxicity, '{"text": ""}', '')).toBe(401);
    expect(await (await call('/alignment/v1/toxicity', '{}')).text()).toBe('');
  });
});

describe('the mock', () => {
  it('answers each example with its own reply, and says of any other body that its scores are made up', async () => {
    for (const { ref, request, reply } of readOperations(API_FILE)) {
      for (const [name, { value }] of Object.entries(request?.examples ?? {})) {
        const documented = reply?.examples?.[name]?.value as { metadata?: object } | undefined;
        if (documented === undefined) continue;
        const received = (await (await call(ref, JSON.stringify(value))).json()) as object;
        expect({ ...received, metadata: {} }, `${ref} ${name}`).toEqual({ ...documented, metadata: {} });
      }
    }
    const madeUp = (await (await call('/metrics/v4alpha/toxicity', '{"text": "What a day"}')).json()) as object;
    expect(madeUp).toMatchObject({ message: expect.stringContaining('made up') as string, warnings: [{}] });
  });

  it('returns the correlation ID of a call', async () => {
    const body = JSON.stringify({ text: 'What a day', metadata: { correlation_id: 'fh-9' } });
    const reply = (await (await call('/metrics/v4alpha/toxicity', body)).json()) as object;
    expect(reply).toMatchObject({ metadata: { correlation_id: 'fh-9' } });
  });
});
