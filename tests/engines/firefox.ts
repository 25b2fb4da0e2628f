import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { firefoxPath } from '../../scripts/test/programs';
import type { Browser, Send } from './driver';

/** A free port for the driver, and windows that scripts may open. */
const PREFERENCES = ['"marionette.port", 0', '"dom.disable_open_during_load", false'];

/** A browser starts within seconds, on a busy machine within a minute. */
const START_TIMEOUT_MS = 120_000;

type Answer = [type: 1, id: number, error: { error: string; message: string } | null, result: unknown];

/**
 * Speaks Marionette, the WebDriver that is built into Firefox: messages of JSON after their length. geckodriver, which
 * Debian lacks, only translates HTTP to it. https://firefox-source-docs.mozilla.org/testing/marionette/Protocol.html
 */
function speakTo(socket: Socket): Send {
  const waiting = new Map<number, (answer: Answer) => void>();
  let unread = Buffer.alloc(0);
  let last = 0;
  socket.on('data', (data: Buffer) => {
    unread = Buffer.concat([unread, data]);
    for (;;) {
      const start = unread.indexOf(':') + 1;
      const end = start + Number(unread.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || unread.length < end) return;
      const message = JSON.parse(unread.subarray(start, end).toString()) as Answer | object;
      unread = unread.subarray(end);
      if (Array.isArray(message)) waiting.get((message as Answer)[1])?.(message as Answer);
    }
  });
  return (command, parameters) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ([, , error, result]) => {
        if (error) reject(new Error(`${error.error}: ${error.message}`));
        // Only lists are not in an object.
        else resolve(Array.isArray(result) ? result : (result as { value?: unknown }).value);
      });
      const message = JSON.stringify([0, last, `WebDriver:${command}`, { newSandbox: true, ...parameters }]);
      socket.write(`${Buffer.byteLength(message)}:${message}`);
    });
}

/** Starts Firefox without a window on the screen, with a new profile. */
export async function launchFirefox(): Promise<Browser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  writeFileSync(path.join(profile, 'user.js'), PREFERENCES.map((one) => `user_pref(${one});\n`).join(''));
  const args = ['--marionette', '--headless', '--no-remote', '--profile', profile];
  const firefox = spawn(firefoxPath() ?? 'firefox', args, { stdio: 'ignore' });
  const close = () => {
    firefox.kill('SIGKILL');
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  // It would outlive a test run that ends early.
  process.once('exit', close);
  firefox.once('exit', () => process.off('exit', close));
  let port = '';
  for (const end = Date.now() + START_TIMEOUT_MS; port === ''; await sleep(50)) {
    if (Date.now() > end || firefox.exitCode !== null) throw new Error('Firefox did not start');
    port = await readFile(path.join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
  }
  const send = speakTo(connect(Number(port), '127.0.0.1'));
  await send('NewSession', {});
  return { send, close };
}
