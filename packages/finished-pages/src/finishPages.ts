import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type { Props } from '@docusaurus/types';

import { collectErrors, throwErrors, type BuildErrorDetails } from '@api-docs/kit/node';
import { pageSources, writtenPages } from '@api-docs/kit/plugin';

import { blockedSources } from './blockedSources';
import { writePage, type Sources } from './contentSecurityPolicy';
import { finishPage, type FinishingContext } from './finishPage';
import { styleInliner } from './styles/inlineStyles';
import { unusedNames } from './unusedNames';

/** Folders of the built site to which the bundler writes fonts and stylesheets. */
const FONTS = 'assets/fonts';
const STYLES = 'assets/css';

/** Lists the names of the files in a folder, which may be missing. */
const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

interface FinishOptions extends Pick<FinishingContext, 'tags'> {
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'plugins' | 'routes' | 'routesPaths' | 'siteConfig' | 'siteDir'>;
  /** Ends of the names of fonts that every page loads. */
  preloads: readonly string[];
  /** Id of the search field, if the site names it. */
  searchField?: string | undefined;
  /** Whether pages have the styles of their first paint. */
  areStylesInline: boolean;
  /** Sources that the policy of pages allows besides the site itself. */
  policy: Sources;
}

/**
 * Takes every page that Docusaurus has written through the steps of {@link finishPage}, and writes it again. The pages of a large
 * site do not fit in memory, so later steps read the files.
 *
 * It is synchronous, because other plugins of Docusaurus, such as that of the blog, read the pages at the same time.
 *
 * @throws with each page of which a browser would read other elements than React has rendered
 */
export function finishPages({ built, tags, preloads, searchField, areStylesInline, policy }: FinishOptions): void {
  const { outDir, routes, siteConfig, siteDir } = built;
  const basePath = siteConfig.baseUrl;
  // Pages that are written in Markdown name their files.
  const sources = pageSources(routes, basePath);
  const fontFiles = namesIn(path.join(outDir, FONTS));
  const context = {
    basePath,
    fonts: fontFiles
      .filter((font) => preloads.some((end) => font.endsWith(end)))
      .map((font) => `${basePath}${FONTS}/${font}`),
    tags,
    inlineStyles: areStylesInline ? styleInliner(outDir, basePath) : (html: string) => html,
    sourceOf: (page: string, text: string) => {
      const file = sources.get(page);
      if (file === undefined) return `/${page}`;
      const before = readFileSync(path.join(siteDir, file), 'utf8').split(text, 1).join('');
      return `${file}:${before.split('\n').length}`;
    },
  };
  const blocked = blockedSources(siteConfig.url, policy);
  for (const { name } of built.plugins) blocked.addPlugin(name);
  for (const name of namesIn(path.join(outDir, STYLES)).filter((file) => file.endsWith('.css')))
    blocked.addStylesheet(`${STYLES}/${name}`, readFileSync(path.join(outDir, STYLES, name), 'utf8'));
  const unused = unusedNames({ preloads, searchField }, fontFiles);
  const errors: BuildErrorDetails[] = [];
  for (const [page, html, file] of writtenPages(built)) {
    blocked.addPage(page, html);
    unused.addPage(html);
    collectErrors(errors, () => writePage(outDir, file, finishPage(html, page, context), { sources: policy }));
  }
  throwErrors(errors);
  const blocking = blocked.warning();
  for (const warning of [...(blocking === undefined ? [] : [blocking]), ...unused.warnings()]) logger.warn(warning);
}
