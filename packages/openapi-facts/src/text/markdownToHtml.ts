import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { toHast } from 'mdast-util-to-hast';
import { visit } from 'unist-util-visit';

import { asSentence, isElement, memoize, plainCode } from '@api-docs/kit';

import { escapeMarkdown } from './escapeMarkdown';
import { isPlain, labelDescription, parseDescription } from './parseDescription';

/**
 * Renders a description of the OpenAPI file, see {@link parseDescription}, once: operations share fields and responses.
 *
 * @param markdown one phrase or several paragraphs
 * @returns HTML; a single paragraph comes without its `<p>`
 */
export const markdownToHtml = memoize((markdown: string): string => {
  const text = markdown.trim();
  if (isPlain(text)) return text;
  const tree = parseDescription(text);
  // A class for the language would make the search take the code for a response.
  visit(tree, 'code', (code) => {
    code.lang = null;
  });
  const { children } = toHast(tree) as Root;
  const [only, second] = children;
  const content = isElement(only, 'p') && !second ? only.children : children;
  return toHtml({ type: 'root', children: content }, { characterReferences: { useNamedReferences: true } });
});

/** Joins a summary, which is a few words of plain text, and a description of the same thing. Returns CommonMark. */
export function joinSummary(summary: string | undefined, description: string): string {
  if (!summary || description.startsWith(summary)) return description || escapeMarkdown(summary ?? '');
  const label = escapeMarkdown(summary);
  return labelDescription(description ? asSentence(label) : label, description);
}

/** Returns a description without its notations, on one line. */
export function descriptionText(markdown: string): string {
  return plainCode(
    markdownToHtml(markdown)
      .replaceAll('\n', ' ')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
}
