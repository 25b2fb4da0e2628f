import { describe, expect, it } from 'vitest';

import { applyFixes, checkPage } from '../../../../../scripts/docs-lint/prose/rule';
import { readPage } from '../../../../../scripts/docs-lint/prose/page';
import { RULES } from '../../../../../scripts/docs-lint/prose/rules';

const SOURCE = '# Title\n\n## Read The reply\n\nIn order to score, call v3.\n';

describe('checkPage', () => {
  it('returns the findings of all rules in the order of the page', () => {
    expect(checkPage(readPage('docs/a.mdx', SOURCE), RULES).map(({ rule, line }) => `${line} ${rule.name}`)).toEqual([
      '1 page-description',
      '3 opening',
      '3 heading-case',
      '5 filler',
      '5 glossary',
    ]);
  });

  it('returns nothing for a page that follows the rules', () => {
    const description = 'Send a text, read its tone, and decide what your application does with the answer.';
    const source = `---\ntitle: Tone\ndescription: ${description}\n---\n\nSend a text.\n\n## Read the reply\n\nLook at \`data\`.\n`;
    expect(checkPage(readPage('docs/a.mdx', source), RULES)).toEqual([]);
  });
});

describe('the rules', () => {
  it('have unique names, a reason and a remedy', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    expect(RULES.map(({ name }) => name)).toEqual(RULES.map(({ name }) => name).sort());
    for (const { name, why, remedy } of RULES) expect([name, why, remedy].every((text) => text.length > 5)).toBe(true);
  });
});

describe('applyFixes', () => {
  const finding = (start: number, end: number, text: string) => ({ line: 1, found: '', fix: { start, end, text } });

  it.each([
    ['nothing', [], 'abcdef'],
    ['fixes in any order', [finding(4, 6, 'Z'), finding(0, 1, 'XY')], 'XYbcdZ'],
    ['the first of two that overlap', [finding(1, 4, '-'), finding(3, 5, '+')], 'a-ef'],
    ['two that touch', [finding(1, 3, '-'), finding(3, 5, '+')], 'a-+f'],
    ['findings without a fix', [{ line: 1, found: 'a' }], 'abcdef'],
  ])('applies %s', (_case, findings, fixed) => {
    expect(applyFixes('abcdef', findings)).toBe(fixed);
  });
});
