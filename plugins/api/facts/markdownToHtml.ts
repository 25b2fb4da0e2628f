import { micromark } from 'micromark';

/**
 * Renders a description of the OpenAPI file, which is CommonMark. Raw HTML in it is escaped.
 *
 * @param markdown one phrase or several paragraphs
 * @returns HTML; a single paragraph comes without its `<p>`
 */
export function markdownToHtml(markdown: string): string {
  const html = micromark(markdown.trim());
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner !== undefined && !inner.includes('<p>') ? inner : html;
}

/** Returns the first sentence of a description, or all of it if no sentence ends in it. */
export function firstSentence(markdown: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown.trim())?.[0] ?? markdown.trim();
}
