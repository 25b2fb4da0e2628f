import { micromark } from 'micromark';

import { plainCode } from '../../../shared/code/codeHtml';

/** One line without any notation of CommonMark or HTML. Most descriptions are such a line, and parsing takes long. */
const PLAIN = /^[a-z][a-z0-9 ,.;:?()'%/-]*$/i;

/**
 * Renders a description of the OpenAPI file, which is CommonMark. Raw HTML in it is escaped.
 *
 * @param markdown one phrase or several paragraphs
 * @returns HTML; a single paragraph comes without its `<p>`
 */
export function markdownToHtml(markdown: string): string {
  const text = markdown.trim();
  if (PLAIN.test(text)) return text;
  const html = micromark(text);
  const inner = /^<p>([\s\S]*)<\/p>$/.exec(html)?.[1];
  return inner !== undefined && !inner.includes('<p>') ? inner : html;
}

/** Returns the first sentence of a description, or all of it if no sentence ends in it. */
export function firstSentence(markdown: string): string {
  return /^[\s\S]*?[.!?](?=\s|$)/.exec(markdown.trim())?.[0] ?? markdown.trim();
}

/** Joins a summary, which is a few words, and a description of the same thing. */
export function joinSummary(summary: string | undefined, description: string): string {
  if (!summary || description.startsWith(summary)) return description || (summary ?? '');
  return description ? `${summary}${/[.!?]$/.test(summary) ? '' : '.'} ${description}` : summary;
}

/** Returns the text of HTML from {@link markdownToHtml}. */
export function htmlToText(html: string): string {
  return plainCode(
    html
      .replace(/<[^>]+>/g, '')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"'),
  );
}
