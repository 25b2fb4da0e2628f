import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api-facts/apiFiles';
import { projectDir, tool } from '../../scripts/run';

/** A stand-in for the service that knows nothing but the OpenAPI file. */
export interface MockServer {
  /** Address without a slash at the end. */
  url: string;
  stop(): Promise<void>;
}

/** Prism reads all examples before it listens; two busy cores need a while for that. */
const START_SECONDS = 90;

/** Example: `Prism is listening on http://127.0.0.1:34637`. */
const LISTENING = /Prism is listening on (http:\/\/[\d.]+:\d+)/;

/**
 * Waits until Prism names its address. It picks the port itself and says so: a port chosen for it could be taken by
 * another mock server that starts at the same time and would answer in its place.
 */
function addressOf(server: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const fail = (what: string) => reject(new Error(`the mock server ${what}\n${printed}`));
    const timer = setTimeout(() => fail(`did not start within ${START_SECONDS} s`), START_SECONDS * 1000);
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const address = LISTENING.exec(printed)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      server.stdout.off('data', read).resume();
      server.stderr.off('data', read).resume();
      resolve(address);
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('close', () => {
      clearTimeout(timer);
      fail('ended before it answered');
    });
  });
}

/**
 * Starts Prism with the branded OpenAPI file on a free port of the loopback interface. Prism checks each request against
 * the file: 422 for a body that breaks its schema, 401 without a bearer token, else 200 with the first reply example.
 *
 * @returns the server, once it listens
 * @throws with Prism's own words when it ends early or does not listen in time
 */
export async function startMockServer(): Promise<MockServer> {
  const cache = path.join(projectDir, '.cache');
  mkdirSync(cache, { recursive: true });
  const dir = mkdtempSync(path.join(cache, 'mock-'));
  const document = path.join(dir, path.basename(API_FILE));
  writeFileSync(document, openApiFiles(projectDir, brand).brandedText(API_FILE));

  const options = ['--port', '0', '--host', '127.0.0.1'];
  const [program = '', ...args] = tool('@stoplight/prism-cli', 'mock', ...options, document);
  const env = { ...process.env, FORCE_COLOR: '0' };
  const server = spawn(program, args, { cwd: projectDir, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));

  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(dir, { recursive: true, force: true });
  };

  try {
    return { url: await addressOf(server), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
