import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Docusaurus resolves it for code of the browser.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['tests/**/*.test.ts'],
    // Some contract tests build the whole site; two builds at once would fight for the same two cores.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
