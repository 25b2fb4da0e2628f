import { load, type CheerioAPI } from 'cheerio';

/** A run of text that a reader sees as one block: a paragraph, a list item, a table cell, a code block. */
export interface Passage {
  text: string;
  code: boolean;
}

/** What stands under one heading, up to the next one. */
export interface Section {
  /** Id of the heading; empty under the page's title. */
  anchor: string;
  title: string;
  /** Titles of the sections around it, from the page's title inward. */
  parents: string[];
  passages: Passage[];
}

type Node = ReturnType<ReturnType<CheerioAPI>['contents']>[number];

const BLOCKS = new Set(
  (
    'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr ' +
    'li main ol p section summary table tbody td tfoot th thead tr ul'
  ).split(' '),
);

const tidy = (text: string) => text.replace(/[\s\u200B]+/g, ' ').trim();

/** Text of a code block, line by line. */
function codeOf($: CheerioAPI, node: Node): string {
  if (node.type === 'text') return node.data;
  if (node.type !== 'tag') return '';
  if (node.name === 'br') return '\n';
  const lines = node.children.map((child) => codeOf($, child)).join('');
  return node.name === 'div' && !lines.endsWith('\n') ? `${lines}\n` : lines;
}

/**
 * Splits a page at its title and at the headings that have an id, so that an engine can lead to them.
 *
 * @param html content of a page; what stands before its title is left out
 */
export function sectionsOf(html: string): Section[] {
  const $ = load(html);
  const sections: Section[] = [];
  /** Titles of the sections that are open, by level. */
  let titles: string[] = [];
  let line = '';

  const endPassage = (code = false) => {
    const text = code ? line.trim() : tidy(line);
    if (text) sections.at(-1)?.passages.push({ text, code });
    line = '';
  };

  const open = (level: number, anchor: string, title: string) => {
    titles = titles.slice(0, level - 1);
    sections.push({ anchor, title, parents: titles.filter(Boolean), passages: [] });
    titles[level - 1] = title;
  };

  const visit = (node: Node): void => {
    if (node.type === 'text') line += node.data;
    if (node.type !== 'tag') return;
    const level = Number(/^h([1-6])$/.exec(node.name)?.[1] ?? 0);
    const anchor = node.attribs.id ?? '';
    const block = BLOCKS.has(node.name) || node.name === 'pre';
    if (block) endPassage();
    if (level === 1 || (level > 1 && anchor !== '')) {
      open(level, level === 1 ? '' : anchor, tidy($(node).text()));
    } else if (node.name === 'pre') {
      line = codeOf($, node);
      endPassage(true);
    } else {
      if (node.name === 'br') line += ' ';
      node.children.forEach(visit);
      if (block) endPassage();
    }
  };

  $('body').contents().toArray().forEach(visit);
  endPassage();
  return sections;
}
