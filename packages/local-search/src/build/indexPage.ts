import type { Element, ElementContent } from 'hast';

import {
  fieldPath,
  findElement,
  findElements,
  hasClass,
  isElement,
  isFieldTable,
  isSample,
  readFieldRow,
  SEARCH_MARKS,
  textContent,
  WITHOUT_JS,
} from '@api-docs/kit';
import type { ParsedPage } from '@api-docs/kit/pages';
import { escapeRegexp } from '@api-docs/kit/plugin';

import type { IndexedEntry, IndexedPage } from '../searchIndex';

/** Elements that are not about the subject of a page, or repeat other elements. `annotation` is the TeX of a formula. */
const OMITTED_TAGS = ['nav', 'footer', 'aside', 'button', 'script', 'style', 'svg', 'annotation', 'noscript'];

const OMITTED_CLASSES = [
  'hash-link',
  // Repeats the headings.
  'table-of-contents',
  // Cards repeat the descriptions of other pages.
  'theme-doc-card-container',
  // They describe the version, not the page.
  'theme-doc-version-banner',
  'theme-doc-version-badge',
  // Labels of tabs for readers without JavaScript.
  WITHOUT_JS,
];

function isOmitted(node: Element): boolean {
  const { ariaHidden, dataSearch, role } = node.properties;
  return (
    OMITTED_TAGS.includes(node.tagName) ||
    hasClass(node, ...OMITTED_CLASSES) ||
    role === 'tablist' ||
    // Decoration, and the second form of a formula.
    ariaHidden === 'true' ||
    // The same call in each language.
    isSample(node) ||
    // Responses of examples, as figures and as JSON. A table explains their fields.
    dataSearch === SEARCH_MARKS.skip ||
    isResponse(node)
  );
}

function isResponse({ properties }: Element): boolean {
  return properties.dataSearch === SEARCH_MARKS.response;
}

/** Returns whether a child is omitted because of the element that it is in. */
function isOmittedIn(parent: Element, { tagName }: Element): boolean {
  // Head of a table of fields: `Field`, `Meaning`.
  if (tagName === 'thead') return isFieldTable(parent);
  // Date and reading time of a post.
  return (
    parent.tagName === 'header' &&
    tagName === 'div' &&
    findElement(parent, (node) => node.tagName === 'time') !== undefined
  );
}

/** Returns an element without what is omitted. */
function withoutOmitted(node: Element): Element {
  const children = node.children.flatMap((child): ElementContent[] => {
    if (!isElement(child)) return [child];
    return isOmitted(child) || isOmittedIn(node, child) ? [] : [withoutOmitted(child)];
  });
  return { ...node, children };
}

/** Elements that start and end a line of text. */
const BLOCKS = new Set(
  'address article blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);

/** Removes invisible characters and redundant white space. */
function normalize(text: string): string {
  return text
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim();
}

/** Returns a text without the line breaks of its source. Those of code count. */
const unwrap = (text: string, isCode: boolean) => (isCode ? text : text.replace(/\s+/g, ' '));

/** Returns the text of a node with line breaks around blocks. */
function textOf(node: ElementContent | undefined, isCode = false): string {
  if (!isElement(node)) return unwrap(textContent(node), isCode);
  if (node.tagName === 'br') return '\n';
  const inner = node.children.map((child) => textOf(child, isCode || node.tagName === 'pre')).join('');
  return BLOCKS.has(node.tagName) ? `\n${inner}\n` : inner;
}

const codeIn = (node: Element) => findElement(node, ({ tagName }) => tagName === 'code');

/** Returns the search entry of a row in a table of fields. */
function fieldEntry(row: Element): IndexedEntry {
  const parts = readFieldRow(row);
  // Without the marks of lists, which nobody types.
  const title = normalize(textOf(fieldPath(parts))).replace(/\s|\[\]/g, '');
  const facts = parts.facts.map((fact) => normalize(fact.text));
  const text = [facts.join(', '), normalize(textOf(parts.meaning))].join('\n');
  return { kind: 'field', anchor: parts.anchor ?? '', title, text, names: [] };
}

/** Splits the main content into search entries: the page, its headings and its fields. */
function collectEntries(main: Element, title: string): IndexedEntry[] {
  let section: IndexedEntry = { kind: 'page', anchor: '', title, text: '', names: [] };
  const entries = [section];
  const visit = (node: ElementContent, isInTable: boolean, isCode: boolean): void => {
    if (node.type === 'text') section.text += unwrap(node.value, isCode);
    if (!isElement(node) || node.tagName === 'h1') return;
    const { id } = node.properties;
    if (HEADINGS.has(node.tagName) && typeof id === 'string') {
      const heading = normalize(textOf(node)).replace(/\n/g, ' ');
      section = { kind: 'section', anchor: id, title: heading, text: '', names: [] };
      entries.push(section);
      return;
    }
    if (isInTable && node.tagName === 'tr' && id !== undefined && codeIn(node)) {
      entries.push(fieldEntry(node));
      return;
    }
    const isBlock = BLOCKS.has(node.tagName) || node.tagName === 'br';
    if (isBlock) section.text += '\n';
    for (const child of node.children) {
      visit(child, isInTable || isFieldTable(node), isCode || node.tagName === 'pre');
    }
    if (isBlock) section.text += '\n';
  };
  visit(main, false, false);
  return entries.map((entry) => ({ ...entry, text: normalize(entry.text) }));
}

/** Returns values in the responses of examples, by the names of their fields. */
function valuesInResponses(main: Element, fields: readonly string[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  if (fields.length === 0) return found;
  const values = new RegExp(`"(${fields.map(escapeRegexp).join('|')})":\\s*"([^"]+)"`, 'g');
  for (const response of findElements(main, isResponse)) {
    for (const [, field = '', value = ''] of textContent(response).matchAll(values)) {
      found.set(field, (found.get(field) ?? new Set()).add(value));
    }
  }
  return found;
}

/** Lists the fields that have texts in the responses of examples, of which {@link indexPage} can index the values. */
export function textFields(main: Element): string[] {
  const texts = findElements(main, isResponse).map(textContent).join('\n');
  return [...new Set([...texts.matchAll(/"([^"\n]+)":\s*"/g)].map(([, field = '']) => field))];
}

/** Classes of lists of pages, which repeat what the pages say. */
const LISTS = [
  'blog-tags-list-page',
  'blog-tags-post-list-page',
  'blog-authors-list-page',
  'blog-authors-posts-page',
  'docs-tags-list-page',
  'docs-tags-doc-list-page',
];

/** The list of all posts has no class. */
const isList = (classes: readonly string[], path: string) =>
  classes.some((name) => LISTS.includes(name)) || (classes.includes('plugin-blog') && /\barchive\/$/.test(path));

/**
 * Extracts the search entries of a page with a path such as `docs/intro/`; returns undefined for a page without a title, and for
 * a list of pages.
 *
 * @param valueFields fields of responses whose values readers see in their logs and search for
 */
export function indexPage(
  { main, description, keywords, classes, place }: ParsedPage,
  path: string,
  valueFields: readonly string[] = [],
): IndexedPage | undefined {
  const title = normalize(textContent(findElement(main, ({ tagName }) => tagName === 'h1')));
  if (title === '' || isList(classes, path)) return undefined;
  const trail = findElements(main, (node) => hasClass(node, 'breadcrumbs__link'))
    .map((link) => normalize(textContent(link)))
    .filter((crumb) => crumb !== '');
  const entries = collectEntries(withoutOmitted(main), title);
  const values = valuesInResponses(main, valueFields);
  for (const { kind, title: field, names } of entries) {
    if (kind === 'field') names.push(...(values.get(field.slice(field.lastIndexOf('.') + 1)) ?? []));
  }
  return {
    path,
    ...(place.version === undefined ? {} : { version: place.version }),
    ...(place.instance === undefined ? {} : { isReference: true as const }),
    trail: trail.slice(0, -1),
    keywords: [keywords, description].filter((text) => text !== '').join('\n'),
    otherGeneration: false,
    entries,
  };
}
