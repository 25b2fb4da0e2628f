import { availableParallelism } from 'node:os';

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    alias: {
      // The alias that Docusaurus defines for browser code.
      '@site': import.meta.dirname,
    },
    // Tests read the sources of packages: `paths` in tsconfig.json.
    tsconfigPaths: true,
  },
  test: {
    include: ['tests/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
    // For the full run: the development server, and whole builds: with mistakes in pages, which unit tests make in the quick
    // run, with other facts under frozen versions, with other OpenAPI files, with another brand, which the quick run
    // replaces by a search for brand words, in another folder, with other docs versions, of new sites, and of a site that installs packed packages.
    exclude:
      process.env.TEST_FULL === 'true'
        ? []
        : [
            'frozenVersions',
            'invalidPages',
            'newSite',
            'otherApis',
            'packedPackages',
            'sameBytes',
            'secondBrand',
            'start',
            'versionChanges',
          ].map((name) => `tests/builds/${name}.test.ts`),
    // Vitest leaves one core unused.
    maxWorkers: Math.min(8, availableParallelism()),
    // Test files share their imports, which take longer to load than most files to run. They must not leave state behind.
    isolate: false,
    setupFiles: 'tests/support/undoStubs.ts',
    // No test is about speed: a busy machine only takes longer.
    testTimeout: 1_800_000,
    hookTimeout: 1_800_000,
  },
});
