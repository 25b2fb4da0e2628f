import { load, type CheerioAPI } from 'cheerio';

import type { IndexedEntry, IndexedPage } from '../../shared/search/searchIndex';
import { stripLayout } from '../lib/html';

/** Elements that are not about the subject of a page, or repeat other elements. */
const OMITTED = [
  'nav',
  'footer',
  'aside',
  'button',
  'script',
  'style',
  'svg',
  // The TeX of a formula.
  'annotation',
  'noscript',
  '.hash-link',
  '[role=tablist]',
  // Date and reading time of a post.
  'header:has(time) div',
  // Head of a table of fields: `Field`, `Meaning`.
  'table:has(tr[id]) thead',
  // Cards repeat the descriptions of other pages.
  '.theme-doc-card-container',
  // Describes the version, not the page.
  '.theme-doc-version-banner',
  // The same call in five languages.
  '[data-sample-operation]',
  // Replies of examples, as JSON and as figures. A table explains their fields.
  '.language-json',
  '[data-search=skip]',
  // Labels of tabs for readers without JavaScript.
  '.without-js',
].join();

/** Elements that start and end a line of text. */
const BLOCKS = new Set(
  'address article blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);

type Node = ReturnType<CheerioAPI>[number];

/** Removes invisible characters and redundant white space. */
function normalize(text: string): string {
  return text
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim();
}

/** Returns the text of a node with line breaks around blocks. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag') return '';
  if (node.name === 'br') return '\n';
  const inner = node.children.map((child) => textOf(child as Node)).join('');
  return BLOCKS.has(node.name) ? `\n${inner}\n` : inner;
}

/** Returns the search entry of a row in a table of fields. */
function fieldEntry($: CheerioAPI, row: Node): IndexedEntry {
  const $row = $(row);
  // Without the marks of lists, which nobody types.
  const title = normalize(textOf($row.find('th code').get(0) as Node)).replace(/\s|\[\]/g, '');
  const properties = $row
    .find('th span span')
    .toArray()
    .filter((span) => $(span).closest('code').length === 0)
    .map((span) => normalize($(span).text()));
  const meaning = $row
    .find('td')
    .toArray()
    .map((cell) => normalize(textOf(cell)));
  const text = [properties.join(', '), ...meaning].join('\n');
  return { kind: 'field', anchor: $row.attr('id') ?? '', title, text, names: [] };
}

/** Splits the main content into search entries: the page, its headings and its fields. */
function collectEntries($: CheerioAPI, title: string): IndexedEntry[] {
  let section: IndexedEntry = { kind: 'page', anchor: '', title, text: '', names: [] };
  const entries = [section];
  const visit = (node: Node): void => {
    if (node.type === 'text') section.text += node.data;
    if (node.type !== 'tag' || node.name === 'h1') return;
    const id = $(node).attr('id');
    if (HEADINGS.has(node.name) && id) {
      const heading = normalize(textOf(node)).replace(/\n/g, ' ');
      section = { kind: 'section', anchor: id, title: heading, text: '', names: [] };
      entries.push(section);
      return;
    }
    if (node.name === 'tr' && id && $(node).find('th code').length > 0 && /^(?:request|reply)-/.test(id)) {
      entries.push(fieldEntry($, node));
      return;
    }
    const isBlock = BLOCKS.has(node.name) || node.name === 'br';
    if (isBlock) section.text += '\n';
    for (const child of node.children) visit(child as Node);
    if (isBlock) section.text += '\n';
  };
  for (const node of $('main').first().toArray()) visit(node);
  return entries.map((entry) => ({ ...entry, text: normalize(entry.text) }));
}

/** Fields of replies whose values readers see in their logs and search for. */
const LABELS = /"(label|category)":\s*"([^"]+)"/g;

/** Returns the labels and categories in the replies of examples, by field name. */
function labelsInReplies($: CheerioAPI): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const element of $('.language-json pre, pre.language-json').toArray()) {
    for (const [, field = '', value = ''] of $(element).text().matchAll(LABELS)) {
      labels.set(field, (labels.get(field) ?? new Set()).add(value));
    }
  }
  return labels;
}

/** Adds labels to the names of the fields that explain them. */
function withLabels(entries: readonly IndexedEntry[], labels: ReadonlyMap<string, Set<string>>): IndexedEntry[] {
  return entries.map((entry) => {
    const values = entry.kind === 'field' ? labels.get(entry.title.slice(entry.title.lastIndexOf('.') + 1)) : undefined;
    return values ? { ...entry, names: [...entry.names, ...values] } : entry;
  });
}

/**
 * Extracts the search entries of a built page.
 *
 * @param path page path, for example `docs/intro/`
 * @returns undefined for a page without a title, such as a redirect
 */
export function indexPage(html: string, path: string): IndexedPage | undefined {
  const $ = load(stripLayout(html));
  const $main = $('main').first();
  const title = normalize($main.find('h1').first().text());
  if (title === '') return undefined;
  const labels = labelsInReplies($);
  const trail = $('.breadcrumbs__link')
    .toArray()
    .map((link) => normalize($(link).text()))
    .filter((crumb) => crumb !== '');
  $main.find(OMITTED).remove();
  const keywords = [$('meta[name=keywords]').attr('content') ?? '', $('meta[name=description]').attr('content') ?? ''];
  return {
    path,
    trail: trail.slice(0, -1),
    keywords: keywords.filter((text) => text !== '').join('\n'),
    otherGeneration: false,
    entries: withLabels(collectEntries($, title), labels),
  };
}
