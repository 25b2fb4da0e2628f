import type { Nodes } from 'mdast';
import { EXIT, SKIP, visit } from 'unist-util-visit';

import { parseMdx, type PageFormat } from '@api-docs/kit/pages';

/** Elements on a line of their own, whose words are no paragraph. */
const NO_PARAGRAPH = /^(?:h[1-6]|summary|caption|figcaption|button|t[rhd]|thead|tbody)$/;

/** Returns the words of a paragraph: without pictures, footnotes, and code of the page. */
function wordsOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxJsxTextElement' && NO_PARAGRAPH.test(node.name ?? '')) return '';
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/**
 * Returns the first paragraph of a page, which describes it where its front matter does not. Docusaurus would take the first
 * line that is no code, with the signs of a heading, a list, a table or an element.
 *
 * @param content of a page, without front matter
 * @returns empty without such words, and undefined if the page is not valid: the compiler names the line
 */
export function firstWords(content: string, format: PageFormat): string | undefined {
  let words = '';
  try {
    visit(parseMdx(content, format), (node) => {
      if (node.type === 'footnoteDefinition') return SKIP;
      // The title of an admonition is no text of its own.
      if (node.type !== 'paragraph' || node.data?.directiveLabel) return undefined;
      words = wordsOf(node).replaceAll(/\s+/g, ' ').trim();
      return words === '' ? SKIP : EXIT;
    });
    return words;
  } catch {
    return undefined;
  }
}
