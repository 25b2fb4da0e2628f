import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Props } from '@docusaurus/types';
import { load } from 'cheerio';
import type { Element, ElementContent, Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toText } from 'hast-util-to-text';
import { SKIP, visit } from 'unist-util-visit';

import { markdownFile, type FileLocation } from '@api-docs/assistants/markdown';
import {
  childElements,
  element,
  hasClass,
  isElement,
  markdownPath,
  REPORT_ATTRIBUTE,
  reportUrl,
  text,
  type ReportedPage,
} from '@api-docs/kit';
import { writtenPage } from '@api-docs/kit/plugin';
import { writeFile } from '@api-docs/kit/node';

import { formatCounts, isUnchanged } from './compare/comparePageContent';
import { comparisonElements, comparisonView, type ComparisonView } from './render/comparisonElements';
import type { PagePair, SiteComparisons } from './siteComparisons';
import { writeStaticPage } from './writeStaticPage';

/** Elements of a page's head that comparison pages have too. */
const SHARED_HEAD =
  'meta[charset], meta[name=viewport], link[rel=preload], link[rel=stylesheet], link[rel=icon], link[rel=apple-touch-icon]';

/** The parts that all comparison pages share. */
interface SharedParts {
  layout: ReturnType<typeof pageLayout>;
  siteUrl: string;
  basePath: string;
  siteTitle: string;
  /** Path of the stylesheet below the base path. */
  styles: string;
}

/** Focuses the search field with the key of the site's search box. */
const SEARCH_KEY = `addEventListener("keydown",function(e){var f=document.querySelector("nav input");if(f&&(e.ctrlKey||e.metaKey)&&e.key.toLowerCase()==="k"){e.preventDefault();f.focus()}})`;

/** Extracts the layout of a built page, without the parts that need scripts: those left set the color mode and find the search. */
function pageLayout(html: string) {
  const $ = load(html);
  const outerHtml = (selector: string) => $(selector).first().prop('outerHTML') ?? '';
  const nav = $('nav.navbar');
  // On phones the invisible search field covers this button, which serves as its icon.
  const searchIcon = nav
    .find('button:has(svg)')
    .filter((_index, button) => $(button).siblings('form[role="search"]').length > 0)
    .attr({ tabindex: '-1', 'aria-hidden': 'true' });
  // They only work with the scripts of the site, which comparison pages do not load.
  nav.find('button, .dropdown').not(searchIcon).remove();
  nav.find('[aria-current]').removeAttr('aria-current');
  nav.find('.navbar__link--active').removeClass('navbar__link--active');
  // On phones, the links of the navbar are in a menu that needs no script.
  const links = nav.find('a.navbar__link').toArray();
  const items = links.map(
    (node) => `<li><a class="menu__link" href="${$(node).attr('href') ?? ''}">${$(node).html() ?? ''}</a></li>`,
  );
  const label = $('button.navbar__toggle').attr('aria-label') ?? 'Menu';
  const menu = `<details class="compare-menu"><summary>${label}</summary><ul class="clean-list">${items.join('')}</ul></details>`;
  nav.find('.navbar__items').first().prepend(menu);
  // Without scripts the search field is a plain input that opens the search page.
  const field = nav.find('input');
  for (const name of ['role', 'aria-autocomplete', 'aria-expanded', 'aria-controls']) field.removeAttr(name);
  const skip = $('a[href^="#__docusaurus_skip"]');
  const report = $(`footer [${REPORT_ATTRIBUTE}]`);
  const { href: form, [REPORT_ATTRIBUTE]: commit } = report.attr() ?? {};
  const script = $('body > script').filter((_index, node) => $(node).text().includes('data-theme'));
  const head = $('head').find(SHARED_HEAD).toArray();
  return {
    head: head.map((node) => $(node).prop('outerHTML')).join(''),
    /** SVG symbols, the script that sets the color mode, the skip link and the navbar. */
    before: `${outerHtml('body > svg')}<script>${script.text()}</script><script>${SEARCH_KEY}</script>${skip.parent().prop('outerHTML') ?? ''}${nav.prop('outerHTML') ?? ''}`,
    /** Returns the footer, in which the link that reports a problem is about a page. */
    footer: (page: ReportedPage): string => {
      if (form !== undefined) report.attr('href', reportUrl(form, { ...page, commit }));
      return outerHtml('footer.footer');
    },
    /** Target of the skip link. */
    mainId: skip.attr('href')?.slice(1) ?? 'content',
  };
}

/** Renders a comparison as an HTML page that is not indexed and has no script except the one for the color mode. */
export function comparisonPage(view: ComparisonView, shared: SharedParts): string {
  const { layout, siteUrl, basePath, siteTitle, styles } = shared;
  const { title, pageTitle, older, newer } = view;
  const description = `What changed on the page “${pageTitle}” between docs ${older.label} and ${newer.label}.`;
  const markdown = siteUrl + basePath + markdownPath(view.path);
  const version = `${older.label} and ${newer.label}`;
  const footer = layout.footer({ url: siteUrl + basePath + view.path, version });
  const head = [
    element('title', [text(`${title} | ${siteTitle}`)]),
    element('meta', [], { name: 'description', content: description }),
    element('meta', [], { name: 'robots', content: 'noindex' }),
    element('link', [], { rel: ['stylesheet'], href: basePath + styles }),
    element('link', [], { rel: ['alternate'], type: 'text/markdown', href: markdown }),
  ];
  const properties = { id: layout.mainId, className: ['compare', 'markdown'] };
  const main = element('main', comparisonElements(view, basePath), properties);
  return [
    `<!doctype html><html lang="en" dir="ltr"><head>${layout.head}${toHtml(head)}</head>`,
    `<body>${layout.before}${toHtml(main)}${footer}</body></html>\n`,
  ].join('\n');
}

const MARKS: Readonly<Record<string, readonly [string, string]>> = { ins: ['{++', '++}'], del: ['{--', '--}'] };

/** Puts the marks of CriticMarkup (https://criticmarkup.com) around words. Changed code is a diff, which has its own. */
function markWords(tree: Root): void {
  visit(tree, 'element', (node, index, parent) => {
    if (node.tagName === 'pre') return SKIP;
    const marks = MARKS[node.tagName];
    if (!marks || !parent || index === undefined) return undefined;
    parent.children.splice(index, 1, text(marks[0]), ...node.children, text(marks[1]));
    return index;
  });
}

/** Returns the content of a passage without its label, which repeats the marks, and each list item as a list with its number. */
function passageContent(passage: Element): Element[] {
  return childElements(passage).flatMap((child) => {
    if (hasClass(child, 'compare-sign')) return [];
    if (!isElement(child, 'ul', 'ol')) return [child];
    return childElements(child).map((item) => element(child.tagName, [item], { start: item.properties.value }));
  });
}

/** Reduces an element of a comparison page to what the Markdown version says. */
function reduce(node: Element): Element[] {
  if (hasClass(node, 'compare-passage')) return passageContent(node);
  if (node.tagName === 'details') return [element('p', [text(`(${toText(childElements(node)[0] ?? node)})`)])];
  if (!/^h[1-4]$/.test(node.tagName)) return [node];
  const title = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child) || !hasClass(child, 'compare-sign')) return [child];
    return toText(child) === 'Moved' ? [text('(moved)')] : [];
  });
  return [{ ...node, children: title }];
}

/** Joins neighboring lists. A numbered one must continue the numbers of the one before. */
function joinLists(nodes: readonly Element[]): Element[] {
  const joined: Element[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    const isNext = Number(node.properties.start) === Number(last?.properties.start) + (last?.children.length ?? 0);
    const continues = last?.tagName === node.tagName && (node.tagName === 'ul' || (node.tagName === 'ol' && isNext));
    if (continues) last.children.push(...node.children);
    else joined.push(node);
  }
  return joined;
}

/** Converts the content of a comparison page to Markdown: `{++added++}` and `{--removed--}` words, and changed code as a diff. */
export function comparisonMarkdown(view: ComparisonView, site: Pick<FileLocation, 'siteUrl' | 'basePath'>): string {
  const { comparison, older, newer, path: page } = view;
  const counts = formatCounts(comparison.counts);
  const fields = {
    title: view.title,
    description: counts === '' ? undefined : `Changed: ${counts}.`,
    versions: `${older.label} to ${newer.label}`,
    kind: 'comparison',
    url: site.siteUrl + site.basePath + page,
  };
  const tree: Root = { type: 'root', children: joinLists(comparisonElements(view, site.basePath).flatMap(reduce)) };
  markWords(tree);
  return markdownFile(fields, tree, { ...site, page });
}

interface ComparisonsInput {
  compared: SiteComparisons;
  built: Pick<Props, 'outDir' | 'siteConfig'>;
  /** HTML of the finished pages, by page path; undefined if nothing finishes them. */
  pages: ReadonlyMap<string, string> | undefined;
  /** Page whose layout the comparisons have: its path below the base path, with a slash at its end. */
  layoutPage: string;
  /** Sentence about an operation that the newer version deprecates. */
  deprecation?: string | undefined;
}

/** Writes the stylesheet of comparison pages with a hash in its name; returns its path below the base path. */
function writeStyles(outDir: string): string {
  const css = readFileSync(path.join(__dirname, 'compare.css'), 'utf8');
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  const file = `assets/css/compare.${hash}.css`;
  writeFile(path.join(outDir, file), css);
  return file;
}

/** Returns the comparison of a pair; undefined if its pages do not differ or cannot be read. */
function viewOf(compared: SiteComparisons, pair: PagePair, deprecation?: string): ComparisonView | undefined {
  try {
    return isUnchanged(compared.compare(pair).counts) ? undefined : comparisonView(compared, pair, deprecation);
  } catch (error) {
    process.emitWarning(`${pair.newer.file} is not compared with ${pair.older.file}: ${String(error)}`);
    return undefined;
  }
}

/**
 * Writes a static page and a Markdown version for every page that differs between two docs versions.
 *
 * They are no routes, because every route adds bytes to all pages, and they are not in the search index, the sitemap and
 * the lists of pages. See `versionPairs` for the versions that are compared.
 */
export function writeComparisons({ compared, built, pages, layoutPage, deprecation }: ComparisonsInput): void {
  const { outDir, siteConfig } = built;
  const { url: siteUrl, baseUrl: basePath } = siteConfig;
  const layout = pageLayout(pages?.get(layoutPage) ?? writtenPage(outDir, layoutPage));
  const shared = { layout, siteUrl, basePath, siteTitle: siteConfig.title, styles: writeStyles(outDir) };
  for (const pair of compared.pairs) {
    const view = viewOf(compared, pair, deprecation);
    if (!view) continue;
    writeStaticPage(outDir, view.path, comparisonPage(view, shared), { hasPolicy: pages !== undefined });
    writeFile(path.join(outDir, markdownPath(view.path)), comparisonMarkdown(view, { siteUrl, basePath }));
  }
}
