import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

/** Chromium of the system; without one, that of `npx playwright install chromium`. */
const chromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((file) => existsSync(file));

export default defineConfig({
  testDir: 'tests',
  use: { launchOptions: { args: ['--no-sandbox'], ...(chromium && { executablePath: chromium }) } },
  timeout: 600_000,
});
