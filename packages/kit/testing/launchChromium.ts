import { existsSync } from 'node:fs';

import { chromium, type Browser } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';

/** Chromium without the user interface around the page. It opens pages in half the time. */
export const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Returns the Chromium that readers use: CHROMIUM_PATH, else Debian's, else undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(CHROMIUM) ? CHROMIUM : undefined);
}

/** Returns the Chromium for tests: as {@link chromiumPath}, but Debian's headless shell if it is installed. */
export function headlessChromiumPath(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath();
}

/**
 * Launches Chromium. It resolves no host name but `localhost`, so no page reaches a third party.
 *
 * @param executablePath of the program; undefined for Playwright's own
 */
export async function launchChromium(executablePath = headlessChromiumPath()): Promise<Browser> {
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  });
}
