import { createSlugger } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';

import { brand } from '../../brand.config';
import { API_FILE, type ApiFiles } from '../../plugins/api/facts/apiFiles';
import { replaceTokens } from '../../plugins/content/brand';
import { writtenId } from '../../plugins/content/parseMdx';
import { attributeOf, type LinkSources } from './linkFindings';
import type { Page } from './prose/page';
import { siteMap } from './siteMap';

/**
 * Computes the ids of a page: those that Docusaurus gives to headings (repeated ones get a number appended), and those of
 * elements.
 *
 * @returns undefined if the page imports a partial, whose ids are unknown here
 */
export function headingIds(tree: Root, fillIn: (text: string) => string): string[] | undefined {
  const slugger = createSlugger();
  const ids: string[] = [];
  if (tree.children.some((node) => node.type === 'mdxjsEsm' && /\.mdx?['"]/.test(node.value))) return undefined;
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const id = attributeOf(node as MdxJsxFlowElement | MdxJsxTextElement, 'id');
    if (id !== undefined) ids.push(id);
  });
  visit(tree, 'heading', (heading) => {
    ids.push(writtenId(heading) ?? slugger.slug(fillIn(toString(heading)), { maintainCase: false }));
  });
  return ids;
}

/** Replaces brand tokens. Unknown ones stay, because the build check reports them. */
function fillIn(text: string): string {
  try {
    return replaceTokens(text, '', brand);
  } catch {
    return text;
  }
}

/** Collects the pages, headings and other paths that links may point to. */
export function siteLinks(siteDir: string, pages: readonly Page[], files: ApiFiles): LinkSources {
  return {
    siteDir,
    map: siteMap({
      siteDir,
      slug: brand.slug,
      versions: files.versions(),
      operations: files.facts(API_FILE).operations.map((operation) => operation.slug),
      pages,
    }),
    headings: new Map(pages.map(({ file, tree }) => [file, headingIds(tree, fillIn)])),
    fillIn,
  };
}
