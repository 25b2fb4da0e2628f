import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { brand } from './brand.config';
import { headlessChromiumPath } from './scripts/test/programs';

const PORT = Number(process.env.PORT ?? 4173);

/** URL of the built site while the tests run. */
const baseURL = `http://localhost:${PORT}${brand.basePath}`;

const executablePath = headlessChromiumPath();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  workers: Math.max(2, Math.min(8, availableParallelism())),
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'visual', testDir: 'tests/visual' },
  ],
  snapshotPathTemplate: '.cache/screenshots/{arg}{ext}',
  // Text is antialiased differently between runs, by up to 130 pixels. A moved line or another color is far more.
  expect: { toHaveScreenshot: { maxDiffPixels: 400, threshold: 0.2 } },
  use: {
    baseURL,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `npx --no-install docusaurus serve --no-open --port ${PORT} --host localhost`,
    url: baseURL,
    reuseExistingServer: false,
  },
});
