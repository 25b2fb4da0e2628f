import { load, type CheerioAPI } from 'cheerio';

import type { IndexedPage, IndexedPlace } from '../../shared/search/searchIndex';
import { withoutFrame } from '../withoutFrame';

/** Parts of a page that say nothing about its subject, or that other parts say better. */
const LEFT_OUT = [
  'nav',
  'footer',
  'aside',
  'button',
  'script',
  'style',
  'svg',
  'noscript',
  '.hash-link',
  '[role=tablist]',
  // Date and reading time of a post.
  'header:has(time) div',
  // The heads of tables of fields: `Field`, `Meaning`.
  'table:has(tr[id]) thead',
  // Cards repeat the descriptions of the pages they lead to.
  '.theme-doc-card-container',
  // Tells what a version is, not what a page is about.
  '.theme-doc-version-banner',
  // The same call in five languages.
  '[data-sample-operation]',
  // Replies of examples, as JSON and as drawings: their fields stand in a table of their own.
  '.language-json',
  '[data-search=skip]',
  // Labels of tabs for readers without JavaScript.
  '.without-js',
].join();

/** Elements that begin and end a line of text. */
const BLOCKS = new Set(
  'address article blockquote caption dd details div dl dt figcaption figure h1 h2 h3 h4 h5 h6 header hr li main ol p pre section summary table tbody td th thead tr ul'.split(
    ' ',
  ),
);

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);

type Node = ReturnType<CheerioAPI>[number];

function tidy(text: string): string {
  return text
    .replace(/[\u200B\u00AD]/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n[\s\n]*/g, '\n')
    .trim();
}

/** Text of a node with a line break around blocks and a blank around parts of a cell that only styles set apart. */
function textOf(node: Node): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag') return '';
  if (node.name === 'br') return '\n';
  const inner = node.children.map((child) => textOf(child as Node)).join('');
  if (BLOCKS.has(node.name)) return `\n${inner}\n`;
  return inner;
}

/** Walks through the page once and gives each piece of text to the place it stands below. */
class PlaceCollector {
  readonly places: IndexedPlace[];

  constructor(
    private readonly $: CheerioAPI,
    title: string,
  ) {
    this.places = [{ kind: 'page', anchor: '', title, text: '', names: [] }];
  }

  private get current(): IndexedPlace {
    const sections = this.places.filter(({ kind }) => kind !== 'field');
    return sections[sections.length - 1] as IndexedPlace;
  }

  private addField(row: Node): void {
    const $row = this.$(row);
    const title = tidy(textOf($row.find('th code').get(0) as Node)).replace(/\s/g, '');
    const facts = $row
      .find('th span span')
      .toArray()
      .filter((span) => this.$(span).closest('code').length === 0)
      .map((span) => tidy(this.$(span).text()));
    const meaning = $row
      .find('td')
      .toArray()
      .map((cell) => tidy(textOf(cell)));
    const anchor = $row.attr('id') ?? '';
    this.places.push({ kind: 'field', anchor, title, text: [facts.join(', '), ...meaning].join('\n'), names: [] });
  }

  collect(node: Node): void {
    if (node.type === 'text') {
      this.current.text += node.data;
      return;
    }
    if (node.type !== 'tag') return;
    const id = this.$(node).attr('id');
    if (node.name === 'h1') return;
    if (HEADINGS.has(node.name) && id) {
      this.places.push({
        kind: 'section',
        anchor: id,
        title: tidy(textOf(node)).replace(/\n/g, ' '),
        text: '',
        names: [],
      });
      return;
    }
    if (node.name === 'tr' && id && this.$(node).find('th code').length > 0 && /^(?:request|reply)-/.test(id)) {
      this.addField(node);
      return;
    }
    const isBlock = BLOCKS.has(node.name) || node.name === 'br';
    if (isBlock) this.current.text += '\n';
    for (const child of node.children) this.collect(child as Node);
    if (isBlock) this.current.text += '\n';
  }
}

/** Fields of replies whose values readers meet in their logs, and search for. */
const LABELS = /"(label|category)":\s*"([^"]+)"/g;

/** Values of labels and categories in the replies of examples, by the name of their field. */
function labelsInReplies($: CheerioAPI): Map<string, Set<string>> {
  const labels = new Map<string, Set<string>>();
  for (const element of $('.language-json pre, pre.language-json').toArray()) {
    for (const [, field = '', value = ''] of $(element).text().matchAll(LABELS)) {
      labels.set(field, (labels.get(field) ?? new Set()).add(value));
    }
  }
  return labels;
}

/** Gives each label to the row that explains it. */
function withLabels(places: readonly IndexedPlace[], labels: ReadonlyMap<string, Set<string>>): IndexedPlace[] {
  return places.map((place) => {
    const values = place.kind === 'field' ? labels.get(place.title.slice(place.title.lastIndexOf('.') + 1)) : undefined;
    return values ? { ...place, names: [...place.names, ...values] } : place;
  });
}

/**
 * Reads a built page as search needs it: its title, its headings with their text, and its fields, each with the anchor
 * to land on.
 *
 * @param html of the page
 * @param path of the page below the base path, for example `docs/intro/`
 * @returns the page without names of its operation or synonyms; undefined when it has no title
 */
export function readPage(html: string, path: string): IndexedPage | undefined {
  const $ = load(withoutFrame(html));
  const $main = $('main').first();
  const title = tidy($main.find('h1').first().text());
  if (title === '') return undefined;
  const labels = labelsInReplies($);
  const trail = $('.breadcrumbs__link')
    .toArray()
    .map((link) => tidy($(link).text()))
    .filter((crumb) => crumb !== '');
  $main.find(LEFT_OUT).remove();
  const collector = new PlaceCollector($, title);
  for (const node of $main.toArray()) collector.collect(node);
  const places = collector.places.map((place) => ({ ...place, text: tidy(place.text) }));
  const keywords = [$('meta[name=keywords]').attr('content') ?? '', $('meta[name=description]').attr('content') ?? ''];
  return {
    path,
    trail: trail.slice(0, -1),
    keywords: keywords.filter((text) => text !== '').join('\n'),
    otherGeneration: false,
    places: withLabels(places, labels),
  };
}
