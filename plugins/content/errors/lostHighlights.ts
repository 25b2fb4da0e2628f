import type { Code } from 'mdast';

import type { Found } from './pageProgram';

/** Numbers of lines in braces, which may be misspelled. Examples: `{1,3-5}`, `{1, 3}`, `{2-}`; not `{a}`. */
const RANGE = /(?:^|\s)(\{\s*\d[\d\s,.:;–-]*\})/u;

/** What Docusaurus reads. Example: `{1,3-5}`. */
const READ_RANGE = /^\{\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*\}$/;

/** A line that is only a comment with the start or the end of marked lines. Example: `// highlight-start`. */
const LIMIT = /^\s*(?:rem\s|\W{1,4})\s*highlight-(start|end)\W*$/i;

/** Finds numbers of lines that mark nothing. */
function lostRange(range: string, count: number): Found | undefined {
  const problem = 'readers would not see the marked lines of a code block';
  if (!READ_RANGE.test(range)) {
    const meant = range
      .replaceAll(/\s/g, '')
      .replaceAll(/[:–]|\.{2,3}/gu, '-')
      .replaceAll(/;/g, ',');
    return {
      problem,
      expected: 'numbers of lines and ranges, with commas and without spaces, such as {1,3-5}',
      found: range,
      remedy: READ_RANGE.test(meant) ? `write ${meant}` : 'write the first and the last line of each range',
    };
  }
  if (Math.max(...(range.match(/\d+/g) ?? []).map(Number)) <= count) return undefined;
  return {
    problem,
    expected: `numbers from 1 to ${count}, the lines of the block`,
    found: range,
    remedy: 'count the lines again, or mark them with // highlight-next-line',
  };
}

/** Finds a comment that begins or ends marked lines without the other one. */
function lostLimit(lines: readonly string[]): Found | undefined {
  const limits = lines.flatMap((line) => LIMIT.exec(line)?.[1]?.toLowerCase() ?? []);
  const odd = limits.find((limit, index) => limit !== (index % 2 === 0 ? 'start' : 'end'));
  const found = odd ?? (limits.length % 2 === 1 ? 'start' : undefined);
  if (found === undefined) return undefined;
  const other = found === 'start' ? 'end' : 'start';
  return {
    problem: `a code block has a comment highlight-${found} without one of highlight-${other}`,
    expected: 'each highlight-start with a highlight-end below it',
    found: `highlight-${found}`,
    remedy: `add the comment highlight-${other}, or remove this one`,
  };
}

/** Finds the lines of a code block that its writer has marked in a way that marks nothing, or too much. */
export function lostHighlight({ meta, value }: Code): Found | undefined {
  const lines = value.split('\n');
  const range = RANGE.exec(meta ?? '')?.[1];
  // As Docusaurus reads it: numbers of lines come first, and comments are code then.
  return range === undefined ? lostLimit(lines) : lostRange(range, lines.length);
}
