import type { Token, TokenStream } from 'prismjs';

import { escapeHtml } from '@api-docs/kit';

import { codeTheme } from './codeTheme';

/** Suffixes of CSS classes by the types of Prism tokens. */
const KIND_BY_TYPE = new Map(codeTheme.styles.flatMap(({ types }) => types.map((type) => [type, types[0]] as const)));

/** Text with one color. */
interface Span {
  text: string;
  kind: string | undefined;
}

/** Lines to mark and to number. */
export interface LineSettings {
  /** Indexes of the lines to mark, starting at 0. */
  marked?: readonly number[] | undefined;
  /** Number of the first line. Without it, lines have no numbers. */
  lineNumbersStart?: number | undefined;
}

/** Returns the texts of tokens, each with the kind of the innermost type around it that has one. */
function flatten(tokens: TokenStream, outer?: string): Span[] {
  return [tokens].flat().flatMap((token) => {
    if (typeof token === 'string') return [{ text: token.replace(/\r\n?/g, '\n'), kind: outer }];
    const kinds = [token.type, token.alias ?? []].flat().map((type) => KIND_BY_TYPE.get(type));
    return flatten(token.content, kinds.filter(Boolean).at(-1) ?? outer);
  });
}

function linesOf(spans: readonly Span[]): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, kind } of spans) {
    const [first = '', ...others] = text.split('\n');
    lines.at(-1)?.push({ text: first, kind });
    lines.push(...others.map((line) => [{ text: line, kind }]));
  }
  return lines;
}

function joinEqual(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const { text, kind } of spans) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else if (text !== '') joined.push({ text, kind });
  }
  return joined;
}

function htmlOf(spans: readonly Span[]): string {
  return joinEqual(spans)
    .map(({ text, kind }) => (kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/**
 * Renders tokens of Prism.
 *
 * @returns HTML for a `code` element: text, and spans with the classes `code-comment`, `code-string`, `code-keyword`,
 *   `code-name`, `code-number`, `code-inserted` and `code-deleted` (see `tokens.css`). Marked and numbered lines
 *   are spans with the class `code-line` and their number in `data-line`.
 */
export function tokenHtml(tokens: (string | Token)[], settings: LineSettings = {}): string {
  const { marked = [], lineNumbersStart: start } = settings;
  const spans = flatten(tokens);
  if (start === undefined && marked.length === 0) return htmlOf(spans);
  const lines = linesOf(spans).map(htmlOf);
  return lines
    .map((line, index) => {
      const html = index < lines.length - 1 ? `${line}\n` : line;
      const isMarked = marked.includes(index);
      const classes = isMarked ? 'code-line theme-code-block-highlighted-line' : 'code-line';
      if (start === undefined) return isMarked ? `<span class="${classes}">${html}</span>` : html;
      const number = String(start + index).padStart(String(start + lines.length - 1).length);
      return `<span class="${classes}" data-line="${number}"><span>${html}</span></span>`;
    })
    .join('');
}
