import type { Grammar, Token, TokenStream } from 'prismjs';
import { normalizeTokens } from 'prism-react-renderer';

import { escapeHtml } from './codeHtml';
import Prism, { withGlobalPrism } from './prism';

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

/** Returns the grammar of a language. `Prism.languages` also has functions such as `extend`. */
function grammarOf(language: string): Grammar | undefined {
  const grammar: unknown = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? (grammar as Grammar) : undefined;
}

/** Does the same as `useTokenize` of `prism-react-renderer`, which only works in React components. */
function tokenize(code: string, language: string): (string | Token)[] {
  const grammar = grammarOf(language);
  if (!grammar) return [code];
  return withGlobalPrism(() => {
    const run = { code, grammar, language, tokens: [] as TokenStream };
    Prism.hooks.run('before-tokenize', run);
    run.tokens = Prism.tokenize(run.code, run.grammar);
    Prism.hooks.run('after-tokenize', run);
    return run.tokens as (string | Token)[];
  });
}

/** Returns the kind of the innermost type that has one. */
function kindOf(types: readonly string[]): Kind | undefined {
  return [...types]
    .reverse()
    .map((type) => KIND_BY_TYPE.get(type))
    .find((kind) => kind !== undefined);
}

function linesOf(code: string, language: string): Span[][] {
  return normalizeTokens(tokenize(code, language)).map((line) =>
    line.map(({ types, content, empty }) => ({ text: empty ? '' : content, kind: kindOf(types) })),
  );
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
 * Highlights code. Most code is highlighted at build time, the code of the request builder and of components that compute
 * it in the browser.
 *
 * @param language name or alias of a Prism language; code in a language that is not loaded has no colors
 * @returns HTML for a `code` element: text, and spans with the classes `code-comment`, `code-string`, `code-keyword`,
 *   `code-name`, `code-number`, `code-inserted` and `code-deleted` (see `src/css/custom.css`). Marked and numbered lines
 *   are spans with the class `code-line` and their number in `data-line`.
 */
export function highlight(code: string, language: string, settings: LineSettings = {}): string {
  const { marked = [], lineNumbersStart } = settings;
  const lines = linesOf(code, language);
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
