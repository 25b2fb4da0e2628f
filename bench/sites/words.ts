import { load } from 'cheerio';
import type { Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toText } from 'hast-util-to-text';

import { makeReadable } from '../../plugins/agent-docs/readablePage';

/**
 * Counts the words of a page's main content as a reader sees it: without navigation, buttons and what the generator adds
 * itself. Signs between words do not count, for generators space them differently.
 *
 * @param html of a built page
 * @param additions selectors of the generator's own words
 */
export function wordsOf(html: string, additions: readonly string[]): number {
  const $ = load(html);
  const main = $('main').first();
  if (additions.length > 0) main.find(additions.join()).remove();
  // Panels of tabs that wait for a click are part of the text.
  main.find('[hidden]').removeAttr('hidden');
  const tree: Root = fromHtml($.html(main), { fragment: true });
  makeReadable(tree);
  return toText(tree).match(/[\p{L}\p{N}_]+/gu)?.length ?? 0;
}
