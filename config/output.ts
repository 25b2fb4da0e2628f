import path from 'node:path';

import type { HtmlTags, LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import { browserslist } from '../package.json';
import agentDocs from '../plugins/output/agent-docs';
import buildCommit from '../plugins/output/build-commit';
import { finishedPagesPlugin, openFinishedPages } from '../plugins/output/finished-pages';
import headScripts, { compileInline } from '../plugins/output/head-scripts';
import notices from '../plugins/output/notices';
import replacedModules from '../plugins/output/replaced-modules';
import routeList from '../plugins/output/route-list';
import styles from '../plugins/output/styles';
import redirects from '../plugins/content/moved-pages';
import homePage from '../plugins/pages/home';
import { ICONS, MANIFEST } from '../plugins/pages/icons/icons';
import notFound from '../plugins/pages/not-found';
import { openSocialCards } from '../plugins/pages/social-cards';
import changeLogFeed from '../plugins/versions/feed';
import { feedLinks } from '../plugins/versions/feed/feedLinks';
import compare from '../plugins/versions/comparisons';
import versions from '../versions.json';
import { apiFiles, comparisons, pageChangeLines, siteDir } from './content';
import { announcement } from './theme';

function link(rel: string, file: string, attributes: Record<string, string> = {}) {
  return { tagName: 'link', attributes: { rel, href: `${brand.basePath}${file}`, ...attributes } };
}

/**
 * Tags that open the head of every page. The script has to run before the first stylesheet and before the scripts of the
 * theme. Browsers without SVG favicons use the icon that is named here instead of the one in `docusaurus.config.ts`.
 */
const headTags = [
  {
    tagName: 'script',
    attributes: {},
    innerHTML: compileInline(
      path.join(siteDir, 'src/inline/index.ts'),
      { ANNOUNCEMENT_ID: announcement.id, BASE_PATH: brand.basePath },
      browserslist.production,
    ),
  },
  link('icon', 'favicon.ico', { sizes: '32x32' }),
  link('apple-touch-icon', ICONS.appleTouch.file),
  link('manifest', MANIFEST),
] satisfies HtmlTags;

/** Client modules of themes that this site does not use. `src/theme/README.md` says what takes their place. */
const UNUSED_MODULES = [
  // The build colors code: plugins/content/highlighting. Code that a component computes has a chunk for it.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // Styles for the components of the OpenAPI theme, which this site replaces.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  // A polyfill that the OpenAPI theme provides for `process`. React asks it for `emit`, which browsers lack.
  'process/browser',
];

/** One function instead of all of tslib: 2.9 KB less on every page. */
const REPLACED_MODULES = [{ within: /@docusaurus[\\/]utils-common/, module: 'tslib', by: 'src/tslib.ts' }];

const socialCards = openSocialCards({ files: apiFiles, brand });

/** The pages of the site after all steps of `plugins/output/finished-pages/finishingSteps.ts`. */
export const finishedPages = openFinishedPages({
  cardTags: socialCards.tagsOf,
  feedLinks: (page) => feedLinks(page, brand),
});

/** The build's own plugins, except the API's. */
export const plugins: PluginModule[] = [
  headScripts(headTags),
  (context: LoadContext) => homePage(context, { files: apiFiles, brand }),
  (context: LoadContext) => redirects(context, { brand, versions }),
  (context: LoadContext) => notFound(context, { brand, versions, pages: finishedPages }),
  routeList,
  buildCommit,
  replacedModules(UNUSED_MODULES, REPLACED_MODULES),
  styles,
  notices,
  (context: LoadContext) => agentDocs(context, { files: apiFiles, brand, pages: finishedPages }),
  socialCards.plugin,
  () => finishedPagesPlugin(finishedPages),
  (context: LoadContext) => changeLogFeed(context, { files: apiFiles, brand, comparisons }),
  (context: LoadContext) => compare(context, { comparisons, lines: pageChangeLines, pages: finishedPages }),
];
