import type { Grammar, Token, TokenStream } from 'prismjs';
import { normalizeTokens } from 'prism-react-renderer';

import { escapeHtml } from './escapeHtml';
import Prism, { withGlobalPrism } from './prism';

/** CSS class suffix → Prism token types and aliases. All other tokens have the color of plain text. */
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

const KIND_OF = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

interface Piece {
  text: string;
  kind: Kind | undefined;
}

/** Lines to mark and to number, as Docusaurus' `createCodeBlockMetadata` returns them. */
export interface LineSettings {
  /** Index of a line, from 0 → its classes. */
  lineClassNames?: Readonly<Record<number, readonly string[]>> | undefined;
  /** Number of the first line; without it, lines are not numbered. */
  lineNumbersStart?: number | undefined;
}

/** Prism keeps functions such as `extend` beside its grammars. */
function grammarOf(language: string): Grammar | undefined {
  const grammar: unknown = Object.hasOwn(Prism.languages, language) ? Prism.languages[language] : undefined;
  return typeof grammar === 'object' ? (grammar as Grammar) : undefined;
}

/** Does what `useTokenize` of `prism-react-renderer` does, which can run in React components only. */
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

/** The innermost type that has a kind decides. */
function kindOf(types: readonly string[]): Kind | undefined {
  return [...types]
    .reverse()
    .map((type) => KIND_OF.get(type))
    .find((kind) => kind !== undefined);
}

function linesOf(code: string, language: string): Piece[][] {
  return normalizeTokens(tokenize(code, language)).map((line) =>
    line.map(({ types, content, empty }) => ({ text: empty ? '' : content, kind: kindOf(types) })),
  );
}

function joinEqual(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text, kind } of pieces) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else if (text !== '') joined.push({ text, kind });
  }
  return joined;
}

function htmlOf(pieces: readonly Piece[]): string {
  return joinEqual(pieces)
    .map(({ text, kind }) => (kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}

/** Joins lines again: the end of a line and the start of the next one are pieces of one token. */
function joinLines(lines: readonly Piece[][]): Piece[] {
  const joined: Piece[] = [];
  for (const [first, ...rest] of lines) {
    const last = joined.at(-1);
    if (last && first) last.text += `\n${first.text}`;
    else if (first) joined.push(first);
    joined.push(...rest);
  }
  return joined;
}

/** Numbers are as wide as the last one, so that code begins in one column. */
function lineNumbers(count: number, start: number): string[] {
  const width = String(start + count - 1).length;
  return Array.from({ length: count }, (_, index) => String(start + index).padStart(width));
}

function lineHtml(html: string, classNames: readonly string[], number: string | undefined): string {
  const start = `<span class="${['code-line', ...classNames].join(' ')}"`;
  return number === undefined
    ? `${start}>${html}</span>`
    : `${start} data-line="${number}"><span>${html}</span></span>`;
}

/**
 * Colors code. Runs at build for all code that is known then; in the browser for the request builder and for code that
 * a component computes.
 *
 * @param code as a reader copies it
 * @param language name or alias of a Prism language; code in a language that is not loaded has no colors
 * @param settings lines to mark and to number
 * @returns HTML for a `code` element: text, and spans of the classes `code-comment`, `code-string`, `code-keyword`,
 *   `code-name`, `code-number`, `code-inserted` and `code-deleted` (see `src/css/custom.css`). Marked and numbered lines
 *   are spans of the class `code-line`, with their number in `data-line`.
 */
export function highlight(code: string, language: string, settings: LineSettings = {}): string {
  const { lineClassNames = {}, lineNumbersStart } = settings;
  const lines = linesOf(code, language);
  if (lineNumbersStart === undefined && Object.keys(lineClassNames).length === 0) return htmlOf(joinLines(lines));
  const numbers = lineNumbersStart === undefined ? [] : lineNumbers(lines.length, lineNumbersStart);
  return lines
    .map((line, index) => {
      const end = index < lines.length - 1 ? '\n' : '';
      const html = htmlOf(line) + end;
      const [classNames, number] = [lineClassNames[index], numbers[index]];
      return classNames || number !== undefined ? lineHtml(html, classNames ?? [], number) : html;
    })
    .join('');
}
