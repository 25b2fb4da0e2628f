import type { LineSettings } from './highlight';

/** Comments that mark lines: https://docusaurus.io/docs/markdown-features/code-blocks#custom-magic-comments */
const MARK = { next: 'highlight-next-line', start: 'highlight-start', end: 'highlight-end' };

/** The text of a line that is only a comment, in the styles that Docusaurus reads. Example: `{/* highlight-next-line *\/}`. */
const COMMENT = /^\s*(?:\/\/|\{?\s*\/\*|#|<!--|--|\(\*|\*>|%|;;|[!'‘’]|rem\b)\s*(.+?)\s*(?:\*\/\s*\}?|-->|\*\))?\s*$/i;

/** Example: `title="src/app.js"`. Single quotes are possible, too. */
const TITLE = /title=(["'])(.*?)\1/;

/** Example: `{1,3-5}`. */
const MARKED = /\{([\d,-]+)\}/;

/** Examples: `showLineNumbers`, `showLineNumbers=5`. */
const NUMBERED = /(?:^|\s)showLineNumbers(?:=(\d+))?/;

/** A code block as a page contains it. */
export interface WrittenCodeBlock {
  code: string;
  /** As behind the fence, for example `python`; undefined without one. */
  language?: string | null | undefined;
  /** The text behind the language, for example `title="app.js" {1,3-5} showLineNumbers`. */
  meta?: string | null | undefined;
}

/** A code block as a page shows it. */
export interface CodeBlock extends LineSettings {
  /** Without magic comments. */
  code: string;
  /** In lower case; `text` if the block names none. */
  language: string;
  /** Empty without one. */
  title: string;
}

/** Returns the indexes of the lines in a range such as `1,3-5`. */
function markRange(range: string): number[] {
  const lines = range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({ length: Math.max(last - first + 1, 0) }, (_, index) => first + index);
  });
  return lines.filter((line) => line > 0).map((line) => line - 1);
}

/** Removes magic comments. Returns the other lines, and the indexes of those that the comments mark. */
function readComments(lines: readonly string[]): { lines: string[]; marked: number[] } {
  const kept: string[] = [];
  const marked: number[] = [];
  let [isNext, isOpen] = [false, false];
  for (const line of lines) {
    const text = COMMENT.exec(line)?.[1];
    if (text === MARK.next) isNext = true;
    else if (text === MARK.start || text === MARK.end) isOpen = text === MARK.start;
    else {
      if (isNext || isOpen) marked.push(kept.length);
      kept.push(line);
      isNext = false;
    }
  }
  return { lines: kept, marked };
}

/**
 * Reads the settings of a code block that Docusaurus documents: title, line numbers, and marked lines by their numbers or
 * by magic comments.
 */
export function readCodeBlock({ code, language, meta }: WrittenCodeBlock): CodeBlock {
  const settings = meta ?? '';
  const written = code.replace(/\r?\n$/, '').split(/\r?\n/);
  const range = MARKED.exec(settings)?.[1];
  const { lines, marked } = range === undefined ? readComments(written) : { lines: written, marked: markRange(range) };
  const numbered = NUMBERED.exec(settings);
  return {
    code: lines.join('\n'),
    language: (language || 'text').toLowerCase(),
    title: TITLE.exec(settings)?.[2] ?? '',
    marked,
    lineNumbersStart: numbered ? Number(numbered[1] ?? 1) : undefined,
  };
}
