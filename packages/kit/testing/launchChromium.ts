import { existsSync } from 'node:fs';

import { chromium, type Browser } from '@playwright/test';

const CHROMIUM = '/usr/bin/chromium';

/** Returns the Chromium that readers use: CHROMIUM_PATH, else Debian's, else undefined for Playwright's own. */
export function chromiumPath(): string | undefined {
  return process.env.CHROMIUM_PATH || (existsSync(CHROMIUM) ? CHROMIUM : undefined);
}

/** Launches Chromium. It resolves no host name but `localhost`, so no page reaches a third party. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
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
