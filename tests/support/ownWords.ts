import { builtPage } from './builtSite';
import { wordsOf, type PageWords } from './sharedRuns';

/** What the build or a component writes, and what pages of one kind have in common by design. */
const NOT_OWN_PROSE = [
  'table',
  'pre',
  'header',
  'figure',
  '.theme-code-block',
  'h1, h2, h3, h4, h5, h6',
  '[class*="admonitionHeading"]',
  'p[class*="direction_"]',
  // The drawn reply of `src/components/ReplyView`.
  'div[class^="view_"]',
  // The drawn scale of `src/components/ScoreScale`.
  'div[class^="scale_"]',
].join(', ');

const TEXT_BLOCKS = 'p, li, ul, ol, dt, dd, div, blockquote, br, summary, section';

/**
 * Reads the words that a writer wrote: no headings, tables, code, drawings, nor anything that a component says.
 *
 * @param route a docs page of the build
 */
export function ownWords(route: string): PageWords {
  const { $ } = builtPage(route);
  const prose = $('main .markdown').clone();
  // The sentence above a field map comes from the component and names the successor.
  prose.find('table:contains("Legacy field")').prev('p').remove();
  prose.find(NOT_OWN_PROSE).remove();
  // Without a space the last word of a block and the first of the next would become one.
  prose.find(TEXT_BLOCKS).after(' ');
  return { name: route, words: wordsOf(prose.text()) };
}
