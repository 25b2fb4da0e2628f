import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As Docusaurus resolves it for code of the browser.
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['tests/**/*.test.ts'],
    // The site with another brand is a build of its own: the full run makes it, the quick one looks for brand words only.
    exclude: process.env.TEST_FULL === 'true' ? [] : ['tests/builds/secondBrand.test.ts'],
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
