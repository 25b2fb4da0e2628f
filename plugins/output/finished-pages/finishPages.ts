import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { RouteConfig } from '@docusaurus/types';

import { buildError } from '@api-docs/kit/buildError';
import { sitePaths } from '@api-docs/kit/sitePaths';

import type { StepInput } from '../../lib/site';
import { pageFile, writePage } from '../../lib/writePage';
import { planCards, type Card, type CardSources } from '../../pages/social-cards/planCards';
import { socialTags } from '../../pages/social-cards/socialTags';
import { feedLinks } from '../../versions/feed/feedLinks';
import { finishPage } from './finishingSteps';

/** Folder of the built site to which the bundler writes fonts. */
const FONTS = 'assets/fonts';

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
      'load one file in src/css/font.css, or choose the file to preload in plugins/output/finished-pages/finishPages.ts',
  });
}

/** Returns the source files of pages that are written in Markdown, by the path of the router. */
function sourceFiles(routes: readonly RouteConfig[]): Map<string, string> {
  return new Map(
    routes.flatMap(({ path: route, metadata, routes: inner = [] }): [string, string][] => [
      ...(metadata?.sourceFilePath === undefined ? [] : [[route, metadata.sourceFilePath] as [string, string]]),
      ...sourceFiles(inner),
    ]),
  );
}

type FinishInput = StepInput & { site: Pick<CardSources, 'files'> };

/** Takes every page that Docusaurus has written through the steps of `finishingSteps.ts`. Plans the social cards for it. */
export default function finishPages({ site, built }: FinishInput): {
  pages: Map<string, string>;
  cards: Map<string, Card>;
} {
  const { outDir, plugins, routes, routesPaths } = built;
  const { basePath } = site.brand;
  const sources = sourceFiles(routes);
  const cards = planCards(plugins, site);
  const context = {
    basePath,
    font: `${basePath}${FONTS}/${onlyFont(readdirSync(path.join(outDir, FONTS)))}`,
    cardTags: socialTags(cards, site),
    feedLinks: (page: string) => feedLinks(page, site.brand),
    sourceOf: (page: string, text: string) => {
      const file = sources.get(`${basePath}${page}`);
      if (file === undefined) return `/${page}`;
      const before = readFileSync(path.join(site.siteDir, file), 'utf8').split(text, 1).join('');
      return `${file}:${before.split('\n').length}`;
    },
  };
  const pages = sitePaths(routesPaths, basePath).map((route): [string, string] => {
    const page = route.slice(1);
    const html = readFileSync(path.join(outDir, pageFile(page)), 'utf8');
    return [page, writePage(outDir, page, finishPage(html, page, context))];
  });
  return { pages: new Map(pages), cards };
}
