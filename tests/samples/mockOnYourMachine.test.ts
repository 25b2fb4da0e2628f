/**
 * Follows "Try it on your machine" as it is printed: starts the mock, sets the variables, runs the first call and compares its
 * answer with the page. Only two things differ: the built site is served here, not by its host, and the mock chooses a free port.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { CheerioAPI } from 'cheerio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { projectDir } from '../../scripts/lib/run';
import { buildDir, builtPage, siteUrl } from '../support/builtSite';
import { localServer, type LocalServer } from '../support/localServer';
import { sampleOf } from '../support/pages';

/** The port that the pages print. */
const PORT = '4010';

/** Example: `Prism is listening on http://127.0.0.1:34637`. */
const LISTENING = /Prism is listening on http:\/\/[\d.]+:(\d+)/;

const PAGES = [
  ['/docs/api/', '#mock'],
  ['/docs/intro/', '#try-it-on-your-machine'],
  ['/docs/next/intro/', '#try-it-on-your-machine'],
] as const;

/** Returns the code blocks of a section, which ends at the next heading of level 2. */
function blocksOf($: CheerioAPI, heading: string, language: string): string[] {
  return $(heading)
    .nextUntil('h2')
    .find(`pre.language-${language}`)
    .addBack(`pre.language-${language}`)
    .toArray()
    .map((block) => $(block).text());
}

let site: LocalServer;
let siteHere: string;

/** Replaces the host of the site and the port, see above. */
const here = (command: string, port: string) => command.replaceAll(siteUrl, siteHere).replaceAll(PORT, port);

beforeAll(async () => {
  const { pathname } = new URL(siteUrl);
  site = await localServer(({ url = '' }, response) =>
    response.end(readFileSync(path.join(buildDir, url.slice(pathname.length)))),
  );
  siteHere = site.origin + pathname;
});

afterAll(() => site.close());

/** Returns the port once Prism prints it. */
function untilListening(mock: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += String(chunk);
      const [, port] = LISTENING.exec(output) ?? [];
      if (port !== undefined) resolve(port);
    };
    mock.stdout?.on('data', read);
    mock.stderr?.on('data', read);
    mock.once('close', () => reject(new Error(output)));
  });
}

describe.each(sampleOf(PAGES, 2))('the section of %s', (route, heading) => {
  const { $ } = builtPage(route);
  const [start = '', variables = ''] = blocksOf($, heading, 'bash');
  const [powershell = ''] = blocksOf($, heading, 'powershell');
  let mock: ChildProcess;
  let port: string;

  beforeAll(async () => {
    // npx takes the installed package of the same version, and asks no registry.
    const env = { ...process.env, npm_config_offline: 'true', FORCE_COLOR: '0' };
    mock = spawn('sh', ['-c', here(start, '0')], { cwd: projectDir, env, detached: true, stdio: 'pipe' });
    port = await untilListening(mock);
  });

  afterAll(() => {
    if (mock.pid !== undefined) process.kill(-mock.pid);
  });

  const status = async (operation: string, body: string, headers: Record<string, string>) => {
    const answer = await fetch(`http://127.0.0.1:${port}${operation}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Connection: 'close', ...headers },
      body,
    });
    return [answer.status, await answer.text()];
  };

  it('has a first call that answers as the page shows', () => {
    const script = here(
      `${variables}\n${$('[data-sample-operation][data-sample-language="curl"] pre').first().text()}`,
      port,
    );
    const { stdout, stderr, status: code } = spawnSync('bash', ['-c', script], { encoding: 'utf8' });
    expect(code, stderr).toBe(0);
    expect(JSON.parse(stdout)).toEqual(JSON.parse($('pre.language-json').first().text()));
  });

  it('sets the same variables in PowerShell', () => {
    expect(powershell.replaceAll('$env:', 'export ').replaceAll(' = ', '=')).toBe(variables);
  });

  it('says how the mock answers', async () => {
    const key = { Authorization: 'Bearer any' };
    expect(await status('/metrics/v4alpha/toxicity', '{"text": "", "severty": 1}', key)).toEqual([
      200,
      expect.any(String),
    ]);
    expect(await status('/metrics/v4alpha/toxicity', '{"text": 1}', key)).toEqual([422, '']);
    expect(await status('/metrics/v4alpha/toxicity', '{"text": ""}', {})).toEqual([401, '']);
    expect(await status('/alignment/v1/toxicity', '{}', key)).toEqual([200, '']);
  });
});
