import { chromium, type Browser } from '@playwright/test';

import { chromiumPath } from '../scripts/ensureChromium';

/**
 * Opens the Chromium that measures. It resolves no name: a page that asks a third party gets no answer,
 * and nothing has to stand between the page and the local server to see to it.
 */
export async function measuringChromium(): Promise<Browser> {
  const executablePath = chromiumPath();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
    ],
  });
}
