import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';

/**
 * Computes the ids that Docusaurus gives to the headings of a page.
 *
 * @param tree the page's Markdown tree
 * @param fillIn replaces brand tokens
 * @returns the ids in the order of the page; a heading that repeats another has a number behind its id
 */
export function headingIds(tree: Root, fillIn: (text: string) => string): string[] {
  const slugger = createSlugger();
  const ids: string[] = [];
  visit(tree, 'heading', (heading) => {
    ids.push(slugger.slug(fillIn(toString(heading)), { maintainCase: false }));
  });
  return ids;
}
