import { existsSync } from 'node:fs';

import { canInstallPackages, installPackages } from './debianPackages';
import { mustRun, tool } from './run';

/** Where Debian puts Chromium; CHROMIUM_PATH names another place. */
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * Finds the Chromium that the browser tests drive.
 *
 * @returns its path, or undefined when Playwright's own is to be used
 */
export function chromiumPath(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  return existsSync(DEBIAN_CHROMIUM) ? DEBIAN_CHROMIUM : undefined;
}

/**
 * Installs Chromium when it is missing: from Debian's packages as root, else by Playwright.
 *
 * @throws when neither way works
 */
export async function ensureChromium(): Promise<void> {
  if (chromiumPath() !== undefined) return;
  if (await canInstallPackages()) return installPackages('chromium');
  await mustRun(tool('@playwright/test', 'install', 'chromium'), { capture: true });
}
