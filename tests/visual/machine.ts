import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { headlessChromiumPath } from '../../scripts/test/programs';
import { projectDir } from '../../scripts/lib/run';

const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** Identifies the machine of the screenshots, because pages use system fonts, which differ between machines. */
const MACHINE_FILE = path.join(projectDir, '.cache/screenshots/machine.txt');

function fonts(): string[] {
  return FONT_FOLDERS.filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
    )
    .filter((file) => /\.(?:ttf|otf|ttc|pfb|woff2?)$/.test(file))
    .map((file) => `${path.basename(file)} ${statSync(file).size}`)
    .sort();
}

async function browserVersion(): Promise<string> {
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

/** Returns the properties of this machine that change how text is rendered: browser version and installed fonts. */
async function identifyMachine(): Promise<string> {
  const installed = fonts();
  const hash = createHash('sha256').update(installed.join('\n')).digest('hex').slice(0, 16);
  return `Chromium ${await browserVersion()}\n${installed.length} font files, ${hash}\n`;
}

/** Returns why screenshots cannot be compared on this machine, or undefined if they can. */
export async function reasonToSkip(): Promise<string | undefined> {
  if (!existsSync(MACHINE_FILE)) return 'there are no screenshots yet: run npm run test:visual -- --update';
  const recorded = readFileSync(MACHINE_FILE, 'utf8');
  const current = await identifyMachine();
  return recorded === current
    ? undefined
    : `they were taken with another browser or other fonts:\n${recorded}${current}`;
}

/** Records the machine on which the screenshots are taken. */
export async function recordMachine(): Promise<void> {
  writeFileSync(MACHINE_FILE, await identifyMachine());
}
