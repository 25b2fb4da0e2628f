import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Props } from '@docusaurus/types';

import { sitePaths } from '../route-list/sitePaths';
import { finishPage, type FinishingFacts } from './finishingSteps';
import { onlyFont } from './fontPreload';

/** Where the bundler puts fonts; their names carry a hash, so hosts may cache them for ever. */
const FONTS = 'assets/fonts';

/** The site that Docusaurus has written: what it hands to every plugin after the build. */
export type BuiltSite = Pick<Props, 'outDir' | 'routesPaths' | 'siteConfig'>;

/** The pages of the built site, for every plugin that reads them. */
export interface BuiltPages {
  /**
   * Finishes all pages on the first call; later calls return the same.
   *
   * @returns HTML by site path without its first slash: empty for the home page, `docs/intro/`, `404.html`
   */
  read(site: BuiltSite): ReadonlyMap<string, string>;
}

function fileOf(page: string): string {
  return page.endsWith('.html') ? page : `${page}index.html`;
}

function finishAll({ outDir, routesPaths, siteConfig }: BuiltSite, cardTags: FinishingFacts['cardTags']) {
  const { baseUrl: basePath } = siteConfig;
  const font = `${basePath}${FONTS}/${onlyFont(readdirSync(path.join(outDir, FONTS)))}`;
  const facts = { basePath, font, cardTags };
  return new Map(
    sitePaths(routesPaths, basePath).map((route) => {
      const page = route.slice(1);
      const file = path.join(outDir, fileOf(page));
      const html = finishPage(readFileSync(file, 'utf8'), page, facts);
      writeFileSync(file, html);
      return [page, html];
    }),
  );
}

/**
 * Opens the pages of the site for the plugins that read them after the build. Docusaurus calls all plugins at once, so the
 * first that asks has the pages finished, and none depends on its place in the list.
 *
 * @param cardTags elements of the head that name the social card of a page
 */
export function openBuiltPages(cardTags: FinishingFacts['cardTags']): BuiltPages {
  let pages: ReadonlyMap<string, string> | undefined;
  return { read: (site) => (pages ??= finishAll(site, cardTags)) };
}

/** After the build: every page goes through the steps of `finishingSteps.ts`, read once and written once. */
export function builtPagesPlugin(pages: BuiltPages): Plugin {
  return { name: 'built-pages', postBuild: (site) => void pages.read(site) };
}
