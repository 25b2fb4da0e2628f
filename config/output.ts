import path from 'node:path';

import type { HtmlTags, LoadContext, PluginModule } from '@docusaurus/types';

import { brand } from '../brand.config';
import { browserslist } from '../package.json';
import agentDocs from '../plugins/output/agent-docs';
import buildCommit from '../plugins/output/build-commit';
import { finishedPagesPlugin, openFinishedPages } from '../plugins/output/finished-pages';
import headScripts, { compileInline } from '../plugins/output/head-scripts';
import notices from '../plugins/output/notices';
import routeList from '../plugins/output/route-list';
import styles from '../plugins/output/styles';
import { tokenColors } from '../plugins/lib/tokenColors';
import redirects from '../plugins/content/moved-pages';
import notFound from '../plugins/pages/not-found';
import socialCards from '../plugins/pages/social-cards';
import { planCards } from '../plugins/pages/social-cards/planCards';
import { socialTags } from '../plugins/pages/social-cards/socialTags';
import webManifest from '../plugins/pages/webManifest';
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
  link('apple-touch-icon', 'apple-touch-icon.png'),
  link('manifest', 'site.webmanifest'),
] satisfies HtmlTags;

/** Client modules that themes add to every page, without an option, and that no page of this site needs. */
const UNUSED_MODULES = [
  // 25 KB of Prism. The build colors code: plugins/content/highlighting.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // 24 KB of styles, and a polyfill, for components of the OpenAPI theme that `src/theme` replaces.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  'process/browser',
];

const withoutUnusedModules = () => ({
  name: 'without-unused-modules',
  configureWebpack: () => ({
    resolve: { alias: Object.fromEntries(UNUSED_MODULES.map((name) => [require.resolve(name), false as const])) },
  }),
});

const cardSources = { files: apiFiles, brand };

/** The pages of the site after all steps of `plugins/output/finished-pages/finishingSteps.ts`. */
export const finishedPages = openFinishedPages(({ plugins }) => ({
  cardTags: socialTags(planCards(plugins, cardSources), cardSources),
  feedLinks: (page) => feedLinks(page, brand),
}));

/** The build's own plugins, except the API's. */
export const plugins: PluginModule[] = [
  headScripts(headTags),
  (context: LoadContext) => redirects(context, { brand, versions }),
  () => webManifest(brand, tokenColors(siteDir, 'light', ['page']).page),
  (context: LoadContext) => notFound(context, { brand, versions, pages: finishedPages }),
  routeList,
  buildCommit,
  withoutUnusedModules,
  styles,
  notices,
  (context: LoadContext) => agentDocs(context, { files: apiFiles, brand, pages: finishedPages }),
  (context: LoadContext) => socialCards(context, cardSources),
  () => finishedPagesPlugin(finishedPages),
  (context: LoadContext) => changeLogFeed(context, { files: apiFiles, brand, comparisons }),
  (context: LoadContext) => compare(context, { comparisons, lines: pageChangeLines, pages: finishedPages }),
];
