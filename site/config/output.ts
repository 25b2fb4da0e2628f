import type { PluginModule } from '@docusaurus/types';

import finishedPages, { type FinishedPagesOptions } from '@api-docs/finished-pages';
import { LLMS_TXT } from '@api-docs/kit/markdownPath';
import { SEARCH_FIELD_ID } from '@api-docs/local-search/searchConstants';
import versionComparisons from '@api-docs/version-comparisons';

import { brand } from '../../brand.config';
import { browserslist } from '../../package.json';
import contentFiles from '../plugins/content/contentFiles';
import type { Site } from '../plugins/lib/site';
import { headCommit } from '../plugins/lib/git';
import { notices } from '../plugins/output/notices';
import { styles } from '../plugins/output/styles';
import { runSteps } from '../plugins/buildSteps';
import { announcement } from '..';

function link(rel: string, file: string, attributes: Record<string, string> = {}) {
  return { tagName: 'link', attributes: { rel, href: `${brand.basePath}${file}`, ...attributes } };
}

const index = `${brand.siteUrl}${brand.basePath}${LLMS_TXT}`;

/** Browsers without SVG favicons use the icon that is named here instead of the one in `docusaurus.config.ts`. */
const finish: FinishedPagesOptions = {
  browsers: browserslist.production,
  ...(announcement && { announcement: announcement.id }),
  searchField: SEARCH_FIELD_ID,
  headTags: [link('icon', 'favicon.ico', { sizes: '32x32' }), link('apple-touch-icon', 'apple-touch-icon.png')],
  // Hidden from people, screen readers included. It comes first when an assistant converts the page to Markdown.
  preBodyTags: [
    {
      tagName: 'div',
      attributes: { hidden: true },
      innerHTML: `For AI agents: the index of all pages is ${index}, and every page has a Markdown version.`,
    },
  ],
};

/** Client modules that themes add to every page, without an option, and that no page of this site needs. */
const UNUSED_MODULES = [
  // 25 KB of Prism. The build colors code: site/plugins/content/highlighting.
  '@docusaurus/theme-classic/lib/prism-include-languages',
  // 24 KB of styles, and a polyfill, for components of the OpenAPI theme that `src/theme` replaces.
  'docusaurus-theme-openapi-docs/lib/theme/styles.scss',
  'process/browser',
];

const withoutUnusedModules: PluginModule = () => ({
  name: 'without-unused-modules',
  configureWebpack: () => ({
    resolve: { alias: Object.fromEntries(UNUSED_MODULES.map((name) => [require.resolve(name), false as const])) },
  }),
});

/** Gives the commit to the rendering of pages only: with it in scripts, each deployment would make readers load all again. */
const buildCommit: PluginModule = ({ siteDir }) => {
  const commit = headCommit(siteDir) ?? '';
  return {
    name: 'build-commit',
    configureWebpack: (_config, isServer, { currentBundler }) => ({
      plugins: [new currentBundler.instance.DefinePlugin({ BUILD_COMMIT: JSON.stringify(isServer ? commit : '') })],
    }),
  };
};

/**
 * Returns the site's own plugins. They get the site from functions instead of as an option, because Docusaurus ships options
 * to the browser. What happens after the compilation is in `site/plugins/buildSteps.ts`.
 */
export function plugins(site: Site): PluginModule[] {
  return [
    (context) => finishedPages(context, finish),
    (context) => contentFiles(context, site),
    (context) => versionComparisons(context, site),
    (context) => notices(context, site),
    (context) => runSteps(context, site),
    buildCommit,
    withoutUnusedModules,
    styles,
  ];
}
