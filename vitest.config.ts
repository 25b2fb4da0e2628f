import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Docusaurus resolves it for code of the browser.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['tests/**/*.test.ts'],
    // Builds of their own, for the full run: another brand (the quick run looks for brand words only), another folder.
    exclude:
      process.env.TEST_FULL === 'true'
        ? []
        : ['secondBrand', 'sameBytes'].map((name) => `tests/builds/${name}.test.ts`),
    // Two builds of the whole site at once would fight for the same two cores; other folders are asked for in parallel.
    fileParallelism: false,
    // Files share what they import, which takes longer to load than most of them run; so they leave nothing behind.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    testTimeout: 120_000,
    hookTimeout: 240_000,
  },
});
