import type { LoadContext, Plugin, Props } from '@docusaurus/types';

import { withSteps, type BuildStep } from '@api-docs/kit/plugin';

import type { Build, Site } from './lib/site';

/** A step that is loaded late, because `npm start` and the configuration need none of its code. */
interface SiteStep extends Omit<BuildStep, 'run'> {
  load: () => Promise<{ default: (build: Build) => unknown }>;
}

/** What this site does after the compilation. guides/ARCHITECTURE.md says what each step takes and gives. */
const STEPS: readonly SiteStep[] = [
  { name: 'page tags', gives: ['tags', 'cards'], load: () => import('./output/pageTags') },
  { name: 'mock of the API', load: () => import('./output/mock-api/writeMock') },
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
  return withSteps({ name: 'site-steps' }, steps);
}
