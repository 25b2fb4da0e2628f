import type { LoadContext, Plugin } from '@docusaurus/types';

import { homeFacts, type HomeSources } from './homeFacts';

/**
 * Hands the home page its facts as `@generated/home-page/default/facts.json`: `src/pages/index.tsx` alone imports it, so
 * no other page loads it.
 */
export default function homePage({ siteDir }: LoadContext, sources: HomeSources): Plugin {
  return {
    name: 'home-page',
    async contentLoaded({ actions }) {
      await actions.createData('facts.json', homeFacts(siteDir, sources));
    },
    getPathsToWatch: () => ['openapi/**/*.yaml', 'versioned_docs/**/*.mdx', 'docs/understanding-brand-metrics/*.mdx'],
  };
}
