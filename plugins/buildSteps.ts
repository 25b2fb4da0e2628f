import type { LoadContext, Plugin } from '@docusaurus/types';

import type { Build, Site } from './lib/site';

/** A step of `npm run build`. With `load`, it takes what earlier steps gave, and returns what it gives to later ones, if any. */
type BuildStep = { name: string } & (
  | { script: string }
  | { docusaurus: string }
  // Loaded late, because `npm start` and the configuration need none of the code.
  | { load: () => Promise<{ default: (build: Build) => unknown }> }
);

/**
 * Everything that `npm run build` does, from top to bottom. The steps with `load` are functions in the process of Docusaurus,
 * after its compilation; the others are processes. The table in guides/ARCHITECTURE.md says what each takes and gives.
 */
export const BUILD_STEPS: readonly BuildStep[] = [
  { name: 'generate', script: 'scripts/generate-reference.ts' },
  { name: 'compile', docusaurus: 'build' },

  { name: 'finish pages', load: () => import('./output/finishSite') },
  { name: 'read pages', load: () => import('./output/readPages') },

  { name: 'Markdown versions', load: () => import('./output/writeAgentFiles') },
  { name: 'search indexes', load: () => import('./search/writeIndexes') },
  { name: 'comparisons', load: () => import('@api-docs/version-comparisons/writeComparisons') },

  { name: 'redirects', load: () => import('@api-docs/version-comparisons/moved-pages/redirects') },
  { name: 'known paths', load: () => import('@api-docs/version-comparisons/moved-pages/writeKnownPaths') },
  { name: 'route list', load: () => import('./output/writeRouteList') },
  { name: 'change-log feeds', load: () => import('./output/feeds/writeFeeds') },
  { name: 'social cards', load: () => import('./pages/social-cards/writeCards') },
  { name: 'license notices', load: () => import('./output/notices') },

  { name: 'docs server', script: 'scripts/docs-server.ts' },
];

/** Docusaurus plugin that runs the steps after the compilation, one after the other. */
export function runSteps(_context: LoadContext, site: Site): Plugin {
  return {
    name: 'build-steps',
    async postBuild(built) {
      // The steps fill in the rest, in their order.
      const build = Object.assign({} as Build, { site, built });
      for (const step of BUILD_STEPS) {
        if ('load' in step) Object.assign(build, await (await step.load()).default(build));
      }
    },
  };
}
