import { describe, expect, it } from 'vitest';

import { parseMdx } from '../../../plugins/content/parseMdx';
import { describeError } from '../../../plugins/dev-server/describeError';
import { buildError } from '../../../plugins/lib/buildError';

/** Returns the error of the parser as Docusaurus wraps it. */
function mdxError(source: string): Error {
  try {
    parseMdx(source);
  } catch (cause) {
    return new Error(`MDX compilation failed\nDetails: ${String(cause)}`, { cause });
  }
  throw new Error('the source is valid');
}

describe('describeError', () => {
  it.each([
    ['Text.\n\n<b', 'docs/a.mdx:3: ', 'found:    Unexpected end of file'],
    ['Text.\n\n</b>', 'docs/a.mdx:3: ', 'found:    Unexpected closing slash `/` in tag'],
    ['{', 'docs/a.mdx:1: ', 'expected: a corresponding closing brace'],
  ])('names line, expected and found of malformed MDX: %j', (source, place, found) => {
    const message = describeError(mdxError(source), 'docs/a.mdx');
    expect(message.startsWith(place)).toBe(true);
    expect(message).toContain(found);
    expect(message).toContain('remedy: ');
    expect(message).not.toContain('Details');
  });

  it('returns the message of a build error, wrapped or not, and of any other error', () => {
    const cause = buildError({ file: 'docs/a.mdx:2', problem: 'x', expected: 'y', found: 'z', remedy: 'w' });
    expect(describeError(new Error('wrapped', { cause }), 'docs/a.mdx')).toBe(cause.message);
    expect(describeError(cause, 'docs/a.mdx')).toBe(cause.message);
    expect(describeError(new Error('other'), 'docs/a.mdx')).toBe('other');
  });
});
