import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { detectPort } from 'detect-port';

import { miniBrowserPath } from '../../scripts/test/programs';
import { SCREEN, type Browser, type Command } from './driver';

/** A driver starts within 100 ms, and within seconds on a busy machine. */
const START_TIMEOUT_MS = 30_000;

/** Method and path of each command: https://www.w3.org/TR/webdriver2/#endpoints */
const ENDPOINTS: Record<Command, [method: 'GET' | 'POST' | 'DELETE', path: string]> = {
  NewSession: ['POST', ''],
  Navigate: ['POST', '/url'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToWindow: ['POST', '/window'],
  CloseWindow: ['DELETE', '/window'],
  GetWindowHandles: ['GET', '/window/handles'],
};

async function request(url: string, command: Command, parameters: object): Promise<unknown> {
  const [method, path] = ENDPOINTS[command];
  const body = method === 'POST' ? { body: JSON.stringify(parameters) } : {};
  const response = await fetch(url + path, { method, ...body });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/** Starts WebKitGTK's small browser with its driver, on a screen of its own. */
export async function launchWebKit(): Promise<Browser> {
  const size = `${SCREEN.width}x${SCREEN.height}x24`;
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', size, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  const port = await detectPort(4444 + Math.floor(Math.random() * 1000));
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const close = () => {
    driver.kill();
    screen.kill();
  };
  // They would outlive a test run that ends early.
  process.once('exit', close);
  screen.once('exit', () => process.off('exit', close));
  const server = `http://127.0.0.1:${port}`;
  const isReady = () =>
    fetch(`${server}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  for (const end = Date.now() + START_TIMEOUT_MS; !(await isReady()); await sleep(50)) {
    if (Date.now() > end) throw new Error('WebKitWebDriver did not start');
  }
  const args = ['--automation', '--javascript-can-open-windows-automatically=true'];
  const options = { 'webkitgtk:browserOptions': { binary: miniBrowserPath(), args } };
  const session = await request(`${server}/session`, 'NewSession', { capabilities: { alwaysMatch: options } });
  const url = `${server}/session/${(session as { sessionId: string }).sessionId}`;
  return { send: (command, parameters) => request(url, command, parameters), close };
}
