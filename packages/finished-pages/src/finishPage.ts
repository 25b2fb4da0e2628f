import { minify } from './minify';
import { withScriptList } from './scriptList';

/** Returns the tags that a page gets right after its title, because some crawlers read only its start, and at the end of its head. */
export type TagsOf = (page: string, html: string) => { afterTitle?: string; atEnd?: string };

export interface FinishingContext {
  basePath: string;
  /** Paths of the fonts that every page loads, base path included. */
  fonts: readonly string[];
  tags?: TagsOf | undefined;
  /** Writes the styles of the first paint into a page. */
  inlineStyles(html: string): string;
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
  const { basePath, fonts, tags, inlineStyles, sourceOf } = context;
  const minified = minify(html, (text) => sourceOf(page, text));
  const listed = withScriptList(minified, page);
  const { afterTitle = '', atEnd = '' } = tags?.(page, listed) ?? {};
  const tagged = listed.replace('</head>', (end) => atEnd + end).replace('</title>', (end) => end + afterTitle);
  return withNotFoundLinks(inlineStyles(withFontPreload(withFindablePanels(tagged), fonts)), page, basePath);
}

/** Lets browsers find text in panels of tabs that are not selected. React can write the attribute only without a value. */
export function withFindablePanels(html: string): string {
  // Example: `<div role=tabpanel aria-label=Go hidden>`.
  return html.replace(/(<div role="?tabpanel\b[^>]*) hidden(?:="")?>/g, '$1 hidden="until-found">');
}

/**
 * Preloads fonts. A page without a stylesheet stays unchanged. The links are in the body, because Chromium delays the first paint
 * for those in the head.
 */
function withFontPreload(html: string, fonts: readonly string[]): string {
  // Without `crossorigin` a font would be loaded twice: https://developer.mozilla.org/docs/Web/HTML/Attributes/rel/preload
  const preloads = fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/${href.split('.').pop()}" crossorigin>`,
  );
  if (!/<link rel="?stylesheet\b/.test(html)) return html;
  return html.replace(/<body\b[^>]*>/, (body) => body + preloads.join(''));
}

/** Points links of the not-found page to itself, such as the skip link, to the home page, because `/404/` does not exist. */
function withNotFoundLinks(html: string, page: string, basePath: string): string {
  if (page !== '404.html') return html;
  return html.replaceAll(new RegExp(`href="?${basePath}404/"?`, 'g'), `href="${basePath}"`);
}
