import { describe, expect, it } from 'vitest';

import { unformattedLine } from '../../../../scripts/docs-lint/format';

describe('unformattedLine', () => {
  it.each([
    ['undefined for a formatted file', 'a\nb\n', 'a\nb\n', undefined],
    ['the first line that differs', 'a\nb \nc \n', 'a\nb\nc\n', { line: 2, found: '"b "', expected: '"b"' }],
    ['a missing line break at the end', 'a', 'a\n', { line: 2, found: '"the end of the file"', expected: '""' }],
    ['superfluous lines', 'a\n\n\n', 'a\n', { line: 3, found: '""', expected: '"the end of the file"' }],
  ])('returns %s', (_what, source, formatted, expected) => {
    const finding = unformattedLine('README.md', source, formatted);
    if (expected) expect(finding).toMatchObject(expected);
    else expect(finding).toBeUndefined();
  });
});
