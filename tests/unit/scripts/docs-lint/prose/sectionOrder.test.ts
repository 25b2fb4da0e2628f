import { describe, expect, it } from 'vitest';

import { sectionOrder } from '../../../../../scripts/docs-lint/prose/rules/sectionOrder';
import { findingsOf } from './onPage';

const SECTIONS = [
  ...['When to use it', 'Request', 'Example call', 'Reading the result', 'Compare two inputs', 'Pitfalls'],
  'Related',
];

const METRIC = 'docs/understanding-brand-metrics/groundedness.mdx';

function page(headings: readonly string[]): string {
  return headings.map((heading) => `## ${heading}\n\nText.\n`).join('\n');
}

describe('sectionOrder', () => {
  it('accepts the common order, also with further sections', () => {
    expect(findingsOf(sectionOrder, page(SECTIONS), METRIC)).toEqual([]);
    expect(findingsOf(sectionOrder, page(['Before', ...SECTIONS, 'After']), METRIC)).toEqual([]);
  });

  it('reports a section below a later one, and missing sections', () => {
    const [first = '', second = '', ...others] = SECTIONS;
    expect(findingsOf(sectionOrder, page([second, first, ...others.slice(0, -1)]), METRIC)).toEqual([
      { line: 1, found: 'no section "Related"' },
      { line: 5, found: '## When to use it', expected: 'above "Request" (line 1)' },
    ]);
  });

  it.each(['docs/intro.mdx', METRIC.replace('docs', 'versioned_docs/version-v3.3.0')])('ignores %s', (file) => {
    expect(findingsOf(sectionOrder, page(['Request']), file)).toEqual([]);
  });
});
