import type { LoadContext, Plugin, Props } from '@docusaurus/types';

import { withSteps, type BuildStep } from '@api-docs/kit/buildSteps';
import { apiValue } from '@api-docs/openapi-reference/apiValue';

import type { Build, Site } from './lib/site';
import { pageReader } from './output/readPages';

/** A step that is loaded late, because `npm start` and the configuration need none of its code. */
interface SiteStep extends Omit<BuildStep, 'run'> {
  load: () => Promise<{ default: (build: Build) => unknown }>;
}

/** What this site does after the compilation. guides/ARCHITECTURE.md says what each step takes and gives. */
const STEPS: readonly SiteStep[] = [
  { name: 'page tags', gives: ['tags', 'cards'], load: () => import('./output/pageTags') },
  {
    name: 'comparisons',
    takes: ['pages'],
    gives: ['comparisons'],
    load: () => import('@api-docs/version-comparisons/writeComparisons'),
  },
  {
    name: 'redirects',
    gives: ['redirects'],
    load: () => import('@api-docs/version-comparisons/moved-pages/redirects'),
  },
  {
    name: 'known paths',
    takes: ['contents', 'redirects'],
    load: () => import('@api-docs/version-comparisons/moved-pages/writeKnownPaths'),
  },
  { name: 'route list', load: () => import('./output/writeRouteList') },
  { name: 'change-log feeds', takes: ['pages'], load: () => import('./output/feeds/writeFeeds') },
  { name: 'social cards', takes: ['cards'], load: () => import('./pages/social-cards/writeCards') },
  { name: 'license notices', load: () => import('./output/notices') },
];

/** Docusaurus plugin with the steps of this site. */
export function siteSteps(_context: LoadContext, site: Site): Plugin {
  const steps = STEPS.map(({ load, ...step }): BuildStep => {
    const run = async (built: Props, values: object) =>
      (await (await load()).default({ ...values, site, built } as unknown as Build)) as unknown;
    return { ...step, run };
  });
  const facts: BuildStep = { name: 'API facts', gives: ['api'], run: () => ({ api: apiValue(site.files) }) };
  return withSteps({ name: 'site-steps' }, [facts, ...steps], [pageReader]);
}
