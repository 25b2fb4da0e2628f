import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Plugin, Props } from '@docusaurus/types';

import { buildError } from '../../lib/buildError';
import { sitePaths } from '../route-list/sitePaths';
import { finishPage, type FinishingContext } from './finishingSteps';

/** Folder of the built site to which the bundler writes fonts. */
const FONTS = 'assets/fonts';

/** The part of Docusaurus' `postBuild` argument that is read here. */
export type BuiltSite = Pick<Props, 'outDir' | 'plugins' | 'routesPaths' | 'siteConfig'>;

type PageTags = (site: BuiltSite) => Pick<FinishingContext, 'cardTags' | 'feedLinks'>;

/** The finished pages, for every plugin that reads pages after the build. */
export interface FinishedPages {
  /**
   * Finishes all pages on the first call. Later calls return the same map.
   *
   * @returns HTML by page path: below the base path with a slash at its end, empty for the home page, `404.html`
   */
  read(site: BuiltSite): ReadonlyMap<string, string>;
}

/**
 * Returns the one font file, whose name contains a hash.
 *
 * @param files names of the files in the folder for fonts
 * @throws if there is not exactly one font
 */
function onlyFont(files: readonly string[]): string {
  const fonts = files.filter((file) => file.endsWith('.woff'));
  const [font] = fonts;
  if (font !== undefined && fonts.length === 1) return font;
  throw buildError({
    file: 'src/css/font.css',
    problem: 'the pages preload exactly one font file',
    expected: `one .woff file in ${FONTS}`,
    found: fonts.join(', ') || 'none',
    remedy:
      'load one file in src/css/font.css, or choose the file to preload in plugins/output/finished-pages/index.ts',
  });
}

function finishAll(site: BuiltSite, tags: PageTags) {
  const { outDir, routesPaths, siteConfig } = site;
  const { baseUrl: basePath } = siteConfig;
  const font = `${basePath}${FONTS}/${onlyFont(readdirSync(path.join(outDir, FONTS)))}`;
  const context = { basePath, font, ...tags(site) };
  return new Map(
    sitePaths(routesPaths, basePath).map((route) => {
      const page = route.slice(1);
      const file = path.join(outDir, page.endsWith('.html') ? page : `${page}index.html`);
      const html = finishPage(readFileSync(file, 'utf8'), page, context);
      writeFileSync(file, html);
      return [page, html];
    }),
  );
}

/**
 * Returns the finished pages. Docusaurus runs `postBuild` of all plugins at once, so whichever plugin reads the pages first
 * has them finished.
 *
 * @param tags return what other plugins add to the head of a page
 */
export function openFinishedPages(tags: PageTags): FinishedPages {
  let pages: ReadonlyMap<string, string> | undefined;
  return { read: (site) => (pages ??= finishAll(site, tags)) };
}

/** After the build, takes every page through the steps of `finishingSteps.ts`. Each file is read and written once. */
export function finishedPagesPlugin(pages: FinishedPages): Plugin {
  return { name: 'built-pages', postBuild: (site) => void pages.read(site) };
}
