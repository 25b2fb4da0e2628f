/**
 * Follows "Try it on your machine" as it is printed: starts the mock, sets the variables, runs the first call and compares its
 * answer with the page. Only two things differ: the built site is served here, not by its host, and the mock chooses a free port.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { brand } from '../../brand.config';
import { projectDir } from '../../scripts/lib/run';
import { buildDir, builtPage, siteUrl } from '../support/builtSite';
import { localServer, untilPrinted, type LocalServer } from '../support/localServer';

/** The port that the pages print. */
const PORT = '4010';

/** Returns the code blocks of a section, which ends at the next heading of level 2. */
function blocksOf($: CheerioAPI, heading: string, language: string): string[] {
  return $(heading)
    .nextUntil('h2')
    .find(`pre.language-${language}`)
    .addBack(`pre.language-${language}`)
    .toArray()
    .map((block) => $(block).text());
}

/** What the pages print: start of the mock and variables, the same for PowerShell, the first call, and its answer. */
const [printed = [], ...others] = (
  [
    ['/docs/api/', '#mock'],
    ['/docs/intro/', '#try-it-on-your-machine'],
    ['/docs/next/intro/', '#try-it-on-your-machine'],
  ] as const
).map(([route, heading]) => {
  const { $ } = builtPage(route);
  const call = $('[data-sample-operation][data-sample-language="curl"] pre').first().text();
  const answer = $('pre.language-json').first().text();
  return [...blocksOf($, heading, 'bash'), ...blocksOf($, heading, 'powershell'), call, answer];
});
const [start = '', variables = '', powershell = '', firstCall = '', answer = ''] = printed;

let site: LocalServer;
let mock: ChildProcess;
let port: string;

/** Replaces the host of the site and the port, see above. */
const here = (command: string, freePort: string) =>
  command.replaceAll(siteUrl, site.origin + brand.basePath).replaceAll(PORT, freePort);

beforeAll(async () => {
  site = await localServer(({ url = '' }, response) =>
    response.end(readFileSync(path.join(buildDir, url.slice(brand.basePath.length)))),
  );
  // npx takes the installed package of the same version, and asks no registry.
  const env = { ...process.env, npm_config_offline: 'true', FORCE_COLOR: '0' };
  mock = spawn('sh', ['-c', `${here(start, '0')} 2>&1`], { cwd: projectDir, env, detached: true, stdio: 'pipe' });
  // Example: `Prism is listening on http://127.0.0.1:34637`.
  port = await untilPrinted(mock, /Prism is listening on http:\/\/[\d.]+:(\d+)\s/);
});

afterAll(() => {
  if (mock.pid !== undefined) process.kill(-mock.pid);
  return site.close();
});

/** Returns the status of the answer to a call. */
async function status(operation: string, body: string, key?: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', Connection: 'close', ...(key && { Authorization: key }) };
  return (await fetch(`http://127.0.0.1:${port}${operation}`, { method: 'POST', headers, body })).status;
}

describe('“Try it on your machine”', () => {
  it('is the same on every page, and sets the same variables in PowerShell', () => {
    expect(others).toEqual(others.map(() => printed));
    expect(powershell.replaceAll('$env:', 'export ').replaceAll(' = ', '=')).toBe(variables);
  });

  it('has a first call that answers as the page shows', () => {
    const script = here(`${variables}\n${firstCall}`, port);
    const { stdout, stderr, status: code } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(answer));
  });

  it('says how the mock answers', async () => {
    const [toxicity, key] = ['/metrics/v4alpha/toxicity', 'Bearer any'];
    expect(await status(toxicity, '{"text": "", "severty": 1}', key)).toBe(200);
    expect(await status(toxicity, '{"text": 1}', key)).toBe(422);
    expect(await status(toxicity, '{"text": ""}')).toBe(401);
    expect(await status('/alignment/v1/toxicity', '{}', key)).toBe(200);
  });
});
