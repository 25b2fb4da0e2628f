import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';

import { detectPort } from 'detect-port';
import { expect, it, onTestFinished } from 'vitest';

import { tempFolder } from '@api-docs/kit/testing/tempFolder';

import { brand } from '../../brand.config';
import { projectDir, script } from '../../scripts/lib/run';
import { untilPrinted } from '../support/localServer';

/** Calls that no file answers, with the status that hosts give. The query belongs to the page. */
const REFUSED: [path: string, method: string, status: number][] = [
  ['', 'POST', 405],
  ['', 'TRACE', 405],
  ['.%00./', 'GET', 400],
  [`${'a'.repeat(300)}/`, 'GET', 414],
  ['a/'.repeat(3_000), 'GET', 414],
  [`?q=%00${'a'.repeat(300)}`, 'HEAD', 200],
];

async function statusOf(url: string, method: string): Promise<number | undefined> {
  // `fetch` refuses the method TRACE.
  const [reply] = (await once(request(url, { method }).end(), 'response')) as [IncomingMessage];
  reply.resume();
  return reply.statusCode;
}

it('npm run serve takes another port if its own is in use, has files whose names have any letters, and refuses the rest', async () => {
  // Below the ports that the system gives to other tests, of which one could be the next.
  const taken = await detectPort(20_000 + Math.floor(Math.random() * 10_000));
  const other = createServer().listen(taken);
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const names = ['bild_äöü.png', 'Łódź 1.png', 'naïve.png', '図🚀.png', '50%.png'];
  const dir = tempFolder(Object.fromEntries(['index.html', ...names].map((name) => [name, name])));
  const [program = '', ...args] = script('scripts/serve.ts', '--no-open', '--port', String(taken), '--dir', dir);
  const server = spawn(program, args, { cwd: projectDir, stdio: ['ignore', 'pipe', 'pipe'] });
  onTestFinished(async () => {
    if (server.kill()) await once(server, 'exit');
  });
  const printed = await untilPrinted(server, /([^]*directory at: \S+)\s/);
  const url = printed.replace(/[^]* /, '');
  // The URL is printed just before the server listens.
  while (!(await fetch(url).catch(() => undefined))?.ok) expect(server.exitCode).toBe(null);
  const { port, pathname } = new URL(url);
  expect(pathname).toBe(brand.basePath);
  expect(printed).toContain(`Port ${taken} is in use, so the site is served on ${port}.`);
  for (const name of names) {
    const answer = await fetch(url + encodeURIComponent(name));
    expect([answer.status, await answer.text()]).toEqual([200, name]);
  }
  for (const [path, method, status] of REFUSED) expect(await statusOf(url + path, method), path).toBe(status);
});
