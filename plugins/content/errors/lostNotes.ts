import type { ContainerDirective, LeafDirective } from 'mdast-util-directive';

import { closestName } from '@api-docs/kit';
import { ADMONITIONS } from '@api-docs/kit/pages';

import type { Found } from './pageProgram';

const KINDS = ADMONITIONS.join('|');

/**
 * A note as GitHub or MkDocs have it, or with a colon too few. Examples: `[!NOTE]` in a quote, `!!! note`, `??? tip "Title"`,
 * `:: note`, but not `!!! Note that this is text`.
 */
const FOREIGN_NOTE = new RegExp(
  `^(?:\\[!(${KINDS})\\]|(?:!!!|::|\\?{3}\\+?) +(${KINDS})(?: +(?:inline|end))*(?: +"[^"]*")?)\\s*$`,
  'i',
);

/** Returns the error for a note that would be text, or a box without its kind. */
function unreadNote(found: string, kind: string): Found {
  const meant = closestName(kind, ADMONITIONS);
  const ofKind =
    meant === undefined
      ? 'write :::note above the text and ::: below it, or the signs themselves in backticks'
      : `write :::${meant} above the text, and ::: below it`;
  return {
    problem: 'readers would not see a note as such',
    expected: `a line such as :::note or :::note[Title], with one of ${ADMONITIONS.join(', ')}, and ::: below the text`,
    found,
    remedy: /^:+$/.test(found)
      ? 'remove the line; around a note with another one in it, write :::: above and below'
      : ofKind,
  };
}

/**
 * Finds a block that is no note because of its name, or of words behind it.
 *
 * @param line its first line
 */
export function unknownNote({ type, name }: ContainerDirective | LeafDirective, line: string): Found | undefined {
  if (type === 'containerDirective' && ADMONITIONS.includes(name)) return undefined;
  return unreadNote(line.trim(), name.toLowerCase());
}

/**
 * Finds a note in a paragraph, whose signs would be text.
 *
 * @param start the first line of the paragraph, as it is written
 */
export function noteInText(start: string): Found | undefined {
  const [mark, ofGitHub, ofMkDocs] = FOREIGN_NOTE.exec(start) ?? /^:::.*/.exec(start) ?? [];
  if (mark === undefined) return undefined;
  return unreadNote(mark.trim(), (ofGitHub ?? ofMkDocs ?? /\w+/.exec(mark)?.[0] ?? '').toLowerCase());
}
