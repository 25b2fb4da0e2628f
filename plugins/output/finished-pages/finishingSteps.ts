import { minifySync, type Options } from '@swc/html';

import { PAGE_SCRIPTS } from '../../../shared/hydration';
import { buildError } from '../../lib/buildError';

/** What the steps know besides the page. */
export interface FinishingContext {
  basePath: string;
  /** Path of the font file, base path included. */
  font: string;
  /** Returns the `<meta>` elements of a page's social card. */
  cardTags(page: string): string;
  /** Returns the `<link>` elements of the feeds of a page. */
  feedLinks(page: string): string;
}

/**
 * Does everything that happens to a page after Docusaurus has written it, in this order. `writePage` then adds the policy.
 *
 * @param html as Docusaurus has written it
 * @param page page path: `docs/intro/`, `404.html`, empty for the home page
 */
export function finishPage(html: string, page: string, context: FinishingContext): string {
  const { basePath, font, cardTags, feedLinks } = context;
  const closed = withExplicitEndTags(html);
  const listed = withScriptList(closed, page);
  const linked = listed.replace('</head>', (end) => feedLinks(page) + end);
  const preloaded = withFontPreload(linked, font);
  const tagged = withSocialTags(preloaded, cardTags(page));
  return withNotFoundLinks(tagged, page, basePath);
}

/** No minification: React compares the page with the elements that it renders. */
const KEEP_ALL_ELSE = {
  collapseWhitespaces: 'none',
  collapseBooleanAttributes: false,
  minifyCss: false,
  minifyJs: false,
  minifyJson: false,
  normalizeAttributes: false,
  preserveComments: [],
  removeComments: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  sortAttributes: false,
  sortSpaceSeparatedAttributeValues: false,
} satisfies Options;

/** Adds the optional end tags that the minifier of Docusaurus removed. */
export function withExplicitEndTags(html: string): string {
  return minifySync(html, { ...KEEP_ALL_ELSE, tagOmission: false }).code;
}

/** Example: `<script src=/base/assets/js/main.0a1b.js defer></script>`. */
const DEFERRED_SCRIPT = /<script src="?([^\s">]+)"? defer(?:="[^"]*")?><\/script>/g;

/**
 * Replaces the deferred scripts by a list of their URLs. `src/inline/hydrateWhenIdle.ts` loads them on the first user
 * interaction.
 *
 * @throws if the page has no deferred script
 */
export function withScriptList(html: string, page: string): string {
  const urls = [...html.matchAll(DEFERRED_SCRIPT)].map(([, url = '']) => url);
  if (urls.length === 0) {
    throw buildError({
      file: page,
      problem: 'the page has no script that hydrates it',
      expected: '<script src="…/main.0a1b.js" defer></script>',
      found: /<script[^>]*\ssrc=[^>]*>/.exec(html)?.[0] ?? 'no script with a URL',
      remedy:
        'compare with ssg/ssgTemplate.html of @docusaurus/core and fix DEFERRED_SCRIPT in plugins/output/finished-pages/finishingSteps.ts',
    });
  }
  const list = `<script type="application/json" id="${PAGE_SCRIPTS}">${JSON.stringify(urls)}</script>`;
  return html.replace(DEFERRED_SCRIPT, '').replace('</head>', () => `${list}</head>`);
}

/** The first stylesheet of a page. Example: `<link rel=stylesheet href=/base/assets/css/styles.0a1b.css />`. */
const STYLESHEET = /<link rel="?stylesheet\b/;

/** Preloads the font before the stylesheet that names it. A page without a stylesheet stays unchanged. */
function withFontPreload(html: string, href: string): string {
  // Without `crossorigin` the font would be loaded twice: https://developer.mozilla.org/docs/Web/HTML/Attributes/rel/preload
  const preload = `<link rel="preload" href="${href}" as="font" type="font/woff" crossorigin>`;
  return html.replace(STYLESHEET, (link) => `${preload}${link}`);
}

/** Adds the tags of a card right after the title, because some crawlers read only the start of a page. */
function withSocialTags(html: string, tags: string): string {
  const hasOwnImage = /<meta [^>]*\bproperty="?og:image\b/.test(html);
  return hasOwnImage ? html : html.replace('</title>', (end) => `${end}${tags}`);
}

/** Points links of the not-found page to itself, such as the skip link, to the home page, because `/404/` does not exist. */
function withNotFoundLinks(html: string, page: string, basePath: string): string {
  if (page !== '404.html') return html;
  return html.replaceAll(new RegExp(`href="?${basePath}404/"?`, 'g'), `href="${basePath}"`);
}
