import { describe, expect, it } from 'vitest';

import { formatFinding } from '../../../scripts/gates/formatFinding';

describe('formatFinding', () => {
  it.each([
    ['nothing in a formatted file', 'a\nb\n', 'a\nb\n', undefined],
    ['the first line that differs', 'a\nb \nc \n', 'a\nb\nc\n', { line: 2, found: '"b "', expected: '"b"' }],
    ['a missing end', 'a', 'a\n', { line: 2, found: '"the end of the file"', expected: '""' }],
    ['lines too many', 'a\n\n\n', 'a\n', { line: 3, found: '""', expected: '"the end of the file"' }],
  ])('finds %s', (_what, source, formatted, expected) => {
    const finding = formatFinding('README.md', source, formatted);
    if (expected) expect(finding).toMatchObject(expected);
    else expect(finding).toBeUndefined();
  });
});
