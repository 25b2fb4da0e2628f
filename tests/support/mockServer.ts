import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { brand } from '../../brand.config';
import { API_FILE, openApiFiles } from '../../plugins/api/facts/apiFiles';
import { MOCK_FILE } from '../../plugins/output/mock-api/writeMock';
import { projectDir, tool } from '../../scripts/lib/run';
import { buildDir } from './builtSite';
import { untilPrinted } from './localServer';

/** A mock of the API, made from the OpenAPI file. */
export interface MockServer {
  /** URL without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Example: `Prism is listening on http://127.0.0.1:34637`. A port chosen here could be taken when Prism starts. */
const LISTENING = /Prism is listening on (http:\/\/[\d.]+:\d+)\s/;

/** Writes the branded OpenAPI file to a folder of its own. */
function brandedFile(): string {
  const cache = path.join(projectDir, '.cache');
  mkdirSync(cache, { recursive: true });
  const document = path.join(mkdtempSync(path.join(cache, 'mock-')), path.basename(API_FILE));
  writeFileSync(document, openApiFiles(projectDir, brand).brandedText(API_FILE));
  return document;
}

/**
 * Starts Prism for an OpenAPI file, by default that of the site. It answers 422 to a body that breaks its schema, 401 to a
 * request without its credentials, and otherwise the first success status with the first reply example.
 */
export async function startMockServer(file?: string): Promise<MockServer> {
  const document = file ?? brandedFile();
  const options = ['--port', '0', '--host', '127.0.0.1'];
  const [program = '', ...args] = tool('@stoplight/prism-cli', 'mock', ...options, document);
  const server = spawn(program, args, { cwd: projectDir, env: { ...process.env, FORCE_COLOR: '0' } });
  const ended = once(server, 'close');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
    if (file === undefined) rmSync(path.dirname(document), { recursive: true, force: true });
  };

  return { url: await untilPrinted(server, LISTENING), stop };
}

/** Example: `The mock listens on http://127.0.0.1:41373. To use it, …` */
const MOCK_LISTENS = /The mock listens on (http:\/\/[\d.]+:\d+)\./;

/** Starts the mock that readers download. It answers the body of each example with its own reply. */
export async function startDownloadedMock(): Promise<MockServer> {
  const server = spawn(process.execPath, [path.join(buildDir, MOCK_FILE)]);
  const ended = once(server, 'close');
  const stop = async (): Promise<void> => {
    server.kill();
    await ended;
  };
  return { url: await untilPrinted(server, MOCK_LISTENS), stop };
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** Returns an invalid API key in the form of a real one, a JSON web token, with a subject that makes it unique. */
export function dummyKey(subject: string): string {
  return [{ alg: 'HS256', typ: 'JWT' }, { sub: subject }, { signature: 'none' }].map(base64url).join('.');
}
