import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';

import { buildError } from '@api-docs/kit/buildError';
import { writtenPages } from '@api-docs/kit/sitePaths';

import { finishPage, type FinishingContext } from './finishingSteps';
import { writePage } from './writePage';

/** Folder of the built site to which the bundler writes fonts. */
const FONTS = 'assets/fonts';

interface FinishOptions extends Pick<FinishingContext, 'tags'> {
  /** Absolute path of the project. */
  siteDir: string;
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig'>;
  /** Fonts that every page loads. Default: none. */
  preloads?: (font: string) => boolean;
}

/**
 * Takes every page that Docusaurus has written through the steps of `finishingSteps.ts`; returns the finished HTML by page
 * path. Throws if a browser would read other elements than React has rendered.
 */
export function finishPages({ siteDir, built, tags, preloads = () => false }: FinishOptions): Map<string, string> {
  if (process.env.SKIP_HTML_MINIFICATION !== 'true') {
    throw buildError({
      file: 'package.json',
      problem: 'Docusaurus has minified the pages, without end tags that browsers need',
      expected: 'SKIP_HTML_MINIFICATION=true docusaurus build',
      found: 'docusaurus build',
      remedy: 'set the variable for the build: finishPages minifies the pages itself',
    });
  }
  const { outDir, routes, siteConfig } = built;
  const basePath = siteConfig.baseUrl;
  // Pages that are written in Markdown name their files.
  const sources = new Map(flattenRoutes(routes).map((route) => [route.path, route.metadata?.sourceFilePath]));
  const fontFiles = existsSync(path.join(outDir, FONTS)) ? readdirSync(path.join(outDir, FONTS)) : [];
  const context = {
    basePath,
    fonts: fontFiles.filter(preloads).map((font) => `${basePath}${FONTS}/${font}`),
    tags,
    sourceOf: (page: string, text: string) => {
      const file = sources.get(`${basePath}${page}`);
      if (file === undefined) return `/${page}`;
      const before = readFileSync(path.join(siteDir, file), 'utf8').split(text, 1).join('');
      return `${file}:${before.split('\n').length}`;
    },
  };
  const pages = new Map<string, string>();
  for (const [page, html] of writtenPages(built)) {
    pages.set(page, writePage(outDir, page, finishPage(html, page, context)));
  }
  return pages;
}
