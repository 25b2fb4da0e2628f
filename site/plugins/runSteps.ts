import type { LoadContext, Plugin } from '@docusaurus/types';

import { BUILD_STEPS } from './buildSteps';
import type { Build, Site } from './lib/site';

/** Docusaurus plugin that runs the steps after the compilation, one after the other. */
export default function runSteps(_context: LoadContext, site: Site): Plugin {
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
