import type { Page } from '../page';
import type { Finding, Rule } from '../rule';

/** Browsers and search engines cut longer titles. */
const MAX_TITLE = 80;

/** Search engines cut longer descriptions; shorter ones do not tell pages apart. */
const [MIN_DESCRIPTION, MAX_DESCRIPTION] = [70, 160];

function lineOf(field: string, { source }: Page): number {
  return source.split('\n').findIndex((line) => line.startsWith(`${field}:`)) + 1 || 1;
}

function textOf(field: string, { frontMatter }: Page): string {
  const value = frontMatter[field];
  return typeof value === 'string' ? value : '';
}

function lengthFinding(page: Page, field: string, [min, max]: readonly [number, number]): Finding[] {
  const { length } = textOf(field, page);
  if (length >= min && length <= max) return [];
  const found = length === 0 ? `no ${field}` : `${field} of ${length} characters`;
  return [{ line: lineOf(field, page), found, expected: `${min} to ${max} characters` }];
}

const hasHead = ({ kind }: Page) => kind !== 'reference';

/** Requires a title of a length that search engines show, in the front matter or as the h1 of the page. */
export const pageTitle: Rule = {
  name: 'page-title',
  level: 'style',
  why: 'The heading, the browser tab, the sidebar and search results show it. Without one, they show the file name.',
  remedy: 'Write a short title in the front matter, or a heading of level 1 at the start of the page.',
  check(page) {
    const hasHeading = page.tree.children.some((node) => node.type === 'heading' && node.depth === 1);
    const isMissing = textOf('title', page) === '';
    return !hasHead(page) || (isMissing && hasHeading) ? [] : lengthFinding(page, 'title', [1, MAX_TITLE]);
  },
};

/** Requires a description of a length that search engines show. */
export const pageDescription: Rule = {
  name: 'page-description',
  level: 'style',
  why: 'Search engines, link previews and llms.txt show it. Without one, they show the first paragraph.',
  remedy: 'Write one or two plain sentences that say what the reader gets from the page.',
  check: (page) => (hasHead(page) ? lengthFinding(page, 'description', [MIN_DESCRIPTION, MAX_DESCRIPTION]) : []),
};
