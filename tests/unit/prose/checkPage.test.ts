import { describe, expect, it } from 'vitest';

import { describeFinding } from '../../../scripts/gates/describeFinding';
import { applyFixes } from '../../../scripts/prose/applyFixes';
import { checkPage } from '../../../scripts/prose/checkPage';
import { readPage } from '../../../scripts/prose/page';
import { RULES } from '../../../scripts/prose/rules';

const SOURCE = '# Title\n\n## Read The reply\n\nIn order to score, call v3.\n';

describe('checkPage', () => {
  it('lists the findings of all rules in the order of the page', () => {
    expect(checkPage(readPage('docs/a.mdx', SOURCE), RULES).map(({ rule, line }) => `${line} ${rule.name}`)).toEqual([
      '3 opening',
      '3 heading-case',
      '5 filler',
      '5 generation-noun',
    ]);
  });

  it('finds nothing on a page that follows the rules', () => {
    const source =
      '---\ntitle: Tone\ndescription: Read a tone.\n---\n\nSend a text.\n\n## Read the reply\n\nLook at `data`.\n';
    expect(checkPage(readPage('docs/a.mdx', source), RULES)).toEqual([]);
  });
});

describe('the rules', () => {
  it('have names of their own, a reason and a remedy', () => {
    expect(new Set(RULES.map(({ name }) => name)).size).toBe(RULES.length);
    expect(RULES.map(({ name }) => name)).toEqual(RULES.map(({ name }) => name).sort());
    for (const { name, why, remedy } of RULES) expect([name, why, remedy].every((text) => text.length > 5)).toBe(true);
  });
});

describe('describeFinding', () => {
  it('names rule and place, what was found and expected, the reason and the remedy', () => {
    const findings = checkPage(readPage('docs/a.mdx', SOURCE), RULES);
    expect(findings.slice(1, 3).map(describeFinding).join('\n')).toMatchInlineSnapshot(`
      "docs/a.mdx:3:9 heading-case
        found:    The
        expected: the
        why:      Headings in sentence case read like the prose below them and show which words are names.
        remedy:   Capitalize the first word and names. If the word is a name, add it to scripts/prose/properNouns.ts.
      docs/a.mdx:5:1 filler
        found:    In order to
        expected: To
        why:      The word teaches nothing: the sentence says the same without it, and a reader who struggles feels blamed by it.
        remedy:   Leave it out, or say the fact behind it: a number, a condition, a step."
    `);
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
  ])('applies %s', (_case, findings, mended) => {
    expect(applyFixes('abcdef', findings)).toBe(mended);
  });
});
