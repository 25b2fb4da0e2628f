import { describe, expect, it } from 'vitest';

import { formatFinding } from '../../../../scripts/docs-lint/finding';

describe('formatFinding', () => {
  it('prints position, rule, found and expected text, reason and remedy', () => {
    const rule = { name: 'filler', level: 'style', why: 'Why.', remedy: 'Remedy.' } as const;
    expect(formatFinding({ file: 'docs/a.mdx', line: 5, column: 1, rule, found: 'In order to', expected: 'To' }))
      .toMatchInlineSnapshot(`
      "docs/a.mdx:5:1 filler (house style)
        found:    In order to
        expected: To
        why:      Why.
        remedy:   Remedy."
    `);
  });
});
