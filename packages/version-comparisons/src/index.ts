import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, Props } from '@docusaurus/types';

import {
  checkEntries,
  checkOrder,
  loadedVersions,
  sitePath,
  themeOf,
  withSteps,
  type BuildStep,
  type PageReader,
} from '@api-docs/kit/plugin';
import { NEXT } from '@api-docs/kit/node';
import type { ParsedPage } from '@api-docs/kit/pages';

import { findMovedPages, MOVED_FILE, type MovedPages } from './moved-pages/movedPages';
import { siteRedirects, type Redirect } from './moved-pages/planRedirects';
import { routesOfVersions } from './moved-pages/routesOfVersions';
import { listedFiles, PACKAGE, type Options } from './options';
import { globalMoves } from './pageMoves';
import { versionPages } from './read/versionPages';
import { shareComparisons } from './sharedComparisons';
import { siteComparisons } from './siteComparisons';
import { allChangeLines } from './summaries/changeLines';
import type { StaticPages } from './writeStaticPage';

export type { Options };
export { validateOptions } from './options';

/** What the not-found page says of other pages. */
type PageTitle = Pick<ParsedPage, 'documentTitle' | 'isUnlisted'>;

/** Reads the moves and pairs the pages, once Docusaurus has loaded them. */
function loadSite({ siteDir, siteConfig }: LoadContext, options: Options, content: LoadedContent | undefined) {
  const versions = loadedVersions(content, siteConfig.baseUrl);
  const { fillIn, files } = options;
  const released = versions.flatMap(({ name }) => (name === NEXT ? [] : [name]));
  const moved: MovedPages | undefined = findMovedPages(siteDir, { fillIn, versions: released });
  const comparisons = siteComparisons({
    siteDir,
    fillIn,
    moved,
    files: files ? files() : listedFiles(siteDir, siteConfig),
    order: versions.map(({ name }) => name).reverse(),
    pages: versionPages(content, siteConfig),
  });
  const routes = routesOfVersions(content, siteConfig.baseUrl);
  /** Throws if `moved.yaml` does not fit the pages. */
  const redirects = () => siteRedirects(moved, versions, ({ name }) => routes.get(name) ?? []);
  return { versions, moved, comparisons, redirects };
}

type LoadedSite = ReturnType<typeof loadSite>;

/** Returns the page whose layout comparisons have: the landing page of the latest version, or else another page of the docs. */
function layoutPage({ versions, comparisons: { pages } }: LoadedSite): string {
  const latest = versions.find(({ isLatest }) => isLatest);
  const own = pages.filter(({ version }) => version === latest?.name);
  const found = own.find(({ slug }) => slug === '') ?? own[0] ?? pages[0];
  return sitePath(`/${found?.path}`, '/').slice(1);
}

/** Returns the steps after the compilation. They load their code late, because `docusaurus start` needs none of it. */
function stepsOf(loaded: () => LoadedSite, { deprecation }: Options): BuildStep[] {
  return [
    {
      name: 'comparisons',
      takes: ['pages', 'policy'],
      gives: ['comparisons'],
      async run(built: Props, { policy }) {
        const site = loaded();
        const compared = site.comparisons;
        if (compared.pairs.length === 0) return;
        const { writeComparisons } = await import('./writeComparisons');
        writeComparisons({
          compared,
          built,
          policy: policy as StaticPages['policy'],
          layoutPage: layoutPage(site),
          deprecation,
        });
      },
    },
    {
      name: 'redirects',
      takes: ['pages', 'policy'],
      gives: ['redirects'],
      async run(built: Props, { policy }) {
        const { writeRedirects } = await import('./moved-pages/writeRedirects');
        const planned = loaded().redirects();
        return { redirects: writeRedirects({ planned, built, policy: policy as StaticPages['policy'] }) };
      },
    },
    {
      name: 'known paths',
      needs: { pageTitles: PACKAGE },
      takes: ['redirects'],
      async run(built: Props, { pageTitles, redirects }) {
        const { writeKnownPaths } = await import('./moved-pages/writeKnownPaths');
        const titles = pageTitles as ReadonlyMap<string, PageTitle>;
        writeKnownPaths({ ...loaded(), built, titles, redirects: redirects as Redirect[] });
      },
    },
  ];
}

const titleReader: PageReader = {
  gives: 'pageTitles',
  start:
    async () =>
    ({ documentTitle, isUnlisted }): PageTitle => ({ documentTitle, isUnlisted }),
};

/**
 * Docusaurus plugin that leads readers between docs versions: a menu and a banner that follow moved pages, redirects, comparisons
 * of pages, and suggestions on the not-found page.
 */
export default function versionComparisons(context: LoadContext, options: Options): Plugin {
  const { siteDir, siteConfig } = context;
  checkEntries(siteConfig, PACKAGE, ['plugins', 'themes']);
  checkOrder(siteConfig, PACKAGE);
  let site: LoadedSite | undefined;
  // Once: in `docusaurus start`, each change of a page would compare all pages again.
  let lines: ReturnType<typeof allChangeLines> | undefined;
  // Two chunks of each docs page import it. As a client module it is in the main bundle once instead of in both.
  const theme = themeOf(__dirname, context, ['PageInVersion/usePageInVersion']);
  const plugin: Plugin = {
    name: 'version-comparisons',
    ...theme,
    getPathsToWatch: () => [MOVED_FILE, ...theme.getPathsToWatch()],
    async allContentLoaded({ allContent, actions }) {
      const content = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      site = loadSite(context, options, content);
      const { comparisons, moved, redirects } = site;
      // A build would find out at its end. `docusaurus start` goes on without a page that its writer has just deleted.
      if (process.env.NODE_ENV === 'production') redirects();
      shareComparisons({
        siteDir,
        baseUrl: siteConfig.baseUrl,
        site: comparisons,
        lines: () => (lines ??= allChangeLines(comparisons)),
      });
      actions.setGlobalData(globalMoves(moved?.pages ?? []));
    },
  };
  // They run after Docusaurus has loaded all pages.
  const loaded = () => site as LoadedSite;
  return withSteps(plugin, stepsOf(loaded, options), [titleReader]);
}
