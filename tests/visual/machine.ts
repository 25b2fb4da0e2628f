import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { chromium } from '@playwright/test';

import { chromiumPath } from '../../scripts/ensureChromium';
import { projectDir } from '../../scripts/run';

const FONT_FOLDERS = ['/usr/share/fonts', '/usr/local/share/fonts'];

/** On which machine the screenshots were drawn: pages take the fonts of the system, so others draw other letters. */
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
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  const version = browser.version();
  await browser.close();
  return version;
}

/** @returns what decides how letters are drawn here: version of the browser, and a mark of the installed fonts */
async function thisMachine(): Promise<string> {
  const installed = fonts();
  const mark = createHash('sha256').update(installed.join('\n')).digest('hex').slice(0, 16);
  return `Chromium ${await browserVersion()}\n${installed.length} font files, ${mark}\n`;
}

/** @returns why the screenshots cannot be compared here, or undefined when they can */
export async function reasonNotToCompare(): Promise<string | undefined> {
  if (!existsSync(MACHINE_FILE)) return 'there are no screenshots yet: npm run test:visual -- --update draws them';
  const drawnOn = readFileSync(MACHINE_FILE, 'utf8');
  const here = await thisMachine();
  return drawnOn === here ? undefined : `they were drawn by another browser or with other fonts:\n${drawnOn}${here}`;
}

/** Notes on which machine the screenshots are drawn. */
export async function noteMachine(): Promise<void> {
  writeFileSync(MACHINE_FILE, await thisMachine());
}
