import { availableParallelism } from 'node:os';
import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { headlessChromiumPath } from '../scripts/test/programs';

/** First port to try for the built site. */
const PORT = process.env.PORT ?? '4173';

const executablePath = headlessChromiumPath();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // No test is about speed: a busy machine only takes longer.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  // Tests wait for pages a part of their time.
  workers: Math.min(8, availableParallelism() + 1),
  testDir: 'e2e',
  use: {
    // Set by `webServer` before the tests load this file.
    baseURL: process.env.TESTED_SITE_URL,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: `node --import tsx scripts/serve.ts --no-open --port ${PORT}`,
    cwd: path.join(__dirname, '..'),
    // The server takes another port if this one is in use, so the tests take the URL that it prints.
    wait: { stdout: /directory at: (?<tested_site_url>http\S+)/ },
    env: { FORCE_COLOR: '0' },
    timeout: 120_000,
  },
});
