import type { Token, TokenStream } from 'prismjs';

import Prism from './prism';

/** Class of a piece of code → the names that Prism gives to what has it. All else has the color of plain text. */
const KINDS = {
  comment: ['comment', 'prolog'],
  string: ['string', 'attr-value', 'triple-quoted-string', 'char', 'regex'],
  keyword: ['keyword', 'boolean', 'constant', 'tag', 'shebang'],
  name: ['function', 'class-name', 'property', 'attr-name', 'key', 'variable', 'parameter'],
  number: ['number', 'builtin', 'namespace'],
} as const;

type Kind = keyof typeof KINDS;

const KIND_OF = new Map<string, Kind>(
  Object.entries(KINDS).flatMap(([kind, names]) => names.map((name) => [name, kind as Kind] as const)),
);

interface Piece {
  text: string;
  kind: Kind | undefined;
}

function kindOf({ type, alias }: Token): Kind | undefined {
  const names = [...[alias ?? []].flat(), type];
  return names.map((name) => KIND_OF.get(name)).find((kind) => kind !== undefined);
}

/** What stands inside a token has the token's kind, unless it has one of its own. */
function piecesOf(stream: TokenStream, outer: Kind | undefined): Piece[] {
  if (typeof stream === 'string') return [{ text: stream, kind: outer }];
  if (Array.isArray(stream)) return stream.flatMap((part) => piecesOf(part, outer));
  return piecesOf(stream.content, kindOf(stream) ?? outer);
}

function joinEqual(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const { text, kind } of pieces) {
    const last = joined.at(-1);
    if (last && (last.kind === kind || text.trim() === '')) last.text += text;
    else joined.push({ text, kind });
  }
  return joined;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/**
 * Colors code. Runs at build for everything that pages print; in the browser for the request builder alone.
 *
 * @param code as a reader copies it
 * @param language name of a Prism language; of one that Prism was not given, all text is plain
 * @returns HTML for a `code` element: text, and spans of the classes `code-comment`, `code-string`, `code-keyword`,
 *   `code-name` and `code-number` (see `src/css/custom.css`)
 */
export function highlight(code: string, language: string): string {
  const grammar = Prism.languages[language];
  const pieces = grammar ? piecesOf(Prism.tokenize(code, grammar), undefined) : [{ text: code, kind: undefined }];
  return joinEqual(pieces)
    .map(({ text, kind }) => (kind ? `<span class="code-${kind}">${escapeHtml(text)}</span>` : escapeHtml(text)))
    .join('');
}
