import type { Token, TokenStream } from 'prismjs';

import { escapeHtml } from '@api-docs/kit/codeHtml';

/** Prism token types and aliases by suffix of the CSS class. All other tokens are colored as plain text. */
const KINDS = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  string: ['string', 'attr-value', 'triple-quoted-string', 'char', 'regex'],
  keyword: ['keyword', 'boolean', 'constant', 'tag', 'shebang', 'atrule', 'directive', 'coord'],
  name: ['function', 'class-name', 'property', 'attr-name', 'key', 'variable', 'parameter', 'selector', 'symbol'],
  number: ['number', 'builtin', 'namespace'],
  inserted: ['inserted'],
  deleted: ['deleted'],
} as const;

type Kind = keyof typeof KINDS;

const KIND_BY_TYPE = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

/** Text with one color. */
interface Span {
  text: string;
  kind: Kind | undefined;
}

/** Lines to mark and to number. */
export interface LineSettings {
  /** Indexes of the lines to mark, starting at 0. */
  marked?: readonly number[] | undefined;
  /** Number of the first line. Without it, lines have no numbers. */
  lineNumbersStart?: number | undefined;
}

/** Returns the kind of the innermost type that has one. */
function kindOf(types: readonly string[]): Kind | undefined {
  return [...types]
    .reverse()
    .map((type) => KIND_BY_TYPE.get(type))
    .find((kind) => kind !== undefined);
}

/** Returns the texts of tokens with the types around them, from the outside in. */
function flatten(tokens: TokenStream, types: readonly string[] = []): { text: string; types: readonly string[] }[] {
  if (typeof tokens === 'string') return [{ text: tokens, types }];
  return [tokens].flat().flatMap((token) => {
    if (typeof token === 'string') return [{ text: token, types }];
    return flatten(token.content, [...types, token.type, ...[token.alias ?? []].flat()]);
  });
}

function linesOf(tokens: TokenStream): Span[][] {
  const lines: Span[][] = [[]];
  for (const { text, types } of flatten(tokens)) {
    const kind = kindOf(types);
    text.split(/\r?\n|\r/).forEach((part, index) => {
      if (index > 0) lines.push([]);
      lines.at(-1)?.push({ text: part, kind });
    });
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

/** Joins lines. The last span of a line and the first span of the next one become one span. */
function joinLines(lines: readonly Span[][]): Span[] {
  const joined: Span[] = [];
  for (const [first, ...rest] of lines) {
    const last = joined.at(-1);
    if (last && first) last.text += `\n${first.text}`;
    else if (first) joined.push(first);
    joined.push(...rest);
  }
  return joined;
}

/** Returns line numbers, padded to the width of the last one. */
function lineNumbers(count: number, start: number): string[] {
  const width = String(start + count - 1).length;
  return Array.from({ length: count }, (_, index) => String(start + index).padStart(width));
}

function lineHtml(html: string, isMarked: boolean, number: string | undefined): string {
  const start = `<span class="code-line${isMarked ? ' theme-code-block-highlighted-line' : ''}"`;
  return number === undefined
    ? `${start}>${html}</span>`
    : `${start} data-line="${number}"><span>${html}</span></span>`;
}

/**
 * Renders tokens of Prism.
 *
 * @returns HTML for a `code` element: text, and spans with the classes `code-comment`, `code-string`, `code-keyword`,
 *   `code-name`, `code-number`, `code-inserted` and `code-deleted` (see `src/css/custom.css`). Marked and numbered lines
 *   are spans with the class `code-line` and their number in `data-line`.
 */
export function tokenHtml(tokens: (string | Token)[], settings: LineSettings = {}): string {
  const { marked = [], lineNumbersStart } = settings;
  const lines = linesOf(tokens);
  if (lineNumbersStart === undefined && marked.length === 0) return htmlOf(joinLines(lines));
  const numbers = lineNumbersStart === undefined ? [] : lineNumbers(lines.length, lineNumbersStart);
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const html = htmlOf(line) + end;
      const [isMarked, number] = [marked.includes(index), numbers[index]];
      return isMarked || number !== undefined ? lineHtml(html, isMarked, number) : html;
    })
    .join('');
}
