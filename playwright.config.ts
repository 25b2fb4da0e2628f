import { availableParallelism } from 'node:os';

import { defineConfig } from '@playwright/test';

import { headlessChromiumPath } from '@api-docs/kit/testing/launchChromium';

const executablePath = headlessChromiumPath();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: '.cache/test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  // No test is about speed: a busy machine only takes longer.
  timeout: 900_000,
  expect: { timeout: 120_000 },
  // Tests wait for pages a part of their time.
  workers: Math.min(8, availableParallelism() + 1),
  testDir: 'tests/e2e',
  globalSetup: './tests/support/serveSite.ts',
  use: {
    // Set by `globalSetup` before the tests load this file.
    baseURL: process.env.TESTED_SITE_URL,
    // An element that is missing fails its test before the whole test has timed out.
    actionTimeout: 120_000,
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
});
