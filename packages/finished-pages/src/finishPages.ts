import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { flattenRoutes } from '@docusaurus/utils';
import { minifySync, type Options } from '@swc/html';

import { buildError } from '@api-docs/kit/node';
import { sitePath, writtenPages } from '@api-docs/kit/plugin';

import { PAGE_SCRIPTS } from './hydration';
import { writePage } from './contentSecurityPolicy';

/** Returns the tags that a page gets right after its title, because some crawlers read only its start, and at the end of its head. */
export type TagsOf = (page: string, html: string) => { afterTitle?: string; atEnd?: string };

/** What the steps know besides the page. */
interface FinishingContext {
  basePath: string;
  /** Paths of the fonts that every page loads, base path included. */
  fonts: readonly string[];
  tags?: TagsOf | undefined;
  /** Returns the file of a page with the line of a text on it. */
  sourceOf(page: string, text: string): string;
}

/**
 * Does everything that happens to a page after Docusaurus has written it, in this order. `writePage` then adds the policy.
 *
 * @param html as Docusaurus has written it
 * @param page page path: `docs/intro/`, `404.html`, empty for the home page
 */
export function finishPage(html: string, page: string, context: FinishingContext): string {
  const { basePath, fonts, tags, sourceOf } = context;
  const minified = minify(html, (text) => sourceOf(page, text));
  const listed = withScriptList(minified, page);
  const { afterTitle = '', atEnd = '' } = tags?.(page, listed) ?? {};
  const tagged = listed.replace('</head>', (end) => atEnd + end).replace('</title>', (end) => end + afterTitle);
  return withNotFoundLinks(withFontPreload(withFindablePanels(tagged), fonts), page, basePath);
}

/** As Docusaurus minifies, but with all end tags: without them, browsers move paragraphs out of `<em>` and its like. */
const MINIFICATION = {
  preserveComments: [],
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  normalizeAttributes: false,
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
  minifyCss: true,
  minifyJs: true,
  minifyJson: true,
  tagOmission: false,
} satisfies Options;

const VOID = ['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'];

/** A tag with its attributes. Example: `<a title="1 > 0">`. */
const TAG = /<(\/?[a-z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi;

/**
 * Lists the tags of a page, with a slash at the start of the name of an end tag. Elements without content have an end tag, too,
 * except for void ones.
 */
function tagsOf(html: string) {
  const markup = html.replace(/(<(script|style)\b[^>]*>)[^]*?(?=<\/\2>)/gi, (content, start: string) =>
    start.padEnd(content.length),
  );
  return [...markup.matchAll(TAG)].flatMap(({ index, 1: written = '', 2: attributes = '' }) => {
    const name = written.toLowerCase();
    // Not the end of an address without quotes, as in `<a href=/docs/>`.
    const isClosed = /(?:^|["'\s])\/$/.test(attributes) && !VOID.includes(name);
    return [{ name, index }, ...(isClosed ? [{ name: `/${name}`, index }] : [])];
  });
}

/** Returns the name of the element that is open after tags. */
function parentOf(tags: ReturnType<typeof tagsOf>): string {
  const open: string[] = [];
  for (const { name } of tags) {
    if (name.startsWith('/')) open.pop();
    else if (!VOID.includes(name)) open.push(name);
  }
  return open.at(-1) ?? 'html';
}

/**
 * Minifies a page as React has rendered it.
 *
 * @param source returns what errors name: file and line of a text on the page
 * @throws if a browser would read other elements than React has rendered, because React would then render the page again
 */
export function minify(html: string, source: (text: string) => string): string {
  const { code } = minifySync(html, MINIFICATION);
  const [written, read] = [tagsOf(html), tagsOf(code)];
  const moved = written.findIndex(({ name }, index) => name !== read[index]?.name);
  const tag = written[moved];
  if (!tag) return code;
  const [, text = ''] = />\s*([^<>]{3,})</.exec(html.slice(tag.index)) ?? [];
  const [parent, name] = [parentOf(written.slice(0, moved)), tag.name.replace('/', '')];
  throw buildError({
    file: source(text.trim()),
    problem: `HTML allows no <${name}> directly in <${parent}>`,
    expected: 'elements that HTML allows inside of each other',
    found: html.slice(tag.index, tag.index + 100),
    why: 'Browsers read other elements, and React would not find its own on the page.',
    remedy: `close <${parent}> before <${name}>, or write an element that may be between them, such as <tbody> or <div>`,
  });
}

/** Example: `<script src=/base/assets/js/main.0a1b.js defer></script>`. */
const DEFERRED_SCRIPT = /<script src="?([^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/** Replaces the deferred scripts by a list of their URLs, which `inline/hydrateWhenIdle.ts` loads. Throws if there are none. */
export function withScriptList(html: string, page: string): string {
  const urls = [...html.matchAll(DEFERRED_SCRIPT)].map(([, url = '']) => url);
  if (urls.length === 0) {
    throw buildError({
      file: page,
      problem: 'the page has no script that hydrates it',
      expected: '<script src="…/main.0a1b.js" defer></script>',
      found: /<script[^>]*\ssrc=[^>]*>/.exec(html)?.[0] ?? 'no script with a URL',
      remedy:
        'compare with ssg/ssgTemplate.html of @docusaurus/core and fix DEFERRED_SCRIPT in @api-docs/finished-pages (finishPages.ts)',
    });
  }
  const list = `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(urls)}</script>`;
  return html.replace(DEFERRED_SCRIPT, '').replace('</head>', () => `${list}</head>`);
}

/** Lets browsers find text in panels of tabs that are not selected. React can write the attribute only without a value. */
export function withFindablePanels(html: string): string {
  // Example: `<div role=tabpanel aria-label=Go hidden>`.
  return html.replace(/(<div role="?tabpanel\b[^>]*) hidden(?:="")?>/g, '$1 hidden="until-found">');
}

/** Preloads fonts before the stylesheet that names them. A page without a stylesheet stays unchanged. */
function withFontPreload(html: string, fonts: readonly string[]): string {
  // Without `crossorigin` a font would be loaded twice: https://developer.mozilla.org/docs/Web/HTML/Attributes/rel/preload
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/${href.split('.').pop()}" crossorigin>`,
  );
  return html.replace(/<link rel="?stylesheet\b/, (link) => preloads.join('') + link);
}

/** Points links of the not-found page to itself, such as the skip link, to the home page, because `/404/` does not exist. */
function withNotFoundLinks(html: string, page: string, basePath: string): string {
  if (page !== '404.html') return html;
  return html.replaceAll(new RegExp(`href="?${basePath}404/"?`, 'g'), `href="${basePath}"`);
}

/** Folder of the built site to which the bundler writes fonts. */
const FONTS = 'assets/fonts';

interface FinishOptions extends Pick<FinishingContext, 'tags'> {
  /** Absolute path of the project. */
  siteDir: string;
  /** What Docusaurus has built, as it tells plugins. */
  built: Pick<Props, 'outDir' | 'routes' | 'routesPaths' | 'siteConfig'>;
  /** Ends of the names of fonts that every page loads. */
  preloads: readonly string[];
}

/**
 * Takes every page that Docusaurus has written through the steps of {@link finishPage}; returns the finished HTML by page
 * path. Throws if a browser would read other elements than React has rendered.
 */
export function finishPages({ siteDir, built, tags, preloads }: FinishOptions): Map<string, string> {
  const { outDir, routes, siteConfig } = built;
  const basePath = siteConfig.baseUrl;
  // Pages that are written in Markdown name their files.
  const sources = new Map(
    flattenRoutes(routes).map((route) => [sitePath(route.path, basePath).slice(1), route.metadata?.sourceFilePath]),
  );
  const fontFiles = existsSync(path.join(outDir, FONTS)) ? readdirSync(path.join(outDir, FONTS)) : [];
  const context = {
    basePath,
    fonts: fontFiles
      .filter((font) => preloads.some((end) => font.endsWith(end)))
      .map((font) => `${basePath}${FONTS}/${font}`),
    tags,
    sourceOf: (page: string, text: string) => {
      const file = sources.get(page);
      if (file === undefined) return `/${page}`;
      const before = readFileSync(path.join(siteDir, file), 'utf8').split(text, 1).join('');
      return `${file}:${before.split('\n').length}`;
    },
  };
  const pages = new Map<string, string>();
  for (const [page, html, file] of writtenPages(built)) {
    pages.set(page, writePage(outDir, file, finishPage(html, page, context)));
  }
  return pages;
}
